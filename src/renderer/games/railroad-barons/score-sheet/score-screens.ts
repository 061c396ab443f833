/** Railroad Barons' screens for a score sheet. */
import { openDoubts } from '../../../../games/railroad-barons/score-sheet/checks.ts'
import { edited, whyNot } from '../../../../games/railroad-barons/score-sheet/edits.ts'
import { isOver } from '../../../../games/railroad-barons/score-sheet/pad.ts'
import type { BaronsWire, Edit, Pad, Stage } from '../../../../games/railroad-barons/wire/wire.ts'
import { m } from '../../../paraglide/messages.js'
import { pagedScreens } from '../../screens/paged-screens.ts'
import type { ScoreScreens } from '../../screens/score-screens.ts'
import BigStandings from './BigStandings.svelte'
import ScoreSheet from './ScoreSheet.svelte'
import EntryChoice from './EntryChoice.svelte'
import type { BaronSheet } from './pad/session.ts'
import { endingOf } from './pad/score-rows.ts'
import { editText, stageTitle } from './pad/sheet-words.ts'
import SetupCard from './pages/SetupCard.svelte'
import PrintedScores from './print/PrintedScores.svelte'

const stagesOf = ({ totalsOnly }: Pad): Stage[] => ['setup', totalsOnly ? 'totals' : 'account', 'finished']

const paged = pagedScreens({
  ...{ edited, whyNot, isOver, stagesOf, stageTitle, endingOf },
  isDone: ({ pad }, stage) => stage === 'setup' || isOver(pad),
  doubtsOn: (pad, stage) => (stage === 'setup' ? 0 : openDoubts(pad).length),
})

const offers = ({ pad: { totalsOnly } }: BaronSheet): { label: string; edit: Edit }[] => [
  {
    label: totalsOnly ? m.rb_score_enter_account() : m.rb_score_enter_totals(),
    edit: { type: 'totals-only', on: !totalsOnly },
  },
]

const own: ScoreScreens<BaronsWire> = {
  ...paged,
  editName: (edit, { pad }) => editText(edit, pad),
  offers,
  keys: [
    { keys: [], shown: '0 – 9 + ×', says: m.rb_score_keys_digits },
    { keys: ['Enter'], says: m.keys_next_field },
    { keys: ['ArrowUp', 'ArrowDown'], shown: '↑ ↓', says: m.rb_score_keys_step },
  ],
  Page: ScoreSheet,
  Big: BigStandings,
  steps: ({ pad, at }) =>
    isOver(pad) && at.stage !== 'finished'
      ? [{ label: m.go_on_to({ page: m.score_final() }), action: { type: 'go', stage: 'finished' } }]
      : [],
  timer: { lead: m.score_timer_lead, begin: m.time_begin_round, span: m.time_this_round },
  Paper: PrintedScores,
  beginning: { options: { way: 'account' }, Choice: EntryChoice, Card: SetupCard },
}

export const screens: ScoreScreens = own
