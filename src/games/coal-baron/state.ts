/**
 * The game state and the small functions that read and write it in the rule book's words: `state.marks(s, seat)`. The rules
 * use only these; nobody else knows which word holds what.
 */
export { copy, emptyState } from './state/words.ts'
export type { State } from './state/words.ts'
export * from './state/table.ts'
export * from './state/draft.ts'
export * from './state/spaces.ts'
export * from './state/stacks.ts'
export * from './state/seat.ts'
export * from './state/pit.ts'
export * from './state/orders.ts'
export * from './state/clock.ts'
export * from './state/note.ts'
export { firstOrder, lowestBit } from './state/card-sets.ts'
