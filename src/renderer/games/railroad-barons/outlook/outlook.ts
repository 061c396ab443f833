/** The consequences of a purchase: Railroads that go out of date, and revenues with and without a Railroad. */
import type { Decision, HoldingView, RailroadView, View } from '../../../../games/railroad-barons/rules/types.ts'
import { revenueSheet } from '../../../../games/railroad-barons/score-sheet/aids.ts'
import {
  ENDED_BY,
  LEVELS,
  RAILROADS,
  SIDE_NAMES,
  TRACK,
  discounted,
  sidesOf,
  type InvestorId,
  type Level,
  type RailroadId,
  type Side,
} from '../../../../games/railroad-barons/state/components.ts'

/** The Railroads of a Holding that leave once a level appears; none if it has appeared before. */
export const endedIn = ({ appeared }: View, { railroads }: HoldingView, level: Level | null): RailroadView[] =>
  level === null || appeared.includes(level) ? [] : railroads.filter(({ endedBy }) => endedBy === level)

/** Every Holding that loses Railroads once a level appears, with those. */
export const endedBy = (view: View, level: Level) =>
  view.holdings
    .map((holding) => ({ holding: holding.id, railroads: endedIn(view, holding, level) }))
    .filter(({ railroads }) => railroads.length > 0)

/** The levels that a level makes obsolete, whatever is in play. */
export const endsLevels = (view: View, level: Level): Level[] =>
  view.appeared.includes(level) ? [] : LEVELS.filter((each) => ENDED_BY[each] === level)

/** The revenue of a Holding with these Railroads. */
export const revenueWith = (holding: HoldingView, railroads: readonly RailroadView[]): number =>
  sheetOf(holding, railroads).revenue
/** Dollars that each player gets of the revenue. */
export const dividendsOf = (holding: HoldingView): [number, number] => sheetOf(holding, holding.railroads).dividends

function sheetOf({ network, investors, certificates }: HoldingView, railroads: readonly RailroadView[]) {
  const [forty, thirty, twenty, ten] = certificates
  return revenueSheet({
    railroads,
    network,
    trafficManager: investors.includes('40'),
    mailContractor: investors.includes('50'),
    certificates: { '40': forty, '30': thirty, '20': twenty, '10': ten },
  })
}

/** The Railroads of a Holding once the one on turn has bought this side of the bank's next Railroad. */
export function trainAfter(view: View, holding: HoldingView, bought: RailroadView): readonly RailroadView[] {
  const ended = endedIn(view, holding, bought.level)
  const kept = holding.railroads.filter((railroad) => !ended.includes(railroad))
  return view.operation?.holding === holding.id ? trainWith(view, holding, [...kept, bought]) : kept
}

/** The Railroads of the Holding on turn with one more. Where that was its last (+) and it keeps none, all of them leave at once. */
export const trainWith = (
  { operation }: View,
  { minus }: HoldingView,
  railroads: readonly RailroadView[],
): readonly RailroadView[] => (operation?.plusLeft === 1 && minus === 0 ? [] : railroads)

/** The bank's next Railroad, bought at one of its sides. */
export function railroadAt(top: RailroadId, side: number): RailroadView {
  const sides = sidesOfCard(top)
  const { level, income } = sides[side]
  return { id: top, side: sides.length > 1 ? SIDE_NAMES[side] : null, level, income, endedBy: ENDED_BY[level] ?? null }
}

/** Dollars of a certificate, or of the difference to the smaller one: a sale brings the price from before the turn. */
export function tradeMoney({ holdings, before }: View, decision: Decision): number {
  const trade = 'sell' in decision ? decision.sell : 'buy' in decision ? decision.buy : null
  if (!trade) return 0
  const [id, percent, smaller = 0] = trade
  const isSale = 'sell' in decision
  const priceIn = (all: readonly HoldingView[]) => all.find((each) => each.id === id)?.price ?? 0
  const start = 'buy' in decision ? decision.par : undefined
  const price = start ?? priceIn(isSale ? (before?.holdings ?? holdings) : holdings)
  return ((isSale ? 1 : -1) * (percent - smaller) * price) / 10
}

/** The one of the last two Investors that is left over beside the one on offer. */
export const leftoverOf = (lastTwo: readonly InvestorId[], offered: InvestorId): InvestorId =>
  lastTwo.find((each) => each !== offered) ?? offered

/** Spaces of the share track from here to its end. */
export const spacesToTop = (space: number): number => TRACK.length - 1 - space

export const sidesOfCard = (railroad: RailroadId): readonly Side[] => sidesOf(RAILROADS.indexOf(railroad))

/** Dollars that a Holding pays the bank for a side. */
export const costFor = ({ investors }: HoldingView, { cost }: Side): number =>
  investors.includes('60') ? discounted(cost) : cost

/** The price a space up or down from here; the ends of the track stay. */
export const priceBeside = (space: number, by: number): number =>
  TRACK[Math.max(0, Math.min(TRACK.length - 1, space + by))]

/** A category and how many of its cards the bank has, in the order of the stack; only those that are left. */
export function categoriesLeft(stack: readonly RailroadId[]): { letter: string; first: RailroadId; count: number }[] {
  const letters = [...new Set(stack.map(([letter]) => letter))]
  return letters.map((letter) => {
    const cards = stack.filter((id) => id.startsWith(letter))
    return { letter, first: cards[0], count: cards.length }
  })
}
/** I/K cards are called after both sides. */
export const categoryName = (letter: string): string => (letter === 'I' ? 'I/K' : letter)
