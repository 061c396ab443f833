import type { LossScale } from '../../../facets/thinking.ts'

export const scale: LossScale = { inaccuracy: 1, mistake: 3, blunder: 6, third: 4 }
