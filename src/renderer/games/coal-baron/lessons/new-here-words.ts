/** The words for those who know the game. */
import { m } from '../../../paraglide/messages.js'
import type { CoalBaronWire } from '../../../../games/coal-baron/wire/wire.ts'
import type { LessonWords } from '../../screens/lesson-screens.ts'

export const newHereWords: LessonWords<CoalBaronWire> = {
  title: m.here_title,
  lead: m.here_lead,
  chapters: { program: m.here_ch_program },
  steps: {
    'take-back': () => m.here_take_back(),
    reasons: () => m.here_reasons(),
    hints: () => m.here_hints(),
    clock: () => m.here_clock(),
    log: () => m.here_log(),
    keys: () => m.here_keys(),
  },
}
