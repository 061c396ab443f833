/** The messages of the small contract between a phone and the host. All but the greetings are sealed (`sealed.ts`). */
import type { Warning } from '../../games/building-blocks/doubts.ts'
import type { PhoneField } from '../../games/facets/phone.ts'
import type { ApiError, TableState } from '../api.ts'
import type { PhoneMessage } from '../schemas/phone-messages.ts'

export type { PhoneMessage }

/** The path at which the server for phones takes WebSockets. */
export const PHONE_SOCKET = '/socket'

/** The most bytes of a message. */
export const MOST_MESSAGE_BYTES = 64 * 1024

/** The code with which the host closes a WebSocket whose key or digits open nothing. */
export const REFUSED = 4403

/** Milliseconds between two signs of life of a phone. */
export const PHONE_PULSE = 2000

/** How far a seat's count is: `filled` of its number fields, and whether its player says that it is done. */
export interface SeatCount {
  done: boolean
  filled: number
  of: number
}

/** A thing that another seat has and `from` says is its own. `isKept`: whoever has it was asked and keeps it. */
export interface Claim {
  field: string
  from: number
  isKept: boolean
}

/** All that a seat's phone is shown of a score sheet. */
export interface SeatShown {
  game: string
  seat: number
  revision: number
  players: readonly { name: string; color: string }[]
  fields: readonly PhoneField[]
  doubts: readonly Warning[]
  /** Claims by this seat, and those that it is asked to answer. */
  claims: readonly Claim[]
  /** How far each seat is, by seat. */
  counts: readonly SeatCount[]
  /** Everybody's points as they have been told at the table; null until some are. `winners` is null before the end. */
  told: { totals: readonly number[]; winners: readonly number[] | null } | null
}

/** All that a seat's phone is shown of a table. */
export interface TableShown {
  seat: number
  table: TableState
}

/** The reason that a phone has no seat any more. */
export type Leaving = 'taken-over' | 'sent-away' | 'closed'

export type HostMessage =
  | { type: 'shown'; shown: SeatShown }
  | { type: 'table'; shown: TableShown }
  /** `error` is null if the call did what it was to do. */
  | { type: 'answer'; call: number; error: ApiError | null }
  | { type: 'pong' }
  /** The seat's key, for a phone that has joined by digits. */
  | { type: 'key'; key: string }
  | { type: 'left'; why: Leaving }
