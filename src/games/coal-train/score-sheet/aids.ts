/** Notes while a physical game goes on: whose turn it is, action points, the last round, start subsidies. */
import { itemAt } from '../../building-blocks/lists.ts'
import { MOST_ROUNDS, SUBSIDIES } from '../state/components.ts'
import type { Subsidy } from '../state/components.ts'
import { START_ACTION_POINTS } from '../state/valley.ts'
import type { Pad } from './pad.ts'

type Aids = Pad['aids']

/** The seats from the starting player on. */
export const turnOrder = ({ seats, startingPlayer }: Pick<Pad, 'seats' | 'startingPlayer'>): number[] =>
  seats.map((_, i) => (startingPlayer + i) % seats.length)

/** Who chooses a start subsidy: counter-clockwise from the seat before the starting player, who has none. */
export const startOrder = (pad: Pick<Pad, 'seats' | 'startingPlayer'>): number[] => turnOrder(pad).slice(1).toReversed()

/** Subsidies that nobody else began with. */
export const startChoices = ({ seats }: Pick<Pad, 'seats'>, seat: number): Subsidy[] =>
  SUBSIDIES.filter((subsidy) => seats.every(({ start }, other) => other === seat || start !== subsidy))

/** Action points that each turn of a seat brings. */
export const actionIncomeOf = ({ seats }: Pick<Pad, 'seats'>, seat: number): number =>
  itemAt(seats, seat).actionIncome ?? START_ACTION_POINTS

export const isRoundsLastTurn = (pad: Pad): boolean => turnOrder(pad).at(-1) === pad.aids.turn

/** Whether the game ends with the turn that is noted. */
export const isGamesLastTurn = (pad: Pad): boolean => pad.aids.ending === 'last' && isRoundsLastTurn(pad)

/** The notes after the turn: action points are lost, the next seat gets its own; a round that was triggered is followed by the last. */
export function nextTurn(pad: Pad): Aids {
  const { aids, seats } = pad
  const turn = (aids.turn + 1) % seats.length
  const next = { ...aids, turn, actionPoints: actionIncomeOf(pad, turn) }
  if (!isRoundsLastTurn(pad)) return next
  const ending = aids.ending === 'normal' ? 'normal' : 'last'
  return { ...next, round: Math.min(MOST_ROUNDS + 1, aids.round + 1), ending }
}
