/** An idea in words: what to do and, in a review, why by the evaluator's parts. */
import type { IdeaEffects, Part } from '../../../../games/coal-baron/wire/wire.ts'
import type { Decision, SpaceId, SpaceView, Step, View } from '../../../../games/coal-baron/rules/types.ts'
import { stepWords } from '../words/log-words.ts'
import { cardName, coalOf, orderName, spaceName } from '../words/piece-names.ts'
import { listOf } from '../../../i18n/sentence-lists.ts'
import { signedTenths } from '../../../i18n/numbers.ts'
import { m } from '../../../paraglide/messages.js'
import { capital } from '../../../i18n/capital.ts'
import type { CoalBaronIdea } from '../base/envelopes.ts'
import { inTimeText, shortElement } from './idea-facts.ts'

/** The idea's first decision, abbreviated, named by what lies there; the work steps of mining are in `workStepsOf`. */
export function ideaText({ decisions: [first] }: CoalBaronIdea, spaces: View['spaces']): string {
  if ('place' in first) return capital(placeText(first.place, spaces[first.place]))
  if ('draft' in first) return m.cb_hint_draft({ order: orderName(first.draft) })
  if ('keep' in first) return first.keep ? m.cb_hint_keep({ card: cardName(first.keep) }) : m.cb_hint_keep_none()
  if ('coal' in first) return first.coal ? m.cb_hint_coal({ coal: coalOf(first.coal) }) : m.cb_hint_coal_none()
  if ('put' in first) return first.put === 'top' ? m.cb_hint_put_top() : m.cb_hint_put_bottom()
  return 'end' in first ? m.cb_end_mining() : capital(stepWords(first))
}

function placeText(place: SpaceId, { tile, order }: SpaceView): string {
  if (tile) return m.cb_hint_buy({ card: cardName(tile) })
  return order ? m.cb_hint_draft({ order: orderName(order) }) : spaceName(place)
}

/** The work steps that belong to the idea. */
export const workStepsOf = ({ decisions }: CoalBaronIdea): Step[] => decisions.filter(isStep)

export const isStep = (decision: Decision): decision is Step =>
  'cage' in decision || 'load' in decision || 'store' in decision || 'fill' in decision

export interface ReasonText {
  /** For it, or against it. */
  good: boolean
  /** With a sign. */
  points: string
  text: string
}

export const reasonTexts = ({ reasons, effects }: CoalBaronIdea): ReasonText[] =>
  reasons.map(({ part, points }) => ({
    good: points > 0,
    points: signedTenths(points),
    text: points > 0 ? FOR[part](effects) : AGAINST[part](effects),
  }))

type Words = (effects: IdeaEffects) => string

const FOR: Record<Part, Words> = {
  workers: m.cb_hint_workers_good,
  marks: ({ marks }) =>
    marks > 0 ? m.cb_hint_marks_good({ marks: m.cb_count_marks({ count: marks }) }) : m.cb_hint_marks_kept(),
  tunnels: ({ minecarts }) => (minecarts > 0 ? m.cb_hint_tunnels_new() : m.cb_hint_tunnels_good()),
  cubes: m.cb_hint_cubes_good,
  balance: m.cb_hint_balance_good,
  orders: ordersWords,
  clock: ({ leads }) =>
    leads.length > 0 ? m.cb_hint_leads({ elements: listOf(leads.map(shortElement)) }) : m.cb_hint_clock_good(),
  tempo: m.reason_tempo_good,
  projects: ({ inTime }) => (inTime ? inTimeText(inTime) : m.cb_hint_projects_good()),
  later: m.reason_later_good,
}

const AGAINST: Record<Part, Words> = {
  workers: ({ workers }) =>
    workers > 1 ? m.cb_hint_workers_dear({ workers: m.cb_count_workers({ count: workers }) }) : m.cb_hint_workers_bad(),
  marks: ({ marks }) =>
    marks < 0 ? m.cb_hint_marks_spent({ marks: m.cb_count_marks({ count: -marks }) }) : m.cb_hint_marks_bad(),
  tunnels: m.cb_hint_tunnels_bad,
  cubes: m.cb_hint_cubes_bad,
  balance: ({ balance }) => (balance > 0 ? m.cb_hint_balance_bad() : m.cb_hint_balance_kept()),
  orders: m.cb_hint_orders_bad,
  clock: m.cb_hint_clock_bad,
  tempo: m.reason_tempo_bad,
  projects: m.cb_hint_projects_bad,
  later: m.reason_later_bad,
}

function ordersWords({ delivered, setUp, order }: IdeaEffects): string {
  if (delivered.length > 0) return m.cb_hint_delivers({ points: delivered.join(' + ') })
  if (setUp.length > 0) return m.cb_hint_sets_up({ points: setUp.join(' + ') })
  return order === null ? m.cb_hint_orders_good() : m.cb_hint_new_order({ points: order })
}
