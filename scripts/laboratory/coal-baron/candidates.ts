/**
 * Whether the best turn is among those that the search may look at: `node scripts/laboratory/coal-baron/candidates.ts [--players 2]
 * [--positions 60] [--iterations 300]` takes positions of games among directors with as many iterations and values every candidate,
 * every other legal space and many other ways to mine by a search that begins with that turn. The best few of both kinds are valued
 * again, over other deals and five times as long, and the best of each a third time: what it was chosen by says too much of it. It prints
 * how often a turn that is no candidate is noticeably better and how often it is noticeably worse, its gain on average, in points, and
 * the better ones.
 */
import { parseArgs } from 'node:util'
import { seeded, shuffled } from '../../../src/games/building-blocks/random.ts'
import { choose } from '../../../src/games/coal-baron/bot/choose.ts'
import { inWords } from '../../../src/games/coal-baron/rules/entries.ts'
import { expectOwn } from '../../../src/games/coal-baron/bot/evaluator/evaluator.ts'
import type { Weights } from '../../../src/games/coal-baron/bot/evaluator/evaluator.ts'
import { leadsNow } from '../../../src/games/coal-baron/bot/evaluator/goals.ts'
import { LEVELS } from '../../../src/games/coal-baron/bot/levels.ts'
import { valueOfTurn } from '../../../src/games/coal-baron/bot/turn-value.ts'
import { turnsOf } from '../../../src/games/coal-baron/bot/turns.ts'
import type { Turn } from '../../../src/games/coal-baron/bot/turns.ts'
import { weightsFor } from '../../../src/games/coal-baron/bot/weigh.ts'
import { moveOf } from '../../../src/games/coal-baron/rules/decisions.ts'
import { forgetHidden } from '../../../src/games/coal-baron/rules/hidden.ts'
import { listMoves, moveList } from '../../../src/games/coal-baron/rules/legal.ts'
import * as moves from '../../../src/games/coal-baron/rules/moves.ts'
import type { Move } from '../../../src/games/coal-baron/rules/moves.ts'
import { playUnchecked } from '../../../src/games/coal-baron/rules/play.ts'
import { isFinished, settle } from '../../../src/games/coal-baron/rules/scoring.ts'
import { allOrders, allTiles, deal } from '../../../src/games/coal-baron/rules/setup.ts'
import { DELIVERY_BARROW, MINING_4 } from '../../../src/games/coal-baron/state/components.ts'
import * as phases from '../../../src/games/coal-baron/state/phases.ts'
import * as state from '../../../src/games/coal-baron/state/state.ts'
import type { State } from '../../../src/games/coal-baron/state/state.ts'

const { values } = parseArgs({
  options: {
    players: { type: 'string', default: '2' },
    positions: { type: 'string', default: '60' },
    iterations: { type: 'string', default: '300' },
    seed: { type: 'string', default: '1' },
  },
})
const players = Number(values.players)
const iterations = Number(values.iterations)
const never = () => false
/** One position in `EVERY` is looked at. */
const EVERY = 7
/** Pits kept by the wide beam for each number of work steps, and of their ends by mining space. */
const WIDTH = 40
const ENDS = 8
/** Turns of each kind that are valued again, and how much longer. */
const AGAIN = 3
const LONGER = 5
/** Points by which a turn is noticeably better. */
const NOTICEABLE = 0.5

const list = moveList()
const legal = (s: State): Move[] => [...list.subarray(0, listMoves(s, list))]
const isMining = (move: Move) => moves.argument(move) >= MINING_4 && moves.argument(move) < DELIVERY_BARROW

interface Way {
  s: State
  path: Move[]
  worth: number
}

/** Many ways to mine on a space, the best ends by the seat's holdings, each another pit. */
function waysToMine(s: State, space: Move, weights: Weights): Turn[] {
  const seat = state.turn(s)
  const start = state.copy(s)
  playUnchecked(start, space)
  let beam: Way[] = [{ s: start, path: [space], worth: 0 }]
  const ends: Way[] = []
  while (beam.length > 0) {
    const next: Way[] = []
    for (const way of beam)
      for (const move of legal(way.s)) {
        const after = state.copy(way.s)
        playUnchecked(after, move)
        const one = { s: after, path: [...way.path, move], worth: expectOwn(after, seat, weights) }
        if (state.phase(after) === phases.MINING) next.push(one)
        else if (way.path.length > 1) ends.push(one)
      }
    beam = best(next, WIDTH)
  }
  return best(ends, ENDS).map(({ path }) => path)
}

function best(ways: readonly Way[], count: number): Way[] {
  const different = new Map(ways.map((way) => [way.worth.toFixed(6), way]))
  return [...different.values()].sort((a, b) => b.worth - a.worth).slice(0, count)
}

const wideNet = (s: State, weights: Weights): Turn[] =>
  legal(s).flatMap((move) => (isMining(move) ? waysToMine(s, move, weights) : [[move]]))

interface Valued {
  turn: Turn
  points: number
}

function compare(s: State, weights: Weights, seed: number) {
  const centers = leadsNow(state.copy(s), weights)
  const seat = state.turn(s)
  const value = (turn: Turn, times: number, over: number): Valued => {
    const question = { weights, centers, budget: { iterations: times * iterations, expired: never }, seed: over }
    return { turn, points: valueOfTurn(s, turn, question)[seat] }
  }
  const rated = (turns: readonly Turn[]): Valued | undefined =>
    turns
      .map((turn) => value(turn, 1, seed))
      .sort((a, b) => b.points - a.points)
      .slice(0, AGAIN)
      .map(({ turn }) => value(turn, LONGER, seed + 1))
      .sort((a, b) => b.points - a.points)
      .slice(0, 1)
      .map(({ turn }) => value(turn, LONGER, seed + 2))[0]
  const candidates = turnsOf(s, weights)
  const known = new Set(candidates.map((turn) => turn.join()))
  const others = wideNet(s, weights).filter((turn) => !known.has(turn.join()))
  return { among: rated(candidates), beside: rated(others) }
}

const weights = weightsFor(players, LEVELS.director)
const random = seeded(Number(values.seed))
const gains: number[] = []
const seen: string[] = []
for (let turn = 0, s = newGame(); gains.length < Number(values.positions); turn++) {
  if (isFinished(s)) s = newGame()
  if (state.phase(s) === phases.PLACE && turn % EVERY === 0) look(s, turn)
  for (const decision of choose(s, LEVELS.director, { iterations, expired: never }, random))
    playUnchecked(s, moveOf(s, decision) as Move)
  settle(s)
}

function newGame(): State {
  const startingPlayer = random.below(players)
  return deal({ players, startingPlayer, tiles: shuffled(allTiles(), random), orders: shuffled(allOrders(), random) })
}

function look(position: State, turn: number) {
  const s = state.copy(position)
  forgetHidden(s)
  const { among, beside } = compare(s, weights, turn)
  if (!among || !beside) return
  gains.push(beside.points - among.points)
  if (beside.points < among.points + NOTICEABLE) return
  const words = [among, beside].map(
    ({ turn: found, points }) => `${points.toFixed(1)} ${JSON.stringify(inWords(s, found))}`,
  )
  seen.push(`shift ${state.shift(s)}: ${words.join(' < ')}`)
}

const better = gains.filter((gain) => gain >= NOTICEABLE).length
const worse = gains.filter((gain) => gain <= -NOTICEABLE).length
const mean = gains.reduce((a, b) => a + b, 0) / gains.length
console.log(seen.join('\n'))
console.log(JSON.stringify({ players, positions: gains.length, better, worse, mean: Number(mean.toFixed(2)) }))
