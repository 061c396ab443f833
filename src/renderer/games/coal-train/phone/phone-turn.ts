/** Coal Train played at a seat's own phone: start subsidy, the turn action by action, each build step by step. */
import { spaceOf, type Space } from '../../../../games/coal-train/state/components.ts'
import { tradesUpTo } from '../../../../games/coal-train/rules/subsidies.ts'
import type { Decision, View } from '../../../../games/coal-train/rules/types.ts'
import type { CoalTrainWire } from '../../../../games/coal-train/wire/wire.ts'
import { capital } from '../../../i18n/capital.ts'
import { plain } from '../../../i18n/numbers.ts'
import { m } from '../../../paraglide/messages.js'
import type { Choice, ChoiceGroup, PhoneTurn, Turn } from '../../screens/phone-turn.ts'
import type { TrainTable } from '../board-state/envelopes.ts'
import { priceText } from '../board-state/prices.ts'
import { answerText } from '../words/answers.ts'
import { promptOf } from '../words/console-prompts.ts'
import {
  cardDoes,
  cardName,
  incomeName,
  lettersText,
  markersText,
  placeName,
  subsidyDoes,
  subsidyName,
  tileDoes,
  tileName,
} from '../words/piece-names.ts'
import { ruleSentence } from '../words/refusals.ts'
import { words } from '../words/words.ts'
import Seat from './Seat.svelte'

type Own = Choice<CoalTrainWire>
type Offered = TrainTable['allowed']['choices'][number]
type Told = Pick<Own, 'label' | 'note'>
/** The kind of decision that has this key. */
type Of<K extends string> = K extends string ? Extract<Decision, Record<K, unknown>> : never

const has = <K extends string>(decision: Decision, ...keys: readonly K[]): decision is Of<K> =>
  keys.some((key) => key in decision)

const tileOn = ({ market }: View, space: Space) =>
  market[market.findIndex((_, at) => String(spaceOf(at)) === String(space))]

function spaceTold(view: View, space: Space, answer: string | null): Told {
  const tile = tileOn(view, space)
  const label = m.ct_space_of({ row: space[0] + 1, column: space[1] + 1, tile: tileName(tile) })
  return { label, note: [answer, tileDoes(tile)].filter(Boolean).join('. ') }
}

/** Says which way where a whistlestop asks. */
const arrival = (decision: Of<'step' | 'to'>): string | null =>
  decision.take !== undefined || decision.move !== undefined ? answerText(decision) : null

const roomNote = ({ rooms }: Of<'waive' | 'spend'>): string => (rooms ? m.ct_by_room() : '')

function buildTold({ build, tile, via }: Of<'build'>): Told {
  const notes = [via ? m.ct_from({ place: placeName(via) }) : '', tile ? tileDoes(tile) : '']
  return { label: m.ct_build_in({ place: placeName(build) }), note: notes.filter(Boolean).join('; ') }
}

function moved(view: View, decision: Of<'step' | 'to' | 'place'>): Told {
  if ('step' in decision) return spaceTold(view, decision.step, arrival(decision))
  if ('to' in decision) return spaceTold(view, decision.to, arrival(decision))
  return spaceTold(view, decision.place, decision.swap ? m.ct_prompt_swap() : null)
}

function marked(decision: Of<'start' | 'spend' | 'waive' | 'with' | 'gain'>): Told {
  if ('start' in decision) return { label: subsidyName(decision.start), note: subsidyDoes(decision.start) }
  if ('spend' in decision)
    return {
      label: subsidyName(decision.spend),
      note: [subsidyDoes(decision.spend), roomNote(decision)].filter(Boolean).join('; '),
    }
  if ('waive' in decision)
    return { label: capital(m.ct_covers({ goods: lettersText(decision.waive) })), note: roomNote(decision) }
  return { label: markersText('with' in decision ? decision.with : decision.gain) }
}

function told(view: View, decision: Decision): Told {
  if (has(decision, 'step', 'to', 'place')) return moved(view, decision)
  if (has(decision, 'start', 'spend', 'waive', 'with', 'gain')) return marked(decision)
  if (has(decision, 'build')) return buildTold(decision)
  if (has(decision, 'town'))
    return {
      label: m.ct_build_in({ place: placeName(decision.town) }),
      note: m.ct_from({ place: placeName(decision.from) }),
    }
  if (has(decision, 'use'))
    return { label: `${tileName(decision.use)}: ${answerText(decision)}`, note: tileDoes(decision.use) }
  if (has(decision, 'upgrade')) return { label: answerText(decision) }
  if (has(decision, 'raise')) return { label: m.ct_raise({ income: incomeName(decision.raise) }) }
  if (has(decision, 'card')) return { label: cardName(decision.card), note: cardDoes(decision.card) }
  if (has(decision, 'contract')) return { label: cardName(decision.contract), note: cardDoes(decision.contract) }
  return plainTold(view, decision)
}

function plainTold({ loco, seats, turn }: View, decision: Decision): Told {
  if (has(decision, 'buy')) return { label: m.ct_buy() }
  if (has(decision, 'pay')) return { label: m.ct_pay() }
  if (has(decision, 'coal')) return { label: m.ct_coal_cost(), note: plain(decision.coal) }
  if (has(decision, 'forgo')) return { label: m.ct_forgo() }
  if (has(decision, 'loco')) return { label: m.ct_loco_to({ count: decision.loco, subsidy: subsidyName(loco) }) }
  const left = turn === null ? 0 : seats[turn].actionPoints
  return { label: m.ct_end(), ...(left > 0 && { note: m.ct_end_lost({ count: left }) }) }
}

const HEADS: Readonly<Record<string, () => string>> = {
  step: m.ct_step,
  buy: m.ct_buy,
  use: m.ct_use,
  build: m.ct_build,
  upgrade: m.ct_standard_upgrade,
  contract: m.ct_contracts,
  spend: m.ct_subsidies,
  coal: m.ct_coal,
  end: m.ct_end,
}
/** Kinds of which what isn't allowed is shown too, with the reason. Of builds and steps there would be too many. */
const WITH_REASONS = ['start', 'buy', 'use', 'contract', 'spend', 'pay']

const kindOf = (decision: Decision): string => Object.keys(decision)[0]

/** It gives something up for nothing, or draws a tile that nobody has seen. */
const isFinal = (decision: Decision): boolean => 'forgo' in decision || 'end' in decision

function choiceOf(view: View, { decision, refusal, price }: Offered): Own {
  const { label, note } = told(view, decision)
  const cost = price === null ? null : priceText(price)
  return {
    ...{ label, note: [cost, note].filter(Boolean).join(' · '), isFinal: isFinal(decision) },
    ...{ refusal: refusal && ruleSentence(refusal), action: { type: 'decide', decision } },
  }
}

function groupsOf({ view, allowed }: TrainTable): ChoiceGroup<CoalTrainWire>[] {
  const shown = allowed.choices.filter(({ decision, refusal }) => !refusal || WITH_REASONS.includes(kindOf(decision)))
  const heads = Map.groupBy(shown, ({ decision }) => HEADS[kindOf(decision)]?.() ?? promptOf(view, false))
  return [...heads].map(([title, choices]) => ({ title, choices: choices.map((each) => choiceOf(view, each)) }))
}

const lettersIn = (letters: string, letter: string): number => letters.split(letter).length - 1

/** Trades that the seat has the resources for; those that give what they get change nothing. */
function trades({ view, allowed: { trade, choices } }: TrainTable): ChoiceGroup<CoalTrainWire>[] {
  if (trade.limit === 0 || trade.refusal || view.turn === null) return []
  const isSubsidy = view.step?.at === 'trade'
  const { resources } = view.seats[view.turn]
  const isPossible = ([give, get]: readonly [string, string]) =>
    (['C', 'I', 'W'] as const).every((each) => lettersIn(give, each) <= resources[each]) &&
    ![...give].some((each) => get.includes(each))
  const offered = tradesUpTo(trade.limit).filter(isPossible)
  const made: Own[] = offered.map(([give, get]) => ({
    label: `${lettersText(give)} → ${lettersText(get)}`,
    action: {
      type: 'decide',
      decision: isSubsidy ? { trade: [give, get] } : { exchange: [give, get] },
    } as Own['action'],
  }))
  return made.length === 0 ? [] : [{ title: m.ct_exchange(), choices: made, isFolded: choices.length > 0 }]
}

const turn = (table: TrainTable): Turn<CoalTrainWire> => ({ groups: [...groupsOf(table), ...trades(table)] })

const own: PhoneTurn<CoalTrainWire> = { words, turn, Seat, write: plain }

export const phoneTurn: PhoneTurn = own
