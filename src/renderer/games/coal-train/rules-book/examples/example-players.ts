import type { Player } from '../../../../../games/building-blocks/players.ts'

/** Who play in the book's examples. */
export const PLAYERS: readonly Player[] = [
  { name: 'Anna', color: 'cream', control: 'human' },
  { name: 'Ben', color: 'violet', control: 'human' },
  { name: 'Cleo', color: 'green', control: 'human' },
]
