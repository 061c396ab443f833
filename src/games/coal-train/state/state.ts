/** A position: plain objects that are never changed in place. */
import { itemAt } from '../../building-blocks/lists.ts'
import type { Amounts, CardId, CityId, MarketTile, PlaceId, Resource, Subsidy, TileId } from './components.ts'

export interface Seat {
  readonly resources: Amounts
  readonly income: Amounts
  /** Action points of each turn, and those left in this one. */
  readonly actionIncome: number
  readonly actionPoints: number
  /** Subsidy markers. */
  readonly markers: Readonly<Record<Subsidy, number>>
  readonly tiles: readonly TileId[]
  readonly stations: readonly PlaceId[]
  readonly cards: readonly CardId[]
  /** Contracts that were paid. */
  readonly paid: readonly CardId[]
  /** Points so far: of towns, of cities, at once from cards, from contracts. */
  readonly towns: number
  readonly cities: number
  readonly gifts: number
  readonly contracts: number
  /** Tiles used for an income step. */
  readonly upgrades: number
  /** Space in the market; null while off it. */
  readonly agent: number | null
}

/** A payment under way, and what it is for. `waiver` is the subsidy that may cover a part of it. */
export interface Bill {
  readonly at: 'bill'
  readonly due: Amounts
  readonly waiver: 'IN' | 'ZV' | null
  readonly deed: Deed
}

export type Deed =
  | { readonly use: TileId }
  | { readonly upgrade: Resource }
  /** `tile` if it is the first build of that tile. */
  | { readonly build: PlaceId; readonly tile: TileId | null }

/** Something that still has to be decided before the entry is whole. */
export type Step =
  | Bill
  /** Markers for this number of Back Rooms, three for each, and the step that follows. */
  | { readonly at: 'room'; readonly rooms: number; readonly then: Bill | Spent }
  | Spent
  | { readonly at: 'card' | 'town' | 'raise' | 'gain' | 'loco'; readonly city: CityId; readonly tile: TileId | null }

/** A subsidy whose markers are returned or about to be. */
export interface Spent {
  readonly at: 'spent'
  readonly subsidy: Spendable
}

export type Spendable = Exclude<Subsidy, 'IN' | 'ZV'>

/** `scoring` is the ceremony after the last turn. */
export type Phase = 'starting' | 'acting' | 'replenishing' | 'scoring' | 'over'

export interface State {
  readonly phase: Phase
  readonly ending: 'normal' | 'triggered' | 'last'
  /** The round, from 1; 0 while start subsidies are chosen. */
  readonly round: number
  readonly startingPlayer: number
  /** Whose turn it is. */
  readonly turn: number
  readonly seats: readonly Seat[]
  /** Row by row; null for an empty space. */
  readonly market: readonly (MarketTile | null)[]
  /** Spaces whose tile lies face down. */
  readonly faceDown: readonly number[]
  /** The draw pile, from the top. */
  readonly draw: readonly MarketTile[]
  readonly reserve: readonly TileId[]
  readonly discarded: readonly TileId[]
  /** The drawn tile that waits for its space. */
  readonly drawn: MarketTile | null
  readonly cards: Readonly<Record<CityId, readonly CardId[]>>
  /** The loco's place on the rondel. */
  readonly loco: number
  readonly step: Step | null
  /** The Build Station tile that has a second build left. */
  readonly building: TileId | null
  /** Whether the agent has taken a step in this turn. */
  readonly stepped: boolean
  /** Whether anybody has bought a tile in this round, and rounds in a row before it in which nobody did. */
  readonly bought: boolean
  readonly idle: number
  /** Parts of the scores that have been shown. */
  readonly told: number
}

/** Parts of the scores in the order in which they are shown. */
export const PARTS = ['towns', 'cities', 'cards', 'contracts', 'scoring'] as const

/** The seat that decides; null while the scores are shown and after. */
export const asked = ({ phase, turn }: State): number | null => (phase === 'scoring' || phase === 'over' ? null : turn)

export const isUnderWay = ({ step }: State): boolean => step !== null

export const active = ({ seats, turn }: State): Seat => itemAt(seats, turn)

export const withSeat = (s: State, seat: number, change: Partial<Seat>): State => ({
  ...s,
  seats: s.seats.with(seat, { ...itemAt(s.seats, seat), ...change }),
})

/** The player whose turn it is, changed. */
export const withActive = (s: State, change: Partial<Seat>): State => withSeat(s, s.turn, change)

export const hasCard = ({ cards }: Seat, incentive: string): boolean => cards.some((card) => card.startsWith(incentive))

export const markersOf = ({ markers }: Pick<Seat, 'markers'>): number =>
  Object.values(markers).reduce((sum, each) => sum + each, 0)

/** Opponents whose agents stand on a space. */
export const opponentsOn = ({ seats, turn }: State, space: number | null): number[] =>
  space === null ? [] : seats.flatMap(({ agent }, seat) => (agent === space && seat !== turn ? [seat] : []))

export const isFaceDown = ({ faceDown }: State, space: number): boolean => faceDown.includes(space)

/** The tile that lies face up there; null for an empty space too. */
export const openTile = (s: State, space: number): MarketTile | null =>
  isFaceDown(s, space) ? null : itemAt(s.market, space)
