/** The table as everybody sees it: face-down tiles and stacks only by their number (ruling 26). */
import { itemAt } from '../../building-blocks/lists.ts'
import { spaceOf, SUBSIDIES } from '../state/components.ts'
import * as state from '../state/state.ts'
import type { Seat, State, Step } from '../state/state.ts'
import { cardPoints } from './incentives.ts'
import { scoreOf } from './result.ts'
import type { Decision, SeatView, StepView, View } from './types.ts'
import { keyedBy, keysOf } from '../../building-blocks/keyed.ts'

/** `opening` is the position in which the action under way began, and `pending` its decisions so far. */
export const view = (s: State, opening: State = s, pending: readonly Decision[] = []): View => ({
  phase: s.phase,
  ending: s.ending,
  round: s.round,
  startingPlayer: s.startingPlayer,
  turn: state.asked(s),
  seats: s.seats.map(seatView),
  market: s.market.map((tile, index) => (state.isFaceDown(s, index) ? 'down' : tile)),
  draw: s.draw.length,
  reserve: s.reserve.length,
  discarded: [...s.discarded],
  drawn: s.drawn,
  cards: copied(s.cards),
  loco: itemAt(SUBSIDIES, s.loco),
  step: s.step && stepView(s.step),
  building: s.building,
  underWay: pending.length === 0 ? null : { decisions: [...pending], before: seatView(state.active(opening)) },
})

const copied = (cards: State['cards']): View['cards'] => keyedBy(keysOf(cards), (city) => [...cards[city]])

const seatView = (seat: Seat): SeatView => ({
  resources: seat.resources,
  income: seat.income,
  actionIncome: seat.actionIncome,
  actionPoints: seat.actionPoints,
  markers: seat.markers,
  tiles: [...seat.tiles],
  stations: [...seat.stations],
  cards: seat.cards.map((id) => ({ id, points: cardPoints(seat, id), paid: seat.paid.includes(id) })),
  upgrades: seat.upgrades,
  agent: seat.agent === null ? null : spaceOf(seat.agent),
  score: scoreOf(seat),
})

function stepView(step: Step): StepView {
  switch (step.at) {
    case 'bill':
      return { at: 'bill', due: step.due, waiver: step.waiver }
    case 'room':
      return { at: 'room', rooms: step.rooms as 1 | 2 }
    case 'spent':
      return { at: step.subsidy === 'FT' ? 'trade' : 'to' }
    default:
      return { at: step.at, city: step.city }
  }
}
