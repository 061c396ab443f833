/** An idea in words: what to do, named as on the board. */
import type { SpaceId, SpaceView, Step, View } from '../../../../games/coal-baron/rules/types.ts'
import { stepWords } from '../words/log-words.ts'
import { cardName, coalOf, orderName, spaceName } from '../words/piece-names.ts'
import { m } from '../../../paraglide/messages.js'
import { isStep } from '../board-state/work-steps.ts'
import { capital } from '../../../i18n/capital.ts'
import type { CoalBaronIdea } from '../board-state/envelopes.ts'

/** The idea's first decision, abbreviated, named by what lies there; the work steps of mining are in `workStepsOf`. */
export function ideaText({ decisions: [first] }: CoalBaronIdea, spaces: View['spaces']): string {
  if ('place' in first) return capital(placeText(first.place, spaces[first.place]))
  if ('draft' in first) return m.cb_hint_draft({ order: orderName(first.draft) })
  if ('keep' in first) return first.keep ? m.cb_hint_keep({ card: cardName(first.keep) }) : m.cb_hint_keep_none()
  if ('coal' in first) return first.coal ? m.cb_hint_coal({ coal: coalOf(first.coal) }) : m.cb_hint_coal_none()
  if ('put' in first) return first.put === 'top' ? m.cb_hint_put_top() : m.cb_hint_put_bottom()
  return 'end' in first ? m.cb_end_mining() : capital(stepWords(first))
}

/** A space where something lies by its name and by that: there may be two alike. */
function placeText(place: SpaceId, { tile, order }: SpaceView): string {
  const card = tile ?? order
  return card ? m.cb_hint_from({ space: spaceName(place), card: cardName(card) }) : spaceName(place)
}

/** The work steps that belong to the idea. */
export const workStepsOf = ({ decisions }: CoalBaronIdea): Step[] => decisions.filter(isStep)
