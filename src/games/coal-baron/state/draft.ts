/** The order cards on offer in the draft. */
import { intAt } from '../../building-blocks/lists.ts'
import * as L from './layout.ts'
import { addOrder, hasOrder, listOf, removeOrder } from './card-sets.ts'
import type { State } from './array.ts'

export const isOffered = (s: State, order: number) => hasOrder(s, L.OFFER, order)
export const offer = (s: State, order: number) => addOrder(s, L.OFFER, order)
export const unoffer = (s: State, order: number) => removeOrder(s, L.OFFER, order)
export const offered = (s: State) => listOf(s, L.OFFER)
/** Half of the draft's offer as a word of bits: cards 0 to 21 or 22 to 43. */
export const offerWord = (s: State, half: number) => intAt(s, L.OFFER + half)

/** Cards that are still to be drafted, by all players together. */
export const picksLeft = (s: State) => intAt(s, L.PICKS_LEFT)
export const setPicksLeft = (s: State, picks: number) => void (s[L.PICKS_LEFT] = picks)
