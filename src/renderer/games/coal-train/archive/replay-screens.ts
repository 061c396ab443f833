/** Coal Train's screens on which a finished game is looked at. */
import type { CoalTrainWire } from '../../../../games/coal-train/wire/wire.ts'
import { m } from '../../../paraglide/messages.js'
import type { ReplayScreens } from '../../screens/archive-screens.ts'
import { roundText } from '../words/round-words.ts'
import Overview from './Overview.svelte'
import ReplayAside from './ReplayAside.svelte'
import ReplayBoard from './ReplayBoard.svelte'
import RoundPlots from './RoundPlots.svelte'
import { storedGame, type TrainGame } from './stored-game.ts'

const sectionName = (round: number) => roundText(round)

export const replay: ReplayScreens<CoalTrainWire, TrainGame> = {
  read: storedGame,
  Overview,
  tieBreak: { name: m.ct_left, of: ({ result }) => result.scores.map(({ left }) => left ?? null) },
  parts: [{ key: 'rounds', name: m.by_round, has: ({ played }) => played !== null, Part: RoundPlots }],
  ReplayBoard,
  ReplayAside,
  sections: { name: sectionName, where: sectionName, next: m.next_round },
  steps: { next: m.ct_archive_next_piece, previous: m.ct_archive_previous_piece },
}

export const screens: ReplayScreens = replay
