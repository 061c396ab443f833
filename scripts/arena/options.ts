/** What the arena was asked for. */
import { parseArgs } from 'node:util'
import { LEVEL_NAMES } from '../../src/games/coal-baron/bot/levels.ts'
import { coalBaron } from '../../src/games/coal-baron/game.ts'
import { Complaint, notThere } from '../../src/main/cli/complaint.ts'
import { wholeNumber } from '../../src/main/cli/whole-number.ts'
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
  players: { type: 'string', default: '2' },
  games: { type: 'string' },
  seed: { type: 'string', default: '1' },
  iterations: { type: 'string' },
  ms: { type: 'string' },
  nonsense: { type: 'boolean', default: false },
} as const

/** Throws a UsageError that names the flag. */
export function optionsFrom(args: string[]): Options {
  try {
    return read(args)
  } catch (error) {
    throw new UsageError((error as Error).message)
  }
}

function read(args: string[]): Options {
  const { values } = parseArgs({ args, options: FLAGS })
  const { pair = PAIRS, players, seed, nonsense } = values
  for (const each of pair) checkPair(each)
  return {
    pairs: pair,
    players: wholeNumber('players', players, coalBaron.fewestPlayers, coalBaron.mostPlayers),
    games: wholeNumber('games', values.games ?? (nonsense ? '1000' : '400'), 1),
    seed: wholeNumber('seed', seed, 0),
    iterations: values.iterations === undefined ? undefined : wholeNumber('iterations', values.iterations, 1),
    ms: values.ms === undefined ? undefined : wholeNumber('ms', values.ms, 1),
    nonsense,
  }
}

/** The levels, with or without a number of iterations, and chance. */
const PLAYER = new RegExp(`^(random|(${LEVEL_NAMES.join('|')})(@[1-9][0-9]*)?)$`)

function checkPair(pair: string) {
  const players = pair.split(':')
  if (players.length !== 2) throw new Complaint(`--pair takes two players with a colon between them, not "${pair}"`)
  const unknown = players.find((player) => !PLAYER.test(player))
  if (unknown !== undefined) throw notThere('bot', unknown, [...LEVEL_NAMES, 'random'])
}
