/** The seating of a game about to start: plain lists in, plain lists out. */
import type { Person, TableSummary } from '../../contract/api.ts'
import { levelOf } from '../../games/building-blocks/players.ts'
import { nameFrom, nameKey } from '../../games/building-blocks/forms.ts'
import type { Identity } from '../../games/facets/identity.ts'

export interface Seat {
  /** Stays with the seat while it moves, so that the page can follow it. */
  key: number
  name: string
  color: string
  /** `human`, or `bot:LEVEL`. */
  control: string
  /** Whether somebody typed the name: then it stays, even when a person or another bot takes the seat. */
  isTyped?: true
}

type Sitting = Person & { control?: string }

export type NameProblem = 'empty' | 'same'

/** The longest name that fits on a player's card; the record format takes longer ones. */
export const LONGEST_NAME = 40

let nextKey = 0
const seat = (name: string, color: string, control = 'human'): Seat => ({ key: nextKey++, name, color, control })

/**
 * As many as the game takes of those who sat at the last table, else the latest people known, else nameless `fallback`s:
 * ready to start as it is.
 */
export function defaultSeats(
  identity: Identity,
  tables: readonly TableSummary[],
  people: readonly Person[],
  fallback: (number: number) => string,
): Seat[] {
  const known: readonly Sitting[] = tables[0]?.players ?? people.slice(0, identity.seats.fewest)
  const seats = known.map(({ name, color, control }) => seat(name, color, control))
  return fittedSeats(identity, seats, fallback)
}

/** As `defaultSeats`; where nobody has ever played, a person against the weakest bot, called like its level. */
export function firstSeats(
  identity: Identity,
  known: { tables: readonly TableSummary[]; people: readonly Person[] },
  fallback: (number: number) => string,
  levelName: (control: string) => string | null,
): Seat[] {
  const seats = defaultSeats(identity, known.tables, known.people, fallback)
  const [weakest] = identity.levels
  if (weakest === undefined || known.tables.length > 0 || known.people.length > 0) return seats
  const control = `bot:${weakest}`
  return withControl(seats, 1, control, { level: levelName(control), people: [], fallback: fallback(2) })
}

/**
 * As many of the seats as the game has, each in its colour where the game has it and nobody before took it, else in a free
 * one; where they are too few, `fallback`s join.
 */
export function fittedSeats(identity: Identity, seats: readonly Seat[], fallback: (number: number) => string): Seat[] {
  const { fewest, most } = identity.seats
  const fitted = seats
    .slice(0, most)
    .reduce<Seat[]>((before, each) => [...before, fittedSeat(identity, before, each)], [])
  while (fitted.length < fewest) fitted.push(seat(fallback(fitted.length + 1), freeColor(identity, fitted)))
  return fitted
}

const fittedSeat = (identity: Identity, before: readonly Seat[], { color, control, ...rest }: Seat): Seat => ({
  ...rest,
  color: freeColor(identity, before, color),
  control: knownControl(identity, control),
})

/** A bot that the game does not know leaves its seat to a person. */
const knownControl = ({ levels }: Identity, control: string): string =>
  levels.some((level) => level === levelOf({ control })) ? control : 'human'

/** One more seat, for the latest person who has none yet, in a colour that is free. */
export function withSeatAdded(
  identity: Identity,
  seats: readonly Seat[],
  people: readonly Person[],
  fallback: string,
): Seat[] {
  const person = people.find(({ name }) => !seats.some((taken) => sameName(taken.name, name)))
  return [...seats, seat(person?.name ?? fallback, freeColor(identity, seats, person?.color))]
}

function freeColor({ colors }: Identity, seats: readonly Seat[], wanted?: string): string {
  const free = colors.filter((color) => !seats.some((seat) => seat.color === color))
  return free.find((color) => color === wanted) ?? free[0]
}

/** Gives a seat a colour. The seat that had it takes the old one, so that no two ever share a colour. */
export function withColor(seats: readonly Seat[], index: number, color: string): Seat[] {
  const old = seats[index].color
  return seats.map((seat, i) => {
    if (i === index) return { ...seat, color }
    return seat.color === color ? { ...seat, color: old } : seat
  })
}

/** Gives a seat the name that somebody typed. */
export const withName = (seats: readonly Seat[], index: number, name: string): Seat[] =>
  seats.map((seat, i) => (i === index ? { ...seat, name, isTyped: true } : seat))

/**
 * Gives a seat to a person or a bot of a level. Unless the name was typed, a bot is called like its level, numbered where
 * another is called so; a person like the latest known who has no seat, else `fallback`.
 */
export function withControl(
  seats: readonly Seat[],
  index: number,
  control: string,
  names: { level: string | null; people: readonly Person[]; fallback: string },
): Seat[] {
  const isFree = isFreeFor(seats, index)
  const person = names.people.find((each) => isFree(each.name))?.name ?? names.fallback
  const bot = names.level && numbered(names.level, seats.length).find(isFree)
  const named = (seat: Seat) => (seat.isTyped ? seat.name : (bot ?? person))
  return seats.map((seat, i) => (i === index ? { ...seat, control, name: named(seat) } : seat))
}

const isFreeFor = (seats: readonly Seat[], index: number) => (name: string) =>
  !seats.some((other, i) => i !== index && sameName(other.name, name))

/**
 * Calls bots as this game calls their level where they are called as some game does and nobody typed it. `levelNames` has
 * this game's name for a level first, then those of all.
 */
export const withLevelNames = (seats: readonly Seat[], levelNames: (control: string) => readonly string[]): Seat[] =>
  seats.reduce<Seat[]>(
    (named, seat, i) => {
      const [own = [], ...others] = levelNames(seat.control).map((name) => numbered(name, seats.length))
      if (seat.isTyped || own.includes(seat.name) || !others.flat().includes(seat.name)) return named
      return named.with(i, { ...seat, name: own.find(isFreeFor(named, i)) ?? seat.name })
    },
    [...seats],
  )

/** Returns `count` names: "Foreman", "Foreman 2" and so on. */
const numbered = (name: string, count: number): string[] =>
  Array.from({ length: count }, (_, at) => (at === 0 ? name : `${name} ${at + 1}`))

/** Moves a seat to another place in the clockwise order; the others close up. */
export function withSeatMoved(seats: readonly Seat[], from: number, to: number): Seat[] {
  const rest = seats.filter((_, i) => i !== from)
  return [...rest.slice(0, to), seats[from], ...rest.slice(to)]
}

/** Each name's problem, or null. Of two equal names, the later one is wrong. */
export const nameProblems = (seats: readonly Seat[]): (NameProblem | null)[] =>
  seats.map(({ name }, i) => {
    if (nameFrom(name) === '') return 'empty'
    return seats.slice(0, i).some((earlier) => sameName(earlier.name, name)) ? 'same' : null
  })

const sameName = (a: string, b: string) => nameKey(a) === nameKey(b)
