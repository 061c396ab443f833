/** The flags of `pithead simulate` and `pithead bot`. */
import { parseArgs } from 'node:util'
import type { Catalogue, Game } from '../../games/game.ts'
import { botNames } from '../bots/bots.ts'
import type { Limits } from '../bots/budget.ts'
import type { BotPlayer } from './bot.ts'
import { Complaint, notThere } from './complaint.ts'
import type { Simulation } from './simulate.ts'
import { wholeNumber } from './whole-number.ts'

const FLAGS = {
  game: { type: 'string' },
  players: { type: 'string' },
  games: { type: 'string', default: '1' },
  seed: { type: 'string', default: '1' },
  out: { type: 'string' },
  bots: { type: 'string' },
} as const

const BOT_FLAGS = {
  game: { type: 'string' },
  level: { type: 'string' },
  ms: { type: 'string' },
  iterations: { type: 'string' },
  seed: { type: 'string', default: '1' },
} as const

const MOST_MILLISECONDS = 600_000
const MOST_ITERATIONS = 1_000_000_000
const MOST_GAMES = 1_000_000
const MOST_SEED = 2 ** 32 - 1

/** Throws a `Complaint`, or Node's own error for a flag that there is not, that says what is wrong in one line. */
export function simulationOf(args: string[], catalogue: Catalogue): Simulation {
  const { values } = parseArgs({ args, options: FLAGS })
  const game = gameCalled(values.game, catalogue)
  const { fewest, most } = game.identity.seats
  const players = wholeNumber('players', given('simulate', 'players', values.players), fewest, most)
  return {
    game,
    players,
    games: wholeNumber('games', values.games, 1, MOST_GAMES),
    seed: wholeNumber('seed', values.seed, 0, MOST_SEED),
    out: given('simulate', 'out', values.out),
    bots: botsOf(values.bots, game, players),
  }
}

/** Throws like `simulationOf`. */
export function botPlayerOf(args: string[], catalogue: Catalogue): BotPlayer {
  const { values } = parseArgs({ args, options: BOT_FLAGS })
  const game = gameCalled(values.game, catalogue)
  const name = given('bot', 'level', values.level)
  const level = game.thinking?.levels.find((each) => each.name === name)
  if (!level) throw notThere('level', name, game.identity.levels)
  return {
    game,
    level,
    limits: limitsOf(values.ms, values.iterations),
    seed: wholeNumber('seed', values.seed, 0, MOST_SEED),
  }
}

/** The title and the name to count. Throws like `simulationOf`. */
export function statisticsOf(args: string[], catalogue: Catalogue): { game: string; name: string } {
  const { values, positionals } = parseArgs({ args, options: { game: { type: 'string' } }, allowPositionals: true })
  return { game: gameCalled(values.game, catalogue).identity.id, name: positionals.join(' ') }
}

const limitsOf = (ms: string | undefined, iterations: string | undefined): Limits => ({
  ...(ms !== undefined && { milliseconds: wholeNumber('ms', ms, 1, MOST_MILLISECONDS) }),
  ...(iterations !== undefined && { iterations: wholeNumber('iterations', iterations, 1, MOST_ITERATIONS) }),
})

/** The game of this id; where none was named, the first on offer. Throws a `Complaint` where there is none. */
export function gameCalled(id: string | undefined, catalogue: Catalogue): Game {
  const found = id === undefined ? [...catalogue.values()][0] : catalogue.get(id)
  if (!found) throw notThere('game', id!, [...catalogue.keys()])
  return found
}

function botsOf(names: string | undefined, game: Game, players: number): string[] {
  const bots = names?.split(',') ?? Array<string>(players).fill('random')
  const unknown = bots.find((bot) => !botNames(game).includes(bot))
  if (unknown !== undefined) throw notThere('bot', unknown, botNames(game))
  if (bots.length !== players) throw new Complaint(`--bots names ${bots.length}, --players says ${players}`)
  return bots
}

function given(command: string, flag: string, value: string | undefined): string {
  if (!value) throw new Complaint(`${command} needs --${flag}`)
  return value
}
