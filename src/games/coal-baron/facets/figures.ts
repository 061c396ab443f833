/** The parts of Coal Baron's scores. They aren't known for a game that was scored by totals alone. */
import { numberAt } from '../../building-blocks/lists.ts'
import type { Figures } from '../../facets/figures.ts'
import { ELEMENTS_SCORED, SHIFTS } from '../state/components.ts'
import type { Setup } from '../rules/setup.ts'
import type { PointsScore } from '../rules/sheet.ts'
import type { SeatScore } from '../rules/types.ts'

type Score = PointsScore & Partial<SeatScore>

const ELEMENTS = numberAt(ELEMENTS_SCORED, SHIFTS - 1)
const elements = Array.from({ length: ELEMENTS }, (_, element) => element)

const isWhole = (score: Score): score is SeatScore => score.shifts !== undefined

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

/** The deliveries, each element's rewards of all shifts together, and the four accounts. */
const partsOf = ({ delivered, shifts, marks, coal, outstanding, balance }: SeatScore): number[] => [
  delivered,
  ...elements.map((element) => sum(shifts.map((rewards) => rewards[element] ?? 0))),
  ...[marks, coal, outstanding, balance],
]

const cellsOf = ({ delivered, shifts, marks, coal, outstanding, balance }: SeatScore): number[] => [
  delivered,
  ...shifts.map(sum),
  ...[marks, coal, outstanding, balance],
]

export const figures: Figures = {
  parts: ['delivered', ...elements.map((element) => `element-${element}`), 'marks', 'coal', 'outstanding', 'balance'],
  partsOf: (score: Score) => (isWhole(score) ? partsOf(score) : null),
  columns: ['delivered', 'shift 1', 'shift 2', 'shift 3', 'marks', 'coal', 'outstanding', 'balance'],
  cellsOf: (score: Score) => (isWhole(score) ? cellsOf(score) : null),
  tieBreak: { column: 'marks left', of: ({ marksLeft }: PointsScore) => marksLeft ?? null },
  starter: ({ startingPlayer }: Pick<Setup, 'startingPlayer'>) => startingPlayer,
}
