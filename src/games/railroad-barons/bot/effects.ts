/** The plain effects of a turn for the player who takes it, by the rules on the positions before and after. */
import { itemAt } from '../../building-blocks/lists.ts'
import { ENDED_BY, HOLDINGS, INVESTORS, RAILROADS, bySeat } from '../state/components.ts'
import type { HoldingId, RailroadId } from '../state/components.ts'
import * as moves from '../rules/moves.ts'
import { hasAppeared } from '../rules/obsolescence.ts'
import { operating } from '../rules/acquiring.ts'
import { playUnchecked } from '../rules/play.ts'
import { worth } from '../rules/result.ts'
import { dividend, revenue } from '../rules/revenue.ts'
import * as at from '../state/layout.ts'
import * as state from '../state/state.ts'
import type { State } from '../state/state.ts'
import type { IdeaEffects } from './idea.ts'
import { estimateBy } from './search.ts'
import { evenValue } from './turns/offers.ts'
import { playTurn } from './turns/turns.ts'
import type { Turn } from './turns/turn.ts'
import { FITTED } from './weigh.ts'

/** The effects of a turn for the seat that is asked. The state is left as it is. */
export function effectsOf(before: State, turn: Turn): IdeaEffects {
  const seat = state.asked(before)
  const other = state.otherSeat(seat)
  const after = state.copy(before)
  playTurn(after, turn)
  const directs = (s: State) => (holding: number) => state.director(s, holding) === seat
  const worthOf = (each: number) => worth(after, each) - worth(before, each)
  const paid = dividendsOf(before, turn)
  return {
    cash: state.cash(after, seat) - state.cash(before, seat),
    left: state.cash(after, seat),
    worth: worthOf(seat),
    other: worthOf(other),
    ...drafted(before, turn),
    dividends: [itemAt(paid, seat), itemAt(paid, other)],
    directs: ofHoldings((holding) => directs(after)(holding) && !directs(before)(holding)).map(({ holding, at }) => ({
      holding,
      safe: state.treasury(after, at),
      revenue: revenue(after, at),
    })),
    loses: ofHoldings((holding) => directs(before)(holding) && !directs(after)(holding)).map(({ holding }) => holding),
    prices: changesOf(before, after, priceOf),
    revenues: changesOf(before, after, revenue).map((change) => ({
      ...change,
      percent: 10 * state.shares(after, HOLDINGS.indexOf(change.holding), seat),
    })),
    safes: changesOf(before, after, state.treasury),
    acquired: railroads((railroad) => comesTo(before, after, railroad)),
    gone: railroads((railroad) => isObsoleteSince(before, after, railroad)),
  }
}

/** Empty once the draft is over, and where an Investor goes for its face. */
function drafted(before: State, turn: Turn): Pick<IdeaEffects, 'investor'> {
  if (state.phase(before) > state.ANSWERING) return {}
  const valuing = state.copy(before)
  if (state.phase(before) === state.OFFERING) playUnchecked(valuing, itemAt(turn, 0))
  else if (state.phase(before) === state.ANSWERING)
    state.ask(valuing, state.VALUING, state.otherSeat(state.asked(before)))
  const worth = evenValue(valuing, estimateBy(FITTED))
  return worth === null ? {} : { investor: { investor: itemAt(INVESTORS, state.get(valuing, at.OFFERED)), worth } }
}

/** Dollars that a turn's dividends pay, by seat. */
export function dividendsOf(before: State, turn: Turn): [number, number] {
  const now = state.copy(before)
  let paid: [number, number] = [0, 0]
  for (const move of turn) {
    if (moves.kind(move) === moves.PAY && moves.argument(move) === 1)
      paid = bySeat((seat) => dividend(now, operating(now), seat))
    playUnchecked(now, move)
  }
  return paid
}

const ofHoldings = (is: (holding: number) => boolean): { holding: HoldingId; at: number }[] =>
  HOLDINGS.flatMap((holding, at) => (is(at) ? [{ holding, at }] : []))

/** Holdings of which a number of dollars changed. */
const changesOf = (before: State, after: State, of: (s: State, holding: number) => number) =>
  ofHoldings((holding) => of(before, holding) !== of(after, holding)).map(({ holding, at }) => ({
    holding,
    from: of(before, at),
    to: of(after, at),
  }))

/** 0 of a closed Holding. */
const priceOf = (s: State, holding: number) =>
  state.standing(s, holding) === state.CLOSED ? 0 : state.price(s, holding)

const railroads = (is: (railroad: number) => boolean): RailroadId[] =>
  RAILROADS.flatMap((_, railroad) => (is(railroad) ? [itemAt(RAILROADS, railroad)] : []))

const comesTo = (before: State, after: State, railroad: number) =>
  state.railroadAt(after, railroad) < HOLDINGS.length &&
  state.railroadAt(after, railroad) !== state.railroadAt(before, railroad)

/** Whether a level that appeared since then ended it: what is discarded doesn't count. */
export function isObsoleteSince(before: State, after: State, railroad: number): boolean {
  const by = ENDED_BY[state.printed(before, railroad).level]
  const isNew = by !== undefined && hasAppeared(after, by) && !hasAppeared(before, by)
  return isNew && state.railroadAt(before, railroad) < HOLDINGS.length
}
