/** Games of bots against each other, and their results. */
import { quantile } from '../../bench/measure.ts'
import { CATALOGUE } from '../../src/games/catalogue.ts'
import { gameIn } from '../../src/games/facets/facets.ts'
import type { Game } from '../../src/games/facets/facets.ts'
import type { Result } from '../../src/games/facets/rules.ts'
import { seeded } from '../../src/games/building-blocks/random.ts'
import type { Random } from '../../src/games/building-blocks/random.ts'
import { RANDOM, chooseRandomly, levelBot } from '../../src/main/bots/bots.ts'
import type { Choose } from '../../src/main/bots/bots.ts'
import type { Limits } from '../../src/main/bots/budget.ts'
import { playAnswer, playWholeGame } from '../../src/main/bots/whole-game.ts'
import { shareWithin } from '../../src/main/statistics/arithmetic.ts'
import { EXTERNAL, recordOf, startExternal } from './external.ts'
import type { External } from './external.ts'
import { NONSENSE } from './nonsense-of-games.ts'
import { yardstick } from './yardsticks.ts'
import type { Options } from './arena-options.ts'
import { present } from '../../src/games/building-blocks/present.ts'

/** The time of each answer of each bot, in milliseconds. */
const answers: Record<string, number[]> = {}

/** The asked pairs, one after the other. Rejects if a program from outside fails. */
export async function playPairs(options: Options) {
  const external = options.external === undefined ? undefined : startExternal(options.external)
  const pairs: Awaited<ReturnType<typeof playPair>>[] = []
  try {
    for (const pair of options.pairs) pairs.push(await playPair(pair, options, external))
  } finally {
    external?.close()
  }
  const milliseconds = Object.fromEntries(Object.entries(answers).map(([name, times]) => [name, timesOf(times)]))
  return { game: options.game, seed: options.seed, pairs, milliseconds }
}

/** Shared victories count in parts. */
async function playPair(pair: string, options: Options, external?: External) {
  const game = gameIn(CATALOGUE, options.game)
  const [one, rest] = pair.split(':')
  const { players, games } = options
  const wins: number[] = []
  const scores: number[] = []
  const others: number[] = []
  for (let deal = 0; wins.length < games; deal++)
    for (let seat = 0; seat < players; seat++) {
      const bots = Array.from({ length: players }, (_, i) => player(game, i === seat ? one : rest, options, external))
      const setup = setupOf(game, options.seed, players, deal)
      const result = await playGame(game, setup, bots, chanceOf(options.seed, deal * players + seat))
      wins.push(result.winners.includes(seat) ? 1 / result.winners.length : 0)
      scores.push(result.scores[seat].total)
      others.push(mean(result.scores.filter((_, i) => i !== seat).map(({ total }) => total)))
    }
  const points = { points: round(mean(scores)), others: round(mean(others)) }
  const report = { pair, players, games: wins.length, ...shareOf(wins), ...points }
  process.stderr.write(`${JSON.stringify(report)}\n`)
  return report
}

/** The bots' chance in a game: another seed is other games also where nothing is dealt. */
const chanceOf = (seed: number, number: number) => seeded((seed - 1) * 2 ** 20 + number)

/** Chooses for a turn: at once, or as a program from outside answers about the game so far. */
type Player = (setup: unknown, moves: unknown[]) => Choose | Promise<Choose>

async function playGame(game: Game, setup: unknown, players: Player[], random: Random): Promise<Result> {
  const { rules } = game
  const moves: unknown[] = []
  let position = rules.deal(setup, players.length)
  for (let seat = rules.asked(position); seat !== null; seat = rules.asked(position)) {
    const answer = playAnswer(rules, position, await players[seat](setup, moves), random)
    moves.push(...answer.entries)
    position = answer.position
  }
  return present(rules.result(position), 'the result')
}

/** A player by name. */
function player(game: Game, name: string, options: Options, external?: External): Player {
  if (name === EXTERNAL) return outsider(game, options.players, present(external, 'the external player'))
  const choose = chooser(game, name, options)
  return () => choose
}

function chooser(game: Game, name: string, { players, iterations, ms }: Options): Choose {
  if (name === RANDOM) return chooseRandomly(game.rules)
  const held = yardstick(game.identity.id, name)
  if (held) return timed(name, held)
  const [level, own] = name.split('@')
  const limits = { iterations: own === undefined ? iterations : Number(own), milliseconds: ms }
  return timed(name, botOf(game, level, players, limits))
}

const outsider =
  (game: Game, players: number, external: External): Player =>
  async (setup, moves) => {
    const start = performance.now()
    const entry = await external.entryFor(recordOf(game, setup, players, moves))
    note(EXTERNAL, start)
    return () => game.rules.decisionsOf(entry)
  }

/** The level must be one of the game's. */
const botOf = ({ thinking }: Game, name: string, players: number, limits: Limits): Choose =>
  levelBot(
    thinking!,
    thinking!.levels.find((level) => level.name === name)!,
    players,
    limits,
  )

const timed =
  (name: string, chooser: Choose): Choose =>
  (position, random) => {
    const start = performance.now()
    const decisions = chooser(position, random)
    note(name, start)
    return decisions
  }

const note = (name: string, start: number) => (answers[name] ??= []).push(performance.now() - start)

const setupOf = ({ playing, identity }: Game, seed: number, players: number, deal: number): unknown =>
  playing.draw(players, identity.options, seeded(seed * 2 ** 20 + deal))

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

/** All levels at tables of every size, in another order each time. The game must be one of `NONSENSE`. */
export function countNonsense({ game: id, games, seed, iterations = 60 }: Options) {
  const game = gameIn(CATALOGUE, id)
  const { kinds, kindsIn } = present(NONSENSE.get(id), 'the nonsense counted in this game')
  const counts: Record<string, number> = Object.fromEntries(kinds.map((kind) => [kind, 0]))
  let turns = 0
  for (let number = 0; number < games; number++) {
    const bots = tableOf(game, number, iterations)
    const setup = setupOf(game, seed, bots.length, number)
    const { moves } = playWholeGame(game.rules, setup, bots, seeded(number))
    turns += moves.length
    for (const kind of kindsIn(setup, bots.length, moves)) counts[kind]++
  }
  return { game: id, seed, games, turns, kinds: counts }
}

function tableOf(game: Game, number: number, iterations: number): Choose[] {
  const { levels, seats } = game.identity
  const players = seats.fewest + (number % (seats.most - seats.fewest + 1))
  const names = Array.from({ length: players }, (_, seat) => levels[(number + seat) % levels.length])
  return names.map((name) => botOf(game, name, players, { iterations }))
}
