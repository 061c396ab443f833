/** A finished game's figures as 32-bit integers, so that a hundred thousand games are read at once and need no parsing. */
import { endianness } from 'node:os'
import type { Mode } from '../../games/record/record.ts'

export interface PackedSeat {
  isFirst: boolean
  won: boolean
  /** 1 is the best. */
  place: number
  total: number
  /** Null where only the total is known. */
  parts: readonly number[] | null
}

export interface PackedGame {
  mode: Mode
  minutes: number
  seats: readonly PackedSeat[]
}

/** In the order of their numbers: a new one goes to the end. */
const MODES: readonly Mode[] = ['digital', 'companion']

/** Null where a number is no integer of 32 bits, which no title has: such a game isn't counted. */
export function packed({ mode, minutes, seats }: PackedGame): Buffer | null {
  const numbers = [MODES.indexOf(mode), minutes, seats.length, ...seats.flatMap(numbersOf)]
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

/** Numbers of a game before its seats, and of a seat before its parts. */
export const HEAD = 3
export const SEAT_HEAD = 5

export const modeNumber = (number: number): Mode => MODES[number]

/** Many packed games, one after the other. */
export function numbersIn(bytes: Buffer): Int32Array {
  const own = bytes.byteOffset % 4 === 0 ? bytes : Buffer.from(bytes)
  if (endianness() === 'BE') own.swap32()
  return new Int32Array(own.buffer, own.byteOffset, own.length / 4)
}

/** Whether these are a packed game of so many seats, whoever wrote them. */
export function isPacked(bytes: Buffer, seats: number): boolean {
  if (bytes.length % 4 !== 0 || bytes.length < 4 * HEAD || bytes.readInt32LE(8) !== seats) return false
  let at = 4 * HEAD
  for (let seat = 0; seat < seats; seat++) {
    if (at + 4 * SEAT_HEAD > bytes.length) return false
    const parts = bytes.readInt32LE(at + 16)
    if (parts < 0) return false
    at += 4 * (SEAT_HEAD + parts)
  }
  return at === bytes.length && bytes.readUInt32LE(0) < MODES.length
}
