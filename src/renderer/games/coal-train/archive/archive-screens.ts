/** Coal Train's screens for a finished game. */
import type { CoalTrainWire } from '../../../../games/coal-train/wire/wire.ts'
import { m } from '../../../paraglide/messages.js'
import { archiveScreens } from '../../screens/archive-screens.ts'
import { roundText } from '../words/round-words.ts'
import FactPlots from './FactPlots.svelte'
import Overview from './Overview.svelte'
import ReplayAside from './ReplayAside.svelte'
import ReplayBoard from './ReplayBoard.svelte'
import RoundPlots from './RoundPlots.svelte'
import { review } from './review-screens.ts'
import { continued, storedGame, type TrainGame } from './stored-game.ts'

const sectionName = (round: number) => roundText(round)

export const screens = archiveScreens<CoalTrainWire, TrainGame>({
  read: storedGame,
  Overview,
  tieBreak: { name: m.ct_left, of: ({ result }) => result.scores.map(({ left }) => left ?? null) },
  parts: [{ key: 'rounds', name: m.by_round, has: ({ played }) => played !== null, Part: RoundPlots }],
  continued,
  ReplayBoard,
  ReplayAside,
  sections: { name: sectionName, where: sectionName, next: m.next_round },
  steps: { next: m.ct_archive_next_piece, previous: m.ct_archive_previous_piece },
  Facts: FactPlots,
  review,
})
