/** Coal Baron's bots as the house asks them. */
import type { LevelName } from '../../building-blocks/levels.ts'
import type { Thinking } from '../../facets/thinking.ts'
import { questionsBy, type MoveToReview } from '../../review/questions.ts'
import { choose } from '../bot/choose.ts'
import { chancesOf } from '../bot/forecast.ts'
import { ideasFor } from '../bot/ideas.ts'
import { LEVELS } from '../bot/levels.ts'
import { analyse, ROUNDS } from '../bot/review/analyse.ts'
import { reviewMove } from '../bot/review/review.ts'
import { REVIEW_VERSION } from '../bot/review/reviewed.ts'
import { scale } from '../bot/review/scale.ts'
import { forgetDrawn, forgetHidden } from '../rules/hidden.ts'
import { positionsOf } from '../rules/positions.ts'
import { setupOf } from '../rules/record.ts'
import type { DigitalRecord } from '../rules/record.ts'
import * as state from '../state/state.ts'
import type { State } from '../state/state.ts'
import type { Decision, Entry } from '../rules/types.ts'
import { deciding } from '../rules/view.ts'

const questions = questionsBy((record: DigitalRecord, moves) =>
  positionsOf(setupOf(record), moves).flatMap(({ part, state: s }) => (part === 0 ? [s] : [])),
)

export const thinking: Thinking<State, Decision, MoveToReview<State, Entry>> = {
  levels: Object.values(LEVELS),
  usual: 'hewer',
  seen: (s) => seen(s, deciding(s)),
  choose: (s, level: LevelName, budget, random) => choose(s, LEVELS[level], budget, random),
  ideas: ideasFor,
  forecast: (s, seat) => ({ chances: chancesOf(seen(s, seat)) }),
  reviewing: { scale, version: REVIEW_VERSION, questions, answer: reviewMove },
  analysing: { rounds: ROUNDS, answer: analyse },
}

/** The player who decides sees the drawn cards or tiles, as in the view. */
function seen(s: State, seat: number | null): State {
  const copy = state.copy(s)
  if (seat === null || seat !== deciding(s)) forgetDrawn(copy)
  forgetHidden(copy)
  return copy
}
