/** The words about playing with two. */
import type { CoalBaronWire } from '../../../../games/coal-baron/wire/wire.ts'
import { LOCKED, STARTING_WORKERS } from '../../../../games/coal-baron/state/components.ts'
import { m } from '../../../paraglide/messages.js'
import type { LessonWords } from '../../screens/lesson-screens.ts'

export const twoPlayersWords: LessonWords<CoalBaronWire> = {
  title: m.cb_with_two_players,
  lead: m.cb_duel_lead,
  chapters: { duel: m.cb_duel_ch_duel },
  steps: {
    'duel-workers': () =>
      m.cb_duel_workers({ two: STARTING_WORKERS[2], three: STARTING_WORKERS[3], four: STARTING_WORKERS[4] }),
    locked: () => m.cb_duel_locked({ count: LOCKED[2].length }),
    meet: () => m.cb_duel_meet(),
    dearer: () => m.cb_duel_dearer(),
    'no-second': () => m.cb_duel_no_second(),
    'start-next': () => m.cb_duel_start_next(),
    starter: () => m.cb_duel_starter(),
  },
}
