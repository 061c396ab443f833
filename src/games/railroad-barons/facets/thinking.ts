/** Railroad Barons' bots as the house asks them. */
import { itemAt } from '../../building-blocks/lists.ts'
import type { GameRecord } from '../../facets/recording.ts'
import type { Thinking } from '../../facets/thinking.ts'
import { analyse, ROUNDS } from '../bot/review/analyse.ts'
import { choose } from '../bot/choose.ts'
import { forecast } from '../bot/forecast.ts'
import { ideasFor } from '../bot/ideas.ts'
import { LEVELS, LEVEL_NAMES } from '../bot/levels.ts'
import type { LevelName } from '../bot/levels.ts'
import { REVIEW_VERSION, reviewMove } from '../bot/review/review.ts'
import type { MoveToReview } from '../bot/review/review.ts'
import { scale } from '../bot/review/scale.ts'
import { positionsBefore } from '../rules/entries.ts'
import { deal } from '../rules/setup.ts'
import type { Decision, Entry, Setup } from '../rules/types.ts'
import * as state from '../state/state.ts'
import type { State } from '../state/state.ts'

export const thinking: Thinking<State, Decision, MoveToReview> = {
  levels: LEVEL_NAMES.map((name) => LEVELS[name]),
  usual: 'hewer',
  seen: state.copy,
  choose: (s, level, budget, random) => choose(s, LEVELS[level as LevelName], budget, random),
  ideas: ideasFor,
  forecast,
  reviewing: { scale, version: REVIEW_VERSION, questions: questionsOf, answer: reviewMove },
  analysing: { rounds: ROUNDS, answer: analyse },
}

/** The record was found right. */
function questionsOf(record: GameRecord, depth: MoveToReview['depth']): MoveToReview[] {
  const moves = record.moves as Entry[]
  const positions = positionsBefore(deal(record.setup as Setup), moves)
  return moves.map((entry, move) => ({ position: itemAt(positions, move), move, entry, depth }))
}
