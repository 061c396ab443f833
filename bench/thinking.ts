/** The speed of the bots' thinking on one core: iterations of their search, and plans of mining turns. Run as a bundle by bots.ts. */
import { choose, searchTurns } from '../src/games/coal-baron/bot/choose.ts'
import { stageOf } from '../src/games/coal-baron/bot/evaluator/features.ts'
import { LEVELS } from '../src/games/coal-baron/bot/levels.ts'
import { planMining } from '../src/games/coal-baron/bot/mining/planner.ts'
import { weightsFor } from '../src/games/coal-baron/bot/weigh.ts'
import type { State } from '../src/games/coal-baron/index.ts'
import * as phases from '../src/games/coal-baron/state/phases.ts'
import { playUnchecked } from '../src/games/coal-baron/rules/play.ts'
import { moveOf } from '../src/games/coal-baron/rules/decisions.ts'
import type { Move } from '../src/games/coal-baron/rules/moves.ts'
import { isFinished, settle } from '../src/games/coal-baron/rules/scoring.ts'
import * as state from '../src/games/coal-baron/state/state.ts'
import { seeded } from '../src/games/building-blocks/random.ts'
import { budgetOf } from '../src/main/bots/budget.ts'
import { shortfallOf } from '../tests/games/coal-baron/bot/mining/shortfall.ts'
import { figure } from './figure.ts'
import type { Figure } from './figure.ts'
import { dealt } from './games.ts'
import { coreTime, median, timeOf } from './measure.ts'

const TARGETS = { iterations: 100_000, plan: 0.025, shortfall: 0.5 }
const ITERATIONS = 10_000
const ROUNDS = 12
/** A director's time in play, in milliseconds. */
const DIRECTOR = 1000
/** Takes every 36th turn of four games: one game may be slower to search than another. */
const EVERY = 36
const GAMES = 4
/** Number of positions for plans of ten work steps, among which there may be 100,000 outcomes. */
const POSITIONS = 24

export const thinking = (): Figure[] => [...[2, 3, 4].map(iterations), inASecond(), plans(), shortfall()]

/** The best of several rounds over turns from all of a game, each with other deals: other load can only slow one down. */
function iterations(players: number): Figure {
  const weights = weightsFor(players, LEVELS.director)
  const turns = someTurns(players)
  const round = (seed: number) => {
    const start = coreTime()
    for (const s of turns) searchTurns(s, weights, { iterations: ITERATIONS, expired: () => false }, seeded(seed))
    return (turns.length * ITERATIONS * 1000) / (coreTime() - start)
  }
  const rate = Math.max(...Array.from({ length: ROUNDS }, (_, i) => round(i)))
  const target = players === 2 ? TARGETS.iterations : null
  return figure(`iterations of a search, ${players} players`, rate, 'iterations a second on one core', target)
}

/** All that a director does in its time: a large tree is slower to walk than a small one. */
function inASecond(): Figure {
  const weights = weightsFor(2, LEVELS.director)
  const counts = someTurns(2).map((s) => {
    const budget = budgetOf({ milliseconds: DIRECTOR })
    return searchTurns(s, weights, budget, seeded(1)).reduce((sum, { visits }) => sum + visits, 0)
  })
  return figure("in a director's second, 2 players, median", median(counts), 'iterations')
}

const someTurns = (players: number) => gamesOf(players).filter((_, i) => i % EVERY === 0)

/** All mining spaces at once, for a pit that was not planned for before. */
function plans(): Figure {
  const turns = gamesOf(2)
  const weights = weightsFor(2, LEVELS.director)
  const time = timeOf(() => {
    const others = weights.map((stage) => stage.slice())
    for (const s of turns) planMining(s, others[stageOf(s)])
  })
  return figure('a mining turn planned', time / turns.length, 'ms', TARGETS.plan)
}

/** The mean over turns of all of a game. */
function shortfall(): Figure {
  const weights = weightsFor(2, LEVELS.director)
  const turns = gamesOf(2)
  const some = turns.filter((_, i) => i % Math.ceil(turns.length / POSITIONS) === 0)
  const losses = some.map((s) => shortfallOf(s, 10, weights[stageOf(s)]))
  const mean = losses.reduce((a, b) => a + b, 0) / losses.length
  return figure('what a plan of ten work steps falls short of the best', mean, 'points', TARGETS.shortfall)
}

const gamesOf = (players: number) =>
  Array.from({ length: GAMES }, (_, game) => turnsOf(players, 10 * players + game)).flat()

/** The turns of a game among hewers. */
function turnsOf(players: number, seed: number): State[] {
  const random = seeded(seed)
  const s = dealt(players, random)
  const turns: State[] = []
  while (!isFinished(s)) {
    if (state.phase(s) === phases.PLACE) turns.push(state.copy(s))
    for (const decision of choose(s, LEVELS.hewer, { iterations: 0, expired: () => false }, random))
      playUnchecked(s, moveOf(s, decision) as Move)
    settle(s)
  }
  return turns
}
