/** Positions made up for a test, and a view of them in the rule book's words. */
import { decide, playEntry, whyIllegal } from '../../../src/games/railroad-barons/rules/entries.ts'
import { settle } from '../../../src/games/railroad-barons/rules/rounds.ts'
import { deal } from '../../../src/games/railroad-barons/rules/setup.ts'
import type { Decision, Entry, HoldingView } from '../../../src/games/railroad-barons/rules/types.ts'
import { view } from '../../../src/games/railroad-barons/rules/view.ts'
import {
  DATA,
  HOLDINGS,
  INVESTORS,
  PERCENTS,
  RAILROADS,
  certificateOf,
  spaceOf,
} from '../../../src/games/railroad-barons/state/components.ts'
import type { HoldingId, InvestorId, Percent, RailroadId } from '../../../src/games/railroad-barons/state/components.ts'
import * as at from '../../../src/games/railroad-barons/state/layout.ts'
import * as state from '../../../src/games/railroad-barons/state/state.ts'
import type { State } from '../../../src/games/railroad-barons/state/state.ts'

export interface GivenHolding {
  price?: number
  /** Percent of each seat. */
  owns?: [Percent[], Percent[]]
  /** Seat 0 where nothing else is said. */
  director?: number
  treasury?: number
  /** `B1 high` is the dearer side. */
  railroads?: string[]
  investors?: InvestorId[]
  network?: number
  /** Half of it was never sold. */
  isStartedOnly?: boolean
}

export interface Given {
  cash?: [number, number]
  holdings?: Partial<Record<HoldingId, GivenHolding>>
  /** The owners of Investors; the others have left the game. */
  investors?: Partial<Record<InvestorId, number>>
  priority?: number
  /** The top card of the stack: those before it that nobody owns have left the game. Null for an empty stack. */
  top?: RailroadId | null
  stockRound?: number
  /** Levels that appeared. */
  appeared?: number[]
}

function base({ cash = [1000, 1000], investors = {}, priority = 0, stockRound = 2, appeared = [] }: Given): State {
  const s = deal({ startingPlayer: 0, values: 'named', data: DATA })
  cash.forEach((dollars, seat) => (s[at.CASH + seat] = dollars))
  INVESTORS.forEach((id, investor) => state.moveInvestor(s, investor, investors[id] ?? state.GONE))
  s[at.PRIORITY] = priority
  s[at.STOCK_ROUND] = stockRound
  s[at.APPEARED] = appeared.reduce((bits, level) => bits | (1 << level), 0)
  return s
}

/** In a stock round, the turn of this seat. */
export function inStockRound(given: Given = {}, seat = 0): State {
  const s = base(given)
  for (const [id, holding] of Object.entries(given.holdings ?? {})) put(s, HOLDINGS.indexOf(id as HoldingId), holding)
  putStack(s, given.top === undefined ? 'A1' : given.top)
  state.ask(s, state.TRADING, seat)
  return s
}

function put(s: State, holding: number, given: GivenHolding) {
  const { price = 100, owns = [[40, 10], []], director = 0, treasury = 0, railroads = [], investors = [] } = given
  state.setStanding(s, holding, given.isStartedOnly ? state.STARTED : state.OPERATES)
  state.setSpace(s, holding, spaceOf(price))
  state.setDirector(s, holding, director)
  state.addTreasury(s, holding, treasury)
  state.setNetwork(s, holding, given.network ?? 0)
  owns.forEach((percents, seat) =>
    percents.forEach((percent) => state.giveCertificate(s, certificateOf(holding, PERCENTS.indexOf(percent)), seat)),
  )
  for (const text of railroads) {
    const [id, side] = text.split(' ')
    state.moveRailroad(s, RAILROADS.indexOf(id), holding)
    s[at.RAILROAD_SIDE + RAILROADS.indexOf(id)] = Number(side === 'high')
  }
  for (const id of investors) state.moveInvestor(s, INVESTORS.indexOf(id), state.AT_HOLDING + holding)
}

function putStack(s: State, top: RailroadId | null) {
  const first = top === null ? RAILROADS.length : RAILROADS.indexOf(top)
  RAILROADS.forEach((_, railroad) => {
    if (!HOLDINGS[state.railroadAt(s, railroad)])
      state.moveRailroad(s, railroad, railroad < first ? state.OUT_OF_PLAY : state.IN_STACK)
  })
}

/** In an operating round: the first Holding that operates places its operators. */
export const inOperatingRound = (given: Given): State => after(inStockRound(given), { pass: true }, { pass: true })

/** The position after these decisions, with all that follows by itself; throws where one is refused. */
export const after = (start: State, ...decisions: Decision[]): State =>
  decisions.reduce((s, decision) => {
    const played = decide(s, decision)
    if (played.refusal) throw new Error(`${JSON.stringify(decision)}: ${JSON.stringify(played.refusal)}`)
    settle(played.state)
    return played.state
  }, start)

/** The same after entries of a record. */
export const afterEntries = (start: State, ...entries: Entry[]): State =>
  entries.reduce((s, entry) => {
    const played = playEntry(s, entry)
    if (played.refusal) throw new Error(`${JSON.stringify(entry)}: ${JSON.stringify(played.refusal)}`)
    settle(played.state)
    return played.state
  }, start)

/** The code of the refusal; null where it is allowed. */
export const refused = (s: State, decision: Decision): string | null => whyIllegal(s, decision)?.code ?? null

export const seen = (s: State) => view(s, s, [])

export const holdingIn = (s: State, id: HoldingId): HoldingView => seen(s).holdings[HOLDINGS.indexOf(id)]

export const cashOf = (s: State): number[] => seen(s).players.map(({ cash }) => cash)

/** Ids of a Holding's Railroads. */
export const railroadsOf = (s: State, id: HoldingId): string[] => holdingIn(s, id).railroads.map((each) => each.id)

/** A new game. */
export const dealt = (values: 'named' | 'face' = 'named'): State => deal({ startingPlayer: 0, values, data: DATA })
