/** Coal Train's screens for a finished game. */
import { figures } from '../../../../games/coal-train/facets/figures.ts'
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

/** A table that was scored part by part has no course that its parts could stand beside. */
const isAccount = ({ course, result }: TrainGame) => course === null && figures.partsOf(result.scores[0]) !== null

export const screens = archiveScreens<CoalTrainWire, TrainGame>({
  read: storedGame,
  Overview,
  tieBreak: { name: m.ct_left, of: ({ result }) => result.scores.map(({ left }) => left) },
  parts: [
    { key: 'rounds', name: m.ct_archive_rounds, has: ({ played }) => played !== null, Part: RoundPlots },
    { key: 'account', name: m.ct_score_counts, has: isAccount, Part: Overview },
  ],
  continued,
  ReplayBoard,
  ReplayAside,
  sections: { name: sectionName, where: sectionName, next: m.ct_archive_next_round },
  steps: { next: m.ct_archive_next_piece, previous: m.ct_archive_previous_piece },
  Facts: FactPlots,
  review,
})
