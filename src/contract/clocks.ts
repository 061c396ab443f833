/** The part of the contract about the clocks of the players at a table. */
import type { TableClock } from './schemas/clocks.ts'

export type { TableClock } from './schemas/clocks.ts'

export interface ClocksApi {
  /** The clocks of a running table as they were last kept; null where there are none. */
  'clock.open': (id: string) => TableClock | null
  /** Keeps them over restarts, until the game is over or removed; null: there are none any more. Throws `not-found`. */
  'clock.keep': (call: { id: string; clock: TableClock | null }) => void
}
