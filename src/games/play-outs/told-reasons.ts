/** Reasons for a turn as they are kept: what differs after another turn, and by how many points that makes it better. */
import type { Random } from '../building-blocks/random.ts'
import { hundredths } from '../building-blocks/rounding.ts'
import { consequencesOf, leadBetween } from './compare.ts'
import type { PlayedOut } from './compare.ts'
import { decisive } from './decisive.ts'

/** A fact with the amounts after the turn and after the one compared with it. */
export interface ToldReason<F> {
  part: { fact: F; is: number; instead: number }
  points: number
}

/** How a game counts its outcomes. */
export interface Counting<F> {
  /** Points below which a difference isn't worth a word. */
  noticeable: number
  rounded: (points: number) => number
  /** 1 for a fact of which more is better, -1 if less is, 0 if it depends. Nothing is told that contradicts it. */
  way: (fact: F) => -1 | 0 | 1
}

/** The deal from which play-outs go on, so that another seed counts other deals. */
export const firstDeal = (random: Random): number => random.below(2 ** 24)

/** A key in place of a fact, as play-outs count by it. */
export const keyOf = <F>(fact: F): string => JSON.stringify(fact)

/**
 * Why a turn is better or worse than another that a search found `gain` points behind it. The play-outs of both are in order of
 * the same deals, and the keys of their outcomes are facts of this kind.
 */
export function reasonsBetween<F>(
  own: readonly PlayedOut[],
  other: readonly PlayedOut[],
  gain: number,
  { noticeable, rounded, way }: Counting<F>,
): ToldReason<F>[] {
  const consequences = consequencesOf(own, other).filter(
    ({ key, is, instead, points }) => way(JSON.parse(key) as F) * (is - instead) * points.mean >= 0,
  )
  return decisive(consequences, leadBetween(own, other), gain, noticeable).map(({ key, is, instead, points }) => ({
    part: { fact: JSON.parse(key) as F, is: hundredths(is), instead: hundredths(instead) },
    points: rounded(points.mean),
  }))
}
