/** Checks that nobody sits at a table twice. */
import { refusal } from '../../contract/errors.ts'
import { nameKey } from '../../games/building-blocks/forms.ts'
import { isBot, type Player } from '../../games/building-blocks/players.ts'

type Seat = Pick<Player, 'name' | 'control'>

/** The seat of the first person whose name somebody before them has, in whatever spelling; -1 where everybody is told apart. */
export function namedTwice(players: readonly Seat[]): number {
  const names = players.map((player) => (isBot(player) ? null : nameKey(player.name)))
  return names.findIndex((name, seat) => name !== null && names.indexOf(name) < seat)
}

/** Throws `name-taken` if one person would sit at the table twice; a table at which they did before stays open to changes. */
export function checkToldApart(players: readonly Seat[], before: readonly Seat[]): void {
  const seat = namedTwice(players)
  if (seat >= 0 && namedTwice(before) < 0) throw refusal('name-taken', { name: players[seat].name })
}
