/** The toy at a table. */
import type { TableScreens } from '../../../../../../src/renderer/games/screens/table-screens.ts'
import type { ToyWire } from '../../../../games/toy/wire/wire.ts'
import { ahead } from './ahead.ts'
import Board from './Board.svelte'
import Ceremony from './Ceremony.svelte'
import Result from './Result.svelte'
import SeatFacts from './SeatFacts.svelte'

const own: TableScreens<ToyWire> = {
  ahead,
  Board,
  SeatFacts,
  SeatSheet: SeatFacts,
  Ceremony,
  Result,
}

export const screens: TableScreens = own
