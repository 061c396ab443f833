/** The flags of `pithead simulate`. */
import { parseArgs } from 'node:util'
import { coalBaron } from '../../games/coal-baron/game.ts'
import { GAME_IDS } from '../../games/shelf.ts'
import { BOTS } from '../bots/bots.ts'
import { Complaint } from './complaint.ts'
import type { Simulation } from './simulate.ts'

const FLAGS = {
  game: { type: 'string', default: 'coal-baron' },
  players: { type: 'string' },
  games: { type: 'string', default: '1' },
  seed: { type: 'string', default: '1' },
  out: { type: 'string' },
  bots: { type: 'string' },
} as const

const MOST_GAMES = 1_000_000
const MOST_SEED = 2 ** 32 - 1

/** Throws a `Complaint`, or Node's own error for a flag that there is not, that says what is wrong in one line. */
export function simulationOf(args: string[]): Simulation {
  const { values } = parseArgs({ args, options: FLAGS })
  if (!GAME_IDS.includes(values.game)) throw notThere('game', values.game, GAME_IDS)
  const players = whole('players', values.players, coalBaron.fewestPlayers, coalBaron.mostPlayers)
  return {
    players,
    games: whole('games', values.games, 1, MOST_GAMES),
    seed: whole('seed', values.seed, 0, MOST_SEED),
    out: given('out', values.out),
    bots: botsOf(values.bots, players),
  }
}

function botsOf(names: string | undefined, players: number): string[] {
  const bots = names?.split(',') ?? Array<string>(players).fill('random')
  const unknown = bots.find((bot) => !Object.hasOwn(BOTS, bot))
  if (unknown !== undefined) throw notThere('bot', unknown, Object.keys(BOTS))
  if (bots.length !== players) throw new Complaint(`--bots names ${bots.length}, --players says ${players}`)
  return bots
}

const notThere = (what: string, name: string, there: readonly string[]) =>
  new Complaint(`no ${what} is called "${name}"; there is: ${there.join(', ')}`)

function given(flag: string, value: string | undefined): string {
  if (!value) throw new Complaint(`simulate needs --${flag}`)
  return value
}

function whole(flag: string, text: string | undefined, least: number, most: number): number {
  const value = given(flag, text)
  if (/^\d+$/.test(value) && Number(value) >= least && Number(value) <= most) return Number(value)
  throw new Complaint(`--${flag} takes a whole number from ${least} to ${most}, not "${value}"`)
}
