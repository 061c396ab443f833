/** The words for those who know the game. */
import { m } from '../../../paraglide/messages.js'
import type { CoalBaronWire } from '../../../../games/coal-baron/wire/wire.ts'
import type { LessonWords } from '../../screens/lesson-screens.ts'

export const newHereWords: LessonWords<CoalBaronWire> = {
  title: m.cb_here_title,
  lead: m.cb_here_lead,
  chapters: { program: m.cb_here_ch_program },
  steps: {
    'take-back': () => m.cb_here_take_back(),
    reasons: () => m.cb_here_reasons(),
    hints: () => m.cb_here_hints(),
    clock: () => m.cb_here_clock(),
    log: () => m.cb_here_log(),
    keys: () => m.cb_here_keys(),
  },
}
