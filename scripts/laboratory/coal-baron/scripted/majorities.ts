/** The shift clock's rewards as chances: each seat's count of an element is a distribution, and so is who is ahead. */
import { FIRST_REWARD, paysSecond, SECOND_REWARD } from '../../../../src/games/coal-baron/state/components.ts'
import { chance } from './projects.ts'

/** A seat's count of one element when it is scored. */
export interface Count {
  mean: number
  variance: number
}

/** Points that each seat may expect from one scoring of an element. A tie counts for first (rule book, End of a shift). */
export const rewardsFor = (counts: readonly Count[], element: number): number[] =>
  counts.map((own, seat) => {
    const others = counts.filter((_, other) => other !== seat)
    const reached = others.map((other) => atLeast(own, other))
    const some = 1 - Math.exp(-own.mean)
    const first = FIRST_REWARD[element] * reached.reduce((all, each) => all * each, 1)
    return some * (first + (paysSecond(counts.length) ? secondFor(others, own, reached, element) : 0))
  })

/** Exactly one of the others is ahead. */
function secondFor(others: readonly Count[], own: Count, reached: readonly number[], element: number): number {
  let chances = 0
  others.forEach((leader, i) => {
    const rest = reached.reduce((all, each, j) => (j === i ? all : all * each), 1)
    chances += (1 - atLeast(own, leader)) * rest
  })
  return SECOND_REWARD[element] * chances
}

/** The logistic curve with the slope of the normal distribution. */
const STEEPNESS = 1.7

function atLeast(own: Count, other: Count): number {
  const deviation = Math.sqrt(own.variance + other.variance + 0.05)
  return chance((STEEPNESS * (own.mean - other.mean + 0.5)) / deviation)
}
