/** Points lost, where games are won by some ten and plans are told apart from half a point on. */
import type { LossScale } from '../../../facets/thinking.ts'

export const scale: LossScale = { inaccuracy: 1, mistake: 2.5, blunder: 5, third: 4 }
