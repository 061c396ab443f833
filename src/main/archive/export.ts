/** Taking games along. */
import type { ExportFormat } from '../../contract/archive.ts'
import type { Catalogue } from '../../games/facets/facets.ts'
import { writeRecord, type GameRecord } from '../../games/record/record.ts'
import { bgStatsFile } from './formats/bg-stats.ts'
import { csv } from './formats/csv.ts'
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
  return second === undefined ? recordFile(first) : null
}

const recordFile = (record: GameRecord): ExportedFile => ({
  name: `${nameOf(record)}.pithead`,
  bytes: Buffer.from(writeRecord(record)),
})

/** No two have the same name. */
function* filesOf(records: Records): Generator<ExportedFile> {
  const seen = new Map<string, number>()
  for (const record of records) {
    const file = recordFile(record)
    const times = (seen.get(file.name) ?? 0) + 1
    seen.set(file.name, times)
    yield times > 1 ? { ...file, name: file.name.replace(/\.pithead$/, ` ${times}.pithead`) } : file
  }
}

/** The day, the game and the names: `2026-11-20 checkers Mike, Lucy`, with nothing in it that a file's name may not hold. */
function nameOf({ startedAt, game, players }: GameRecord): string {
  const names = players.map(({ name }) => name.replaceAll(/[\p{C}<>:"/\\|?*.]/gu, '_').slice(0, 30)).join(', ')
  return `${startedAt.slice(0, 10)} ${game} ${names}`
}
