/** The table in the rule book's words: plain readonly objects. Nothing is hidden in this game, so everybody sees all of it. */
import { itemAt, numberAt } from '../../building-blocks/lists.ts'
import {
  ENDED_BY,
  HOLDINGS,
  INVESTORS,
  LEVELS,
  OPERATORS,
  PERCENTS,
  RAILROADS,
  SIDE_NAMES,
  bySeat,
  certificateOf,
  sidesOf,
} from '../state/components.ts'
import type { InvestorId, RailroadId } from '../state/components.ts'
import * as at from '../state/layout.ts'
import * as state from '../state/state.ts'
import type { State } from '../state/state.ts'
import { isOperating } from './acquiring.ts'
import { tradeOf } from './entries.ts'
import { hasAppeared } from './obsolescence.ts'
import { worth } from './result.ts'
import { revenue } from './revenue.ts'
import { excess } from './rounds.ts'
import { settled } from './trading.ts'
import type { Decision, HoldingView, PlayerView, RailroadView, Round, View } from './types.ts'

/** `opening` is the position in which the turn under way began, `pending` are its decisions. */
export function view(now: State, opening: State, pending: readonly Decision[]): View {
  const s = settled(now)
  const isTrading = state.phase(s) === state.TRADING && pending.length > 0
  return {
    phase: state.phaseOf(s),
    round: roundOf(s),
    turn: state.deciding(s),
    startingPlayer: state.get(s, at.STARTER),
    values: state.get(s, at.AT_FACE) === 1 ? 'face' : 'named',
    priority: state.get(s, at.PRIORITY),
    passes: state.get(s, at.PASSES),
    lastActor: seatOrNull(state.get(s, at.LAST_ACTOR)),
    ...tableOf(s),
    before: isTrading ? tableOf(opening) : null,
    trade: isTrading ? tradeView(pending) : null,
    draft: state.get(s, at.STOCK_ROUND) === 0 ? draftView(s) : null,
    operation: isOperating(s) ? operationView(s) : null,
    stack: railroadsAt(s, state.IN_STACK),
    gone: railroadsAt(s, state.OUT_OF_PLAY),
    appeared: LEVELS.filter((level) => hasAppeared(s, level)),
  }
}

const seatOrNull = (seat: number) => (seat < 0 ? null : seat)

export const roundOf = (s: State): Round => ({
  stock: state.get(s, at.STOCK_ROUND),
  operating: state.get(s, at.OPERATING_ROUND),
})

const tableOf = (s: State): Pick<View, 'players' | 'holdings'> => ({
  players: bySeat((seat) => playerView(s, seat)),
  holdings: HOLDINGS.map((_, holding) => holdingView(s, holding)) as View['holdings'],
})

const playerView = (s: State, seat: number): PlayerView => ({
  cash: state.cash(s, seat),
  certificates: state.certificates(s, seat),
  worth: worth(s, seat),
  investors: investorsAt(s, seat),
  sold: HOLDINGS.filter((_, holding) => state.hasSold(s, seat, holding)),
})

const STANDINGS = ['closed', 'started', 'operating'] as const

function holdingView(s: State, holding: number): HoldingView {
  const isClosed = state.standing(s, holding) === state.CLOSED
  return {
    id: itemAt(HOLDINGS, holding),
    standing: itemAt(STANDINGS, state.standing(s, holding)),
    price: isClosed ? null : state.price(s, holding),
    space: isClosed ? null : state.space(s, holding),
    director: seatOrNull(state.director(s, holding)),
    treasury: state.treasury(s, holding),
    certificates: PERCENTS.map((_, size) => state.playerWith(s, certificateOf(holding, size))) as Owners,
    shares: bySeat((seat) => state.shares(s, holding, seat) * 10),
    railroads: numbersAt(s, holding).map((railroad) => railroadView(s, railroad)),
    investors: investorsAt(s, state.AT_HOLDING + holding),
    network: state.network(s, holding),
    plus: state.plus(s, holding),
    minus: state.minus(s, holding),
    operators: numberAt(OPERATORS, holding) - state.network(s, holding),
    revenue: revenue(s, holding),
  }
}

type Owners = HoldingView['certificates']

function railroadView(s: State, railroad: number): RailroadView {
  const { level, income } = state.printed(s, railroad)
  const side = sidesOf(railroad).length > 1 ? itemAt(SIDE_NAMES, state.railroadSide(s, railroad)) : null
  return { id: itemAt(RAILROADS, railroad), side, level, income, endedBy: ENDED_BY[level] ?? null }
}

const numbersAt = (s: State, place: number): number[] =>
  RAILROADS.flatMap((_, railroad) => (state.railroadAt(s, railroad) === place ? [railroad] : []))

const railroadsAt = (s: State, place: number): RailroadId[] =>
  numbersAt(s, place).map((railroad) => itemAt(RAILROADS, railroad))

const investorsAt = (s: State, place: number): InvestorId[] =>
  INVESTORS.filter((_, investor) => state.investorAt(s, investor) === place)

function tradeView(pending: readonly Decision[]): View['trade'] {
  const trade = tradeOf(pending)
  return {
    sell: 'sell' in trade ? trade.sell : [],
    buy: 'buy' in trade ? trade.buy : null,
    par: ('buy' in trade ? trade.par : undefined) ?? null,
  }
}

function draftView(s: State): View['draft'] {
  const isOffered = state.phase(s) === state.ANSWERING
  return {
    investors: investorsAt(s, state.ON_TABLE),
    offered: isOffered || state.phase(s) === state.VALUING ? itemAt(INVESTORS, state.get(s, at.OFFERED)) : null,
    value: isOffered ? state.get(s, at.VALUE) : null,
  }
}

function operationView(s: State): View['operation'] {
  const isPriced = state.phase(s) === state.CONSENTING
  const railroad = itemAt(RAILROADS, state.get(s, at.WANTED))
  return {
    holding: itemAt(HOLDINGS, state.get(s, at.OPERATING)),
    plusLeft: state.get(s, at.PLUS_LEFT),
    wanted:
      isPriced || state.phase(s) === state.PRICING
        ? { railroad, price: isPriced ? state.get(s, at.PRICE) : null }
        : null,
    excess: Math.max(0, excess(s)),
  }
}
