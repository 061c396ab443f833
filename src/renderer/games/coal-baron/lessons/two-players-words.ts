/** The words about playing with two. */
import type { CoalBaronWire } from '../../../../games/coal-baron/wire/wire.ts'
import { LOCKED, STARTING_WORKERS } from '../../../../games/coal-baron/state/components.ts'
import { m } from '../../../paraglide/messages.js'
import type { LessonWords } from '../../screens/lesson-screens.ts'

export const twoPlayersWords: LessonWords<CoalBaronWire> = {
  title: m.duel_title,
  lead: m.duel_lead,
  chapters: { duel: m.duel_ch_duel },
  steps: {
    'duel-workers': () =>
      m.duel_workers({ two: STARTING_WORKERS[2], three: STARTING_WORKERS[3], four: STARTING_WORKERS[4] }),
    locked: () => m.duel_locked({ count: LOCKED[2].length }),
    meet: () => m.duel_meet(),
    dearer: () => m.duel_dearer(),
    'no-second': () => m.duel_no_second(),
    'start-next': () => m.duel_start_next(),
    starter: () => m.duel_starter(),
  },
}
