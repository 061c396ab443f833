/** The rules by which a position becomes a puzzle. They know no game. */
import type { LossScale } from '../../../src/games/facets/thinking.ts'

/** An entry with its kind and the points that it gives away against the best. */
export interface Judged {
  entry: string
  kind: string
  lost: number
}

/** The shares of each level's answers that found the best, 0 to 1, the weakest level first. */
export type Found = readonly number[]

/** A puzzle's best turn is worth no more than this many blunders: what is won by more is plain. */
const MOST_BLUNDERS = 4
/** The share of apprentices, and of players who look one turn ahead, who may find a puzzle. */
const PLAIN = 0.6
/** The share of the strongest who must find it. */
const HOPELESS = 0.3
/** Moves between two puzzles of one game. */
const APART = 5
/** A title's puzzles, and the share of them that may have one theme. */
export const WANTED = 300
const MOST_OF_A_THEME = 0.4

/**
 * Returns the best of the answers that differ in kind from the best one; undefined if there is none, or no best. Where all are of
 * one kind, those count that give away an inaccuracy: what gives away less is the same answer.
 */
export function secondBest(judged: readonly Judged[], { inaccuracy }: LossScale): Judged | undefined {
  const best = judged.find(({ lost }) => lost === 0)
  if (!best) return undefined
  const isOneKind = judged.every(({ kind }) => kind === best.kind)
  const others = judged.filter(({ kind, lost }) => (isOneKind ? lost >= inaccuracy : kind !== best.kind))
  return others.toSorted((a, b) => a.lost - b.lost)[0]
}

/** Returns the points that the second best gives away; null if the best isn't clear, or is clear to everybody. */
export function clearBy(judged: readonly Judged[], scale: LossScale): number | null {
  const second = secondBest(judged, scale)
  if (!second || second.lost < scale.mistake || second.lost > MOST_BLUNDERS * scale.blunder) return null
  return second.lost
}

/** Whether one of the two weakest levels finds it too often. */
export const isPlain = (found: Found): boolean => found.slice(0, 2).some((share) => share >= PLAIN)

/** Whether even the strongest level hardly ever finds it. */
export const isHopeless = (found: Found): boolean => (found.at(-1) ?? 0) < HOPELESS

/** Whether a position, by its number of moves, is far enough from the game's other puzzles. */
export const isApart = (at: number, others: readonly { at: number }[]): boolean =>
  others.every((other) => Math.abs(other.at - at) > APART)

/** Whether a title has room for one more puzzle of this theme. */
export const hasRoom = (theme: string, themes: readonly string[]): boolean =>
  themes.length < WANTED && themes.filter((each) => each === theme).length < MOST_OF_A_THEME * WANTED
