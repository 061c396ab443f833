/** Files that are made part by part, whole. */
import { buffer, text } from 'node:stream/consumers'
import { CATALOGUE } from '../../src/games/catalogue.ts'
import { isFinished } from '../../src/games/facets/recording.ts'
import type { GameRecord } from '../../src/games/record/record.ts'
import { bgStatsFile } from '../../src/main/archive/formats/bg-stats.ts'
import { zipped, type ArchivedFile } from '../../src/main/archive/formats/zip-writer.ts'

export const zip = (files: Iterable<ArchivedFile>): Promise<Buffer> => buffer(zipped(files))

export const playsOf = (records: Iterable<GameRecord>): Promise<string> =>
  text(bgStatsFile([...records].filter(isFinished), CATALOGUE))
