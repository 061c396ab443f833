/** The game going on by itself: the scoring, part by part. */
import { PARTS } from '../state/state.ts'
import type { State } from '../state/state.ts'
import { scoreOf } from './result.ts'
import type { Ceremony } from './types.ts'

/** Null if somebody decides or the game is over. */
export const ceremonyOf = ({ phase, told, seats }: State): Ceremony | null =>
  phase === 'scoring' ? { parts: told, scores: seats.map(scoreOf) } : null

/**
 * Returns the scores as everybody may know them: as if the game ended now; in the scoring only the parts told so far.
 */
export const pointsSoFar = ({ phase, told, seats }: State): number[] =>
  seats.map((seat) => {
    const score = scoreOf(seat)
    return phase === 'scoring' ? PARTS.slice(0, told).reduce((sum, part) => sum + score[part], 0) : score.total
  })
