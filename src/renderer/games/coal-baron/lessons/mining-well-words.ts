/** The words of the mining puzzles. */
import { LEARNER } from '../../../../games/coal-baron/lessons/learner.ts'
import { PUZZLES } from '../../../../games/coal-baron/lessons/mining-well.ts'
import type { CoalBaronWire } from '../../../../games/coal-baron/wire/wire.ts'
import { sum } from '../../../i18n/numbers.ts'
import { m } from '../../../paraglide/messages.js'
import type { LessonWords } from '../../screens/lesson-screens.ts'
import type { CoalBaronTable } from '../board-state/envelopes.ts'
import { pointsOf } from '../words/describe.ts'

const points = (count: number) => m.count_points({ count })

/** The points of the learner's complete orders. */
const reached = ({ view }: CoalBaronTable) =>
  sum(view.seats[LEARNER].orders.flatMap(({ order, complete }) => (complete ? [pointsOf(order)] : [])))

/** The texts at the end of each puzzle, by step. */
const ENDS = Object.fromEntries(
  PUZZLES.flatMap(({ id, best }) => [
    [`${id}-best`, (table: CoalBaronTable) => m.cb_puzzle_best({ points: points(reached(table)) })],
    [
      `${id}-better`,
      (table: CoalBaronTable) => m.cb_puzzle_better({ points: points(reached(table)), best: points(best) }),
    ],
  ]),
)

export const miningWellWords: LessonWords<CoalBaronWire> = {
  title: m.cb_puzzle_title,
  lead: m.cb_puzzle_lead,
  chapters: { choice: m.cb_puzzle_ch_choice, trip: m.cb_puzzle_ch_trip, pair: m.cb_two_for_one },
  steps: {
    'choice-begin': () => m.cb_puzzle_choice_begin(),
    'choice-mine': () => m.cb_puzzle_choice_mine(),
    'trip-begin': () => m.cb_puzzle_trip_begin(),
    'trip-mine': () => m.cb_puzzle_trip_mine(),
    'pair-begin': () => m.cb_puzzle_pair_begin(),
    'pair-mine': () => m.cb_puzzle_pair_mine(),
    ...ENDS,
  },
}
