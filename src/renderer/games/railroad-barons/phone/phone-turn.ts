/** Railroad Barons played at a seat's own phone: draft, stock turn piece by piece, operating, and consent. */
import { SIDE_NAMES } from '../../../../games/railroad-barons/state/components.ts'
import type { Decision, HoldingView, View } from '../../../../games/railroad-barons/rules/types.ts'
import type { BaronsWire } from '../../../../games/railroad-barons/wire/wire.ts'
import { capital } from '../../../i18n/capital.ts'
import { m } from '../../../paraglide/messages.js'
import type { Choice, ChoiceGroup, Named, PhoneTurn, Turn } from '../../screens/phone-turn.ts'
import type { BaronsTable } from '../board-state/envelopes.ts'
import { costFor, railroadAt, revenueWith, sidesOfCard, tradeMoney, trainAfter } from '../outlook/outlook.ts'
import { purchaseWords, saleWords } from '../words/log-words.ts'
import { signedUsd, usd } from '../words/money.ts'
import { promptOf } from '../words/console-prompts.ts'
import { abilityOf, holdingName, investorName, railroadName } from '../words/piece-names.ts'
import { ruleSentence } from '../words/refusals.ts'
import { words } from '../words/words.ts'
import Seat from './Seat.svelte'

type Told = Pick<Choice<BaronsWire>, 'label' | 'note'>
type Rail = Extract<Decision, { rail: unknown }>
type Tokens = Extract<Decision, { tokens: unknown }>

const operatingIn = ({ holdings, operation }: View): HoldingView =>
  holdings.find(({ id }) => id === operation?.holding)!

function tradeTold(view: View, decision: Extract<Decision, { sell: unknown } | { buy: unknown }>): Told {
  const label = 'sell' in decision ? saleWords(decision.sell) : purchaseWords(decision.buy, decision.par)
  const starts = 'par' in decision && decision.par !== undefined
  const later = starts ? ` · ${m.rb_start_capital({ capital: usd(10 * decision.par!) })}` : ''
  return { label: capital(label), note: `${signedUsd(tradeMoney(view, decision))}${later}` }
}

function tokensTold(view: View, { tokens: [plus, minus], network }: Tokens): Told {
  const { railroads } = operatingIn(view)
  const lost = Math.max(0, railroads.length - minus)
  const notes = [
    ...(network ? [`${m.rb_network_one()}. ${m.rb_network_sure()}`] : []),
    ...(lost > 0 ? [m.rb_operators_lost({ count: lost })] : []),
  ]
  return { label: m.rb_set_what({ plus, minus }), note: notes.join(' ') }
}

const isFromBank = (decision: Rail): decision is Extract<Rail, { rail: 'bank' }> => decision.rail === 'bank'

function railTold(view: View, decision: Rail): Told {
  if (!isFromBank(decision)) return { label: railroadName(decision.rail), note: m.rb_from_another_holding() }
  const [top] = view.stack
  const at = decision.side ? SIDE_NAMES.indexOf(decision.side) : 0
  const side = sidesOfCard(top)[at]
  const holding = operatingIn(view)
  const after = revenueWith(holding, trainAfter(view, holding, railroadAt(top, at)))
  const revenue = m.rb_revenue_change({ from: usd(holding.revenue), to: usd(after) })
  const help = decision.help ? `${m.rb_help({ help: usd(decision.help), safe: usd(holding.treasury) })} ` : ''
  const label = m.rb_buy_side({ railroad: railroadName(top), level: side.level, cost: usd(costFor(holding, side)) })
  return { label, note: `${help}${capital(revenue)}` }
}

function payTold(view: View, isPaid: boolean): Told {
  const { revenue, treasury } = operatingIn(view)
  return isPaid
    ? { label: m.rb_pay({ revenue: usd(revenue) }) }
    : {
        label: m.rb_keep({ revenue: usd(revenue) }),
        note: `${m.rb_safe()}: ${usd(treasury)} → ${usd(treasury + revenue)}`,
      }
}

function swapTold({ players, view }: BaronsTable, isSwapped: boolean): Told {
  const nameOf = (seat: number) => players[seat].name
  return isSwapped
    ? { label: m.rb_swap(), note: m.rb_swap_says({ name: nameOf(1 - view.priority) }) }
    : { label: m.rb_not_now(), note: m.rb_swap_not_says({ name: nameOf(view.priority) }) }
}

function draftTold(
  { view: { draft } }: BaronsTable,
  decision: Extract<Decision, { offer: unknown } | { take: unknown }>,
): Told {
  if ('offer' in decision) return { label: investorName(decision.offer), note: abilityOf(decision.offer) }
  return decision.take === 'money'
    ? { label: m.rb_take_money(), note: usd(draft?.value ?? 0) }
    : { label: m.rb_take_investor(), ...(draft?.offered && { note: abilityOf(draft.offered) }) }
}

function told(table: BaronsTable, decision: Decision): Told {
  const { view } = table
  if ('offer' in decision || 'take' in decision) return draftTold(table, decision)
  if ('swap' in decision) return swapTold(table, decision.swap)
  if ('sell' in decision || 'buy' in decision) return tradeTold(view, decision)
  if ('tokens' in decision) return tokensTold(view, decision)
  if ('pay' in decision) return payTold(view, decision.pay)
  if ('rail' in decision) return railTold(view, decision)
  if ('assign' in decision)
    return { label: m.rb_assign({ investor: investorName(decision.assign) }), note: abilityOf(decision.assign) }
  if ('discard' in decision) return { label: m.rb_discard({ railroad: railroadName(decision.discard) }) }
  if ('consent' in decision)
    return decision.consent ? { label: m.rb_accept() } : { label: m.rb_refuse(), note: m.rb_consent_says() }
  if ('trade' in decision) return { label: m.rb_make() }
  return { label: 'pass' in decision ? m.rb_pass() : m.rb_done() }
}

/** The head that a decision stands under. */
function headOf({ view, players }: BaronsTable, decision: Decision): string {
  const certificate = 'sell' in decision ? decision.sell : 'buy' in decision ? decision.buy : null
  if (certificate) return holdingName(certificate[0])
  if ('rail' in decision && decision.rail !== 'bank') return m.rb_from_another_holding()
  if ('consent' in decision && view.turn !== null && view.operation?.wanted) {
    const { railroad, price } = view.operation.wanted
    const asked = { name: players[view.turn].name, railroad: railroadName(railroad), price: usd(price ?? 0) }
    return m.rb_consent(asked)
  }
  return promptOf(view, players) || words.progress({ key: 'round', params: view.round })
}

function groupsOf(table: BaronsTable): ChoiceGroup<BaronsWire>[] {
  const groups = new Map<string, Choice<BaronsWire>[]>()
  for (const { decision, refusal } of table.allowed.choices) {
    const choice: Choice<BaronsWire> = {
      ...told(table, decision),
      refusal: refusal && ruleSentence(refusal),
      action: { type: 'decide', decision },
    }
    const head = headOf(table, decision)
    groups.set(head, [...(groups.get(head) ?? []), choice])
  }
  return [...groups].map(([title, choices]) => ({ title, choices }))
}

function named({ view, players, allowed }: BaronsTable): Named<BaronsWire> | undefined {
  if (!allowed.amount) return undefined
  const isValue = view.phase === 'valuing'
  const wanted = view.operation?.wanted
  const owner = view.holdings.find(({ railroads }) => railroads.some(({ id }) => id === wanted?.railroad))
  return {
    ...{ ...allowed.amount, says: usd },
    ...(isValue && view.draft?.offered && { usual: Number(view.draft.offered) }),
    title: isValue
      ? promptOf(view, players)
      : m.rb_price_of({ railroad: railroadName(wanted!.railroad), holding: holdingName(owner!.id) }),
    choice: (sum) => ({
      label: isValue ? m.rb_offer_for({ value: usd(sum) }) : m.rb_ask_for({ price: usd(sum) }),
      action: { type: 'decide', decision: isValue ? { value: sum } : { price: sum } },
    }),
  }
}

function turn(table: BaronsTable): Turn<BaronsWire> {
  const sum = named(table)
  return { groups: groupsOf(table), ...(sum && { named: sum }) }
}

const own: PhoneTurn<BaronsWire> = { words, turn, Seat, write: usd }

export const phoneTurn: PhoneTurn = own
