import { allOrders, allTiles } from '../../src/games/coal-baron/index.ts'
import type { DigitalRecord, Setup } from '../../src/games/coal-baron/index.ts'
import { seeded, shuffled } from '../../src/games/random.ts'
import type { Random } from '../../src/games/random.ts'
import { FORMAT, VERSION } from '../../src/games/record.ts'
import type { Choose } from '../../src/main/bots/bots.ts'
import { playWholeGame } from '../../src/main/bots/whole-game.ts'
import { chooseSensibly } from './player/player.ts'

export const shuffledSetup = (players: number, random: Random): Setup => ({
  players,
  startingPlayer: random.below(players),
  tiles: shuffled(allTiles(), random),
  orders: shuffled(allOrders(), random),
})

const SEATS = [
  { name: 'Mike', color: 'red', control: 'human' },
  { name: 'Lucy', color: 'blue', control: 'human' },
  { name: 'George', color: 'green', control: 'human' },
  { name: 'Anna', color: 'cream', control: 'human' },
]

/** The record of a whole game; the same seed gives the same one. */
export function playedRecord(players: number, seed: number, choose: Choose = chooseSensibly): DigitalRecord {
  const random = seeded(seed)
  const setup = shuffledSetup(players, random)
  const { startingPlayer, tiles, orders } = setup
  return {
    format: FORMAT,
    version: VERSION,
    game: 'coal-baron',
    mode: 'digital',
    id: `game-${players}-${seed}`,
    startedAt: '2026-11-20T10:00:00.000Z',
    finishedAt: '2026-11-20T11:02:11.000Z',
    players: SEATS.slice(0, players),
    setup: { startingPlayer, tiles, orders },
    ...playWholeGame(setup, Array<Choose>(players).fill(choose), random),
  }
}
