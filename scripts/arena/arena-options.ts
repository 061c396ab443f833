/** The arena's options. */
import { parseArgs } from 'node:util'
import { CATALOGUE } from '../../src/games/catalogue.ts'
import type { Game } from '../../src/games/facets/facets.ts'
import { botNames, RANDOM } from '../../src/main/bots/bots.ts'
import { Complaint, notThere } from '../../src/main/cli/complaint.ts'
import { gameCalled } from '../../src/main/cli/command-flags.ts'
import { wholeNumber } from '../../src/main/cli/whole-number.ts'
import { UsageError } from '../main.ts'
import { EXTERNAL } from './external.ts'
import { NONSENSE } from './nonsense-of-games.ts'
import { yardsticksOf } from './yardsticks.ts'
import { errorOf } from '../../src/main/platform/thrown.ts'

export interface Options {
  /** Its id. */
  game: string
  /** Each as `one:others`. */
  pairs: string[]
  players: number
  games: number
  seed: number
  /** Iterations of every search, in place of its level's own. */
  iterations?: number
  /** Milliseconds of every search. */
  ms?: number
  /** The command of the player `external`. */
  external?: string
  nonsense: boolean
}

const FLAGS = {
  game: { type: 'string' },
  pair: { type: 'string', multiple: true },
  bots: { type: 'string' },
  external: { type: 'string' },
  players: { type: 'string' },
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
    throw new UsageError(errorOf(error).message)
  }
}

function read(args: string[]): Options {
  const { values } = parseArgs({ args, options: FLAGS })
  const { seed, nonsense } = values
  const game = gameCalled(values.game, CATALOGUE)
  const { id, seats } = game.identity
  const pairs = values.pair ?? (values.bots === undefined ? pairsOf(game) : pairsWith(game, values.bots))
  for (const pair of pairs) checkPair(game, pair, values.external)
  if (nonsense && !NONSENSE.has(id)) throw new Complaint(`nobody has said what is nonsense in ${id}`)
  return {
    game: id,
    pairs,
    players: wholeNumber('players', values.players ?? String(seats.fewest), seats.fewest, seats.most),
    games: wholeNumber('games', values.games ?? (nonsense ? '1000' : '400'), 1),
    seed: wholeNumber('seed', seed, 0),
    iterations: values.iterations === undefined ? undefined : wholeNumber('iterations', values.iterations, 1),
    ms: values.ms === undefined ? undefined : wholeNumber('ms', values.ms, 1),
    external: values.external,
    nonsense,
  }
}

/** The strongest level alone among players of this name, and they among themselves. */
const pairsWith = ({ identity: { levels } }: Game, name: string): string[] => [
  `${levels.at(-1) ?? RANDOM}:${name}`,
  `${name}:${name}`,
]

/** Each level against the one below it and, at the bottom, chance; the usual one against chance as well. */
function pairsOf({ identity: { levels }, thinking }: Game): string[] {
  const ladder = levels.map((level, i) => `${level}:${levels[i - 1] ?? RANDOM}`)
  return thinking ? [...new Set([...ladder.slice(0, 1), `${thinking.usual}:${RANDOM}`, ...ladder])] : []
}

/** The levels, with or without a number of iterations, and those who are no level. */
function checkPair(game: Game, pair: string, external?: string) {
  const players = pair.split(':')
  if (players.length !== 2) throw new Complaint(`--pair takes two players with a colon between them, not "${pair}"`)
  if (players.includes(EXTERNAL) && external === undefined) throw new Complaint('external needs --external COMMAND')
  const others = [...yardsticksOf(game.identity.id), EXTERNAL]
  const known = new RegExp(`^(${[RANDOM, ...others].join('|')}|(${game.identity.levels.join('|')})(@[1-9][0-9]*)?)$`)
  const unknown = players.find((player) => !known.test(player))
  if (unknown !== undefined) throw notThere('bot', unknown, [...botNames(game), ...others])
}
