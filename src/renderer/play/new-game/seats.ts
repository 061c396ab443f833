/** Who sits where in a game about to start: plain lists in, plain lists out. */
import type { Person, TableSummary } from '../../../contract/api.ts'
import { levelOf } from '../../../games/bots.ts'
import { LEVEL_NAMES } from '../../../games/coal-baron/bot/levels.ts'
import { OFFERED_COLORS } from '../../ui/players.ts'

export interface Seat {
  /** Stays with the seat while it moves, so that the page can follow it. */
  key: number
  name: string
  color: string
  /** `human`, or `bot:LEVEL`. */
  control: string
}

export type NameProblem = 'empty' | 'same'

export const FEWEST_SEATS = 2
export const MOST_SEATS = 4
/** What fits on a player's card; the record format would take more. */
export const LONGEST_NAME = 40

let nextKey = 0
const seat = (name: string, color: string, control = 'human'): Seat => ({ key: nextKey++, name, color, control })

/** Who sat at the last table, else the latest two people known, else nameless `fallback`s: ready to start as it is. */
export function defaultSeats(
  tables: readonly TableSummary[],
  people: readonly Person[],
  fallback: (number: number) => string,
): Seat[] {
  const known = tables[0]?.players ?? people.slice(0, FEWEST_SEATS).map((person) => ({ ...person, control: 'human' }))
  const seats = known.reduce<Seat[]>(
    (seats, { name, color, control }) => [...seats, seat(name, freeColor(seats, color), knownControl(control))],
    [],
  )
  while (seats.length < FEWEST_SEATS) seats.push(seat(fallback(seats.length + 1), freeColor(seats)))
  return seats
}

/** A bot that this version does not know leaves its seat to a person. */
const knownControl = (control: string): string =>
  LEVEL_NAMES.some((level) => level === levelOf({ control })) ? control : 'human'

/** One more seat, for the latest person who has none yet, in a colour that is free. */
export function withSeatAdded(seats: readonly Seat[], people: readonly Person[], fallback: string): Seat[] {
  const person = people.find(({ name }) => !seats.some((taken) => sameName(taken.name, name)))
  return [...seats, seat(person?.name ?? fallback, freeColor(seats, person?.color))]
}

function freeColor(seats: readonly Seat[], wanted?: string): string {
  const free = OFFERED_COLORS.filter((color) => !seats.some((seat) => seat.color === color))
  return free.find((color) => color === wanted) ?? free[0]
}

/** Gives a seat a colour; whoever has that colour takes the seat's old one, so that no two ever have the same. */
export function withColor(seats: readonly Seat[], index: number, color: string): Seat[] {
  const old = seats[index].color
  return seats.map((seat, i) => {
    if (i === index) return { ...seat, color }
    return seat.color === color ? { ...seat, color: old } : seat
  })
}

/**
 * Gives a seat to a person or a bot of a level. A bot is called like its level, numbered where another is called so; a
 * person like the latest known who has no seat, else `fallback`.
 */
export function withControl(
  seats: readonly Seat[],
  index: number,
  control: string,
  names: { level: string | null; people: readonly Person[]; fallback: string },
): Seat[] {
  const others = seats.filter((_, i) => i !== index)
  const isTaken = (name: string) => others.some((other) => sameName(other.name, name))
  const person = names.people.find((each) => !isTaken(each.name))?.name ?? names.fallback
  const bot =
    names.level && [names.level, ...[2, 3, 4].map((n) => `${names.level} ${n}`)].find((name) => !isTaken(name))
  return seats.map((seat, i) => (i === index ? { ...seat, control, name: bot ?? person } : seat))
}

/** Moves a seat to another place in the clockwise order; the others close up. */
export function withSeatMoved(seats: readonly Seat[], from: number, to: number): Seat[] {
  const rest = seats.filter((_, i) => i !== from)
  return [...rest.slice(0, to), seats[from], ...rest.slice(to)]
}

/** What is wrong with each name, null where nothing is. Of two that are the same, the later one is wrong. */
export function nameProblems(seats: readonly Seat[]): (NameProblem | null)[] {
  return seats.map(({ name }, i) => {
    if (name.trim() === '') return 'empty'
    return seats.slice(0, i).some((earlier) => sameName(earlier.name, name)) ? 'same' : null
  })
}

const sameName = (a: string, b: string) => a.trim().toLocaleLowerCase() === b.trim().toLocaleLowerCase()
