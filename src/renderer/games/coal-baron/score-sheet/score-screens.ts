/** Coal Baron's screens for a score sheet. */
import { edited, isWritten, whyNot } from '../../../../games/coal-baron/score-sheet/edits.ts'
import { elementsOf } from '../../../../games/coal-baron/score-sheet/pad-figures.ts'
import { openDoubts } from '../../../../games/coal-baron/score-sheet/checks.ts'
import {
  isDone,
  pagesOf,
  shiftOfStage,
  stageOfField,
  type Stage,
} from '../../../../games/coal-baron/score-sheet/stages.ts'
import { isOver, isWhole } from '../../../../games/coal-baron/score-sheet/tally.ts'
import type { CoalBaronWire, Edit, Pad } from '../../../../games/coal-baron/wire/wire.ts'
import { m } from '../../../paraglide/messages.js'
import { pagedScreens } from '../../screens/paged-screens.ts'
import type { ScoreScreens } from '../../screens/score-screens.ts'
import BigStandings from './BigStandings.svelte'
import ScoreSheet from './ScoreSheet.svelte'
import SetupCard from './pages/SetupCard.svelte'
import PrintedScores from './print/PrintedScores.svelte'
import { endingOf } from './pad/score-rows.ts'
import { editText, stageTitle } from './pad/sheet-words.ts'
import type { CoalBaronSheet } from './pad/session.svelte.ts'
import EntryChoice from './EntryChoice.svelte'

/** The end has what all pages have. */
const doubtsOn = (pad: Pad, stage: Stage): number =>
  openDoubts(pad).filter(({ field }) => (stage === 'finished' ? isOver(pad) : stageOfField(field) === stage)).length

const paged = pagedScreens({
  ...{ edited, whyNot, isOver, stagesOf: pagesOf, stageTitle, doubtsOn, endingOf },
  isDone: ({ pad, at }: Pick<CoalBaronSheet, 'pad' | 'at'>, stage) => isDone(pad, at, stage),
})

const offers = ({ pad: { pointsOnly } }: CoalBaronSheet): { label: string; edit: Edit }[] => [
  {
    label: pointsOnly ? m.cb_score_enter_shifts() : m.cb_score_enter_totals(),
    edit: { type: 'points-only', on: !pointsOnly },
  },
]

/** The tally of a shift, once everything is counted. */
function steps({ pad, at: { stage, told } }: CoalBaronSheet): ReturnType<ScoreScreens<CoalBaronWire>['steps']> {
  const shift = shiftOfStage(stage)
  if (shift === null || (told === null && !isWhole(pad, shift))) return []
  if (told === null) return [{ label: m.cb_score_tell(), action: { type: 'tally' } }]
  const rest = { label: m.cb_all_at_once(), action: { type: 'skip' } } as const
  return [{ label: m.next(), action: { type: 'next' } }, ...(told < elementsOf(shift).length ? [rest] : [])]
}

const own: ScoreScreens<CoalBaronWire> = {
  ...paged,
  editName: (edit, { pad }) => editText(edit, pad),
  offers,
  keys: [
    { keys: [], shown: '0 – 9', says: m.cb_score_keys_digits },
    { keys: ['Enter'], says: m.cb_score_keys_enter },
    { keys: ['*'], says: m.cb_score_keys_one },
    { keys: ['Tab'], says: m.cb_score_keys_tab },
    { keys: ['ArrowUp', 'ArrowDown'], shown: '↑ ↓', says: m.cb_score_keys_step },
    { keys: ['ArrowLeft', 'ArrowRight'], shown: '← →', says: m.cb_score_keys_beside },
  ],
  Page: ScoreSheet,
  seats: { ...paged.seats, isWritten },
  Big: BigStandings,
  steps,
  timer: { lead: m.cb_score_timer_lead, begin: m.cb_score_time_begin, span: m.cb_score_time_shift },
  Paper: PrintedScores,
  beginning: { options: { way: 'cards' }, Choice: EntryChoice, Card: SetupCard },
}

export const screens: ScoreScreens = own
