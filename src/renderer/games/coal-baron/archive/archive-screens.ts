/** Coal Baron's screens for a finished game. */
import { kinds, type Kind } from '../../../../games/coal-baron/bot/review/kinds.ts'
import { scale } from '../../../../games/coal-baron/bot/review/scale.ts'
import type { CoalBaronWire } from '../../../../games/coal-baron/wire/wire.ts'
import type { LogItem } from '../../../../games/coal-baron/rules/log-item.ts'
import { signedTenths, tenths } from '../../../i18n/numbers.ts'
import { m } from '../../../paraglide/messages.js'
import {
  archiveScreens,
  type RecordPart,
  type ReviewScreens,
  type SituationScreens,
} from '../../screens/archive-screens.ts'
import { reasonTexts } from '../hints/idea-words.ts'
import { AREA_NAMES } from '../words/area-names.ts'
import { orderName, spaceName } from '../words/piece-names.ts'
import { shiftNumeral } from '../words/shifts.ts'
import { words } from '../words/words.ts'
import { situations } from './situation-screens.ts'
import WorkerUseTable from './WorkerUseTable.svelte'
import ElementsPlot from './ElementsPlot.svelte'
import Overview from './Overview.svelte'
import ReplayAside from './ReplayAside.svelte'
import ReplayBoard from './ReplayBoard.svelte'
import Scores from './Scores.svelte'
import Scorings from './Scorings.svelte'
import { continued, storedGame, type CoalBaronGame } from './stored-game.ts'

const isScored = ({ scores }: CoalBaronGame) => scores !== null

const parts: readonly RecordPart<CoalBaronGame>[] = [
  { key: 'scores', name: m.cb_archive_part_scores, has: isScored, Part: Scores },
  { key: 'scorings', name: m.cb_archive_part_scorings, has: isScored, Part: Scorings },
  { key: 'workers', name: m.cb_archive_part_workers, has: ({ workerUse }) => workerUse !== null, Part: WorkerUseTable },
]

const KIND_NAMES: Record<Kind, () => string> = { draft: m.cb_draft, ...AREA_NAMES }

/** The space on which a turn places workers. */
const follows = (item: LogItem) => (item.type === 'turn' ? spaceName(item.space) : null)

const review: ReviewScreens<CoalBaronWire> = {
  kinds,
  scale,
  amounts: { named: (points) => m.review_points({ points: tenths(points) }), plain: tenths, signed: signedTenths },
  luck: true,
  kindName: (kind) => KIND_NAMES[kind as Kind](),
  reasons: reasonTexts,
  short: (item) => (item.type === 'draft' ? orderName(item.order) : follows(item)!),
  follows,
}

export const screens = archiveScreens<CoalBaronWire, CoalBaronGame>({
  read: storedGame,
  Overview,
  tieBreak: {
    name: m.cb_final_marks_left,
    of: ({ result }) => result.scores.map(({ marksLeft }) => marksLeft ?? null),
  },
  parts,
  continued,
  ReplayBoard,
  ReplayAside,
  sections: {
    name: (shift) => m.cb_shift({ shift: shiftNumeral(shift) }),
    where: (shift) => words.progress({ key: 'shift', params: { shift } }),
    next: m.cb_archive_replay_shift,
  },
  steps: { next: m.cb_archive_replay_step, previous: m.cb_archive_replay_step_back },
  review,
  situations: situations as unknown as SituationScreens,
  Plots: ElementsPlot,
})
