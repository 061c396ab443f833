/** Railroad Barons at a table. */
import type { BaronsWire } from '../../../../games/railroad-barons/wire/wire.ts'
import type { TableScreens } from '../../screens/table-screens.ts'
import Board from '../board/Board.svelte'
import SeatSheet from '../board/PlayerSheet.svelte'
import Ceremony from '../ceremony/Ceremony.svelte'
import Result from '../ceremony/Result.svelte'
import { ahead } from './ahead.ts'
import SeatBadge from './SeatBadge.svelte'
import SeatFacts from './SeatFacts.svelte'
import Aside from './Timetable.svelte'

const own: TableScreens<BaronsWire> = {
  ahead,
  Board,
  SeatFacts,
  SeatBadge,
  SeatSheet,
  Aside,
  Ceremony,
  Result,
}

export const screens: TableScreens = own
