/** Coal Baron at a table. */
import type { CoalBaronWire } from '../../../../games/coal-baron/wire/wire.ts'
import { m } from '../../../paraglide/messages.js'
import type { TableScreens } from '../../screens/table-screens.ts'
import Board from '../board/Board.svelte'
import Ceremony from '../ceremony/Ceremony.svelte'
import Result from '../ceremony/Result.svelte'
import SeatSheet from '../board/PlayerSheet.svelte'
import { ahead } from './ahead.ts'
import Backs from './Backs.svelte'
import Aside from './ClockStrip.svelte'
import LogArt from './LogArt.svelte'
import SeatBadge from './SeatBadge.svelte'
import SeatFacts from './SeatFacts.svelte'
import SeatForecast from './SeatForecast.svelte'
import { sounds } from './sounds.ts'
import SmallPit from './SmallPit.svelte'
import StandingTables from './StandingTables.svelte'

const own: TableScreens<CoalBaronWire> = {
  ahead,
  sounds,
  Board,
  SeatFacts,
  SeatSketch: SmallPit,
  SeatBadge,
  SeatForecast,
  forecastTip: () => [m.cb_standing_shift_tip(), m.cb_standing_game_tip()],
  LogArt,
  StandingTables,
  SeatSheet,
  Aside,
  Ceremony,
  handOver: {
    Backs,
    why: ({ view }) => (view.action === 'factory-draw' ? m.cb_handover_tiles() : m.cb_handover_orders()),
  },
  Result,
}

export const screens: TableScreens = own
