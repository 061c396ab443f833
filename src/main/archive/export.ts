/** Taking games along. */
import type { ExportFormat, TableStyle } from '../../contract/archive.ts'
import type { Catalogue } from '../../games/facets/facets.ts'
import { writeRecord, type FinishedRecord, type GameRecord } from '../../games/record/record.ts'
import { bgStatsFile } from './formats/bg-stats.ts'
import { csv } from './formats/csv.ts'
import { fileNameOf, unlikeNames } from './formats/file-names.ts'
import { sentGame } from './formats/sent-game.ts'
import { zipped, type ArchivedFile } from './formats/zip-writer.ts'
import { present } from '../../games/building-blocks/present.ts'

export interface ExportedFile {
  name: string
  /** Made as they are asked for. */
  parts: AsyncIterable<Buffer>
}

/** Games that can be gone through more than once, each read anew where they are many. */
export type Records = Iterable<FinishedRecord>

/**
 * One file with these finished games: a record alone or a zip of several, a table, plays for BG Stats, or the page of one game.
 * `pace` is awaited after every game.
 */
export function exportedFile(
  records: Records,
  format: ExportFormat,
  catalogue: Catalogue,
  pace: () => Promise<void> = () => Promise.resolve(),
  style?: TableStyle,
): ExportedFile {
  switch (format) {
    case 'csv':
      return { name: 'pithead.csv', parts: gathered(csv(records, catalogue, pace, style)) }
    case 'bg-stats':
      return { name: 'pithead.bgsplay', parts: gathered(bgStatsFile(records, catalogue, pace)) }
    case 'html':
      return pageOf(records)
    case 'records':
      return onlyOne(records) ?? { name: 'pithead-records.zip', parts: gathered(zipped(filesOf(records), pace)) }
  }
}

const pageOf = ([record]: Records): ExportedFile => ({
  name: `${fileNameOf(record)}.html`,
  parts: gathered([Buffer.from(sentGame(record))]),
})

function onlyOne(records: Records): ExportedFile | null {
  const [first, second] = records
  if (second !== undefined) return null
  const { name, bytes } = recordFile(first, fileNameOf(first))
  return { name, parts: gathered([bytes]) }
}

/** Bytes written at once. */
const AT_ONCE = 256 * 1024

/** The same bytes in fewer, larger parts. */
async function* gathered(parts: AsyncIterable<string | Buffer> | Iterable<Buffer>): AsyncGenerator<Buffer> {
  let waiting: Buffer[] = []
  let size = 0
  for await (const part of parts) {
    waiting.push(typeof part === 'string' ? Buffer.from(part) : part)
    size += present(waiting.at(-1), 'the last piece').length
    if (size < AT_ONCE) continue
    yield Buffer.concat(waiting)
    waiting = []
    size = 0
  }
  yield Buffer.concat(waiting)
}

const recordFile = (record: GameRecord, name: string): ArchivedFile => ({
  name: `${name}.pithead`,
  bytes: Buffer.from(writeRecord(record)),
})

function* filesOf(records: Records): Generator<ArchivedFile> {
  const unlike = unlikeNames()
  for (const record of records) yield recordFile(record, unlike(fileNameOf(record)))
}
