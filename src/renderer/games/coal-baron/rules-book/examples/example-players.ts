import type { Player } from '../../../../../games/building-blocks/players.ts'

/** Who plays in the book's examples. */
export const PLAYERS: readonly Player[] = [
  { name: 'Anna', color: 'red', control: 'human' },
  { name: 'Ben', color: 'blue', control: 'human' },
  { name: 'Clara', color: 'green', control: 'human' },
]
