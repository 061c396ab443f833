/** An idea in words: what to do and, in a review, why by the evaluator's parts. */
import type { IdeaEffects, Part } from '../../../../games/coal-baron/wire/wire.ts'
import type { Decision, SpaceId, SpaceView, Step, View } from '../../../../games/coal-baron/rules/types.ts'
import { stepWords } from '../words/log-words.ts'
import { cardName, coalOf, orderName, spaceName } from '../words/names.ts'
import { listOf } from '../../../i18n/sentence-lists.ts'
import { signedTenths } from '../../../i18n/numbers.ts'
import { m } from '../../../paraglide/messages.js'
import { capital } from '../../../i18n/capital.ts'
import type { CoalBaronIdea } from '../base/envelopes.ts'
import { inTimeText, shortElement } from './idea-facts.ts'

/** The idea's first decision, abbreviated, named by what lies there; the work steps of mining are in `stepsOf`. */
export function ideaText({ decisions: [first] }: CoalBaronIdea, spaces: View['spaces']): string {
  if ('place' in first) return capital(placeText(first.place, spaces[first.place]))
  if ('draft' in first) return m.hint_draft({ order: orderName(first.draft) })
  if ('keep' in first) return first.keep ? m.hint_keep({ card: cardName(first.keep) }) : m.hint_keep_none()
  if ('coal' in first) return first.coal ? m.hint_coal({ coal: coalOf(first.coal) }) : m.hint_coal_none()
  if ('put' in first) return first.put === 'top' ? m.hint_put_top() : m.hint_put_bottom()
  return 'end' in first ? m.hint_end() : capital(stepWords(first))
}

function placeText(place: SpaceId, { tile, order }: SpaceView): string {
  if (tile) return m.hint_buy({ card: cardName(tile) })
  return order ? m.hint_draft({ order: orderName(order) }) : spaceName(place)
}

/** The work steps that belong to the idea. */
export const stepsOf = ({ decisions }: CoalBaronIdea): Step[] => decisions.filter(isStep)

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
  workers: m.hint_workers_good,
  marks: ({ marks }) =>
    marks > 0 ? m.hint_marks_good({ marks: m.count_marks({ count: marks }) }) : m.hint_marks_kept(),
  tunnels: ({ minecarts }) => (minecarts > 0 ? m.hint_tunnels_new() : m.hint_tunnels_good()),
  cubes: m.hint_cubes_good,
  balance: m.hint_balance_good,
  orders: ordersWords,
  clock: ({ leads }) =>
    leads.length > 0 ? m.hint_leads({ elements: listOf(leads.map(shortElement)) }) : m.hint_clock_good(),
  tempo: m.hint_tempo_good,
  projects: ({ inTime }) => (inTime ? inTimeText(inTime) : m.hint_projects_good()),
  later: m.hint_later_good,
}

const AGAINST: Record<Part, Words> = {
  workers: ({ workers }) =>
    workers > 1 ? m.hint_workers_dear({ workers: m.count_workers({ count: workers }) }) : m.hint_workers_bad(),
  marks: ({ marks }) =>
    marks < 0 ? m.hint_marks_spent({ marks: m.count_marks({ count: -marks }) }) : m.hint_marks_bad(),
  tunnels: m.hint_tunnels_bad,
  cubes: m.hint_cubes_bad,
  balance: ({ balance }) => (balance > 0 ? m.hint_balance_bad() : m.hint_balance_kept()),
  orders: m.hint_orders_bad,
  clock: m.hint_clock_bad,
  tempo: m.hint_tempo_bad,
  projects: m.hint_projects_bad,
  later: m.hint_later_bad,
}

function ordersWords({ delivered, setUp, order }: IdeaEffects): string {
  if (delivered.length > 0) return m.hint_delivers({ points: delivered.join(' + ') })
  if (setUp.length > 0) return m.hint_sets_up({ points: setUp.join(' + ') })
  return order === null ? m.hint_orders_good() : m.hint_new_order({ points: order })
}
