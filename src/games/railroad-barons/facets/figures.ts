/** The parts of Railroad Barons' scores. They aren't known for a game that was scored by totals alone. */
import type { Figures } from '../../facets/figures.ts'
import { FACTS } from './fact-keys.ts'
import { factsOf } from './facts.ts'
import type { SeatScore, Setup } from '../rules/types.ts'
import { HOLDINGS } from '../state/components.ts'

type Score = SeatScore | Pick<SeatScore, 'total'>

const cellsOf = (score: Score): number[] | null =>
  'stock' in score ? [score.cash, ...HOLDINGS.map((holding) => score.stock[holding])] : null

const PARTS = ['cash', ...HOLDINGS]

export const figures: Figures = {
  parts: PARTS,
  partsOf: cellsOf,
  columns: PARTS,
  cellsOf,
  tieBreak: null,
  facts: { keys: FACTS, of: factsOf },
  starter: ({ startingPlayer }: Pick<Setup, 'startingPlayer'>) => startingPlayer,
}
