/** The position that a view shows: what lies hidden is known by its number alone. */
import { itemAt } from '../../building-blocks/lists.ts'
import { indexOf, SUBSIDIES, TILES } from '../state/components.ts'
import type { MarketTile, TileId } from '../state/components.ts'
import type { Seat, State } from '../state/state.ts'
import { decide } from './entries.ts'
import type { Decision, LogItem, SeatView, View } from './types.ts'
import { view as viewOf } from './view.ts'

export interface Known {
  /** The position in which the action under way began, its decisions, and where they led. */
  opening: State
  pending: readonly Decision[]
  now: State
}

/**
 * Whatever the rules say of it holds of the table, too, unless it is about a tile that lies hidden: any tile stands for that.
 * Null if the view doesn't tell how the action under way began.
 */
export function knownPosition(view: View, log: readonly LogItem[]): Known | null {
  const pending = view.underWay?.decisions ?? []
  const begun = openingOf(view, log)
  let now = begun
  for (const decision of pending) {
    const played = decide(now, decision)
    if (played.refusal) return null
    now = played.state
  }
  const opening = { ...begun, discarded: view.discarded.slice(0, view.discarded.length - now.discarded.length) }
  now = { ...now, discarded: view.discarded }
  return isShownBy(view, viewOf(now, opening, pending)) ? { opening, pending, now } : null
}

/** A view is plain data whose keys always come in the same order. */
const isShownBy = (view: View, other: View): boolean => partsOf(view) === partsOf(other)
const partsOf = ({ seats, step, building, cards }: View): string => JSON.stringify([seats, step, building, cards])

function openingOf(view: View, log: readonly LogItem[]): State {
  const { phase, ending, round, startingPlayer, market, drawn, cards, building, underWay } = view
  const turn = view.turn ?? 0
  const seats = view.seats.map(seatOf)
  return {
    ...{ phase, ending, round, startingPlayer, turn, drawn, cards, building },
    discarded: [],
    seats: underWay ? seats.with(turn, seatOf(underWay.before)) : seats,
    market: market.map((tile) => (tile === 'down' ? HIDDEN : tile)),
    faceDown: market.flatMap((tile, index) => (tile === 'down' ? [index] : [])),
    draw: Array<MarketTile>(view.draw).fill(HIDDEN),
    reserve: Array<TileId>(view.reserve).fill(HIDDEN),
    loco: SUBSIDIES.indexOf(view.loco),
    ...{ step: null, told: 0, stepped: hasStepped(log) },
    ...purchasesIn(log, round),
  }
}

/** Stands for any tile. */
const HIDDEN = itemAt(TILES, 0).id

const seatOf = ({ cards, agent, score, ...seat }: SeatView): Seat => ({
  ...seat,
  cards: cards.map(({ id }) => id),
  paid: cards.flatMap(({ id, paid }) => (paid ? [id] : [])),
  agent: agent && indexOf(agent),
  ...{ towns: score.towns, cities: score.cities, gifts: score.cards, contracts: score.contracts },
})

function hasStepped(log: readonly LogItem[]): boolean {
  const turn = log.slice(log.findLastIndex(({ type }) => type === 'turn') + 1)
  return turn.some((item) => item.type === 'entry' && 'step' in item.entry)
}

/** Whether anybody has bought in this round, and the rounds before it in a row in which nobody did. */
function purchasesIn(log: readonly LogItem[], round: number): Pick<State, 'bought' | 'idle'> {
  const rounds = new Set(log.flatMap((item) => (item.type === 'entry' && 'buy' in item.entry ? [item.round] : [])))
  let idle = 0
  while (idle < round - 1 && !rounds.has(round - 1 - idle)) idle++
  return { bought: rounds.has(round), idle }
}
