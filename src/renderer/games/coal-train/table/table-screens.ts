/** Coal Train at a table. */
import type { CoalTrainWire } from '../../../../games/coal-train/wire/wire.ts'
import { tableScreens } from '../../screens/table-screens.ts'
import LogArt from '../art/LogArt.svelte'
import Board from '../board/Board.svelte'
import SeatSheet from '../board/PlayerSheet.svelte'
import Ceremony from '../ceremony/Ceremony.svelte'
import Result from '../ceremony/Result.svelte'
import { ahead } from './ahead.ts'
import SeatBadge from './SeatBadge.svelte'
import SeatFacts from './SeatFacts.svelte'

export const screens = tableScreens<CoalTrainWire>({
  ahead,
  Board,
  SeatFacts,
  SeatBadge,
  SeatSheet,
  LogArt,
  Ceremony,
  Result,
})
