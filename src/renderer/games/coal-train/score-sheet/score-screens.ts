/** Coal Train's screens for a score sheet. */
import { openDoubts } from '../../../../games/coal-train/score-sheet/checks.ts'
import { edited, isWritten, whyNot } from '../../../../games/coal-train/score-sheet/edits.ts'
import { isOver } from '../../../../games/coal-train/score-sheet/pad.ts'
import { DETAILS } from '../../../../games/coal-train/wire/pad-details.ts'
import type { CoalTrainWire, Edit, Stage } from '../../../../games/coal-train/wire/wire.ts'
import { m } from '../../../paraglide/messages.js'
import { pagedScreens } from '../../screens/paged-screens.ts'
import type { ScoreScreens } from '../../screens/score-screens.ts'
import BigStandings from './BigStandings.svelte'
import DetailChoice from './pad/DetailChoice.svelte'
import ScoreSheet from './ScoreSheet.svelte'
import { endingOf } from './pad/score-rows.ts'
import { DETAIL_NAMES, editText, stageTitle } from './pad/sheet-words.ts'
import type { TrainSheet } from './pad/session.ts'
import SetupCard from './pages/SetupCard.svelte'
import PrintedScores from './print/PrintedScores.svelte'

const STAGES: readonly Stage[] = ['setup', 'account', 'finished']

const paged = pagedScreens({
  ...{ edited, whyNot, isOver, stageTitle, endingOf },
  stagesOf: () => STAGES,
  isDone: ({ pad }, stage) => stage === 'setup' || isOver(pad),
  doubtsOn: (pad, stage) => (stage === 'setup' ? 0 : openDoubts(pad).length),
})

/** The other ways to enter. */
const offers = ({ pad }: TrainSheet): { label: string; edit: Edit }[] =>
  DETAILS.filter((detail) => detail !== pad.detail).map((detail) => ({
    label: DETAIL_NAMES[detail].choose(),
    edit: { type: 'detail', detail },
  }))

const own: ScoreScreens<CoalTrainWire> = {
  ...paged,
  editName: (edit, { pad }) => editText(edit, pad),
  offers,
  keys: [
    { keys: [], shown: '0 – 9 + ×', says: m.ct_score_keys_digits },
    { keys: ['Enter'], says: m.keys_next_field },
    { keys: [], shown: '↑ ↓ ← →', says: m.ct_score_keys_map },
  ],
  Page: ScoreSheet,
  seats: { ...paged.seats, isWritten },
  Big: BigStandings,
  steps: ({ pad, at }) =>
    isOver(pad) && at.stage !== 'finished'
      ? [{ label: m.go_on_to({ page: m.score_final() }), action: { type: 'go', stage: 'finished' } }]
      : [],
  timer: { lead: m.score_timer_lead, begin: m.time_begin_round, span: m.time_this_round },
  Paper: PrintedScores,
  beginning: { options: { detail: 'counts' }, Choice: DetailChoice, Card: SetupCard },
}

export const screens: ScoreScreens = own
