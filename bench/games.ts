/** Random games, found and played inside the kernel; measured as a bundle, as the kernel is shipped. */
import { allOrders, allTiles, deal } from '../src/games/coal-baron/index.ts'
import type { State } from '../src/games/coal-baron/index.ts'
import { listMoves, moveList } from '../src/games/coal-baron/rules/legal.ts'
import type { Move } from '../src/games/coal-baron/rules/moves.ts'
import { playUnchecked } from '../src/games/coal-baron/rules/play.ts'
import { isAutomatic, isFinished, settle } from '../src/games/coal-baron/rules/scoring.ts'
import { copy } from '../src/games/coal-baron/state/state.ts'
import { seeded, shuffled } from '../src/games/building-blocks/random.ts'
import type { Random } from '../src/games/building-blocks/random.ts'

export { copy }

const list = moveList()

export function dealt(players: number, random: Random): State {
  const tiles = shuffled(allTiles(), random)
  return deal({ players, startingPlayer: random.below(players), tiles, orders: shuffled(allOrders(), random) })
}

/** Plays to the end on the state itself, each legal move as likely, and returns how many moves that took. */
export function playOut(s: State, random: Random, played?: (move: Move) => void): number {
  let moves = 0
  for (; !isFinished(s); moves++) {
    const move = list[random.below(listMoves(s, list))]
    played?.(move)
    apply(s, move)
  }
  return moves
}

/** A move and what follows from it by itself. */
export function apply(s: State, move: Move): void {
  playUnchecked(s, move)
  if (isAutomatic(s)) settle(s)
}

export interface Played {
  start: State
  moves: Move[]
  end: State
}

/** Games to apply again, always the same ones. */
export const playedGames = (players: number, count: number): Played[] =>
  Array.from({ length: count }, (_, game) => {
    const random = seeded(game)
    const start = dealt(players, random)
    const end = copy(start)
    const moves: Move[] = []
    playOut(end, random, (move) => moves.push(move))
    return { start, moves, end }
  })
