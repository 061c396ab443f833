/** The rule behind each thing on the table, each question and each refusal. */
import type { Decision, Refusal, RefusalCode, StepView, View } from '../../../../games/coal-train/rules/types.ts'
import {
  incentiveOf,
  isWhistlestop,
  STANDARD,
  stationTile,
  type CardId,
  type MarketTile,
  type Subsidy,
  type TileId,
} from '../../../../games/coal-train/state/components.ts'
import type { PARTS } from '../../../../games/coal-train/state/state.ts'
import type { WarningCode } from '../../../../games/coal-train/wire/warning-codes.ts'
import type { RuleId } from './rule-id.ts'

const OF_REFUSAL: Record<RefusalCode, RuleId> = {
  'not-now': 'turn',
  'subsidy-taken': 'start',
  'no-action-points': 'points',
  'no-coal': 'purchases',
  'not-on-edge': 'steps',
  'not-next-to': 'steps',
  'already-there': 'subsidies',
  'empty-space': 'subsidies',
  'take-needed': 'whistlestops',
  'nothing-to-take': 'whistlestops',
  'no-lobbyist': 'whistlestops',
  'another-slot': 'whistlestops',
  'no-marker': 'subsidies',
  'few-markers': 'room',
  'too-many-rooms': 'room',
  'agent-off-market': 'steps',
  'not-for-sale': 'purchases',
  'face-down': 'purchases',
  'not-your-tile': 'upgrades',
  'no-upgrade-tile': 'upgrades',
  'no-goods': 'upgrades',
  'track-end': 'income',
  'cannot-pay': 'building',
  'no-waiver': 'waivers',
  'not-in-cost': 'waivers',
  'not-paid-then': 'waivers',
  'not-on-standard': 'standard',
  'no-build-tile': 'building',
  'tile-needed': 'building',
  'station-here': 'building',
  'stations-gone': 'building',
  'first-station-free': 'connections',
  'connection-needed': 'connections',
  'no-station-there': 'connections',
  'not-connected': 'connections',
  'no-card-here': 'cities',
  'not-enough-resources': 'exchange',
  'trade-limit': 'exchange',
  'unequal-trade': 'exchange',
  'not-your-contract': 'contracts',
  'contract-paid': 'contracts',
  'nowhere-to-go': 'subsidies',
  'space-taken': 'replenishing',
  'own-space': 'replenishing',
  'no-whistlestop-there': 'replenishing',
  'no-swap-needed': 'replenishing',
  'own-space-taken': 'replenishing',
  'entry-cut-short': 'turn',
}

export const ruleOfRefusal = (code: RefusalCode): RuleId => OF_REFUSAL[code]

/**
 * The rule that refuses something, or its own rule if nothing refuses it. If it can't be paid for, its own rule as
 * well, which has the cost.
 */
export const ruleAgainst = (refusal: Refusal | null | undefined, own: RuleId): RuleId =>
  !refusal || refusal.code === 'cannot-pay' ? own : ruleOfRefusal(refusal.code)

const OF_STEP: Record<StepView['at'], RuleId> = {
  bill: 'waivers',
  room: 'room',
  trade: 'subsidies',
  to: 'subsidies',
  card: 'cities',
  town: 'cards',
  raise: 'cards',
  gain: 'cards',
  loco: 'rondel',
}

/** The rule behind the current question. */
export function ruleOfQuestion({ phase, step, building }: Pick<View, 'phase' | 'step' | 'building'>): RuleId {
  if (phase === 'starting') return 'start'
  if (phase === 'replenishing') return 'replenishing'
  if (phase !== 'acting') return 'scoring'
  return step ? OF_STEP[step.at] : building ? 'building' : 'turn'
}

/** The rule behind the answers that a press offers. */
export function ruleOfAnswer(decision: Decision): RuleId {
  if ('step' in decision || 'to' in decision) return 'whistlestops'
  if ('place' in decision) return 'replenishing'
  return 'upgrade' in decision ? 'standard' : 'upgrades'
}

export const ruleOfTile = (tile: TileId): RuleId => (stationTile(tile) ? 'building' : 'upgrades')

/** The rule of the tile on a space of the market; for a tile under the agent, the rule on purchases. */
export function ruleOfSpace(tile: MarketTile | 'down' | null, isHere: boolean): RuleId {
  if (tile === null || tile === 'down') return 'steps'
  if (tile === STANDARD) return 'standard'
  if (isWhistlestop(tile)) return 'whistlestops'
  return isHere ? 'purchases' : ruleOfTile(tile)
}

export const ruleOfSubsidy = (subsidy: Subsidy): RuleId =>
  subsidy === 'IN' || subsidy === 'ZV' ? 'waivers' : 'subsidies'

export const ruleOfCard = (card: CardId): RuleId => (incentiveOf(card).startsWith('P') ? 'contracts' : 'cards')

const OF_PART: Record<(typeof PARTS)[number], RuleId> = {
  towns: 'building',
  cities: 'cities',
  cards: 'cards',
  contracts: 'contracts',
  scoring: 'cards',
}

/** The rule behind a part of the score. */
export const ruleOfPart = (part: (typeof PARTS)[number]): RuleId => OF_PART[part]

const OF_WARNING: Record<WarningCode, RuleId> = {
  'network-unconnected': 'connections',
  'stations-over-20': 'building',
  'town-high': 'building',
  'city-high': 'cities',
  'cards-points': 'cards',
  'contract-value': 'contracts',
  'scoring-value': 'cards',
  'cards-without-city': 'cities',
  'no-points': 'building',
  'cards-in-box': 'cards',
  'contracts-in-box': 'contracts',
  'scoring-in-box': 'cards',
  'contract-copies': 'contracts',
  'total-high': 'building',
  'cards-over-cities': 'cities',
  'cards-in-play': 'cards',
  'income-low': 'upgrades',
  'upgrades-high': 'upgrades',
}

/** The rule behind a doubt about a score sheet. */
export const ruleOfWarning = (code: WarningCode): RuleId => OF_WARNING[code]

/** Attributes by which an element leads to its rule. */
export const ruleAt = (rule: RuleId): { 'data-rule': RuleId } => ({ 'data-rule': rule })
