/** The game in the rule book's words: decisions, record entries, refusals and what a seat sees. */
import type { Coal, OrderId, SpaceId, TileId, Vehicle } from '../state/components.ts'
import type { Refusal } from '../wire/wire.ts'

export type Source = 'cage' | 'storage'
export type Put = 'top' | 'bottom'

/** The words live in the renderer's texts. */
export type RefusalCode = Refusal['code']

export type {
  Decision,
  ElementScore,
  ElementView,
  LevelView,
  OrderView,
  Phase,
  Refusal,
  Result,
  SeatScore,
  SeatView,
  SpaceView,
  Step,
  TunnelView,
  View,
} from '../wire/wire.ts'
export type { Coal, OrderId, SpaceId, TileId, Vehicle }
export type { Entry } from '../wire/record-schemas.ts'
