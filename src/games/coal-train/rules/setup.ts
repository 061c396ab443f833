/** The beginning of a game (docs/record-format.md#coal-train-played-on-screen). */
import { keyedBy } from '../../building-blocks/keyed.ts'
import { CENTRE, MARKET_TILES, NOTHING, RESERVE_TILES, STANDARD, START_COAL, SUBSIDIES } from '../state/components.ts'
import type { MarketTile } from '../state/components.ts'
import type { Seat, State } from '../state/state.ts'
import { START_ACTION_POINTS, START_INCOME } from '../state/valley.ts'
import type { Setup } from './types.ts'

/** The table before the first start subsidy: that of the seat before the starting player. */
export function deal({ startingPlayer, a, b, whistlestops, cards }: Setup, players: number): State {
  const inMarket: MarketTile[] = a.slice(0, MARKET_TILES)
  return {
    ...{ phase: 'starting', ending: 'normal', round: 0, startingPlayer },
    turn: (startingPlayer + players - 1) % players,
    seats: Array.from({ length: players }, () => START),
    market: inMarket.toSpliced(CENTRE, 0, STANDARD),
    faceDown: [],
    draw: [...whistlestops, 'LOBBY', ...a.slice(MARKET_TILES), ...b.slice(RESERVE_TILES)],
    reserve: b.slice(0, RESERVE_TILES),
    ...{ discarded: [], drawn: null, cards, loco: 0, step: null, building: null, stepped: false },
    ...{ bought: false, idle: 0, told: 0 },
  }
}

const START: Seat = {
  resources: { ...NOTHING, C: START_COAL },
  income: START_INCOME,
  ...{ actionIncome: START_ACTION_POINTS, actionPoints: 0 },
  markers: keyedBy(SUBSIDIES, () => 0),
  ...{ tiles: [], stations: [], cards: [], paid: [], towns: 0, cities: 0, gifts: 0, contracts: 0, upgrades: 0 },
  agent: null,
}
