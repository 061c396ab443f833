/** The log of a game: the differences that each turn and each export made, as facts. */
import { itemAt } from '../../building-blocks/lists.ts'
import {
  CERTIFICATES,
  HOLDINGS,
  INVESTORS,
  PERCENTS,
  RAILROADS,
  bySeat,
  faceOf,
  holdingOf,
  sizeOf,
} from '../state/components.ts'
import type { HoldingId } from '../state/components.ts'
import * as at from '../state/layout.ts'
import * as state from '../state/state.ts'
import type { State } from '../state/state.ts'
import { isOperating } from './acquiring.ts'
import { isInPlay } from './obsolescence.ts'
import { resultOf } from './result.ts'
import { revenue } from './revenue.ts'
import type { Changes, Entry, LogItem } from './types.ts'
import { roundOf } from './view.ts'

type TurnItem = Extract<LogItem, { type: 'turn' }>

/** The lines of an entry that led from one position to another, before what follows by itself. */
export function entryItems(before: State, entry: Entry, move: number, after: State): LogItem[] {
  const turn = turnItem(before, entry, move, after)
  const left = leftover(before, entry, after)
  return left === null ? [turn] : [withoutLeftover(turn, faceOf(left)), leftoverItem(before, left)]
}

/** The Investor that nobody took, where the draft ends with this entry; else null. */
function leftover(before: State, entry: Entry, after: State): number | null {
  if (!('take' in entry) || state.get(after, at.STOCK_ROUND) === 0) return null
  const isLeft = (investor: number) =>
    state.investorAt(before, investor) === state.ON_TABLE && investor !== state.get(before, at.OFFERED)
  return INVESTORS.findIndex((_, investor) => isLeft(investor))
}

const leftoverItem = (before: State, left: number): LogItem => ({
  type: 'leftover',
  round: roundOf(before),
  investor: itemAt(INVESTORS, left),
  dollars: faceOf(left),
})

function withoutLeftover(turn: TurnItem, dollars: number): TurnItem {
  const [first, second] = turn.changes.cash
  return { ...turn, changes: { ...turn.changes, cash: [first - dollars, second - dollars] } }
}

/** The line of the turn alone. */
export function turnItem(before: State, entry: Entry, move: number, after: State): TurnItem {
  const holding = isOperating(before) ? state.get(before, at.OPERATING) : null
  return {
    type: 'turn',
    move,
    seat: state.asked(before),
    round: roundOf(before),
    holding: holding === null ? null : itemAt(HOLDINGS, holding),
    revenue: holding !== null && 'pay' in entry ? revenue(before, holding) : null,
    entry,
    changes: withPurchase(before, entry, changesBetween(before, after)),
  }
}

/** A Railroad that leaves in the very turn that brought it was acquired all the same. */
function withPurchase(before: State, entry: Entry, changes: Changes): Changes {
  if (!('rail' in entry)) return changes
  const railroad = 'price' in entry ? entry.rail : itemAt(RAILROADS, state.topRailroad(before))
  if (!changes.gone.includes(railroad)) return changes
  return { ...changes, acquired: [{ railroad, holding: itemAt(HOLDINGS, state.get(before, at.OPERATING)) }] }
}

/** The lines of a step that the game took by itself: the export, and at the end the result. */
export function stepItems(before: State, after: State): LogItem[] {
  if (state.phase(before) === state.EXPORTING) {
    const railroad = itemAt(RAILROADS, state.topRailroad(before))
    return [{ type: 'export', round: roundOf(before), railroad, changes: changesBetween(before, after) }]
  }
  if (state.phase(after) !== state.OVER) return []
  const { winners, scores } = resultOf(after)
  return [{ type: 'finished', winners, totals: bySeat((seat) => itemAt(scores, seat).total) }]
}

export const changesBetween = (before: State, after: State): Changes => ({
  cash: bySeat((seat) => state.cash(after, seat) - state.cash(before, seat)),
  treasuries: ofHoldings((id, holding) => {
    const dollars = state.treasury(after, holding) - state.treasury(before, holding)
    return dollars === 0 ? [] : [{ holding: id, dollars }]
  }),
  prices: ofHoldings((id, holding) => {
    const [from, to] = [priceOf(before, holding), priceOf(after, holding)]
    return to === null || from === to ? [] : [{ holding: id, from, to }]
  }),
  directors: ofHoldings((id, holding) => {
    const [from, to] = [state.director(before, holding), state.director(after, holding)]
    return from === to ? [] : [{ holding: id, from: from < 0 ? null : from, to }]
  }),
  certificates: movedCertificates(before, after),
  capital: ofHoldings((id, holding) =>
    state.standing(after, holding) === state.OPERATES && state.standing(before, holding) !== state.OPERATES
      ? [{ holding: id, dollars: 10 * state.price(after, holding) }]
      : [],
  ),
  ...movedRailroads(before, after),
})

const ofHoldings = <T>(of: (id: HoldingId, holding: number) => T[]): T[] => HOLDINGS.flatMap(of)

const priceOf = (s: State, holding: number) =>
  state.standing(s, holding) === state.CLOSED ? null : state.price(s, holding)

const movedCertificates = (before: State, after: State): Changes['certificates'] =>
  Array.from({ length: CERTIFICATES }, (_, certificate) => certificate)
    .filter((certificate) => state.owner(before, certificate) !== state.owner(after, certificate))
    .map((certificate) => ({
      holding: itemAt(HOLDINGS, holdingOf(certificate)),
      percent: itemAt(PERCENTS, sizeOf(certificate)),
      from: state.playerWith(before, certificate),
      to: state.playerWith(after, certificate),
    }))

function movedRailroads(before: State, after: State): Pick<Changes, 'acquired' | 'gone'> {
  const moved = RAILROADS.map((id, railroad) => ({ id, railroad })).filter(
    ({ railroad }) => state.railroadAt(before, railroad) !== state.railroadAt(after, railroad),
  )
  return {
    acquired: moved
      .filter(({ railroad }) => isInPlay(after, railroad))
      .map(({ id, railroad }) => ({ railroad: id, holding: itemAt(HOLDINGS, state.railroadAt(after, railroad)) })),
    gone: moved.filter(({ railroad }) => state.railroadAt(after, railroad) === state.OUT_OF_PLAY).map(({ id }) => id),
  }
}
