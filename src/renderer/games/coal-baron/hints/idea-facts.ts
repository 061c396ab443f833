/** An idea's effects on the board in one sentence of at most two numbers: facts that anybody can check, and one chance. */
import type { ElementView, Vehicle } from '../../../../games/coal-baron/rules/types.ts'
import type { IdeaEffects } from '../../../../games/coal-baron/wire/wire.ts'
import { capital } from '../../../i18n/capital.ts'
import { percent, sum } from '../../../i18n/numbers.ts'
import { listOf } from '../../../i18n/sentence-lists.ts'
import { m } from '../../../paraglide/messages.js'
import { vehicleName } from '../words/piece-names.ts'
import { shortElement } from './element-names.ts'

type Clock = readonly Pick<ElementView, 'first'>[]

/** The two that matter most, with the price where there is room for it; empty where the turn changes nothing at once. */
export function factsText(effects: IdeaEffects, clock: Clock): string {
  const facts = [...gains(effects, clock).slice(0, 2), ...price(effects)].slice(0, 2)
  return facts.length > 0 ? `${capital(listOf(facts))}.` : ''
}

/** The weightiest first. */
function gains(effects: IdeaEffects, clock: Clock): string[] {
  const { delivered, leads, setUp, order, minecarts, marks, balance, emptied, inTime } = effects
  const facts: [boolean, () => string][] = [
    [delivered.length > 0, () => m.cb_hint_fact_delivers({ points: m.count_points({ count: sum(delivered) }) })],
    [leads.length > 0, () => leadsText(leads, clock)],
    [setUp.length > 0, () => m.cb_hint_fact_completes({ points: m.count_points({ count: sum(setUp) }) })],
    [order !== null, () => m.cb_hint_fact_order({ points: m.count_points({ count: order! }) })],
    [inTime !== null, () => inTimeText(inTime!)],
    [minecarts > 0, () => m.cb_hint_fact_minecarts({ minecarts: m.cb_tile_minecarts({ count: minecarts as 1 | 2 }) })],
    [marks > 0, () => m.cb_hint_marks_good({ marks: m.cb_count_marks({ count: marks }) })],
    [balance < 0, m.cb_hint_balance_good],
    [emptied > 0, () => m.cb_hint_fact_emptied({ cubes: m.cb_count_cubes({ count: emptied }) })],
  ]
  return facts.filter(([isSo]) => isSo).map(([, text]) => text())
}

function price({ workers, marks }: IdeaEffects): string[] {
  if (marks < 0) return [m.cb_hint_marks_spent({ marks: m.cb_count_marks({ count: -marks }) })]
  return workers > 1 ? [m.cb_hint_fact_workers({ workers: m.cb_count_workers({ count: workers }) })] : []
}

const inTimeText = ({ order, percent: hundredths }: NonNullable<IdeaEffects['inTime']>): string =>
  m.cb_hint_fact_in_time({ vehicle: vehicleName(order[0] as Vehicle), percent: percent(hundredths / 100) })

/** One element with its pay, several by their names alone. */
const leadsText = (leads: readonly number[], clock: Clock): string =>
  leads.length === 1
    ? m.cb_hint_fact_lead({ element: shortElement(leads[0]), points: m.count_points({ count: clock[leads[0]].first }) })
    : m.cb_hint_fact_leads({ elements: listOf(leads.map(shortElement)) })
