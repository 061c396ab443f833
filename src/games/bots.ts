/** Who controls a seat: `human`, or `bot:LEVEL` for a program of one of the levels. */
import type { Player } from './game.ts'

export const isBot = ({ control }: Pick<Player, 'control'>): boolean => control.startsWith('bot:')
/** The seat of the only person among the players, or null. */
export function onlyPerson(players: readonly Pick<Player, 'control'>[]): number | null {
  const people = players.flatMap((player, seat) => (isBot(player) ? [] : [seat]))
  return people.length === 1 ? people[0] : null
}
/** The level in a bot's control, or null where a person sits. */
export const levelOf = ({ control }: Pick<Player, 'control'>): string | null =>
  isBot({ control }) ? control.slice('bot:'.length) : null
