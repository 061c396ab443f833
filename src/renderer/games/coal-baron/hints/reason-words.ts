/** What a turn leads to beside another one, in words: an outcome, how sure it is after either, and whether that speaks for it. */
import { ORDERS, ORDER_POINTS } from '../../../../games/coal-baron/state/components.ts'
import type { Fact } from '../../../../games/coal-baron/wire/wire.ts'
import { percent, plain, tenths } from '../../../i18n/numbers.ts'
import { m } from '../../../paraglide/messages.js'
import type { CoalBaronIdea } from '../base/envelopes.ts'
import { orderName } from '../words/piece-names.ts'
import { shiftNumeral } from '../words/shifts.ts'
import { shortElement } from './element-names.ts'

export interface ReasonText {
  /** For it, or against it. */
  good: boolean
  text: string
}

export const reasonTexts = ({ reasons }: CoalBaronIdea): ReasonText[] =>
  reasons.map(({ part: { fact, is, instead }, points }) => ({
    good: points > 0,
    text: m.cb_why_instead({ outcome: outcomeText(fact), ...amounts(fact, is, instead) }),
  }))

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
    default:
      return HOLDINGS[fact.of]()
  }
}

const HOLDINGS = {
  marks: m.cb_why_marks,
  minecarts: m.cb_why_minecarts,
  cubes: m.cb_why_cubes,
  orders: m.cb_why_orders,
  outstanding: m.cb_why_outstanding,
  balance: m.cb_why_balance,
}

const isChance = ({ of }: Fact) => of === 'deliver' || of === 'rival-delivers' || of === 'lead' || of === 'start'

function amounts(fact: Fact, is: number, instead: number) {
  if (isChance(fact)) return { is: chance(is), instead: chance(instead) }
  const written = Math.round(is) === Math.round(instead) ? tenths : (count: number) => plain(Math.round(count))
  return { is: written(is), instead: written(instead) }
}

const SURELY = 0.92
const HARDLY = 0.08

const chance = (share: number): string =>
  share > SURELY ? m.cb_why_surely() : share < HARDLY ? m.cb_why_hardly() : percent(share)
