/** A finished game's figures as 32-bit integers, so that a hundred thousand games are read at once and need no parsing. */
import { endianness } from 'node:os'
import type { Mode } from '../../games/record/record.ts'

export interface PackedSeat {
  isFirst: boolean
  won: boolean
  /** 1 is the best. */
  place: number
  total: number
  /** Null if only the total is known. */
  parts: readonly number[] | null
}

/** Something that happened in a game, by its place among the game's keys. */
export interface PackedFact {
  key: number
  amount: number | null
  seat: number | null
}

export interface PackedGame {
  mode: Mode
  minutes: number
  seats: readonly PackedSeat[]
  facts?: readonly PackedFact[]
}

/** In the order of their numbers. */
const MODES: readonly Mode[] = ['digital', 'companion']

/** Null if a number is no integer of 32 bits, which no title has: such a game isn't counted. */
export function packed({ mode, minutes, seats, facts = [] }: PackedGame): Buffer | null {
  // One number for the mode and the count of facts: games that were packed without facts read as those that have none.
  const kind = MODES.indexOf(mode) + MODES.length * facts.length
  const numbers = [kind, minutes, seats.length, ...seats.flatMap(numbersOf), ...facts.flatMap(numbersOfFact)]
  if (numbers.some((number) => number !== (number | 0))) return null
  const bytes = Buffer.alloc(4 * numbers.length)
  numbers.forEach((number, i) => bytes.writeInt32LE(number, 4 * i))
  return bytes
}

const numbersOf = ({ isFirst, won, place, total, parts }: PackedSeat): number[] => [
  Number(isFirst),
  Number(won),
  place,
  total,
  parts?.length ?? 0,
  ...(parts ?? []),
]

const NOTHING = -1

const numbersOfFact = ({ key, amount, seat }: PackedFact): number[] => [key, amount ?? NOTHING, seat ?? NOTHING]

/** Lengths in numbers: of a game before its seats, of a seat before its parts, and of each fact behind the seats. */
export const HEAD = 3
export const SEAT_HEAD = 5
export const FACT = 3

/** The mode in the first number of a game. */
export const modeIn = (kind: number): Mode => MODES[kind % MODES.length]
export const factCount = (kind: number): number => Math.floor(kind / MODES.length)

export function factAt(numbers: Int32Array, at: number): PackedFact {
  const known = (number: number) => (number === NOTHING ? null : number)
  return { key: numbers[at], amount: known(numbers[at + 1]), seat: known(numbers[at + 2]) }
}

/** The facts of a game that stands alone; none of one that isn't packed right. */
export function factsIn(bytes: Buffer): PackedFact[] {
  if (!isPacked(bytes, bytes.length < 4 * HEAD ? 0 : bytes.readInt32LE(8))) return []
  const numbers = numbersIn(bytes)
  let from = HEAD
  for (let seats = numbers[2]; seats > 0; seats--) from += SEAT_HEAD + numbers[from + 4]
  return factsFrom(numbers, from, factCount(numbers[0]))
}

/** Reads `count` facts from an index of the numbers on. */
export const factsFrom = (numbers: Int32Array, from: number, count: number): PackedFact[] =>
  Array.from({ length: count }, (_, fact) => factAt(numbers, from + FACT * fact))

/** Many packed games, one after the other. */
export function numbersIn(bytes: Buffer): Int32Array {
  const own = bytes.byteOffset % 4 === 0 ? bytes : Buffer.from(bytes)
  if (endianness() === 'BE') own.swap32()
  return new Int32Array(own.buffer, own.byteOffset, own.length / 4)
}

/**
 * True if these bytes are a packed game with this number of seats and, if given, of parts of a score. The bytes may be
 * anybody's; the check ends soon whatever they are.
 */
export function isPacked(bytes: Buffer, seats: number, parts?: number): boolean {
  if (bytes.length % 4 !== 0 || bytes.length < 4 * HEAD || bytes.readInt32LE(8) !== seats) return false
  const facts = factCount(bytes.readInt32LE(0))
  let at = 4 * HEAD
  for (let seat = 0; seat < seats; seat++) {
    if (at + 4 * SEAT_HEAD > bytes.length || !isSeat(bytes, at, seats, parts)) return false
    at += 4 * (SEAT_HEAD + bytes.readInt32LE(at + 16))
  }
  return facts >= 0 && at + 4 * FACT * facts === bytes.length && areFacts(bytes, at, seats)
}

function isSeat(bytes: Buffer, at: number, seats: number, parts?: number): boolean {
  const [place, own] = [bytes.readInt32LE(at + 8), bytes.readInt32LE(at + 16)]
  const isKnown = parts === undefined ? own >= 0 : own === 0 || own === parts
  const isFlag = (number: number) => number === 0 || number === 1
  const areFlags = isFlag(bytes.readInt32LE(at)) && isFlag(bytes.readInt32LE(at + 4))
  return areFlags && isKnown && place >= 1 && place <= seats
}

function areFacts(bytes: Buffer, from: number, seats: number): boolean {
  for (let at = from; at < bytes.length; at += 4 * FACT) {
    const seat = bytes.readInt32LE(at + 8)
    if (bytes.readInt32LE(at) < 0 || seat < NOTHING || seat >= seats) return false
  }
  return true
}
