/** The grades of mistakes: a sign, a word and a colour each. */
import type { Grade } from '../../../games/review/review-summary.ts'
import { m } from '../../paraglide/messages.js'

export const GRADES: readonly Grade[] = ['inaccuracy', 'mistake', 'blunder']

/** As beside the moves of a chess game. */
export const GRADE_SIGNS: Record<Grade, string> = { inaccuracy: '?!', mistake: '?', blunder: '??' }
export const GRADE_NAMES: Record<Grade, () => string> = {
  inaccuracy: m.review_grade_inaccuracy,
  mistake: m.review_grade_mistake,
  blunder: m.review_grade_blunder,
}
export const GRADE_COLORS: Record<Grade, string> = {
  inaccuracy: 'var(--accent)',
  mistake: 'var(--caution)',
  blunder: 'var(--bad)',
}
