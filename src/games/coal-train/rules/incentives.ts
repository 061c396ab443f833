/** Incentive cards: taken at a city, at once, paid, scored (rulings 19 and 21). */
import { present } from '../../building-blocks/present.ts'
import { amountsOf, isCity, lettersOf, entryFor } from '../state/components.ts'
import type { CardId, Subsidy } from '../state/components.ts'
import { gained, holds, minus, totalOf } from '../state/amounts.ts'
import { active, markersOf, withActive } from '../state/state.ts'
import type { Seat, State, Step } from '../state/state.ts'
import { CONTRACT_COST, CONTRACTS, GIFTS, GIFT_POINTS, MOST_COUNTED, PIECES_A_POINT } from '../state/valley.ts'
import { addMarkers } from './markers.ts'
import { refuse, whyTooFew } from './refuse.ts'
import type { Refusal } from './types.ts'

type AtCity = Extract<Step, { city: unknown }>

// At a city

export const whyNoCard = (s: State, { city }: AtCity, card: CardId): Refusal | null =>
  s.cards[city].includes(card) ? null : refuse('no-card-here', { card, place: city })

/** Cards that ask for a choice, and the step that asks. */
const CHOICES = { N1: 'town', N5: 'raise', N6: 'gain' } as const

export function takeCard(s: State, at: AtCity, card: CardId): State {
  const { cards, resources, gifts } = active(s)
  const taken = withActive(s, {
    cards: [...cards, card],
    resources: gained(resources, entryFor(GIFTS, card) ?? ''),
    gifts: gifts + (entryFor(GIFT_POINTS, card) ?? 0),
  })
  const left = s.cards[at.city].filter((each) => each !== card)
  const step: Step = { ...at, at: entryFor(CHOICES, card) ?? 'loco' }
  return { ...taken, cards: { ...s.cards, [at.city]: left }, step }
}

/** The card's choice is made or forgone; the rondel comes next. */
export const onToRondel = (s: State, at: AtCity): State => ({ ...s, step: { ...at, at: 'loco' } })

export const gainMarkers = (s: State, gain: readonly Subsidy[]): State =>
  withActive(s, { markers: addMarkers(active(s).markers, gain) })

// For payment

export function whyNoContract(s: State, card: CardId): Refusal | null {
  const { cards, paid, actionPoints, resources } = active(s)
  const contract = entryFor(CONTRACTS, card)
  if (!contract || !cards.includes(card)) return refuse('not-your-contract', { card })
  if (paid.includes(card)) return refuse('contract-paid', { card })
  const wrong = whyTooFew('no-action-points', actionPoints, CONTRACT_COST)
  if (wrong || holds(resources, amountsOf(contract.pay))) return wrong
  return refuse('cannot-pay', { have: lettersOf(resources), need: contract.pay })
}

export function payContract(s: State, card: CardId): State {
  const { paid, actionPoints, resources, contracts } = active(s)
  const { pay, points } = present(entryFor(CONTRACTS, card), `the contract ${card}`)
  return withActive(s, {
    paid: [...paid, card],
    actionPoints: actionPoints - CONTRACT_COST,
    resources: minus(resources, amountsOf(pay)),
    contracts: contracts + points,
  })
}

// Scored at the end

/** Counts of a seat that its cards score by. */
export interface Counted {
  towns: number
  cities: number
  upgrades: number
  markers: number
  income: Seat['income']
  left: number
}

const INCOMES = { F4: 'C', F5: 'I', F6: 'W' } as const
const PIECES = { F1: 'towns', F2: 'cities', F3: 'upgrades', F7: 'markers', F8: 'left' } as const

/** Points of a card at the end; 0 for one that isn't scored then. */
export function scoringPoints(card: CardId, counted: Counted): number {
  const income = entryFor(INCOMES, card)
  if (income) return counted.income[income]
  const pieces = entryFor(PIECES, card)
  if (!pieces) return 0
  return Math.min(
    MOST_COUNTED,
    Math.floor(counted[pieces] / present(entryFor(PIECES_A_POINT, card), `the count of ${card}`)),
  )
}

/** Returns the points that a card has brought or would bring now. */
export function cardPoints(seat: Seat, card: CardId): number {
  const contract = seat.paid.includes(card) ? (entryFor(CONTRACTS, card)?.points ?? 0) : 0
  return contract + (entryFor(GIFT_POINTS, card) ?? 0) + scoringPoints(card, countedOf(seat))
}

export const countedOf = (seat: Seat): Counted => ({
  towns: seat.stations.filter((place) => !isCity(place)).length,
  cities: seat.stations.filter(isCity).length,
  upgrades: seat.upgrades,
  markers: markersOf(seat),
  income: seat.income,
  left: totalOf(seat.resources),
})
