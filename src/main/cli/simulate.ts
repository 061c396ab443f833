/** `pithead simulate`: whole games among bots, written as records. */
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { allOrders, allTiles } from '../../games/coal-baron/index.ts'
import type { DigitalRecord, Setup } from '../../games/coal-baron/index.ts'
import { seeded, shuffled } from '../../games/random.ts'
import type { Random } from '../../games/random.ts'
import { FORMAT, VERSION, writeRecord } from '../../games/record.ts'
import { BOTS } from '../bots/bots.ts'
import { playWholeGame } from '../bots/whole-game.ts'
import type { Print } from './output.ts'
import { cannotWrite, writeWhole } from './write-whole.ts'

export interface Simulation {
  players: number
  games: number
  seed: number
  out: string
  /** Bot names by seat. */
  bots: string[]
}

/** Names, colours and times are the same for every simulated game: chance is in the cards alone. */
const SEATS = [
  { name: 'Mike', color: 'red' },
  { name: 'Lucy', color: 'blue' },
  { name: 'George', color: 'green' },
  { name: 'Anna', color: 'cream' },
]
const STARTED = Date.UTC(2013, 9, 24, 10)
const HOUR = 3_600_000
const timeOf = (game: number) => new Date(STARTED + game * HOUR).toISOString()

/** Writes one file a game, each whole or not at all, and prints its name. Throws a `Complaint` where it can't be written. */
export async function simulate(simulation: Simulation, print: Print): Promise<void> {
  const { out, games } = simulation
  await mkdir(out, { recursive: true }).catch(cannotWrite(out))
  for (let game = 0; game < games; game++) {
    const file = join(out, fileName(simulation, game))
    await writeWhole(file, writeRecord(simulatedGame(simulation, game)))
    print(file)
  }
}

const fileName = ({ players, seed }: Simulation, game: number) =>
  `coal-baron-${players}p-${seed}-${String(game + 1).padStart(4, '0')}.json`

/** Every game has a generator of its own, so that any of them can be made alone. */
function simulatedGame({ players, seed, bots }: Simulation, game: number): DigitalRecord {
  const random = seeded(seed * 2 ** 20 + game)
  const setup = shuffledSetup(players, random)
  const { startingPlayer, tiles, orders } = setup
  const choosers = bots.map((bot) => BOTS[bot])
  return {
    format: FORMAT,
    version: VERSION,
    game: 'coal-baron',
    mode: 'digital',
    id: uuid(random),
    startedAt: timeOf(game),
    finishedAt: timeOf(game + 1),
    players: bots.map((bot, seat) => ({ ...SEATS[seat], control: `bot:${bot}` })),
    setup: { startingPlayer, tiles, orders },
    ...playWholeGame(setup, choosers, random),
  }
}

const shuffledSetup = (players: number, random: Random): Setup => ({
  players,
  startingPlayer: random.below(players),
  tiles: shuffled(allTiles(), random),
  orders: shuffled(allOrders(), random),
})

/** A version 4 UUID out of the game's own generator. */
function uuid(random: Random): string {
  const digits = Array.from({ length: 32 }, () => random.below(16).toString(16))
  digits[12] = '4'
  digits[16] = '89ab'[random.below(4)]
  const hex = digits.join('')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}
