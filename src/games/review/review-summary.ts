/** Summary of a game's reviewed moves: grades, accuracy, points lost, turning points. */
import { numberAt } from '../building-blocks/lists.ts'
import type { ReviewedMove } from '../facets/ideas.ts'
import type { LossScale } from '../facets/thinking.ts'

export type Grade = Exclude<keyof LossScale, 'third'>

const WORST_FIRST: readonly Grade[] = ['blunder', 'mistake', 'inaccuracy']

/** Points that the choice cost the seat that made it; 0 if nothing better was found. */
export const lostIn = ({ seat, skill }: ReviewedMove): number => Math.max(0, -numberAt(skill, seat))

export const gradeOf = (move: ReviewedMove, scale: LossScale): Grade | null =>
  WORST_FIRST.find((grade) => lostIn(move) >= scale[grade]) ?? null

/** A reviewed move with a grade. */
export interface Mistake {
  move: number
  grade: Grade
}

export const mistakesIn = (reviewed: readonly ReviewedMove[], scale: LossScale): Mistake[] =>
  reviewed.flatMap((found) => {
    const grade = gradeOf(found, scale)
    return grade ? [{ move: found.move, grade }] : []
  })

/** Kinds of a game's decisions. */
export interface Kinds<E = unknown> {
  /** Keys of the kinds, in the order in which they are shown. */
  all: readonly string[]
  /** The kind of an entry of the record's `moves`. */
  of(entry: E): string
}

/** How a game's losses are told apart and graded. */
export interface Measures {
  kinds: Kinds
  scale: LossScale
}

export interface SeatSummary {
  moves: number
  /** 0 to 1: the mean over the moves of what each was worth, falling to a third at the scale's `third`. Null without moves. */
  accuracy: number | null
  lost: number
  /** Points given away, by kind of choice. */
  lostBy: Record<string, number>
  /** Points that what was turned up brought the player, over everybody's moves. */
  luck: number
  grades: Record<Grade, number>
}

/** Summarizes each seat's moves reviewed so far; `entries` are all of the record's. */
export const summaryOf = (
  reviewed: readonly ReviewedMove[],
  entries: readonly unknown[],
  players: number,
  { kinds, scale }: Measures,
): SeatSummary[] =>
  Array.from({ length: players }, (_, seat) => {
    const own = reviewed.filter((move) => move.seat === seat)
    const worth = own.map((move) => Math.exp(-lostIn(move) / scale.third))
    return {
      moves: own.length,
      accuracy: own.length === 0 ? null : sum(worth) / own.length,
      lost: sum(own.map(lostIn)),
      lostBy: lostByKind(own, entries, kinds),
      luck: sum(reviewed.map(({ luck }) => numberAt(luck, seat))),
      grades: countsOf(own, scale),
    }
  })

function lostByKind(own: readonly ReviewedMove[], entries: readonly unknown[], kinds: Kinds): Record<string, number> {
  const lost = Object.fromEntries(kinds.all.map((kind) => [kind, 0]))
  for (const move of own) {
    const kind = kinds.of(entries[move.move])
    lost[kind] = (lost[kind] ?? 0) + lostIn(move)
  }
  return lost
}

function countsOf(own: readonly ReviewedMove[], scale: LossScale): Record<Grade, number> {
  const counts = { inaccuracy: 0, mistake: 0, blunder: 0 }
  for (const { grade } of mistakesIn(own, scale)) counts[grade]++
  return counts
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

/** A move that turned the game. */
export interface Moment {
  move: number
  /** The seat whose chance changed most, and from what to what. */
  seat: number
  from: number
  to: number
  /** Whether the player's own choice or luck turned it. */
  by: 'choice' | 'luck'
}

const MOMENTS = 3
/** Changes that differ by less are told of the one who moved: between two, both chances change alike. */
const ALIKE = 0.005
/** A change of the winning chance below this decides nothing. */
const TELLING = 0.02

/** The three moves that changed somebody's chance of winning most, in their order. */
export const momentsOf = (reviewed: readonly ReviewedMove[]): Moment[] =>
  reviewed
    .map(momentOf)
    .filter(({ from, to }) => Math.abs(to - from) >= TELLING)
    .sort((a, b) => Math.abs(b.to - b.from) - Math.abs(a.to - a.from))
    .slice(0, MOMENTS)
    .sort((a, b) => a.move - b.move)

function momentOf({ move, seat: mover, before, after, skill, luck }: ReviewedMove): Moment {
  const change = (seat: number) => Math.abs(numberAt(after.chances, seat) - numberAt(before.chances, seat))
  const seat = before.chances.reduce((a, _, b) => (change(b) > change(a) + ALIKE ? b : a), mover)
  const by = Math.abs(numberAt(skill, seat)) >= Math.abs(numberAt(luck, seat)) ? 'choice' : 'luck'
  return { move, seat, from: numberAt(before.chances, seat), to: numberAt(after.chances, seat), by }
}
