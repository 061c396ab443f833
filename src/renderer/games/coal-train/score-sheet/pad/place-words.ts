/** A place in the standings in words, with what decides between equal totals. */
import { m } from '../../../../paraglide/messages.js'
import type { Standing } from './standings.ts'

/** "2nd: 6 left over"; of an account that isn't whole how many fields are open. */
export function placeText({ place, level, open, score }: Standing): string {
  if (open > 0) return m.ct_score_open_fields({ count: open })
  const ordinal = m.ct_score_place({ place })
  return level && score.left !== undefined ? m.ct_score_place_left({ place: ordinal, left: score.left }) : ordinal
}
