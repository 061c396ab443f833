/** Coal Baron's screens on which a finished game is looked at. */
import type { CoalBaronWire } from '../../../../games/coal-baron/wire/wire.ts'
import { m } from '../../../paraglide/messages.js'
import { type RecordPart, type ReplayScreens } from '../../screens/archive-screens.ts'
import { shiftNumeral } from '../words/shifts.ts'
import { words } from '../words/words.ts'
import WorkerUseTable from './WorkerUseTable.svelte'
import Overview from './Overview.svelte'
import ReplayAside from './ReplayAside.svelte'
import ReplayBoard from './ReplayBoard.svelte'
import Scores from './Scores.svelte'
import Scorings from './Scorings.svelte'
import { storedGame, type CoalBaronGame } from './stored-game.ts'

const isScored = ({ scores }: CoalBaronGame) => scores !== null

const parts: readonly RecordPart<CoalBaronGame>[] = [
  { key: 'scores', name: m.cb_archive_part_scores, has: isScored, Part: Scores },
  { key: 'scorings', name: m.cb_archive_part_scorings, has: isScored, Part: Scorings },
  { key: 'workers', name: m.cb_archive_part_workers, has: ({ workerUse }) => workerUse !== null, Part: WorkerUseTable },
]

export const replay: ReplayScreens<CoalBaronWire, CoalBaronGame> = {
  read: storedGame,
  Overview,
  tieBreak: {
    name: m.cb_final_marks_left,
    of: ({ result }) => result.scores.map(({ marksLeft }) => marksLeft ?? null),
  },
  parts,
  ReplayBoard,
  ReplayAside,
  sections: {
    name: (shift) => m.cb_shift({ shift: shiftNumeral(shift) }),
    where: (shift) => words.progress({ key: 'shift', params: { shift } }),
    next: m.cb_archive_replay_shift,
  },
  steps: { next: m.cb_archive_replay_step, previous: m.cb_archive_replay_step_back },
}

export const screens: ReplayScreens = replay
