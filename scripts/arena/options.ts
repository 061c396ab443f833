/** What the arena was asked for. */
import { parseArgs } from 'node:util'
import { LEVEL_NAMES } from '../../src/games/coal-baron/bot/levels.ts'
import { UsageError } from '../main.ts'

export interface Options {
  /** Each as `one:others`. */
  pairs: string[]
  players: number
  games: number
  seed: number
  /** Of every search, where they are not its level's own. */
  iterations?: number
  /** In milliseconds. */
  ms?: number
  nonsense: boolean
}

const PAIRS = ['apprentice:random', 'hewer:random', 'hewer:apprentice', 'foreman:hewer', 'director:foreman']

const FLAGS = {
  pair: { type: 'string', multiple: true },
  players: { type: 'string' },
  games: { type: 'string' },
  seed: { type: 'string' },
  iterations: { type: 'string' },
  ms: { type: 'string' },
  nonsense: { type: 'boolean' },
} as const

/** Throws a UsageError that names the flag. */
export function optionsFrom(args: string[]): Options {
  const { pair = PAIRS, players = '2', seed = '1', nonsense = false, ...rest } = valuesOf(args)
  for (const each of pair) checkPair(each)
  return {
    pairs: pair,
    players: wholeNumber('players', players, 2, 4),
    games: wholeNumber('games', rest.games ?? (nonsense ? '1000' : '400'), 1),
    seed: wholeNumber('seed', seed, 0),
    iterations: rest.iterations === undefined ? undefined : wholeNumber('iterations', rest.iterations, 1),
    ms: rest.ms === undefined ? undefined : wholeNumber('ms', rest.ms, 1),
    nonsense,
  }
}

function valuesOf(args: string[]) {
  try {
    return parseArgs({ args, options: FLAGS }).values
  } catch (error) {
    throw new UsageError((error as Error).message)
  }
}

function wholeNumber(flag: string, text: string, least: number, most = Number.MAX_SAFE_INTEGER): number {
  const number = Number(text)
  if (Number.isInteger(number) && number >= least && number <= most) return number
  const range = most === Number.MAX_SAFE_INTEGER ? `from ${least}` : `from ${least} to ${most}`
  throw new UsageError(`--${flag} takes a whole number ${range}, not "${text}"`)
}

/** The levels, with or without a number of iterations, and chance. */
const PLAYER = new RegExp(`^(random|(${LEVEL_NAMES.join('|')})(@[1-9][0-9]*)?)$`)

function checkPair(pair: string) {
  const players = pair.split(':')
  if (players.length !== 2) throw new UsageError(`--pair takes two players with a colon between them, not "${pair}"`)
  const unknown = players.find((player) => !PLAYER.test(player))
  if (unknown !== undefined)
    throw new UsageError(`no bot is called "${unknown}"; there are ${LEVEL_NAMES.join(', ')} and random`)
}
