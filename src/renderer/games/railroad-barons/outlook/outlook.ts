/** The consequences of a purchase: Railroads that go out of date, and revenues with and without a Railroad. */
import type { HoldingView, RailroadView, View } from '../../../../games/railroad-barons/rules/types.ts'
import { revenueSheet } from '../../../../games/railroad-barons/score-sheet/aids.ts'
import {
  ENDED_BY,
  LEVELS,
  RAILROADS,
  TRACK,
  discounted,
  sidesOf,
  type Level,
  type RailroadId,
  type Side,
} from '../../../../games/railroad-barons/state/components.ts'

/** The Railroads of a Holding that leave once a level appears; none where it has appeared before. */
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
export const revenueWith = (holding: HoldingView, railroads: HoldingView['railroads']): number =>
  sheetOf(holding, railroads).revenue
/** Dollars that each player gets of the revenue. */
export const dividendsOf = (holding: HoldingView): [number, number] => sheetOf(holding, holding.railroads).dividends

function sheetOf({ network, investors, certificates }: HoldingView, railroads: HoldingView['railroads']) {
  const [forty, thirty, twenty, ten] = certificates
  return revenueSheet({
    railroads,
    network,
    trafficManager: investors.includes('40'),
    mailContractor: investors.includes('50'),
    certificates: { '40': forty, '30': thirty, '20': twenty, '10': ten },
  })
}

/** The revenue once a level has appeared. */
export function revenueAfter(view: View, holding: HoldingView, level: Level | null): number {
  const ended = endedIn(view, holding, level)
  return revenueWith(
    holding,
    holding.railroads.filter((railroad) => !ended.includes(railroad)),
  )
}

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
