/** The game in the rule book's words: decisions, record entries, refusals and what a seat sees. */
import type { Coal, OrderId, SpaceId, TileId, Vehicle } from '../state/components.ts'
import type { Refusal, Step } from '../wire/wire.ts'

export type Source = 'cage' | 'storage'
export type Put = 'top' | 'bottom'

/** One whole decision as it is stored, sent and replayed (docs/record-format.md#coal-baron-played-on-screen). */
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
