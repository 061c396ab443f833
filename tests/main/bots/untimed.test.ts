/** Bots of simulated games: their budget is one of iterations, whatever time their level has. */
import { expect, test } from 'vitest'
import { seeded } from '../../../src/games/building-blocks/random.ts'
import type { Level } from '../../../src/games/facets/thinking.ts'
import type { Budget } from '../../../src/games/tree-search/budget.ts'
import { simulatedBot } from '../../../src/main/bots/bots.ts'
import { toy } from '../../toy/games/toy/game.ts'

/** The budget that a bot of this level is given for an answer. */
function budgetOf(level: Partial<Level>): Budget {
  const budgets: Budget[] = []
  const thinking = {
    ...toy.thinking!,
    levels: [{ name: 'tinker', milliseconds: 1, iterations: { 2: 1_000_000 }, ...level }],
    choose: (_: unknown, __: string, budget: Budget) => (budgets.push(budget), []),
  }
  simulatedBot({ ...toy, thinking }, 'tinker', 2)!({}, seeded(1))
  return budgets[0]
}

test.each<[string, Partial<Level>, number]>([
  ['the house’s where it says none', {}, 5000],
  ['its own where it says one', { untimed: 100 }, 100],
  ['never more than at a table', { iterations: { 2: 8 }, untimed: 100 }, 8],
])('a level searches without a clock for as many iterations as are right: %s', (_, level, iterations) => {
  const budget = budgetOf(level)
  expect(budget.iterations).toBe(iterations)
  expect(budget.expired()).toBe(false)
})
