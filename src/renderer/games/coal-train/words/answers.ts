/** The answers to a press that could mean more than one thing. */
import type { Decision } from '../../../../games/coal-train/rules/types.ts'
import { m } from '../../../paraglide/messages.js'
import { incomeName, lettersText, placeName, subsidyName } from './piece-names.ts'

export function answerText(decision: Decision): string {
  if ('upgrade' in decision) return m.ct_raise({ income: incomeName(decision.upgrade) })
  if ('town' in decision) return m.ct_from({ place: placeName(decision.from) })
  if ('use' in decision) return decision.goods ? m.ct_take({ goods: lettersText('CIW') }) : m.ct_use_income()
  if ('take' in decision && decision.take) return m.ct_take({ goods: lettersText(decision.take) })
  if ('move' in decision && decision.move) return movedText(decision.move.map(subsidyName))
  if ('waive' in decision) return m.ct_covers({ goods: lettersText(decision.waive) })
  return 'place' in decision ? m.ct_place_here() : m.ct_leave_markers()
}

const movedText = ([from = '', to = '']: readonly string[]) => `${from} → ${to}`
