/** The parts of Coal Train's scores. They aren't known for a game that was scored by totals alone. */
import type { Figures } from '../../facets/figures.ts'
import { FACTS } from './fact-keys.ts'
import { factsOf } from './facts.ts'
import type { SeatScore, Setup } from '../rules/types.ts'
import { PARTS } from '../state/state.ts'

type Score = Partial<SeatScore>

const cellsOf = (score: Score): number[] | null =>
  'towns' in score ? PARTS.map((part) => (score as SeatScore)[part]) : null

export const figures: Figures = {
  parts: PARTS,
  partsOf: cellsOf,
  columns: PARTS,
  cellsOf,
  tieBreak: { column: 'left', of: ({ left }: Score) => left ?? null },
  facts: { keys: FACTS, of: factsOf },
  starter: ({ startingPlayer }: Pick<Setup, 'startingPlayer'>) => startingPlayer,
}
