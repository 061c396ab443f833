/** Answers a question; the worker's work, without the thread. */
import { choose } from '../../games/coal-baron/bot/choose.ts'
import { ideasFor } from '../../games/coal-baron/bot/ideas.ts'
import { LEVELS } from '../../games/coal-baron/bot/levels.ts'
import { reviewMove } from '../../games/coal-baron/bot/review/review.ts'
import { players } from '../../games/coal-baron/state.ts'
import { seeded } from '../../games/random.ts'
import { budgetOf } from './budget.ts'
import type { Question, Reply, ReviewQuestion } from './question.ts'

/** Without a limit in time the answer depends on the question alone. */
export const think = ({ level, position, limits, seed, hurried }: Question): Reply => {
  const most = level ? LEVELS[level].iterations[players(position)] : Infinity
  const iterations = Math.min(limits.iterations ?? Infinity, most)
  const budget = budgetOf({ ...limits, iterations }, hurried)
  const random = seeded(seed)
  return { answer: level ? choose(position, LEVELS[level], budget, random) : ideasFor(position, budget, random) }
}

export const reviewed = ({ review, hurried }: ReviewQuestion): Reply => ({
  answer: reviewMove(review, () => Atomics.load(hurried, 0) === 1),
})
