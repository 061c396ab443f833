/** Games of bots against each other, and what they came to. */
import { quantile } from '../../bench/measure.ts'
import { LEVELS, LEVEL_NAMES } from '../../src/games/coal-baron/bot/levels.ts'
import type { LevelName } from '../../src/games/coal-baron/bot/levels.ts'
import { allOrders, allTiles } from '../../src/games/coal-baron/index.ts'
import type { Setup } from '../../src/games/coal-baron/index.ts'
import { seeded, shuffled } from '../../src/games/random.ts'
import { levelBot } from '../../src/main/bots/bots.ts'
import type { Choose } from '../../src/main/bots/bots.ts'
import { chooseRandomly } from '../../src/main/bots/random.ts'
import { playWholeGame } from '../../src/main/bots/whole-game.ts'
import { shareWithin } from '../../src/main/records/statistics/figures.ts'
import { NONSENSE, nonsenseIn } from './nonsense.ts'
import type { Options } from './options.ts'

/** How long each answer of each bot took, in milliseconds. */
const answers: Record<string, number[]> = {}

/** The asked pairs, one after the other. */
export function playPairs(options: Options) {
  const pairs = options.pairs.map((pair) => playPair(pair, options))
  const milliseconds = Object.fromEntries(Object.entries(answers).map(([name, times]) => [name, timesOf(times)]))
  return { seed: options.seed, pairs, milliseconds }
}

/** Shared victories count in parts. */
function playPair(pair: string, options: Options) {
  const [one, rest] = pair.split(':')
  const { players, games } = options
  const wins: number[] = []
  const scores: number[] = []
  const others: number[] = []
  for (let deal = 0; wins.length < games; deal++)
    for (let seat = 0; seat < players; seat++) {
      const bots = Array.from({ length: players }, (_, i) => player(i === seat ? one : rest, options))
      const { result } = playWholeGame(setupOf(options.seed, players, deal), bots, seeded(deal * players + seat))
      wins.push(result.winners.includes(seat) ? 1 / result.winners.length : 0)
      scores.push(result.scores[seat].total)
      others.push(mean(result.scores.filter((_, i) => i !== seat).map(({ total }) => total)))
    }
  const points = { points: round(mean(scores)), others: round(mean(others)) }
  const report = { pair, players, games: wins.length, ...shareOf(wins), ...points }
  process.stderr.write(`${JSON.stringify(report)}\n`)
  return report
}

/** A player by name. */
function player(name: string, options: Options): Choose {
  if (name === 'random') return chooseRandomly
  const [level, own] = name.split('@')
  const iterations = own === undefined ? options.iterations : Number(own)
  return timed(name, levelBot(LEVELS[level as LevelName], { iterations, milliseconds: options.ms }))
}

const timed =
  (name: string, chooser: Choose): Choose =>
  (state, random) => {
    const start = performance.now()
    const decisions = chooser(state, random)
    ;(answers[name] ??= []).push(performance.now() - start)
    return decisions
  }

function setupOf(seed: number, players: number, deal: number): Setup {
  const random = seeded(seed * 2 ** 20 + deal)
  const startingPlayer = random.below(players)
  return { players, startingPlayer, tiles: shuffled(allTiles(), random), orders: shuffled(allOrders(), random) }
}

const timesOf = (times: number[]) => ({
  median: round(quantile(times, 0.5)),
  '99 of 100': round(quantile(times, 0.99)),
  slowest: round(quantile(times, 1)),
})

const mean = (numbers: number[]) => numbers.reduce((a, b) => a + b, 0) / numbers.length

const round = (number: number) => Number(number.toFixed(1))

/** The share of wins with its 95 % interval, in per cent. */
function shareOf(wins: number[]) {
  const share = mean(wins)
  const { low, high } = shareWithin(share, wins.length)
  return { wins: round(100 * share), from: round(100 * low), to: round(100 * high) }
}

/** All levels at tables of every size, in another order each time. */
export function countNonsense({ games, seed, iterations = 60 }: Options) {
  const kinds: Record<string, number> = Object.fromEntries(Object.keys(NONSENSE).map((kind) => [kind, 0]))
  let turns = 0
  for (let game = 0; game < games; game++) {
    const setup = setupOf(seed, 2 + (game % 3), game)
    const names = Array.from({ length: setup.players }, (_, seat) => LEVEL_NAMES[(game + seat) % LEVEL_NAMES.length])
    const { moves } = playWholeGame(
      setup,
      names.map((name) => levelBot(LEVELS[name], { iterations })),
      seeded(game),
    )
    turns += moves.length
    for (const { kind } of nonsenseIn(setup, moves)) kinds[kind]++
  }
  return { seed, games, turns, kinds }
}
