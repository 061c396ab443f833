/** Positions made for a test: a game that has begun, with whatever the test needs put in its place. */
import { seeded } from '../../../../src/games/building-blocks/random.ts'
import { identity } from '../../../../src/games/coal-train/facets/identity.ts'
import { playing } from '../../../../src/games/coal-train/facets/playing.ts'
import { rules } from '../../../../src/games/coal-train/facets/rules.ts'
import { decisionsOf } from '../../../../src/games/coal-train/wire/entry-decisions.ts'
import { deal } from '../../../../src/games/coal-train/rules/setup.ts'
import type { Decision, Entry, Setup } from '../../../../src/games/coal-train/rules/types.ts'
import { amountsOf, indexOf, SUBSIDIES } from '../../../../src/games/coal-train/state/components.ts'
import type { Amounts, CardId, CityId, MarketTile, Subsidy } from '../../../../src/games/coal-train/state/components.ts'
import type { Seat, State } from '../../../../src/games/coal-train/state/state.ts'

export const setupOf = (players: number, seed = 1, startingPlayer = 0): Setup =>
  playing.draw(players, { ...identity.options, startingPlayer }, seeded(seed)) as Setup

/** A seat as a test names it: resources as letters, a marker for each subsidy listed, the agent on a space. */
export interface GivenSeat extends Partial<Omit<Seat, 'resources' | 'income' | 'markers' | 'agent'>> {
  resources?: string
  income?: Amounts
  markers?: readonly Subsidy[]
  agent?: readonly [number, number] | null
}

export interface Given extends Partial<Omit<State, 'seats' | 'market' | 'cards'>> {
  seats?: readonly GivenSeat[]
  /** Tiles, or null, on spaces such as `0 3`. */
  market?: Readonly<Record<string, MarketTile | null>>
  cards?: Partial<Record<CityId, readonly CardId[]>>
}

export const markersFor = (listed: readonly Subsidy[]): Seat['markers'] =>
  Object.fromEntries(SUBSIDIES.map((id) => [id, listed.filter((each) => each === id).length])) as Seat['markers']

const seatFrom = (seat: Seat, { resources, markers, agent, ...rest }: GivenSeat = {}): Seat => ({
  ...seat,
  ...(resources !== undefined && { resources: amountsOf(resources) }),
  ...(markers && { markers: markersFor(markers) }),
  ...(agent !== undefined && { agent: agent && indexOf(agent) }),
  ...rest,
})

/** All market spaces hold ordinary tiles unless the test says otherwise; seat 0 has its first turn, with 5 action points. */
export function given({ seats = [], market = {}, cards = {}, ...rest }: Given = {}, players = 3, seed = 1): State {
  const setup = setupOf(players, seed)
  const begun = SUBSIDIES.slice(0, players - 1).reduce<State>(
    (s, start) => rules.play(s, { start }),
    deal(setup, players),
  )
  const tiles = Object.entries(market).reduce(
    (now, [space, tile]) => now.with(indexOf(space.split(' ').map(Number) as [number, number]), tile),
    begun.market,
  )
  return {
    ...begun,
    seats: begun.seats.map((seat, i) => seatFrom({ ...seat, markers: markersFor([]) }, seats[i])),
    market: tiles,
    cards: { ...begun.cards, ...cards },
    ...rest,
  }
}

/** Plays entries; fails where one is refused. */
export const after = (s: State, ...entries: Entry[]): State =>
  entries.flatMap(decisionsOf).reduce((now, decision) => rules.play(now, decision), s)

/** The code of the first refusal of an entry's decisions; null where all are allowed. */
export function refusal(s: State, entry: Entry): string | null {
  let now = s
  for (const decision of decisionsOf(entry)) {
    const refused = rules.whyIllegal(now, decision)
    if (refused) return refused.code
    now = rules.play(now, decision)
  }
  return null
}

export const isListed = (s: State, decision: Decision): boolean =>
  rules.legal(s).some((each) => JSON.stringify(each) === JSON.stringify(decision))

/** Resources as letters. */
export const lettersIn = ({ C, I, W }: Amounts): string => 'C'.repeat(C) + 'I'.repeat(I) + 'W'.repeat(W)
