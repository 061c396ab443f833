/** What the accounts at the end count, read from what everybody sees (rule book, End of the game). */
import type { SeatView } from '../../../../games/coal-baron/types.ts'

/** Cubes of a player wherever they are: on minecarts, in the cage, in the private storage and on outstanding orders. */
export function cubesOf({ levels, cage, storage, orders }: SeatView): number {
  const minecarts = levels.flatMap(({ light, dark }) => [...light, ...dark]).flatMap((tunnel) => tunnel.minecarts)
  const loaded = minecarts.filter((coal) => coal !== null).length
  return loaded + cage.cubes.length + storage.length + orders.flatMap(({ spots }) => spots.flat()).length
}
