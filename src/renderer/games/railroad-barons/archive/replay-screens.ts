/** Railroad Barons's screens on which a finished game is looked at. */
import type { BaronsWire } from '../../../../games/railroad-barons/wire/wire.ts'
import { m } from '../../../paraglide/messages.js'
import type { ReplayScreens } from '../../screens/archive-screens.ts'
import { roundText } from '../words/round-words.ts'
import Overview from './Overview.svelte'
import ReplayAside from './ReplayAside.svelte'
import ReplayBoard from './ReplayBoard.svelte'
import RoundPlots from './RoundPlots.svelte'
import { storedGame, type BaronsGame } from './stored-game.ts'

/** A stock round with the operating rounds after it is a section; before the first lies the draft. */
const sectionName = (stock: number) => roundText({ stock, operating: 0 })

export const replay: ReplayScreens<BaronsWire, BaronsGame> = {
  read: storedGame,
  Overview,
  parts: [{ key: 'rounds', name: m.by_round, has: ({ played }) => played !== null, Part: RoundPlots }],
  ReplayBoard,
  ReplayAside,
  sections: { name: sectionName, where: sectionName, next: m.rb_next_section },
  steps: { next: m.rb_next_piece, previous: m.rb_previous_piece },
}

export const screens: ReplayScreens = replay
