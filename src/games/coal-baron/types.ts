/** The game in the rule book's words: decisions, record entries, refusals and what a seat sees. */
import type { Coal, OrderId, SpaceId, TileId, Vehicle } from './components.ts'

export type Source = 'cage' | 'storage'
export type Put = 'top' | 'bottom'

/** One work step, as the record format writes it. */
export type Step =
  { cage: number } | { load: Coal } | { store: Coal } | { fill: OrderId; spot: number; with: [Source, Coal][] }

/** The smallest choices a player makes, in the order in which the rules ask for them. */
export type Decision =
  | { draft: OrderId }
  | { place: SpaceId }
  | Step
  | { end: 'mining' }
  | { keep: TileId | OrderId | null }
  | { coal: Coal | null }
  | { put: Put; back: (TileId | OrderId)[] }

/** One whole decision as it is stored, sent and replayed (record format, Moves). */
export type Entry =
  | { draft: OrderId }
  | {
      place: SpaceId
      coal?: (Coal | null)[]
      keep?: TileId | OrderId | null
      put?: Put
      back?: (TileId | OrderId)[]
      steps?: Step[]
    }

/** Why something is not allowed; the words live in the renderer's texts. */
export type RefusalCode =
  | 'game-over'
  | 'other-decision'
  | 'malformed'
  | 'not-offered'
  | 'locked'
  | 'needs-workers'
  | 'needs-marks'
  | 'no-tile'
  | 'no-order'
  | 'stack-empty'
  | 'nothing-to-deliver'
  | 'needs-steps'
  | 'cage-there'
  | 'cage-full'
  | 'cage-not-at-surface'
  | 'cage-at-surface'
  | 'no-cube'
  | 'not-your-order'
  | 'no-spot'
  | 'spot-taken'
  | 'wrong-coal'
  | 'not-drawn'
  | 'wrong-back'
  | 'coal-needed'
  | 'coal-not-needed'
  | 'none-left'

export interface Refusal {
  code: RefusalCode
  /** What the words need: numbers and ids, for example `{ have: 2, need: 3 }`. */
  params: Readonly<Record<string, string | number>>
}

/**
 * What is being waited for. `scoring`, `changeover` and `accounts` ask nobody: they go on by themselves, element by element.
 */
export type Phase =
  | 'draft'
  | 'place'
  | 'mining'
  | 'keep-tile'
  | 'keep-order'
  | 'coal'
  | 'return-tiles'
  | 'return-orders'
  | 'scoring'
  | 'changeover'
  | 'accounts'
  | 'finished'

export interface SpaceView {
  locked: boolean
  /** Workers standing here; the next one to come needs one more. */
  workers: number
  owner: number | null
  /** Factory spaces: the tile on offer. Order spaces: the order card. */
  tile: TileId | null
  order: OrderId | null
}

/** A tunnel tile in a pit with what its minecarts carry; `tile` is null for the minecart printed on the pit. */
export interface TunnelView {
  tile: TileId | null
  minecarts: (Coal | null)[]
}

export interface LevelView {
  light: TunnelView[]
  dark: TunnelView[]
  empty: number
}

export interface OrderView {
  order: OrderId
  /** One entry a spot: the cubes on it, none, one of its colour, or two in its place. */
  spots: Coal[][]
  complete: boolean
}

export interface SeatView {
  marks: number
  workers: number
  /** The score track: deliveries, shift scorings and, at the end, the accounts so far. */
  points: number
  cage: { level: number; cubes: Coal[] }
  storage: Coal[]
  /** Levels 1 to 4: yellow, brown, gray, black. */
  levels: LevelView[]
  light: number
  dark: number
  orders: OrderView[]
  delivered: OrderId[]
  score: SeatScore
}

/** Every part of a score (record format, Result). */
export interface SeatScore {
  delivered: number
  shifts: number[][]
  marks: number
  coal: number
  outstanding: number
  balance: number
  total: number
  marksLeft: number
}

export interface Result {
  scores: SeatScore[]
  winners: number[]
}

/** One element of the shift clock at the moment it is scored. */
export interface ElementScore {
  /** 0 to 11: yellow … black, barrow … engine, empty yellow … empty black minecarts. */
  element: number
  counts: number[]
  rewards: number[]
}

/** The table as everybody may see it; `drawn` is filled for the seat that is choosing among the five, and for nobody else. */
export interface View {
  players: number
  phase: Phase
  /** 1 to 3. */
  shift: number
  /** The seat that decides, null while nobody is asked. */
  turn: number | null
  startingPlayer: number
  /** Order cards on offer in the draft. */
  draft: OrderId[]
  spaces: Record<SpaceId, SpaceView>
  tileStack: number
  orderStack: number
  /** Workers of each seat in the canteen and on the bank. */
  canteen: number[]
  bank: number[]
  supply: Record<Coal, number>
  seats: SeatView[]
  /** The worker space whose action is under way. */
  action: SpaceId | null
  stepsLeft: number
  /** How many lie drawn, and what they are where this seat may know. */
  drawnCount: number
  drawn: (TileId | OrderId)[]
  /** Minecarts of the tile just acquired that still wait for a decision (phase `coal`); they show empty in the pit. */
  awaitingCoal: number
  /** While scoring: the next element to be scored; in the accounts: the next step (0 Marks, 1 coal, 2 outstanding orders, 3 balance). */
  pointer: number
}

export type { Coal, OrderId, SpaceId, TileId, Vehicle }
