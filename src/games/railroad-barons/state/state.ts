/** Reads and writes the game state in the rule book's words. */
import { addToInt, intAt, itemAt, numberAt } from '../../building-blocks/lists.ts'
import {
  BANK,
  CERTIFICATES,
  HOLDINGS,
  OPERATORS,
  RAILROADS,
  SHARES,
  TRACK,
  certificateOf,
  sideOf,
  type Side,
} from './components.ts'
import * as at from './layout.ts'

/** A game in progress, by value: copy it with `copy`. The same decisions from the same set-up give the same words. */
export type State = Int32Array

export const copy = (s: State): State => s.slice()

// Kinds of decisions

export const OFFERING = 0
export const VALUING = 1
export const ANSWERING = 2
export const SWAPPING = 3
export const TRADING = 4
export const PLACING = 5
export const PAYING = 6
export const ACQUIRING = 7
export const PRICING = 8
export const CONSENTING = 9
export const DISCARDING = 10
export const EXPORTING = 11
export const CLOSING = 12
export const OVER = 13
export const PHASES = [
  'offering',
  'valuing',
  'answering',
  'swapping',
  'trading',
  'placing',
  'paying',
  'acquiring',
  'pricing',
  'consenting',
  'discarding',
  'exporting',
  'closing',
  'over',
] as const
export type Phase = (typeof PHASES)[number]

export const get = intAt

export const phase = (s: State) => intAt(s, at.PHASE)
export const phaseOf = (s: State): Phase => itemAt(PHASES, phase(s))
export const asked = (s: State) => intAt(s, at.ASKED)
/** The seat to decide; null while the game goes on by itself or is over. */
export const deciding = (s: State): number | null => (asked(s) < 0 ? null : asked(s))
/** Whether the game goes on by itself. */
export const isAutomatic = (s: State) => phase(s) === EXPORTING || phase(s) === CLOSING
/** Whether decisions were made that aren't a whole entry yet. */
export const isUnderWay = (s: State) => intAt(s, at.PIECES) > 0

/** Waits for a decision of this kind by this seat. */
export function ask(s: State, phase: number, seat: number): void {
  s[at.PHASE] = phase
  s[at.ASKED] = seat
}

/** Nobody is asked. */
export const rest = (s: State, phase: number) => ask(s, phase, -1)

export const addPiece = (s: State) => addToInt(s, at.PIECES, 1)
export function endEntry(s: State): void {
  s[at.PIECES] = 0
}

export const otherSeat = (seat: number) => 1 - seat

// Players

export const cash = (s: State, seat: number) => intAt(s, at.CASH + seat)
export const addCash = (s: State, seat: number, dollars: number) => addToInt(s, at.CASH + seat, dollars)
export const hasSold = (s: State, seat: number, holding: number) => (intAt(s, at.SOLD + seat) & (1 << holding)) !== 0

// Certificates

export const owner = (s: State, certificate: number) => intAt(s, at.OWNER + certificate)
/** The seat that owns a certificate; null for the bank. */
export const playerWith = (s: State, certificate: number): number | null =>
  owner(s, certificate) === BANK ? null : owner(s, certificate)
export function giveCertificate(s: State, certificate: number, to: number): void {
  s[at.OWNER + certificate] = to
}

/** 10% shares of a Holding that somebody owns. */
export function shares(s: State, holding: number, who: number): number {
  let sum = 0
  for (let size = 0; size < SHARES.length; size++)
    if (owner(s, certificateOf(holding, size)) === who) sum += numberAt(SHARES, size)
  return sum
}

/** 10% shares of a Holding that players own together. */
export const sharesSold = (s: State, holding: number) => 10 - shares(s, holding, BANK)

export function certificates(s: State, seat: number): number {
  let count = 0
  for (let each = 0; each < CERTIFICATES; each++) if (owner(s, each) === seat) count++
  return count
}

// Holdings

export const CLOSED = 0
export const STARTED = 1
export const OPERATES = 2

const word = (holding: number, field: number) => at.HOLDING + holding * at.HOLDING_WORDS + field
const reader = (field: number) => (s: State, holding: number) => intAt(s, word(holding, field))
const writer = (field: number) => (s: State, holding: number, value: number) => {
  s[word(holding, field)] = value
}

export const standing = reader(at.STANDING)
export const setStanding = writer(at.STANDING)
/** The space on the share value track. */
export const space = reader(at.SPACE)
export const setSpace = writer(at.SPACE)
export const treasury = reader(at.TREASURY)
export const addTreasury = (s: State, holding: number, dollars: number) =>
  addToInt(s, word(holding, at.TREASURY), dollars)
/** A seat; -1 of a closed Holding. */
export const director = reader(at.DIRECTOR)
export const setDirector = writer(at.DIRECTOR)
/** Operator tokens in the route network, on (+) and on ( ). */
export const network = reader(at.NETWORK)
export const setNetwork = writer(at.NETWORK)
export const plus = reader(at.PLUS)
export const setPlus = writer(at.PLUS)
export const minus = reader(at.MINUS)
export const setMinus = writer(at.MINUS)

/** Dollars of a 10% share. */
export const price = (s: State, holding: number) => numberAt(TRACK, space(s, holding))
/** Operator tokens that are not in the route network. */
export const operatorsLeft = (s: State, holding: number) => numberAt(OPERATORS, holding) - network(s, holding)

// Railroads: at a Holding by its number, or here

export const IN_STACK = HOLDINGS.length
export const OUT_OF_PLAY = HOLDINGS.length + 1
/** The Railroad that lies on Old Cratchit during the draft. */
export const ON_INVESTOR = HOLDINGS.length + 2

export const railroadAt = (s: State, railroad: number) => intAt(s, at.RAILROAD_AT + railroad)
export function moveRailroad(s: State, railroad: number, to: number): void {
  s[at.RAILROAD_AT + railroad] = to
}
export const railroadSide = (s: State, railroad: number) => intAt(s, at.RAILROAD_SIDE + railroad)
export const printed = (s: State, railroad: number): Side => sideOf(railroad, railroadSide(s, railroad))

/** The top card of the stack; -1 where it is empty. */
export function topRailroad(s: State): number {
  for (let each = 0; each < RAILROADS.length; each++) if (railroadAt(s, each) === IN_STACK) return each
  return -1
}

export function railroads(s: State, holding: number): number {
  let count = 0
  for (let each = 0; each < RAILROADS.length; each++) if (railroadAt(s, each) === holding) count++
  return count
}

// Investors: with a player by seat, or here

export const ON_TABLE = 2
/** Not chosen in the draft, or spent. */
export const GONE = 3
export const AT_HOLDING = 4

export const investorAt = (s: State, investor: number) => intAt(s, at.INVESTOR_AT + investor)
export function moveInvestor(s: State, investor: number, to: number): void {
  s[at.INVESTOR_AT + investor] = to
}
export const isAssigned = (s: State, investor: number, holding: number) =>
  investorAt(s, investor) === AT_HOLDING + holding
