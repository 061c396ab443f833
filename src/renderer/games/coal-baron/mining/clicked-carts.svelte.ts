/**
 * To the rules, minecarts of a level with the same coal are alike, and a work step empties any of them. The pit shows the one as
 * empty that was clicked.
 */
import { untrack } from 'svelte'
import type { Coal, SeatView, TunnelView } from '../../../../games/coal-baron/rules/types.ts'

type Levels = SeatView['levels']
/** The name of a minecart's place in the pit, as `cart 2 L 0 1`. */
type Place = string

export class ClickedCarts {
  /** The place that was clicked for the load that comes next; null if it was asked for by key. */
  clicked: Place | null = null
  /** The place whose load is shown at each place, by seat; absent for its own. */
  #swapped = $state.raw<Readonly<Record<number, ReadonlyMap<Place, Place>>>>({})

  /** Call it when the pit of a seat has changed. */
  follow(seat: number, before: Levels, after: Levels): void {
    const was = new Map(cartsOf(before))
    const emptied = cartsOf(after).find(([place, load]) => load === null && was.get(place))?.[0]
    if (emptied === undefined) return
    if (this.clicked && levelOf(this.clicked) === levelOf(emptied)) this.#swap(seat, this.clicked, emptied)
    this.clicked = null
  }

  /** The levels of a seat's pit as they are shown. */
  shown(seat: number, levels: Levels): Levels {
    const swapped = this.#swapped[seat]
    if (!swapped) return levels
    const loads = new Map(cartsOf(levels))
    const loadAt = (place: Place) => loads.get(swapped.get(place) ?? place) ?? null
    const tunnels = (side: string, all: readonly TunnelView[]) =>
      all.map((tunnel, tile) => ({
        ...tunnel,
        minecarts: tunnel.minecarts.map((_, cart) => loadAt(`${side} ${tile} ${cart}`)),
      }))
    return levels.map((level, at) => ({
      ...level,
      light: tunnels(`cart ${at + 1} L`, level.light),
      dark: tunnels(`cart ${at + 1} D`, level.dark),
    }))
  }

  /** The place at which the load of this place is shown; the same for what is no minecart. */
  placeOf(seat: number, place: string): string {
    return [...(this.#swapped[seat] ?? [])].find(([, from]) => from === place)?.[0] ?? place
  }

  #swap(seat: number, clicked: Place, emptied: Place): void {
    const from = this.#swapped[seat]?.get(clicked) ?? clicked
    const places = [...(this.#swapped[seat] ?? []), [clicked, emptied], [this.placeOf(seat, emptied), from]] as const
    this.#swapped = { ...this.#swapped, [seat]: new Map(places) }
  }
}

/** Call it while a board is set up, before what flies on it is followed. */
export function followCarts(carts: ClickedCarts, pit: () => { seat: number; levels: Levels }): void {
  let before: ReturnType<typeof pit> | null = null
  $effect.pre(() => {
    const was = before
    const now = (before = pit())
    if (was?.seat === now.seat) untrack(() => carts.follow(now.seat, was.levels, now.levels))
  })
}

const levelOf = (place: Place): string => place.split(' ')[1]

const cartsOf = (levels: Levels): [Place, Coal | null][] =>
  levels.flatMap(({ light, dark }, at) => [...cartsIn(`cart ${at + 1} L`, light), ...cartsIn(`cart ${at + 1} D`, dark)])

const cartsIn = (side: string, tunnels: readonly TunnelView[]): [Place, Coal | null][] =>
  tunnels.flatMap(({ minecarts }, tile) =>
    minecarts.map((load, cart): [Place, Coal | null] => [`${side} ${tile} ${cart}`, load]),
  )
