/** Examples that are played: a deal, the moves that lead up to it, and for each step its moves and the numbers it states. */
import { decide } from '../../../../../games/coal-baron/rules/entries.ts'
import { allOrders, allTiles, deal, withFirst } from '../../../../../games/coal-baron/rules/setup.ts'
import type { Decision, OrderId, SpaceId, TileId, View } from '../../../../../games/coal-baron/rules/types.ts'
import { deciding, view } from '../../../../../games/coal-baron/rules/view.ts'
import { afterMoves } from '../../../screens/rules-book.ts'
import type { State } from '../../../../../games/coal-baron/state/state.ts'

/** Numbers of the player that a step is about. */
export interface Facts {
  marks: number
  workers: number
  points: number
  steps: number
}

export interface PlayedStep {
  seat: number
  moves: readonly Decision[]
  /** Stated by the words, and held against the rules by a test. */
  facts: Partial<Facts>
  says: () => string
}

export interface PlayedExample {
  players: number
  /** Topmost on the stacks when the game is dealt. */
  tiles: readonly TileId[]
  orders: readonly OrderId[]
  lead: readonly Decision[]
  steps: readonly PlayedStep[]
  /** Drawn beside the numbers: a worker space, or the pit and the orders of the step's player. */
  shows: SpaceId | 'pit'
}

/** A step whose words are told its numbers. */
export const step = <F extends Partial<Facts>>(
  seat: number,
  moves: readonly Decision[],
  facts: F,
  says: (facts: F) => string,
): PlayedStep => ({ seat, moves, facts, says: () => says(facts) })

/** The table after each step. Throws if the rules refuse a move. */
export function viewsOf(example: PlayedExample): View[] {
  let state = played(dealt(example), example.lead)
  return example.steps.map(({ moves }) => {
    state = played(state, moves)
    return view(state, deciding(state))
  })
}

export const factsOf = ({ seats, stepsLeft }: View, seat: number): Facts => ({
  marks: seats[seat].marks,
  workers: seats[seat].workers,
  points: seats[seat].points,
  steps: stepsLeft,
})

const dealt = ({ players, tiles, orders }: PlayedExample): State =>
  deal({ players, startingPlayer: 0, tiles: withFirst(allTiles(), tiles), orders: withFirst(allOrders(), orders) })

const played = (state: State, moves: readonly Decision[]): State => afterMoves(state, moves, decide)
