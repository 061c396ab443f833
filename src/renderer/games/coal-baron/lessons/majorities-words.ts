/** The words about majorities. */
import type { CoalBaronWire } from '../../../../games/coal-baron/wire/wire.ts'
import { FIRST_REWARD } from '../../../../games/coal-baron/state/components.ts'
import { m } from '../../../paraglide/messages.js'
import type { LessonWords } from '../../screens/lesson-screens.ts'

const GRAY = 2
const YELLOW = 0
const first = (element: number) => m.count_points({ count: FIRST_REWARD[element] })

export const majoritiesWords: LessonWords<CoalBaronWire> = {
  title: m.majority_title,
  lead: m.majority_lead,
  chapters: { lead: m.majority_ch_lead, tie: m.majority_ch_tie },
  steps: {
    counts: () => m.majority_counts(),
    'take-lead': () => m.majority_take_lead(),
    leads: () => m.majority_leads({ points: first(GRAY) }),
    printed: () => m.majority_printed(),
    'catch-up': () => m.majority_catch_up(),
    level: () => m.majority_level({ points: first(YELLOW) }),
    nobody: () => m.majority_nobody(),
    'use-up': () => m.majority_use_up(),
    paid: () => m.majority_paid(),
    again: () => m.majority_again(),
  },
}
