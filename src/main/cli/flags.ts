/** The flags of `pithead simulate` and `pithead bot`. */
import { parseArgs } from 'node:util'
import { LEVEL_NAMES } from '../../games/coal-baron/bot/levels.ts'
import type { LevelName } from '../../games/coal-baron/bot/levels.ts'
import { coalBaron } from '../../games/coal-baron/game.ts'
import { GAME_IDS } from '../../games/catalogue.ts'
import { BOTS } from '../bots/bots.ts'
import type { Limits } from '../bots/budget.ts'
import type { BotPlayer } from './bot.ts'
import { Complaint, notThere } from './complaint.ts'
import type { Simulation } from './simulate.ts'
import { wholeNumber } from './whole-number.ts'

const FLAGS = {
  game: { type: 'string', default: 'coal-baron' },
  players: { type: 'string' },
  games: { type: 'string', default: '1' },
  seed: { type: 'string', default: '1' },
  out: { type: 'string' },
  bots: { type: 'string' },
} as const

const BOT_FLAGS = {
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
export function simulationOf(args: string[]): Simulation {
  const { values } = parseArgs({ args, options: FLAGS })
  if (!GAME_IDS.includes(values.game)) throw notThere('game', values.game, GAME_IDS)
  const players = wholeNumber(
    'players',
    given('simulate', 'players', values.players),
    coalBaron.fewestPlayers,
    coalBaron.mostPlayers,
  )
  return {
    players,
    games: wholeNumber('games', values.games, 1, MOST_GAMES),
    seed: wholeNumber('seed', values.seed, 0, MOST_SEED),
    out: given('simulate', 'out', values.out),
    bots: botsOf(values.bots, players),
  }
}

/** Throws like `simulationOf`. */
export function botPlayerOf(args: string[]): BotPlayer {
  const { values } = parseArgs({ args, options: BOT_FLAGS })
  const level = given('bot', 'level', values.level)
  if (!LEVEL_NAMES.includes(level as LevelName)) throw notThere('level', level, LEVEL_NAMES)
  return {
    level: level as LevelName,
    limits: limitsOf(values.ms, values.iterations),
    seed: wholeNumber('seed', values.seed, 0, MOST_SEED),
  }
}

const limitsOf = (ms: string | undefined, iterations: string | undefined): Limits => ({
  ...(ms !== undefined && { milliseconds: wholeNumber('ms', ms, 1, MOST_MILLISECONDS) }),
  ...(iterations !== undefined && { iterations: wholeNumber('iterations', iterations, 1, MOST_ITERATIONS) }),
})

function botsOf(names: string | undefined, players: number): string[] {
  const bots = names?.split(',') ?? Array<string>(players).fill('random')
  const unknown = bots.find((bot) => !Object.hasOwn(BOTS, bot))
  if (unknown !== undefined) throw notThere('bot', unknown, Object.keys(BOTS))
  if (bots.length !== players) throw new Complaint(`--bots names ${bots.length}, --players says ${players}`)
  return bots
}

function given(command: string, flag: string, value: string | undefined): string {
  if (!value) throw new Complaint(`${command} needs --${flag}`)
  return value
}
