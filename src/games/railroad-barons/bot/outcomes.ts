/** Counts the outcomes of a play-out for a seat: money on the way, and what either player has at the end of it. */
import { floatAt, itemAt, numberAt } from '../../building-blocks/lists.ts'
import type { Outcome } from '../../play-outs/compare.ts'
import { keyOf } from '../../play-outs/told-reasons.ts'
import { worth } from '../rules/result.ts'
import { dividend } from '../rules/revenue.ts'
import { HOLDINGS, INVESTORS, RAILROADS, SEATS, bySeat } from '../state/components.ts'
import * as at from '../state/layout.ts'
import * as state from '../state/state.ts'
import type { State } from '../state/state.ts'
import { dividendsOf, isObsoleteSince } from './effects.ts'
import { AT, FEATURE_COUNT, stageOf } from './evaluator/features.ts'
import type { Feature } from './evaluator/features.ts'
import { writeFeaturesOf } from './evaluator/look.ts'
import type { Fact } from './idea.ts'
import { playTurn } from './turns/turns.ts'
import type { Turn } from './turns/turn.ts'
import { FITTED } from './weigh.ts'

/** Money that comes to the seats turn by turn, in dollars. */
export interface MoneyOnTheWay {
  dividends: number[]
  /** The rise of each seat's certificates through price changes, by seat and Holding. */
  gains: number[][]
}

export const noMoneyYet = (): MoneyOnTheWay => ({ dividends: [0, 0], gains: bySeat(() => HOLDINGS.map(() => 0)) })

const after: State = new Int32Array(at.WORDS)

/** Counts a turn that is about to be played. */
export function addTurn(money: MoneyOnTheWay, s: State, turn: Turn): void {
  dividendsOf(s, turn).forEach((dollars, seat) => (money.dividends[seat]! += dollars))
  after.set(s)
  playTurn(after, turn)
  for (let holding = 0; holding < HOLDINGS.length; holding++) addGain(money, s, holding)
}

/** Certificates change hands at the price before a sale lowers it. */
function addGain(money: MoneyOnTheWay, before: State, holding: number) {
  if (state.standing(before, holding) === state.CLOSED) return
  const rise = state.price(after, holding) - state.price(before, holding)
  for (let seat = 0; seat < SEATS; seat++)
    itemAt(money.gains, seat)[holding]! += rise * state.shares(after, holding, seat)
}

type Add = (fact: Fact, amount: number, dollars: number) => void

/** The outcomes for `seat` between two positions with the money that came on the way, in dollars. */
export function outcomesOf(before: State, s: State, seat: number, money: MoneyOnTheWay): Map<string, Outcome> {
  const outcomes = new Map<string, Outcome>()
  const add: Add = (fact, amount, points) => outcomes.set(keyOf(fact), { amount, points })
  addMoney(before, s, seat, money, add)
  if (state.phase(s) !== state.OVER) addHoldings(before, s, seat, add)
  return outcomes
}

function addMoney(before: State, s: State, seat: number, money: MoneyOnTheWay, add: Add) {
  for (const each of [seat, state.otherSeat(seat)]) {
    const [whose, side] = each === seat ? (['own', 1] as const) : (['other', -1] as const)
    const dividends = numberAt(money.dividends, each)
    const gains = itemAt(money.gains, each)
    add({ of: 'dividends', whose }, dividends, side * dividends)
    gains.forEach((dollars, at) => add({ of: 'gain', whose, holding: itemAt(HOLDINGS, at) }, dollars, side * dollars))
    const came = dividends + gains.reduce((sum, dollars) => sum + dollars, 0)
    const others = worth(s, each) - worth(before, each) - came
    add({ of: 'other-money', whose }, others, side * others)
  }
}

// The functions below count what each player holds at the end, valued by the evaluator beyond its worth in dollars.

const UNIT = 100
const SHARE: readonly Feature[] = ['stock', 'growth', 'growth to come', 'started stock']
const INCOME: readonly Feature[] = ['income to the end', 'bonuses']
/** Income that a level of Railroads ends, from level 2 on. */
const ENDING: readonly Feature[] = ['income until level 4', 'income until level 6', 'income until level 8']
const SAFE: readonly Feature[] = ['safe', 'safe for Railroads']
const DIRECTS: readonly Feature[] = [
  'directs',
  'directs without a Railroad',
  'directs without fear',
  'may take over',
  'safe directed',
  'Purchasing Agent at work',
]
const INVESTOR: readonly Feature[] = [
  'Floor Trader',
  'Traffic Manager',
  'Mail Contractor',
  'Purchasing Agent',
  'Old Cratchit',
]

const features = new Float64Array(SEATS * FEATURE_COUNT)

function addHoldings(before: State, s: State, seat: number, add: Add) {
  const weight = itemAt(FITTED, stageOf(s))
  const other = state.otherSeat(seat)
  const valued = (names: readonly Feature[], of: number) =>
    UNIT *
    names.reduce((sum, name) => sum + floatAt(weight, AT[name]) * floatAt(features, of * FEATURE_COUNT + AT[name]), 0)
  HOLDINGS.forEach((holding, number) => {
    writeFeaturesOf(s, number, features)
    for (const each of [seat, other]) {
      const [whose, side] = each === seat ? (['own', 1] as const) : (['other', -1] as const)
      const face = UNIT * floatAt(features, each * FEATURE_COUNT + AT.stock)
      const ending = ENDING.map((feature) => valued([feature], each))
      const old = ending.reduce((sum, worth, from) => sum + worth * oldPart(before, s, number, FIRST_LEVEL + from), 0)
      const income = valued(INCOME, each) + ending.reduce((sum, worth) => sum + worth, 0) - old
      add({ of: 'income', whose, holding }, dividend(s, number, each), side * income)
      add({ of: 'obsolete', whose, holding }, ended(before, s, number, each), side * old)
      add({ of: 'safe', whose, holding }, partOfSafe(s, number, each), side * valued(SAFE, each))
      add({ of: 'share', whose, holding }, 10 * state.shares(s, number, each), side * (valued(SHARE, each) - face))
    }
    const directs = Number(state.standing(s, number) !== state.CLOSED && state.director(s, number) === seat)
    add({ of: 'directs', holding }, directs, valued(DIRECTS, seat) - valued(DIRECTS, other))
  })
  addOthers(s, seat, weight, add)
}

const partOfSafe = (s: State, holding: number, seat: number) =>
  (state.treasury(s, holding) * state.shares(s, holding, seat)) / 10

const FIRST_LEVEL = 2

const incomeWhere = (s: State, is: (railroad: number) => boolean) =>
  RAILROADS.reduce((sum, _, railroad) => (is(railroad) ? sum + state.printed(s, railroad).income : sum), 0)

/** The part of a Holding's income of a level that comes from Railroads that it had before: 0 if it has none of the level. */
function oldPart(before: State, s: State, holding: number, level: number): number {
  const isOfLevel = (railroad: number) =>
    state.railroadAt(s, railroad) === holding && state.printed(s, railroad).level === level
  const all = incomeWhere(s, isOfLevel)
  const isOld = (railroad: number) => isOfLevel(railroad) && state.railroadAt(before, railroad) === holding
  return all === 0 ? 0 : incomeWhere(s, isOld) / all
}

/** Dollars of dividends in each round that the Railroads brought a seat that became obsolete since `before`. */
function ended(before: State, s: State, holding: number, seat: number): number {
  const isEnded = (railroad: number) =>
    state.railroadAt(before, railroad) === holding && isObsoleteSince(before, s, railroad)
  return (incomeWhere(before, isEnded) * state.shares(s, holding, seat)) / 10
}

function addOthers(s: State, seat: number, weight: Float64Array, add: Add) {
  const other = state.otherSeat(seat)
  const worthOf = (feature: Feature) => UNIT * floatAt(weight, AT[feature])
  INVESTOR.forEach((feature, number) => {
    const held = (each: number) => Number(state.investorAt(s, number) === each)
    add(
      { of: 'investor', investor: itemAt(INVESTORS, number) },
      held(seat),
      worthOf(feature) * (held(seat) - held(other)),
    )
  })
  const deals = (each: number) => Number(state.get(s, at.PRIORITY) === each)
  const moves = (each: number) => Number(state.asked(s) === each)
  const tempo = (each: number) => worthOf('Priority Deal') * deals(each) + worthOf('to move') * moves(each)
  add({ of: 'priority' }, deals(seat), tempo(seat) - tempo(other))
}
