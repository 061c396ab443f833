/** The game in the rule book's words: decisions, record entries, refusals and what everybody sees. */
import type { Refusal } from '../wire/wire.ts'

/** The words live in the renderer's texts. */
export type RefusalCode = Refusal['code']

/** Dollars that may be named. */
export interface Range {
  least: number
  most: number
}

export type {
  Allowed,
  Ceremony,
  Certificate,
  Changes,
  Decision,
  Entry,
  HoldingView,
  LogItem,
  PlayerView,
  RailroadView,
  Refusal,
  Result,
  Round,
  SeatScore,
  View,
} from '../wire/wire.ts'
export type { Setup } from '../wire/record-schemas.ts'
