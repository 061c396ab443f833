/** Coal Train's bots as the house asks them. */
import type { LevelName } from '../../building-blocks/levels.ts'
import type { Depth } from '../../facets/review-depth.ts'
import type { Thinking } from '../../facets/thinking.ts'
import { questionsBy } from '../../review/questions.ts'
import { choose } from '../bot/choose.ts'
import { forecast } from '../bot/forecast.ts'
import { forgetHidden } from '../bot/hidden-tiles.ts'
import { ideasFor } from '../bot/ideas.ts'
import { LEVELS } from '../bot/levels.ts'
import { withTurns, type EntryToReview } from '../bot/review/turn-so-far.ts'
import { analyse, ROUNDS } from '../bot/review/analyse.ts'
import { REVIEW_VERSION, reviewMove } from '../bot/review/review.ts'
import { scale } from '../bot/review/scale.ts'
import { positionsBefore } from '../rules/entries.ts'
import { deal } from '../rules/setup.ts'
import type { Decision } from '../rules/types.ts'
import type { State } from '../state/state.ts'
import type { DigitalRecord } from '../rules/record.ts'

const eachEntry = questionsBy((record: DigitalRecord, moves) =>
  positionsBefore(deal(record.setup, record.players.length), moves),
)

const questions = (record: DigitalRecord, depth: Depth): EntryToReview[] => withTurns(eachEntry(record, depth))

export const thinking: Thinking<State, Decision, EntryToReview> = {
  levels: Object.values(LEVELS),
  usual: 'hewer',
  seen: forgetHidden,
  choose: (s, level: LevelName, budget, random) => choose(s, LEVELS[level], budget, random),
  ideas: ideasFor,
  forecast,
  reviewing: { scale, version: REVIEW_VERSION, questions, answer: reviewMove },
  analysing: { rounds: ROUNDS, answer: analyse },
}
