/**
 * Measures the bots against each other: `npm run arena -- [--pair A:B]… [--players 2] [--games 400] [--seed 1]
 * [--iterations N] [--ms N]`. A is one seat, B all others; every deal is played once with A in each seat. Prints one JSON.
 * `--iterations` and `--ms` bound every search instead of its level's own budget. What each pair came to is told as soon as it is known.
 *
 * `npm run arena -- --nonsense [--games 1000] [--seed 1] [--iterations 60]` lets all levels play against each other, at tables
 * of two, three and four, and counts what nobody should ever do; exit status 1 where there is any.
 */
import { parseArgs } from 'node:util'
import { quantile } from '../bench/measure.ts'
import { LEVELS, LEVEL_NAMES } from '../src/games/coal-baron/bot/levels.ts'
import type { LevelName } from '../src/games/coal-baron/bot/levels.ts'
import { allOrders, allTiles } from '../src/games/coal-baron/index.ts'
import type { Setup } from '../src/games/coal-baron/index.ts'
import { seeded, shuffled } from '../src/games/random.ts'
import { levelBot } from '../src/main/bots/bots.ts'
import type { Choose } from '../src/main/bots/bots.ts'
import { chooseRandomly } from '../src/main/bots/random.ts'
import { playWholeGame } from '../src/main/bots/whole-game.ts'
import { shareWithin } from '../src/main/records/statistics/figures.ts'
import { NONSENSE, nonsenseIn } from './arena/nonsense.ts'

const { values } = parseArgs({
  options: {
    pair: { type: 'string', multiple: true },
    players: { type: 'string', default: '2' },
    games: { type: 'string' },
    seed: { type: 'string', default: '1' },
    iterations: { type: 'string' },
    ms: { type: 'string' },
    nonsense: { type: 'boolean', default: false },
  },
})
const players = Number(values.players)

const PAIRS = ['apprentice:random', 'hewer:random', 'hewer:apprentice', 'foreman:hewer', 'director:foreman']

/** How long each answer of each bot took, in milliseconds. */
const answers: Record<string, number[]> = {}

/** A player by name; `director@2000` searches exactly so many iterations however long they take. */
function player(name: string): Choose {
  if (name === 'random') return chooseRandomly
  const [level, iterations = values.iterations] = name.split('@')
  if (!LEVEL_NAMES.includes(level as LevelName)) throw new Error(`no bot is called ${level}`)
  const limits = {
    ...(iterations !== undefined && { iterations: Number(iterations) }),
    ...(values.ms !== undefined && { milliseconds: Number(values.ms) }),
  }
  return timed(name, levelBot(LEVELS[level as LevelName], limits))
}

const timed =
  (name: string, chooser: Choose): Choose =>
  (state, random) => {
    const start = performance.now()
    const decisions = chooser(state, random)
    ;(answers[name] ??= []).push(performance.now() - start)
    return decisions
  }

function setupOf(players: number, deal: number): Setup {
  const random = seeded(Number(values.seed) * 2 ** 20 + deal)
  const startingPlayer = random.below(players)
  return { players, startingPlayer, tiles: shuffled(allTiles(), random), orders: shuffled(allOrders(), random) }
}

const timesOf = (times: number[]) => ({
  median: round(quantile(times, 0.5)),
  '99 of 100': round(quantile(times, 0.99)),
  slowest: round(quantile(times, 1)),
})

const mean = (numbers: number[]) => numbers.reduce((a, b) => a + b, 0) / numbers.length

/** Shared victories count in parts. */
function playPair(pair: string) {
  const [one, rest] = pair.split(':')
  const wins: number[] = []
  const scores: number[] = []
  const others: number[] = []
  for (let deal = 0; wins.length < Number(values.games ?? 400); deal++)
    for (let seat = 0; seat < players; seat++) {
      const bots = Array.from({ length: players }, (_, i) => player(i === seat ? one : rest))
      const { result } = playWholeGame(setupOf(players, deal), bots, seeded(deal * players + seat))
      wins.push(result.winners.includes(seat) ? 1 / result.winners.length : 0)
      scores.push(result.scores[seat].total)
      others.push(mean(result.scores.filter((_, i) => i !== seat).map(({ total }) => total)))
    }
  const report = {
    pair,
    players,
    games: wins.length,
    ...shareOf(wins),
    points: round(mean(scores)),
    others: round(mean(others)),
  }
  process.stderr.write(`${JSON.stringify(report)}\n`)
  return report
}

const round = (number: number) => Number(number.toFixed(1))

/** The share of wins with its 95 % interval, in per cent. */
function shareOf(wins: number[]) {
  const share = mean(wins)
  const { low, high } = shareWithin(share, wins.length)
  return { wins: round(100 * share), from: round(100 * low), to: round(100 * high) }
}

/** All levels at tables of every size, in another order each time. */
function countNonsense() {
  const kinds: Record<string, number> = Object.fromEntries(Object.keys(NONSENSE).map((kind) => [kind, 0]))
  let turns = 0
  for (let game = 0; game < Number(values.games ?? 1000); game++) {
    const setup = setupOf(2 + (game % 3), game)
    const names = Array.from({ length: setup.players }, (_, seat) => LEVEL_NAMES[(game + seat) % LEVEL_NAMES.length])
    const limits = { iterations: Number(values.iterations ?? 60) }
    const { moves } = playWholeGame(
      setup,
      names.map((name) => levelBot(LEVELS[name], limits)),
      seeded(game),
    )
    turns += moves.length
    for (const { kind } of nonsenseIn(setup, moves)) kinds[kind]++
  }
  return { games: Number(values.games ?? 1000), turns, kinds }
}

const print = (report: object) => process.stdout.write(`${JSON.stringify(report, null, 2)}\n`)

if (values.nonsense) {
  const found = countNonsense()
  print({ seed: Number(values.seed), ...found })
  process.exitCode = Object.values(found.kinds).some((count) => count > 0) ? 1 : 0
} else {
  const pairs = (values.pair ?? PAIRS).map(playPair)
  const milliseconds = Object.fromEntries(Object.entries(answers).map(([name, times]) => [name, timesOf(times)]))
  print({ seed: Number(values.seed), pairs, milliseconds })
}
