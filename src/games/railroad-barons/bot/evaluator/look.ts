/** Reads the features of both seats from a position. */
import { addToFloat, addToInt, floatAt, intAt } from '../../../building-blocks/lists.ts'
import {
  BANK,
  CERTIFICATES,
  FLOOR_TRADER,
  GREEN,
  HOLDINGS,
  CONTRACTOR_BONUS,
  MAIL_CONTRACTOR,
  MANAGER_BONUS,
  MOST_CERTIFICATES,
  NETWORK_BONUS,
  OLD_CRATCHIT,
  PURCHASING_AGENT,
  RAILROADS,
  SEATS,
  TOP_SPACE,
  TRACK,
  TRAFFIC_MANAGER,
} from '../../state/components.ts'
import * as at from '../../state/layout.ts'
import * as state from '../../state/state.ts'
import type { State } from '../../state/state.ts'
import { AT, FEATURE_COUNT, stageWith } from './features.ts'
import { firstPayment, roundsLeft, roundsUntil } from './horizon.ts'

/** Features are in hundreds of dollars; shares are tens of per cent. */
const UNIT = 100
/** Dollars that a safe spends on a Railroad before it pays for more than the operators can keep. */
const USEFUL_SAFE = 1000
/** Operators that find a Railroad to keep. */
const USEFUL_OPERATORS = 3
/** Earnings in an operating round of each dollar in a safe, once it is a Railroad. */
const YIELD = 0.35
const SHARES_IN_ALL = 10
/** Income that level 4, 6 and 8 end, and what stays. */
const ENDS = 4
const income = new Float64Array(HOLDINGS.length * ENDS)
const counts = new Int32Array(HOLDINGS.length)
const life = new Float64Array(ENDS)

/** Owners of a Holding's shares: both seats and the bank. */
const OWNERS = SEATS + 1
const shares = new Int32Array(HOLDINGS.length * OWNERS)
const certificates = new Int32Array(OWNERS)

/** Writes the features of seat 0 and, after them, of seat 1. Answers the stage of the game. */
export function writeFeatures(s: State, out: Float64Array): number {
  out.fill(0)
  const rounds = roundsLeft(s)
  lookAtRailroads(s, rounds)
  lookAtCertificates(s)
  for (let seat = 0; seat < SEATS; seat++) {
    writePlayer(s, seat, rounds, out)
    for (let holding = 0; holding < HOLDINGS.length; holding++)
      if (state.standing(s, holding) !== state.CLOSED) writeHolding(s, seat, holding, rounds, out)
  }
  return stageWith(s, rounds)
}

/** The features that both seats have of one Holding. */
export function writeFeaturesOf(s: State, holding: number, out: Float64Array): void {
  out.fill(0)
  if (state.standing(s, holding) === state.CLOSED) return
  const rounds = roundsLeft(s)
  lookAtRailroads(s, rounds)
  lookAtCertificates(s)
  for (let seat = 0; seat < SEATS; seat++) writeHolding(s, seat, holding, rounds, out)
}

function lookAtCertificates(s: State) {
  shares.fill(0)
  certificates.fill(0)
  for (let certificate = 0; certificate < CERTIFICATES; certificate++) {
    const owner = state.owner(s, certificate)
    addToInt(shares, (certificate >> 2) * OWNERS + owner, 4 - (certificate & 3))
    addToInt(certificates, owner, 1)
  }
}

function lookAtRailroads(s: State, rounds: number) {
  income.fill(0)
  counts.fill(0)
  life[0] = Math.min(rounds, roundsUntil(s, 4))
  life[1] = Math.min(rounds, roundsUntil(s, 6))
  life[2] = Math.min(rounds, roundsUntil(s, 8))
  life[3] = rounds
  for (let railroad = 0; railroad < RAILROADS.length; railroad++) {
    const holding = state.railroadAt(s, railroad)
    if (holding >= HOLDINGS.length) continue
    const { level, income: dollars } = state.printed(s, railroad)
    addToFloat(income, holding * ENDS + Math.min(3, level - 2), dollars)
    addToInt(counts, holding, 1)
  }
}

function writePlayer(s: State, seat: number, rounds: number, out: Float64Array) {
  const add = (feature: number, value: number) => addToFloat(out, seat * FEATURE_COUNT + feature, value)
  const cash = state.cash(s, seat) / UNIT
  add(AT.cash, cash)
  add(AT['cash for certificates'], (Math.min(cash, 10) * rounds) / 10)
  add(AT['room for certificates'], Math.min(3, MOST_CERTIFICATES - intAt(certificates, seat)))
  const has = (investor: number) => Number(state.investorAt(s, investor) === seat)
  add(AT['Floor Trader'], has(FLOOR_TRADER))
  add(AT['Traffic Manager'], has(TRAFFIC_MANAGER))
  add(AT['Mail Contractor'], has(MAIL_CONTRACTOR))
  add(AT['Purchasing Agent'], has(PURCHASING_AGENT))
  add(AT['Old Cratchit'], has(OLD_CRATCHIT))
  add(AT['Priority Deal'], Number(intAt(s, at.PRIORITY) === seat))
  add(AT['to move'], Number(state.asked(s) === seat))
}

function writeHolding(s: State, seat: number, holding: number, rounds: number, out: Float64Array) {
  const own = intAt(shares, holding * OWNERS + seat)
  if (own === 0) return
  const isDirector = state.director(s, holding) === seat
  const add = (feature: number, value: number) => addToFloat(out, seat * FEATURE_COUNT + feature, value)
  const price = state.price(s, holding)
  if (state.standing(s, holding) === state.STARTED) add(AT['started stock'], (own * price) / UNIT)
  add(AT.stock, (own * price) / UNIT)
  if (willOperate(s, holding)) writePayments(s, holding, own, rounds, add)
  const others = intAt(shares, holding * OWNERS + state.otherSeat(seat))
  const inBank = intAt(shares, holding * OWNERS + BANK)
  if (isDirector) writeDirected(s, holding, own >= others + inBank, add)
  else if (own + inBank > others) add(AT['may take over'], state.treasury(s, holding) / UNIT + own / 10)
}

/**
 * It operates, or 10% more makes it operate and its director has the money. What comes of Old Cratchit's Holding is in the
 * weight of this Investor: named as a value in the draft, it would be a fortune.
 */
function willOperate(s: State, holding: number): boolean {
  if (state.standing(s, holding) === state.OPERATES) return true
  const isCratchits = holding === GREEN && state.investorAt(s, OLD_CRATCHIT) !== state.GONE
  return !isCratchits && state.cash(s, state.director(s, holding)) >= state.price(s, holding)
}

/** Dollars that the bank will pay into the safe of a Holding that is only started. */
const capitalToCome = (s: State, holding: number) =>
  state.standing(s, holding) === state.STARTED ? SHARES_IN_ALL * state.price(s, holding) : 0

type Add = (feature: number, value: number) => void

function writePayments(s: State, holding: number, own: number, rounds: number, add: Add) {
  const payments = Math.max(0, rounds - firstPayment(s, holding))
  const count = intAt(counts, holding)
  const rise = TRACK[Math.min(TOP_SPACE, state.space(s, holding) + Math.round(payments))]! - state.price(s, holding)
  add(count > 0 ? AT.growth : AT['growth to come'], (own * rise) / UNIT)
  for (let end = 0; end < ENDS; end++) {
    const lasting = Math.max(0, floatAt(life, end) - firstPayment(s, holding))
    add(AT['income until level 4'] + end, (own * floatAt(income, holding * ENDS + end) * lasting) / 10 / UNIT)
  }
  add(AT.operators, (own * Math.min(USEFUL_OPERATORS, state.operatorsLeft(s, holding)) * payments) / UNIT)
  add(AT.bonuses, (own * bonuses(s, holding, count) * payments) / 10 / UNIT)
  const safe = state.treasury(s, holding) + capitalToCome(s, holding)
  add(AT.safe, (own * safe) / 10 / UNIT)
  add(AT['safe for Railroads'], (own * Math.min(safe, USEFUL_SAFE) * YIELD * payments) / 10 / UNIT)
}

function bonuses(s: State, holding: number, count: number): number {
  const manager = state.isAssigned(s, TRAFFIC_MANAGER, holding) ? MANAGER_BONUS * count : 0
  const contractor = state.isAssigned(s, MAIL_CONTRACTOR, holding) ? CONTRACTOR_BONUS : 0
  return NETWORK_BONUS * state.network(s, holding) + manager + contractor
}

function writeDirected(s: State, holding: number, isSafe: boolean, add: Add) {
  add(AT.directs, 1)
  add(AT['directs without fear'], Number(isSafe))
  add(AT['safe directed'], state.treasury(s, holding) / UNIT)
  if (state.standing(s, holding) === state.OPERATES && counts[holding] === 0) add(AT['directs without a Railroad'], 1)
  if (state.isAssigned(s, PURCHASING_AGENT, holding)) add(AT['Purchasing Agent at work'], 1)
}
