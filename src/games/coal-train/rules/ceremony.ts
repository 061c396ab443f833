/** The game going on by itself: the scoring, part by part. */
import type { State } from '../state/state.ts'
import { scoreOf } from './result.ts'
import type { Ceremony } from './types.ts'

/** Null where somebody decides or the game is over. */
export const ceremonyOf = ({ phase, told, seats }: State): Ceremony | null =>
  phase === 'scoring' ? { parts: told, scores: seats.map(scoreOf) } : null
