import type { Coal, ElementScore, Entry, OrderId, SpaceId, TileId } from './types.ts'

/** What one turn did, as everybody at the table saw it. */
export interface TurnItem {
  type: 'turn'
  /** Index of the entry in the record's `moves`. */
  move: number
  seat: number
  space: SpaceId
  /** Workers placed. */
  workers: number
  /** Workers sent to the canteen, and whose they were. */
  ousted: { seat: number; workers: number } | null
  /** Change of the player's Marks: paid is negative. */
  marks: number
  tile: TileId | null
  order: OrderId | null
  /** Coal put on minecarts that the supply could not fill properly. */
  coal: (Coal | null)[]
  steps: NonNullable<Extract<Entry, { place: SpaceId }>['steps']>
  delivered: { order: OrderId; points: number }[]
  /** What was turned up on the space afterwards. */
  refill: TileId | OrderId | null
  /** On the draw-five spaces: where the rest went. */
  put: 'top' | 'bottom' | null
}

/** One line of the log: facts only, the words are the renderer's. */
export type LogItem =
  | { type: 'draft'; move: number; seat: number; order: OrderId }
  | TurnItem
  | { type: 'scored'; shift: number; elements: ElementScore[] }
  | { type: 'shift'; shift: number; startingPlayer: number; factoryWorkers: number[] }
  | { type: 'accounts'; marks: number[]; coal: number[]; outstanding: number[]; balance: number[] }
  | { type: 'finished'; winners: number[]; totals: number[] }

/** The line of what a player did with this entry of the record; undefined where the log doesn't reach so far. */
export const itemOf = (log: readonly LogItem[], move: number): Extract<LogItem, { move: number }> | undefined =>
  log.filter((item) => 'move' in item).find((item) => item.move === move)
