/** An idea in words: what to do. */
import type { Idea } from '../../../../games/facets/ideas.ts'
import type { Decision, View } from '../../../../games/coal-train/rules/types.ts'
import { indexOf, type PlaceId, type Space } from '../../../../games/coal-train/state/components.ts'
import type { CoalTrainWire } from '../../../../games/coal-train/wire/wire.ts'
import { capital } from '../../../i18n/capital.ts'
import { listOf } from '../../../i18n/sentence-lists.ts'
import { m } from '../../../paraglide/messages.js'
import { coveredText } from '../words/log-words.ts'
import {
  cardName,
  incomeName,
  lettersText,
  markersText,
  placeName,
  subsidyName,
  tileName,
} from '../words/piece-names.ts'

export type TrainIdea = Idea<CoalTrainWire>

/** The turn as a sentence without its end. */
export const ideaText = (idea: TrainIdea, view: Pick<View, 'market'>): string =>
  capital(listOf(hintStepsOf(idea, view).map(({ text }) => text)))

/** An action of a turn with the way to it. */
export interface HintStep {
  text: string
  /** Sentences about its smaller choices. */
  details: string[]
  decisions: Decision[]
}

/** Everything that the turn does, in its order; its end goes without saying where there is anything else. */
export function hintStepsOf({ decisions, effects }: TrainIdea, { market }: Pick<View, 'market'>): HintStep[] {
  const bought = effects.bought.map((tile) => tileName(tile))
  const nameAt = (space: Space) => tileName(market[indexOf(space)])
  const told = decisions.length > 1 ? decisions.filter((decision) => !('end' in decision)) : decisions
  const steps: HintStep[] = []
  for (const [at, decision] of told.entries()) {
    const text = pieceText(decision, told[at + 1], nameAt, bought)
    const last = steps.at(-1)
    if (last === undefined || (beginsStep(decision) && last.text !== ''))
      steps.push({ text, details: detailsOf(decision, decision), decisions: [decision] })
    else goOn(last, decision, text)
  }
  return steps
}

/** Smaller choices go with their action, a way with what is done at its end. */
function goOn(step: HintStep, decision: Decision, text: string) {
  step.text = [step.text, text].filter((each) => each !== '').join(', ')
  step.details.push(...detailsOf(decision, step.decisions[0]))
  step.decisions.push(decision)
}

/** Steps that a turn shares with another one from its beginning; one alone isn't worth a word. */
export function sameAtFirst(one: readonly HintStep[], other: readonly HintStep[]): number {
  const apart = other.findIndex(({ text }, at) => text !== one[at]?.text)
  const same = apart < 0 ? other.length - 1 : apart
  return same > 1 ? same : 0
}

const GO_ON = ['waive', 'with', 'pay', 'card', 'town', 'raise', 'gain', 'forgo', 'loco', 'trade', 'to'] as const

/** Whether it is none of the smaller choices within an action. */
const beginsStep = (decision: Decision): boolean => GO_ON.every((kind) => !(kind in decision))

function detailsOf(decision: Decision, first: Decision): string[] {
  if ('waive' in decision) return [coveredText('build' in first ? 'ZV' : 'IN', [decision.waive])]
  if ('with' in decision) return [m.ct_log_room({ markers: markersText(decision.with) })]
  if ('raise' in decision) return [capital(m.ct_log_raise({ income: incomeName(decision.raise) }))]
  if ('gain' in decision) return [m.ct_log_gain({ markers: markersText(decision.gain) })]
  if ('loco' in decision) return [m.ct_log_loco({ count: decision.loco })]
  return 'take' in decision && decision.take ? [m.ct_log_takes({ goods: lettersText(decision.take) })] : []
}

type NameAt = (space: Space) => string

/** Empty for a piece that goes without saying; only the end of a walk is told. */
function pieceText(decision: Decision, next: Decision | undefined, nameAt: NameAt, bought: string[]): string {
  if ('step' in decision || 'to' in decision) {
    const isGoingOn = next !== undefined && ('step' in next || 'buy' in next)
    return isGoingOn ? '' : m.ct_hint_walk({ tile: nameAt('step' in decision ? decision.step : decision.to) })
  }
  if ('buy' in decision) return m.ct_hint_buy({ tile: bought.shift()! })
  if ('build' in decision) return buildText(decision.build, decision.via)
  if ('town' in decision) return buildText(decision.town, decision.from)
  if ('card' in decision) return m.ct_hint_card({ card: cardName(decision.card) })
  if ('use' in decision)
    return decision.goods
      ? m.ct_hint_goods({ tile: tileName(decision.use) })
      : m.ct_hint_use({ tile: tileName(decision.use) })
  return otherText(decision)
}

const buildText = (place: PlaceId, via: PlaceId | undefined) =>
  via
    ? m.ct_hint_build_via({ place: placeName(place), via: placeName(via) })
    : m.ct_hint_build({ place: placeName(place) })

function otherText(decision: Decision): string {
  if ('start' in decision) return m.ct_hint_start({ subsidy: subsidyName(decision.start) })
  if ('upgrade' in decision) return m.ct_hint_upgrade({ income: incomeName(decision.upgrade) })
  if ('exchange' in decision) return tradeText(decision.exchange)
  if ('trade' in decision) return tradeText(decision.trade)
  if ('coal' in decision) return m.ct_hint_coal({ points: decision.coal })
  if ('contract' in decision) return m.ct_hint_contract({ card: cardName(decision.contract) })
  if ('spend' in decision) return m.ct_hint_spend({ subsidy: subsidyName(decision.spend) })
  if ('place' in decision) return m.ct_hint_place({ row: decision.place[0] + 1, column: decision.place[1] + 1 })
  return 'end' in decision ? m.ct_hint_end() : ''
}

const tradeText = ([give, get]: readonly [string, string]) =>
  m.ct_hint_trade({ give: lettersText(give), get: lettersText(get) })
