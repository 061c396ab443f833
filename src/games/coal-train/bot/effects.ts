/** The plain effects of a turn for the player who takes it. */
import { itemAt } from '../../building-blocks/lists.ts'
import { minus } from '../state/amounts.ts'
import { isCity, NEIGHBOURS, RESOURCES, SUBSIDIES } from '../state/components.ts'
import type { CityId, PlaceId } from '../state/components.ts'
import { scoreOf } from '../rules/result.ts'
import { playUnchecked } from '../rules/legal.ts'
import type { Decision } from '../rules/types.ts'
import type { Seat, State } from '../state/state.ts'
import type { IdeaEffects } from './idea.ts'
import type { Turn } from './turns.ts'

/** Up to the end of the actions: what the turn's end brings comes with any other turn too. */
export function effectsOf(s: State, turn: Turn): IdeaEffects {
  const after = turn.filter((decision) => !('end' in decision)).reduce(playUnchecked, s)
  return differenceOf(itemAt(s.seats, s.turn), itemAt(after.seats, s.turn), turn, s)
}

const differenceOf = (was: Seat, now: Seat, turn: Turn, s: State): IdeaEffects => ({
  points: scoreOf(now).total - scoreOf(was).total,
  goods: minus(now.resources, was.resources),
  stations: now.stations.filter((place) => !was.stations.includes(place)),
  bought: boughtIn(s, turn),
  raised: raisedIn(was, now),
  cards: now.cards.filter((card) => !was.cards.includes(card)),
  markers: SUBSIDIES.flatMap((subsidy) => {
    const by = now.markers[subsidy] - was.markers[subsidy]
    return by === 0 ? [] : [{ subsidy, by }]
  }),
  near: citiesNear(now).filter((city) => !citiesNear(was).includes(city)),
})

/** Tiles may be used in the turn that buys them. */
function boughtIn(s: State, turn: Turn): IdeaEffects['bought'] {
  const bought: IdeaEffects['bought'] = []
  turn.reduce((now: State, decision: Decision) => {
    const after = playUnchecked(now, decision)
    if ('buy' in decision) bought.push(itemAt(after.seats, s.turn).tiles.at(-1)!)
    return after
  }, s)
  return bought
}

const raisedIn = (was: Seat, now: Seat): IdeaEffects['raised'] => [
  ...RESOURCES.flatMap((each) => Array<typeof each>(now.income[each] - was.income[each]).fill(each)),
  ...Array<'AP'>(now.actionIncome - was.actionIncome).fill('AP'),
]

function citiesNear({ stations }: Seat): CityId[] {
  const near = new Set<PlaceId>(stations.flatMap((place) => NEIGHBOURS[place]))
  return [...near].filter((place): place is CityId => isCity(place) && !stations.includes(place))
}
