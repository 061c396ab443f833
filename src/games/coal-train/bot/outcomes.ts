/** Counts the outcomes of a play-out for a seat: what it scored, and what it holds at the end of it. */
import { floatAt, itemAt } from '../../building-blocks/lists.ts'
import type { Outcome } from '../../play-outs/compare.ts'
import { keyOf } from '../../play-outs/told-reasons.ts'
import { scoreOf } from '../rules/result.ts'
import { totalOf } from '../state/amounts.ts'
import { MOST_SEATS, PLACE_IDS, RESOURCES, entryFor, pointsOf, stationTile } from '../state/components.ts'
import type { CardId, PlaceId } from '../state/components.ts'
import { CONTRACTS } from '../state/valley.ts'
import { asked, markersOf } from '../state/state.ts'
import type { Seat, State } from '../state/state.ts'
import { aheadOf, expectPoints, weightsFor } from './evaluator/evaluator.ts'
import type { Weights } from './evaluator/evaluator.ts'
import { AT, FEATURE_COUNT } from './evaluator/features.ts'
import type { Feature } from './evaluator/features.ts'
import { writeFeatures } from './evaluator/look.ts'
import type { Ahead } from './evaluator/look.ts'
import { handOf } from './hand/seat-hand.ts'
import type { Fact } from './idea.ts'
import type { Turn } from './turns.ts'

type Add = (fact: Fact, amount: number, points: number) => void

export type Done = PlaceId | CardId

/** The stations that a turn builds and the contracts that it pays: that it does is no reason for it, but their points are. */
export const doneBy = (turn: Turn): Done[] =>
  turn.flatMap((decision) => {
    if ('build' in decision) return [decision.build]
    if ('town' in decision) return [decision.town]
    return 'contract' in decision ? [decision.contract] : []
  })

/**
 * The outcomes for `seat` between two positions, in points of its expected end. `atOnce` is done by the turn itself, and `told` by
 * any of the turns that are compared.
 */
export function outcomesOf(
  before: State,
  s: State,
  seat: number,
  weights: Weights,
  atOnce: readonly Done[],
  told: readonly Done[],
): Map<string, Outcome> {
  const outcomes = new Map<string, Outcome>()
  const add: Add = (fact, amount, points) => outcomes.set(keyOf(fact), { amount, points })
  addScored(itemAt(before.seats, seat), itemAt(s.seats, seat), told, add)
  const points = atOnce.reduce((sum, done) => sum + pointsAtOnce(done), 0)
  add({ of: 'points-now' }, points, points)
  if (asked(s) !== null) addHeld(s, seat, aheadAfter(before, seat), weights, add)
  const rivals = rivalsExpect(s, seat, weights)
  add({ of: 'rivals' }, rivals, -rivals)
  return outcomes
}

function addScored(was: Seat, now: Seat, told: readonly Done[], add: Add) {
  const built = now.stations.filter((place) => !was.stations.includes(place) && !told.includes(place))
  for (const place of built) add({ of: 'station', place }, 1, pointsOf(place))
  const paid = now.paid.filter((card) => !was.paid.includes(card) && !told.includes(card))
  for (const card of paid) add({ of: 'contract', card }, 1, contractPoints(card))
  const { cards, scoring } = scoreOf(now)
  add({ of: 'card-points' }, cards + scoring, cards + scoring)
}

const contractPoints = (card: CardId) => entryFor(CONTRACTS, card)?.points ?? 0

const pointsAtOnce = (done: Done) => (isPlace(done) ? pointsOf(done) : contractPoints(done))
const isPlace = (done: Done): done is PlaceId => (PLACE_IDS as readonly string[]).includes(done)

/** An asset that people see as one thing, its amount, and the features that value it. */
interface Held {
  fact: Fact
  amount: (seat: Seat, features: Float64Array) => number
  features: readonly Feature[]
}

const featureAmount = (feature: Feature) => (_: Seat, features: Float64Array) => floatAt(features, AT[feature])
const COMES = { C: 'coal to come', I: 'iron to come', W: 'water to come' } as const

const HELD: readonly Held[] = [
  ...RESOURCES.map((raises): Held => ({
    fact: { of: 'income', raises },
    amount: ({ income }) => income[raises],
    features: [COMES[raises]],
  })),
  {
    fact: { of: 'income', raises: 'AP' },
    amount: ({ actionIncome }) => actionIncome,
    features: ['action points to come'],
  },
  {
    fact: { of: 'goods' },
    amount: ({ resources }) => totalOf(resources),
    features: ['coal', 'iron', 'water', 'lacking kinds', 'hoard'],
  },
  { fact: { of: 'reach' }, amount: featureAmount('stations to come'), features: ['stations to come'] },
  {
    fact: { of: 'markers' },
    amount: markersOf,
    features: [
      ...(['Govt. Waiver', 'Free Trade', 'Rail Pass', 'Infrastructure', 'Training'] as const),
      ...(['Mining Grant', 'Foundry', 'Zoning Variance'] as const),
    ],
  },
  {
    fact: { of: 'stations' },
    amount: ({ tiles }) => tiles.filter(stationTile).length,
    features: ['first Build Station', 'second Build Station', 'further Build Stations', 'cheap Build Stations'],
  },
  {
    fact: { of: 'upgrades' },
    amount: ({ tiles }) => tiles.filter((tile) => !stationTile(tile)).length,
    features: ['Coal Mines', 'Iron Mines', 'Reservoirs', 'Managements', 'goods'],
  },
  {
    fact: { of: 'near' },
    amount: featureAmount('best city next'),
    features: ['best city next', 'cities next', 'good towns next', 'cities after next'],
  },
  {
    fact: { of: 'cards' },
    amount: ({ cards }) => cards.length,
    features: [
      ...(['cards that count pieces', 'cards that count income', 'contracts', 'Town Water', 'City Coal'] as const),
      ...(['cheap first step', 'large Exchange', 'coal by twos', 'no extra costs'] as const),
    ],
  },
]

/**
 * The number of turns expected after the next one, the same for every play-out: an income must not look better only because one
 * play-out ended nearer to the end of the game.
 */
function aheadAfter(before: State, seat: number): Ahead {
  const turns = Math.max(0, itemAt(aheadOf(before), seat).incomes - 1)
  return { turns, incomes: turns }
}

function addHeld(s: State, seat: number, ahead: Ahead, weights: Weights, add: Add) {
  const weight = weightsFor(weights, ahead.turns, new Float64Array(FEATURE_COUNT))
  const features = new Float64Array(FEATURE_COUNT)
  writeFeatures(handOf(s, seat), ahead, features)
  for (const { fact, amount, features: names } of HELD) {
    const points = names.reduce((sum, name) => sum + floatAt(weight, AT[name]) * floatAt(features, AT[name]), 0)
    add(fact, amount(itemAt(s.seats, seat), features), points)
  }
}

const expected = new Float64Array(MOST_SEATS)

function rivalsExpect(s: State, seat: number, weights: Weights): number {
  expectPoints(s, weights, expected)
  const all = s.seats.reduce((sum, _, each) => sum + floatAt(expected, each), 0)
  return (all - floatAt(expected, seat)) / (s.seats.length - 1)
}
