/** Dollars lost, where a game is often won by a thousand and the search tells choices apart from 25 on. */
import type { LossScale } from '../../../facets/thinking.ts'

export const scale: LossScale = { inaccuracy: 50, mistake: 150, blunder: 400, third: 300 }
