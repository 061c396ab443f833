import type { TableState } from '../../src/contract/api.ts'

/** A take-back that turns nothing down again. */
export const takingBack = (effect: string): TableState['takeBack'] => ({ effect, practice: false })
