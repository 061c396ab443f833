/** Random games for properties. fast-check draws what makes a game; the same draw is the same game. */
import fc from 'fast-check'
import { allOrders, allTiles, deal } from '../../../../../src/games/coal-baron/rules/setup.ts'
import { BANK, DELIVERY_BARROW, MONEY_3 } from '../../../../../src/games/coal-baron/state/components.ts'
import { decide, entryOf, isUnderWay } from '../../../../../src/games/coal-baron/rules/entries.ts'
import { listMoves, moveList } from '../../../../../src/games/coal-baron/rules/legal.ts'
import * as moves from '../../../../../src/games/coal-baron/rules/moves.ts'
import type { Move } from '../../../../../src/games/coal-baron/rules/moves.ts'
import { legalMoves } from '../../../../../src/games/coal-baron/rules/options.ts'
import { playUnchecked } from '../../../../../src/games/coal-baron/rules/play.ts'
import { advance, isAutomatic, isFinished, settle } from '../../../../../src/games/coal-baron/rules/scoring.ts'
import type { Setup } from '../../../../../src/games/coal-baron/rules/setup.ts'
import * as state from '../../../../../src/games/coal-baron/state/state.ts'
import type { State } from '../../../../../src/games/coal-baron/state/state.ts'
import type { Decision, Entry } from '../../../../../src/games/coal-baron/rules/types.ts'
import { seeded, shuffled } from '../../../../../src/games/building-blocks/random.ts'
import type { Random } from '../../../../../src/games/building-blocks/random.ts'

export interface Game {
  players: number
  startingPlayer: number
  seed: number
  /** Prefers what changes something, so that orders are filled and delivered. */
  busy: boolean
  /** Everybody starts with 200 Marks, so that stacks and supply run out. */
  rich: boolean
}

export const anyGame: fc.Arbitrary<Game> = fc
  .record({
    players: fc.constantFrom(2, 3, 4),
    startingPlayer: fc.nat(3),
    seed: fc.nat(),
    busy: fc.boolean(),
    rich: fc.boolean(),
  })
  .map((game) => ({ ...game, startingPlayer: game.startingPlayer % game.players }))

export function setupOf({ players, startingPlayer, seed }: Game): Setup {
  const random = seeded(seed)
  return { players, startingPlayer, tiles: shuffled(allTiles(), random), orders: shuffled(allOrders(), random) }
}

export function startOf(game: Game): State {
  const s = deal(setupOf(game))
  if (game.rich) for (let seat = 0; seat < game.players; seat++) state.addMarks(s, seat, 200)
  return s
}

/** Sees a move, or null if the game went on by itself. Both states are reused afterwards. */
export type Seen = (before: State, after: State, move: Move | null) => void

/** Plays a game to its end and returns how it ended. */
export function playOut(game: Game, seen: Seen = () => {}): State {
  const random = seeded(game.seed + 1)
  const pick = game.busy ? busyMove : anyMove
  const s = startOf(game)
  const before = state.copy(s)
  while (!isFinished(s)) {
    before.set(s)
    const move = isAutomatic(s) ? null : pick(s, random)
    if (move === null) advance(s)
    else playUnchecked(s, move)
    seen(before, s, move)
  }
  return s
}

const list = moveList()

const anyMove = (s: State, random: Random): Move => list[random.below(listMoves(s, list))]

/** Delivers where it can; thinks up to four times better of what leads nowhere. */
function busyMove(s: State, random: Random): Move {
  const count = listMoves(s, list)
  const delivery = list.subarray(0, count).find(isDelivery)
  if (delivery !== undefined) return delivery
  let move = list[random.below(count)]
  for (let i = 0; i < 4 && isDull(move); i++) move = list[random.below(count)]
  return move
}

const isDelivery = (move: Move) =>
  moves.kind(move) === moves.PLACE && moves.argument(move) >= DELIVERY_BARROW && moves.argument(move) < MONEY_3

const DULL = [moves.END, moves.CAGE, moves.STORE]
const isDull = (move: Move) =>
  DULL.includes(moves.kind(move)) || move === moves.placeMove(BANK) || move === moves.keepMove(moves.KEEP_NONE)

/** Copies of `count` positions on the way through a game, chosen at random; `salt` decides which. */
export function positionsOf(game: Game, salt: number, count: number): State[] {
  const random = seeded(salt)
  const positions: State[] = []
  let seen = 0
  playOut(game, (before) => {
    // Every position is as likely to stay: the n-th replaces one of those kept with a chance of count / n.
    const at = random.below(++seen)
    if (positions.length < count) positions.push(state.copy(before))
    else if (at < count) positions[at] = state.copy(before)
  })
  return positions
}

export interface Written {
  entries: Entry[]
  /** The state after each entry, settled. */
  states: State[]
}

/** Plays by decisions, as people do, and writes an entry at the end of each turn; nobody is rich. */
export function written(game: Game): Written {
  const random = seeded(game.seed)
  const entries: Entry[] = []
  const states: State[] = []
  let pending: Decision[] = []
  let s = deal(setupOf(game))
  while (!isFinished(s)) {
    const choices = legalMoves(s)
    const decision = choices[random.below(choices.length)]
    s = decide(s, decision).state as State
    pending.push(decision)
    if (isUnderWay(s)) continue
    settle(s)
    entries.push(entryOf(pending))
    states.push(s)
    pending = []
  }
  return { entries, states }
}
