/** The rule book's scoring once more, from what lies on the table and without the kernel. */
import type { SeatView, View } from '../../../../../src/games/coal-baron/rules/types.ts'
import { pointsOf } from '../../support/cards.ts'

const spots = (letter: string) => (seat: SeatView) =>
  [...seat.delivered.map((id) => id.slice(1)).join('')].filter((each) => each === letter).length

const vehicle = (letter: string) => (seat: SeatView) =>
  seat.delivered.reduce((sum, id) => sum + (id[0] === letter ? id.length - 1 : 0), 0)

const emptyMinecarts = (level: number) => (seat: SeatView) =>
  [...seat.levels[level].light, ...seat.levels[level].dark]
    .flatMap(({ minecarts }) => minecarts)
    .filter((cube) => !cube).length

/** Elements of the shift clock: what each counts for a player, and what the first and the second place get. */
const CLOCK: [count: (seat: SeatView) => number, first: number, second: number][] = [
  [spots('Y'), 2, 1],
  [spots('B'), 3, 1],
  [spots('G'), 4, 2],
  [spots('K'), 5, 2],
  [vehicle('B'), 6, 3],
  [vehicle('C'), 7, 3],
  [vehicle('T'), 8, 4],
  [vehicle('E'), 9, 4],
  [emptyMinecarts(0), 10, 5],
  [emptyMinecarts(1), 11, 5],
  [emptyMinecarts(2), 12, 6],
  [emptyMinecarts(3), 13, 6],
]

/** The clock's present state: the first and second reward with this number of players, each seat's count and reward. */
export const clockOf = (view: View) =>
  CLOCK.map(([count, first, second], element) => ({
    first,
    second: view.players === 2 ? 0 : second,
    counts: view.seats.map(count),
    rewards: awards(view, element),
  }))

/** The reward of an element for each seat, by the places that their counts give them. */
export function awards(view: View, element: number): number[] {
  const [count, first, second] = CLOCK[element]
  const counts = view.seats.map(count)
  const places = counts.map((mine) => 1 + counts.filter((other) => other > mine).length)
  const secondIsPaid = view.players > 2
  return counts.map((mine, seat) => {
    if (mine === 0) return 0
    if (places[seat] === 1) return first
    // Behind two firsts the next place is the third, which is never paid.
    return places[seat] === 2 && secondIsPaid ? second : 0
  })
}

/** Most workers on the factory, ties to the first clockwise after the old starting player. */
export function nextStartingPlayer({ players, startingPlayer, spaces }: View): number {
  const workers = (seat: number) =>
    Object.entries(spaces).reduce(
      (sum, [id, space]) => sum + (id.startsWith('factory') && space.owner === seat ? space.workers : 0),
      0,
    )
  const clockwise = Array.from({ length: players }, (_, i) => (startingPlayer + 1 + i) % players)
  return clockwise.reduce((best, seat) => (workers(seat) > workers(best) ? seat : best))
}

export interface Accounts {
  delivered: number
  marks: number
  coal: number
  outstanding: number
  balance: number
  marksLeft: number
}

/** All that a player has, wherever it lies. */
export const cubesOf = (seat: SeatView): number =>
  [
    ...seat.levels.flatMap(({ light, dark }) => [...light, ...dark]).flatMap(({ minecarts }) => minecarts),
    ...seat.cage.cubes,
    ...seat.storage,
    ...seat.orders.flatMap((order) => order.spots.flat()),
  ].filter((cube) => cube !== null).length

/** Deliveries, and the four accounts at the end of the game. */
export function accountsOf(seat: SeatView): Accounts {
  const tiles = (side: 'light' | 'dark') =>
    seat.levels.flatMap((level) => level[side]).filter(({ tile }) => tile !== null)
  const cubes = cubesOf(seat)
  return {
    delivered: seat.delivered.reduce((sum, id) => sum + pointsOf(id), 0),
    marks: (seat.marks - (seat.marks % 5)) / 5,
    marksLeft: seat.marks % 5,
    coal: (cubes - (cubes % 3)) / 3,
    outstanding: -seat.orders.length + 0,
    balance: -2 * Math.abs(tiles('light').length - tiles('dark').length) + 0,
  }
}

/** Best total, then most Marks left, then all who are still level. */
export function winnersOf(scores: { total: number; marksLeft: number }[]): number[] {
  const better = (a: (typeof scores)[number], b: (typeof scores)[number]) =>
    b.total - a.total || b.marksLeft - a.marksLeft
  const [best] = scores.toSorted(better)
  return scores.flatMap((score, seat) => (better(score, best) === 0 ? [seat] : []))
}
