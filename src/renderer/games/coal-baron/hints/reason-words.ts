/**
 * Compares two turns in words: an outcome, how likely it is after either turn, and whether that speaks for the first.
 */
import { ORDERS, ORDER_POINTS } from '../../../../games/coal-baron/state/components.ts'
import type { Fact } from '../../../../games/coal-baron/wire/wire.ts'
import { m } from '../../../paraglide/messages.js'
import { chances, counts, reasonText, type ReasonText } from '../../screens/reason-words.ts'
import type { CoalBaronIdea } from '../board-state/envelopes.ts'
import { AREA_NAMES } from '../words/area-names.ts'
import { orderName } from '../words/piece-names.ts'
import { shiftNumeral } from '../words/shifts.ts'
import { shortElement } from './element-names.ts'

export const reasonTexts = ({ reasons }: CoalBaronIdea): ReasonText[] =>
  reasons.map(({ part: { fact, is, instead }, points }) =>
    reasonText(outcomeText(fact), isChance(fact) ? chances(is, instead) : counts(is, instead), points),
  )

const ofOrder = (order: string) => ({
  order: orderName(order),
  points: m.count_points({ count: ORDER_POINTS[ORDERS.indexOf(order)] }),
})

function outcomeText(fact: Fact): string {
  switch (fact.of) {
    case 'deliver':
      return m.cb_why_deliver(ofOrder(fact.order))
    case 'rival-delivers':
      return m.cb_why_rival_delivers(ofOrder(fact.order))
    case 'lead':
      return m.cb_why_lead({ element: shortElement(fact.element) })
    case 'start':
      return m.cb_why_start({ shift: shiftNumeral(fact.shift) })
    case 'dearer':
      return m.cb_why_dearer({ area: AREA_NAMES[fact.area]() })
    case 'last-free':
      return m.cb_why_last_free({ area: AREA_NAMES[fact.area]() })
    default:
      return HOLDINGS[fact.of]()
  }
}

const HOLDINGS = {
  workers: m.cb_why_workers,
  marks: m.cb_why_marks,
  minecarts: m.cb_why_minecarts,
  cubes: m.cb_why_cubes,
  orders: m.cb_why_orders,
  outstanding: m.cb_why_outstanding,
  balance: m.cb_why_balance,
}

const CHANCES: readonly Fact['of'][] = ['deliver', 'rival-delivers', 'lead', 'start', 'last-free']
const isChance = ({ of }: Fact) => CHANCES.includes(of)
