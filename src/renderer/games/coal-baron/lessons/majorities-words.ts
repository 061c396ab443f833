/** The words about majorities. */
import type { CoalBaronWire } from '../../../../games/coal-baron/wire/wire.ts'
import { FIRST_REWARD } from '../../../../games/coal-baron/state/components.ts'
import { m } from '../../../paraglide/messages.js'
import type { LessonWords } from '../../screens/lesson-screens.ts'

const GRAY = 2
const YELLOW = 0
const first = (element: number) => m.count_points({ count: FIRST_REWARD[element] })

export const majoritiesWords: LessonWords<CoalBaronWire> = {
  title: m.cb_majority_title,
  lead: m.cb_majority_lead,
  chapters: { lead: m.cb_majority_ch_lead, tie: m.cb_majority_ch_tie },
  steps: {
    counts: () => m.cb_majority_counts(),
    'take-lead': () => m.cb_majority_take_lead(),
    leads: () => m.cb_majority_leads({ points: first(GRAY) }),
    printed: () => m.cb_majority_printed(),
    'catch-up': () => m.cb_majority_catch_up(),
    level: () => m.cb_majority_level({ points: first(YELLOW) }),
    nobody: () => m.cb_majority_nobody(),
    'use-up': () => m.cb_majority_use_up(),
    paid: () => m.cb_majority_paid(),
    again: () => m.cb_majority_again(),
  },
}
