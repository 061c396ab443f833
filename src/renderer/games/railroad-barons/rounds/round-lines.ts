/** Lines of a plot by round, and the table that says the same. */
import type { Player } from '../../../../games/building-blocks/players.ts'
import { m } from '../../../paraglide/messages.js'
import { markPath, pieceColor, textColor } from '../../../ui/player-colors.ts'
import { usd } from '../words/money.ts'
import { roundText } from '../words/round-words.ts'
import type { RoundEnd } from './round-ends.ts'

interface RoundLine {
  name: string
  values: (number | null)[]
}

/** The stock rounds are numbered; each has two operating rounds after it. */
export const stepsOf = (ends: readonly RoundEnd[]): (string | null)[] =>
  ends.map(({ round: { stock, operating } }) => (stock === 0 || operating > 0 ? null : String(stock)))

/** A line for each player. */
export const linesOf = (ends: readonly RoundEnd[], players: readonly Player[], what: 'worth' | 'cash') =>
  players.map(({ name, color }, seat) => ({
    name,
    values: ends.map((end) => end[what][seat]),
    color: textColor(color),
    mark: { path: markPath(color), fill: pieceColor(color) },
  }))

export const tableOf = (ends: readonly RoundEnd[], lines: readonly RoundLine[]) => ({
  columns: [m.after(), ...lines.map(({ name }) => name)],
  rows: ends.map(({ round }, step) => [
    roundText(round),
    ...lines.map(({ values }) => (values[step] === null ? '–' : usd(values[step]))),
  ]),
})
