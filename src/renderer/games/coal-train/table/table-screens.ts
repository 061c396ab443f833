/** Coal Train at a table. */
import type { CoalTrainWire } from '../../../../games/coal-train/wire/wire.ts'
import type { TableScreens } from '../../screens/table-screens.ts'
import LogArt from '../art/LogArt.svelte'
import Board from '../board/Board.svelte'
import SeatSheet from '../board/PlayerSheet.svelte'
import Ceremony from '../ceremony/Ceremony.svelte'
import Result from '../ceremony/Result.svelte'
import { ahead } from './ahead.ts'
import SeatBadge from './SeatBadge.svelte'
import SeatFacts from './SeatFacts.svelte'

const own: TableScreens<CoalTrainWire> = {
  ahead,
  Board,
  SeatFacts,
  SeatBadge,
  SeatSheet,
  LogArt,
  Ceremony,
  Result,
}

export const screens: TableScreens = own
