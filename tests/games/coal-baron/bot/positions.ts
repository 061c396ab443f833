/** Positions to try bots on: those of games among hewers. */
import { choose } from '../../../../src/games/coal-baron/bot/choose.ts'
import { LEVELS } from '../../../../src/games/coal-baron/bot/levels.ts'
import { allOrders, allTiles } from '../../../../src/games/coal-baron/index.ts'
import type { Setup, State } from '../../../../src/games/coal-baron/index.ts'
import { copy } from '../../../../src/games/coal-baron/state/state.ts'
import { seeded, shuffled } from '../../../../src/games/building-blocks/random.ts'
import { playWholeGame } from '../support/games.ts'
import type { Choose } from '../support/games.ts'

export function setupOf(players: number, seed: number): Setup {
  const random = seeded(seed)
  return {
    players,
    startingPlayer: random.below(players),
    tiles: shuffled(allTiles(), random),
    orders: shuffled(allOrders(), random),
  }
}

/** One for each decision of a game. */
export function positions(players: number, seed: number): State[] {
  const found: State[] = []
  const watcher: Choose = (s, random) => {
    found.push(copy(s))
    return choose(s, LEVELS.hewer, { iterations: 0, expired: () => false }, random)
  }
  playWholeGame(setupOf(players, seed), Array<Choose>(players).fill(watcher), seeded(seed))
  return found
}
