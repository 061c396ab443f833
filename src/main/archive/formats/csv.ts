/** A row a player and game (docs/exports.md#csv). */
import type { TableStyle } from '../../../contract/archive.ts'
import { csvField } from '../../../contract/conventions/csv-field.ts'
import { minutesOf } from '../../../games/building-blocks/minutes.ts'
import { gameIn, type Catalogue, type Game } from '../../../games/facets/facets.ts'
import type { FinishedRecord } from '../../../games/record/record.ts'
import { ranks } from '../../platform/ranks.ts'

/** The first columns of every table of games. */
export const OWN_COLUMNS = [
  ...['record id', 'game', 'mode', 'started', 'finished', 'minutes', 'seat', 'name', 'colour', 'control'],
  'starting player',
]

/** How a table is written: as RFC 4180 says, or as spreadsheets open it in languages with a decimal point or a decimal comma. */
const STYLES: Readonly<Record<TableStyle, { mark: string; separator: string }>> = {
  plain: { mark: '', separator: ',' },
  comma: { mark: '\ufeff', separator: ',' },
  semicolon: { mark: '\ufeff', separator: ';' },
}

/**
 * RFC 4180, UTF-8. Seats and ranks count from 1; what was not kept of a game is left empty. The parts of a score are columns
 * for each of the games in it.
 */
export async function* csv(
  records: Iterable<FinishedRecord>,
  catalogue: Catalogue,
  pace: () => Promise<void> = () => Promise.resolve(),
  style: TableStyle = 'plain',
): AsyncGenerator<string> {
  const { mark, separator } = STYLES[style]
  const lineOf = (row: readonly Cell[]): string => `${row.map(csvField).join(separator)}\r\n`
  const ids = new Set<string>()
  for (const { game } of records) {
    ids.add(game)
    await pace()
  }
  const games = [...catalogue.values()].filter(({ identity }) => ids.has(identity.id))
  const parts = unique(games.flatMap(({ figures }) => figures.columns))
  const left = unique(games.flatMap(({ figures }) => figures.tieBreak?.column ?? []))
  const header = [...OWN_COLUMNS, ...parts, 'total', ...left, 'rank', 'winner', 'place', 'notes']
  yield mark + lineOf(header)
  for (const record of records) {
    yield rowsOf(record, gameIn(catalogue, record.game), parts, left).map(lineOf).join('')
    await pace()
  }
}

const unique = (names: readonly string[]) => [...new Set(names)]

type Cell = string | number | undefined

function rowsOf(
  record: FinishedRecord,
  { figures }: Game,
  parts: readonly string[],
  left: readonly string[],
): Cell[][] {
  const { id, game, mode, startedAt, finishedAt, players, setup, place, notes, result } = record
  const starter = figures.starter(setup)
  const rank = ranks(result, figures)
  const { columns, tieBreak } = figures
  return players.map(({ name, color, control }, seat) => {
    const score = result.scores[seat]
    const cells = figures.cellsOf(score)
    return [
      ...[id, game, mode, startedAt, finishedAt, minutesOf(record) || undefined, seat + 1, name, color, control],
      yes(seat === starter),
      ...parts.map((part) => cells?.[columns.indexOf(part)]),
      score.total,
      ...left.map((column) => (column === tieBreak?.column ? (tieBreak.of(score) ?? undefined) : undefined)),
      ...[rank[seat], yes(result.winners.includes(seat)), place, notes],
    ]
  })
}

const yes = (is: boolean) => (is ? 'yes' : 'no')
