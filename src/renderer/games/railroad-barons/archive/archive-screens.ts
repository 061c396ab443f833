/** Railroad Barons' screens for a finished game. */
import type { BaronsWire } from '../../../../games/railroad-barons/wire/wire.ts'
import { m } from '../../../paraglide/messages.js'
import { archiveScreens } from '../../screens/archive-screens.ts'
import { roundText } from '../words/round-words.ts'
import FactPlots from './FactPlots.svelte'
import Overview from './Overview.svelte'
import ReplayAside from './ReplayAside.svelte'
import ReplayBoard from './ReplayBoard.svelte'
import RoundPlots from './RoundPlots.svelte'
import { review } from './review-screens.ts'
import { continued, storedGame, type BaronsGame } from './stored-game.ts'

/** A stock round with the operating rounds after it is a section; before the first lies the draft. */
const sectionName = (stock: number) => roundText({ stock, operating: 0 })

export const screens = archiveScreens<BaronsWire, BaronsGame>({
  read: storedGame,
  Overview,
  parts: [{ key: 'rounds', name: m.by_round, has: ({ played }) => played !== null, Part: RoundPlots }],
  continued,
  ReplayBoard,
  ReplayAside,
  sections: { name: sectionName, where: sectionName, next: m.rb_next_section },
  steps: { next: m.rb_next_piece, previous: m.rb_previous_piece },
  review,
  Facts: FactPlots,
})
