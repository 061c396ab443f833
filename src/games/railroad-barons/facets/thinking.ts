/** Railroad Barons' bots as the house asks them. */
import type { LevelName } from '../../building-blocks/levels.ts'
import type { Thinking } from '../../facets/thinking.ts'
import { questionsBy, type MoveToReview } from '../../review/questions.ts'
import { analyse, ROUNDS } from '../bot/review/analyse.ts'
import { choose } from '../bot/choose.ts'
import { forecast } from '../bot/forecast.ts'
import { ideasFor } from '../bot/ideas.ts'
import { LEVELS } from '../bot/levels.ts'
import { REVIEW_VERSION, reviewMove } from '../bot/review/review.ts'
import { scale } from '../bot/review/scale.ts'
import { positionsBefore } from '../rules/entries.ts'
import { deal } from '../rules/setup.ts'
import type { Decision, Entry } from '../rules/types.ts'
import * as state from '../state/state.ts'
import type { State } from '../state/state.ts'
import type { DigitalRecord } from '../rules/record.ts'

const questions = questionsBy((record: DigitalRecord, moves) => positionsBefore(deal(record.setup), moves))

export const thinking: Thinking<State, Decision, MoveToReview<State, Entry>> = {
  levels: Object.values(LEVELS),
  usual: 'hewer',
  seen: state.copy,
  choose: (s, level: LevelName, budget, random) => choose(s, LEVELS[level], budget, random),
  ideas: ideasFor,
  forecast,
  reviewing: { scale, version: REVIEW_VERSION, questions, answer: reviewMove },
  analysing: { rounds: ROUNDS, answer: analyse },
}
