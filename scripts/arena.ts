/**
 * Measures the bots against each other: `npm run arena -- [--pair A:B]… [--players 2] [--games 400] [--seed 1]
 * [--iterations N] [--ms N]`. A is one seat, B all others; every deal is played once with A in each seat. Prints one JSON.
 * `--iterations` and `--ms` bound every search instead of its level's own budget.
 */
import { parseArgs } from 'node:util'
import { choose } from '../src/games/coal-baron/bot/choose.ts'
import { LEVELS, LEVEL_NAMES } from '../src/games/coal-baron/bot/levels.ts'
import type { Level, LevelName } from '../src/games/coal-baron/bot/levels.ts'
import { allOrders, allTiles } from '../src/games/coal-baron/index.ts'
import type { Setup } from '../src/games/coal-baron/index.ts'
import { seeded, shuffled } from '../src/games/random.ts'
import type { Choose } from '../src/main/bots/bots.ts'
import { chooseRandomly } from '../src/main/bots/random.ts'
import { playWholeGame } from '../src/main/bots/whole-game.ts'

const { values } = parseArgs({
  options: {
    pair: { type: 'string', multiple: true },
    players: { type: 'string', default: '2' },
    games: { type: 'string', default: '400' },
    seed: { type: 'string', default: '1' },
    iterations: { type: 'string' },
    ms: { type: 'string' },
  },
})
const players = Number(values.players)

const PAIRS = ['apprentice:random', 'hewer:random', 'hewer:apprentice', 'foreman:hewer', 'director:foreman']

/** How long the slowest answer of each bot took, in milliseconds. */
const slowest: Record<string, number> = {}

/** A player by name; `director@2000` searches exactly so many iterations however long they take. */
function player(name: string): Choose {
  if (name === 'random') return chooseRandomly
  const [level, iterations] = name.split('@')
  if (!LEVEL_NAMES.includes(level as LevelName)) throw new Error(`no bot is called ${level}`)
  return timed(name, levelPlayer(LEVELS[level as LevelName], iterations ?? values.iterations))
}

const levelPlayer =
  (level: Level, iterations: string | undefined): Choose =>
  (state, random) => {
    const until = performance.now() + Number(values.ms ?? level.milliseconds)
    const budget = iterations
      ? { iterations: Number(iterations), expired: () => false }
      : { iterations: level.iterations[players], expired: () => performance.now() > until }
    return choose(state, level, budget, random)
  }

const timed =
  (name: string, chooser: Choose): Choose =>
  (state, random) => {
    const start = performance.now()
    const decisions = chooser(state, random)
    slowest[name] = Math.max(slowest[name] ?? 0, performance.now() - start)
    return decisions
  }

function setupOf(deal: number): Setup {
  const random = seeded(Number(values.seed) * 2 ** 20 + deal)
  const startingPlayer = random.below(players)
  return { players, startingPlayer, tiles: shuffled(allTiles(), random), orders: shuffled(allOrders(), random) }
}

const mean = (numbers: number[]) => numbers.reduce((a, b) => a + b, 0) / numbers.length

/** Shared victories count in parts. */
function playPair(pair: string) {
  const [one, rest] = pair.split(':')
  const wins: number[] = []
  const scores: number[] = []
  const others: number[] = []
  for (let deal = 0; wins.length < Number(values.games); deal++)
    for (let seat = 0; seat < players; seat++) {
      const bots = Array.from({ length: players }, (_, i) => player(i === seat ? one : rest))
      const { result } = playWholeGame(setupOf(deal), bots, seeded(deal * players + seat))
      wins.push(result.winners.includes(seat) ? 1 / result.winners.length : 0)
      scores.push(result.scores[seat].total)
      others.push(mean(result.scores.filter((_, i) => i !== seat).map(({ total }) => total)))
    }
  return {
    pair,
    players,
    games: wins.length,
    ...shareOf(wins),
    points: round(mean(scores)),
    others: round(mean(others)),
  }
}

const round = (number: number) => Number(number.toFixed(1))

/** The share of wins with its 95 % interval (Wilson), in per cent. */
function shareOf(wins: number[]) {
  const n = wins.length
  const p = mean(wins)
  const z = 1.96
  const middle = (p + (z * z) / (2 * n)) / (1 + (z * z) / n)
  const half = (z * Math.sqrt((p * (1 - p)) / n + (z * z) / (4 * n * n))) / (1 + (z * z) / n)
  return { wins: round(100 * p), from: round(100 * (middle - half)), to: round(100 * (middle + half)) }
}

const pairs = (values.pair ?? PAIRS).map(playPair)
const slowestMilliseconds = Object.fromEntries(Object.entries(slowest).map(([name, ms]) => [name, round(ms)]))
process.stdout.write(`${JSON.stringify({ seed: Number(values.seed), pairs, slowestMilliseconds }, null, 2)}\n`)
