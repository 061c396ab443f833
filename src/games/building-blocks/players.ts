/** The players at a table, and the control of a seat: `human`, or `bot:LEVEL` for a program of one of the levels. */

import type { Player } from './shared-schemas.ts'

export type { Player }

export const isBot = ({ control }: Pick<Player, 'control'>): boolean => control.startsWith('bot:')
/** The seat of the only person among the players, or null. */
export function onlyPerson(players: readonly Pick<Player, 'control'>[]): number | null {
  const [only = null, ...others] = players.flatMap((player, seat) => (isBot(player) ? [] : [seat]))
  return others.length === 0 ? only : null
}
/** The level in a bot's control, or null if a person sits. */
export const levelOf = ({ control }: Pick<Player, 'control'>): string | null =>
  isBot({ control }) ? control.slice('bot:'.length) : null
