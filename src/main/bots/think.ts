/** Answers a question; the worker's work, without the thread. */
import type { Thinking } from '../../games/facets/thinking.ts'
import { gameIn, type Catalogue } from '../../games/facets/facets.ts'
import { seeded } from '../../games/building-blocks/random.ts'
import { budgetOf } from './budget.ts'
import type { AnyQuestion, AnalysisQuestion, Question, Reply, ReviewQuestion } from './question.ts'

/** Throws if the game's bots don't think. Without a limit in time an answer depends on the question alone. */
export function answerTo(question: AnyQuestion, catalogue: Catalogue): Reply {
  const { thinking } = gameIn(catalogue, question.game)
  if (!thinking) throw new Error(`nobody thinks about ${question.game}`)
  if ('review' in question) return reviewed(question, thinking)
  return 'level' in question ? think(question, thinking) : analysed(question, thinking)
}

function think({ level, players, position, limits, seed, hurried }: Question, thinking: Thinking): Reply {
  const own = thinking.levels.find(({ name }) => name === level)
  const iterations = Math.min(limits.iterations ?? Infinity, own?.iterations[players] ?? Infinity)
  const budget = budgetOf({ ...limits, iterations }, hurried)
  const random = seeded(seed)
  return {
    answer: own ? thinking.choose(position, own.name, budget, random) : thinking.ideas(position, budget, random),
  }
}

const isUp = (hurried: Int32Array) => () => Atomics.load(hurried, 0) === 1

const reviewed = ({ review, hurried }: ReviewQuestion, { reviewing }: Thinking): Reply => ({
  answer: reviewing.answer(review, isUp(hurried)),
})

const analysed = ({ position, iterations, hurried }: AnalysisQuestion, { analysing }: Thinking): Reply => ({
  answer: analysing.answer(position, iterations, isUp(hurried)),
})
