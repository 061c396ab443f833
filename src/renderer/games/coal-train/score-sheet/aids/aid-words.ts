/** Reminders while a physical game goes on. */
import { isGamesLastTurn } from '../../../../../games/coal-train/score-sheet/aids.ts'
import type { Pad } from '../../../../../games/coal-train/wire/wire.ts'
import { m } from '../../../../paraglide/messages.js'

/** Action points that a Government Waiver brings. */
export const pointsOfWaiver = 2

/** Empty while there is nothing to be reminded of. */
export function reminderOf(pad: Pad): string {
  const { ending, turn } = pad.aids
  const { name } = pad.players[turn]
  if (ending === 'triggered') return m.ct_score_remind_triggered()
  if (ending === 'normal') return ''
  return isGamesLastTurn(pad) ? m.ct_score_remind_end({ name }) : m.ct_score_remind_last({ name })
}
