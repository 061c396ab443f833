/** Taking games along. */
import type { ExportFormat } from '../../contract/archive.ts'
import type { Catalogue } from '../../games/facets/facets.ts'
import { writeRecord, type GameRecord } from '../../games/record/record.ts'
import { bgStatsFile } from './formats/bg-stats.ts'
import { csv } from './formats/csv.ts'
import { fileNameOf, unlikeNames } from './formats/file-names.ts'
import { zip } from './formats/zip.ts'

export interface ExportedFile {
  name: string
  bytes: Buffer
}

/** Games that can be gone through more than once, each read anew where they are many. */
export type Records = Iterable<GameRecord>

/**
 * One file with these finished games: a record alone or a zip of several, a table, or plays for BG Stats. `pace` is awaited
 * after every game.
 */
export async function exportedFile(
  records: Records,
  format: ExportFormat,
  catalogue: Catalogue,
  pace: () => Promise<void> = () => Promise.resolve(),
): Promise<ExportedFile> {
  switch (format) {
    case 'csv':
      return { name: 'pithead.csv', bytes: await csv(records, catalogue, pace) }
    case 'bg-stats':
      return { name: 'pithead.bgsplay', bytes: await bgStatsFile(records, catalogue, pace) }
    case 'records':
      return onlyOne(records) ?? { name: 'pithead-records.zip', bytes: await zip(filesOf(records), pace) }
  }
}

function onlyOne(records: Records): ExportedFile | null {
  const [first, second] = records
  return second === undefined ? recordFile(first, fileNameOf(first)) : null
}

const recordFile = (record: GameRecord, name: string): ExportedFile => ({
  name: `${name}.pithead`,
  bytes: Buffer.from(writeRecord(record)),
})

function* filesOf(records: Records): Generator<ExportedFile> {
  const unlike = unlikeNames()
  for (const record of records) yield recordFile(record, unlike(fileNameOf(record)))
}
