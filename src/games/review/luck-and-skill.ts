/** Splits a player's luck and skill into the shares of single moves. */
import { numberAt } from '../building-blocks/lists.ts'
import type { ReviewedMove } from '../facets/ideas.ts'
import { lostIn } from './review-summary.ts'

/** A move's share in a sum of points. */
export interface Share {
  /** Index in the record's `moves`. */
  move: number
  points: number
}

export interface Balance {
  /**
   * The points that each draw, anybody's, brought the player: the weightiest first, without those that brought nothing.
   */
  luck: Share[]
  /** Sums of the luck above zero and below: together the player's luck. */
  good: number
  bad: number
  /** Points that the player's own choices gave away, below zero; the weightiest first. */
  skill: Share[]
  /** The player's choices that were the best found. */
  best: number
}

export function balanceOf(reviewed: readonly ReviewedMove[], seat: number): Balance {
  const luck = weightiest(reviewed.map(({ move, luck }) => ({ move, points: numberAt(luck, seat) })))
  const own = reviewed.filter((move) => move.seat === seat)
  const skill = weightiest(own.map((each) => ({ move: each.move, points: -lostIn(each) })))
  return {
    luck,
    good: sum(luck.filter(({ points }) => points > 0)),
    bad: sum(luck.filter(({ points }) => points < 0)),
    skill,
    best: own.length - skill.length,
  }
}

const weightiest = (shares: readonly Share[]): Share[] =>
  shares.filter(({ points }) => points !== 0).sort((a, b) => Math.abs(b.points) - Math.abs(a.points))

const sum = (shares: readonly Share[]): number => shares.reduce((total, { points }) => total + points, 0)
