/** Answers a question; the worker's work, without the thread. */
import { choose } from '../../games/coal-baron/bot/choose.ts'
import { ideasFor } from '../../games/coal-baron/bot/ideas.ts'
import { LEVELS } from '../../games/coal-baron/bot/levels.ts'
import { players } from '../../games/coal-baron/state.ts'
import { seeded } from '../../games/random.ts'
import type { Budget } from '../../games/search/tree.ts'
import type { Question, Reply } from './question.ts'

/** Without a limit in time the answer depends on the question alone. */
export const think = ({ level, position, limits, seed, hurried }: Question): Reply => {
  const budget = budgetOf(limits, level ? LEVELS[level].iterations[players(position)] : Infinity, hurried)
  const random = seeded(seed)
  return { answer: level ? choose(position, LEVELS[level], budget, random) : ideasFor(position, budget, random) }
}

const budgetOf = (
  { iterations = Infinity, milliseconds = Infinity }: Question['limits'],
  most: number,
  hurried: Int32Array,
): Budget => {
  const until = performance.now() + milliseconds
  return {
    iterations: Math.min(iterations, most),
    expired: () => Atomics.load(hurried, 0) === 1 || performance.now() > until,
  }
}
