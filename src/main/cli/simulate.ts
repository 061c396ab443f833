/** `pithead simulate`: whole games among bots, written as records. */
import { join } from 'node:path'
import { Option, type Command } from 'commander'
import type { Catalogue, Game } from '../../games/facets/facets.ts'
import { seeded } from '../../games/building-blocks/random.ts'
import type { Random } from '../../games/building-blocks/random.ts'
import { FORMAT, VERSION, writeRecord, type GameRecord } from '../../games/record/record.ts'
import { makeFolders } from '../platform/make-folders.ts'
import { botNames, RANDOM, simulatedBot } from '../bots/bots.ts'
import { playWholeGame } from '../bots/whole-game.ts'
import { type CommandLine, newCommand } from './command-line.ts'
import { Complaint, notThere } from './complaint.ts'
import { gameCalled, gameFlag, numberFlag, seedFlag } from './command-flags.ts'
import type { Print } from './output.ts'
import { STATUS } from './status.ts'
import { wholeNumber } from './whole-number.ts'
import { cannotWrite, writeWhole } from './write-whole.ts'
import { errorOf } from '../platform/thrown.ts'
import { present } from '../../games/building-blocks/present.ts'

const MOST_GAMES = 1_000_000

interface Flags {
  game?: string
  players: string
  out: string
  games: number
  seed: number
  bots?: string
}

export const simulateCommand = ({ catalogue, print }: CommandLine): Command =>
  newCommand<Flags>('simulate', 'play games among bots and write a record of each', async (flags) => {
    await simulate(simulationOf(flags, catalogue), print)
    return STATUS.ok
  })
    .addOption(new Option('--players <n>', 'number of players').makeOptionMandatory())
    .addOption(new Option('--out <folder>', 'folder for the records').makeOptionMandatory())
    .addOption(gameFlag(catalogue))
    .addOption(numberFlag('games', 'number of games', 1, MOST_GAMES).default(1))
    .addOption(seedFlag())
    .option('--bots <names>', `a bot for each seat, separated by commas (default: all ${RANDOM})`)

/** Throws a `Complaint` about flags that don't go together. */
export function simulationOf(flags: Flags, catalogue: Catalogue): Simulation {
  const game = gameCalled(flags.game, catalogue)
  const { fewest, most } = game.identity.seats
  const players = wholeNumber('players', flags.players, fewest, most)
  const { games, seed, out } = flags
  return { game, players, games, seed, out, bots: botsOf(flags.bots, game, players) }
}

function botsOf(names: string | undefined, game: Game, players: number): string[] {
  const bots = names?.split(',') ?? Array<string>(players).fill(RANDOM)
  const unknown = bots.find((bot) => !botNames(game).includes(bot))
  if (unknown !== undefined) throw notThere('bot', unknown, botNames(game))
  if (bots.length !== players) throw new Complaint(`--bots names ${bots.length}, --players says ${players}`)
  return bots
}

export interface Simulation {
  game: Game
  players: number
  games: number
  seed: number
  out: string
  /** Bot names by seat. */
  bots: string[]
}

/** Names, colours and times are the same for every simulated game: chance is in the set-up and the bots alone. */
const NAMES = ['Mike', 'Lucy', 'George', 'Anna']
const nameOf = (seat: number) => NAMES[seat] ?? `Player ${seat + 1}`
const STARTED = Date.UTC(2013, 9, 24, 10)
const HOUR = 3_600_000
const timeOf = (game: number) => new Date(STARTED + game * HOUR).toISOString()

/** Writes one file a game, each whole or not at all, and prints its name. Throws a `Complaint` if it can't be written. */
export async function simulate(simulation: Simulation, print: Print): Promise<void> {
  const { out, games } = simulation
  makeOut(out)
  for (let game = 0; game < games; game++) {
    const file = join(out, fileName(simulation, game))
    await writeWhole(file, writeRecord(simulatedGame(simulation, game)))
    print(file)
  }
}

function makeOut(out: string): void {
  try {
    makeFolders(out)
  } catch (error) {
    cannotWrite(out)(errorOf(error))
  }
}

const fileName = ({ game, players, seed }: Simulation, number: number) =>
  `${game.identity.id}-${players}p-${seed}-${String(number + 1).padStart(4, '0')}.json`

/** Every game has a generator of its own, so that any of them can be made alone. */
function simulatedGame({ game, players, seed, bots }: Simulation, number: number): GameRecord {
  const { identity, playing, rules } = game
  const random = seeded(seed * 2 ** 20 + number)
  const setup = playing.draw(players, identity.options, random)
  const choosers = bots.map((bot) => present(simulatedBot(game, bot, players), 'the bot'))
  return {
    format: FORMAT,
    version: VERSION,
    game: identity.id,
    mode: 'digital',
    id: uuid(random),
    startedAt: timeOf(number),
    finishedAt: timeOf(number + 1),
    players: bots.map((bot, seat) => ({ name: nameOf(seat), color: identity.colors[seat], control: `bot:${bot}` })),
    setup,
    ...playWholeGame(rules, setup, choosers, random),
  }
}

/** A version 4 UUID out of the game's own generator. */
function uuid(random: Random): string {
  const digits = Array.from({ length: 32 }, () => random.below(16).toString(16))
  digits[12] = '4'
  digits[16] = '89ab'[random.below(4)]
  const hex = digits.join('')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}
