/**
 * The game state and the small functions that read and write it in the rule book's words: `state.marks(s, seat)`. The rules
 * use only these; nobody else knows which word holds what.
 */
export { copy, emptyState } from './array.ts'
export type { State } from './array.ts'
export * from './whose-turn.ts'
export * from './draft.ts'
export * from './spaces.ts'
export * from './stacks.ts'
export * from './seat.ts'
export * from './pit.ts'
export * from './orders.ts'
export * from './clock.ts'
export * from './fingerprint.ts'
export { firstOrder, lowestBit } from './card-sets.ts'
