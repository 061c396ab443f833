/** The rule behind each thing on the table and each refusal. */
import type { WarningCode } from '../../../../games/coal-baron/wire/warning-codes.ts'
import type { RefusalCode, SpaceId } from '../../../../games/coal-baron/rules/types.ts'
import type { RuleId } from './rule-id.ts'

const OF_AREA: Record<string, RuleId> = {
  factory: 'factory',
  mining: 'mining',
  delivery: 'delivery',
  money: 'money',
  order: 'orders',
  bank: 'bank',
}

const OF_REFUSAL: Record<RefusalCode, RuleId> = {
  'game-over': 'victory',
  'other-decision': 'turn',
  malformed: 'turn',
  'not-offered': 'draft',
  locked: 'players',
  'needs-workers': 'ousting',
  'needs-marks': 'factory',
  'no-tile': 'turn',
  'no-order': 'turn',
  'stack-empty': 'best-of-five',
  'nothing-to-deliver': 'delivery',
  'needs-steps': 'mining',
  'cage-there': 'cage',
  'cage-full': 'cage',
  'cage-not-at-surface': 'filling',
  'cage-at-surface': 'cage',
  'no-cube': 'cage',
  'not-your-order': 'orders',
  'no-spot': 'orders',
  'spot-taken': 'filling',
  'wrong-coal': 'two-for-one',
  'not-drawn': 'best-of-five',
  'wrong-back': 'best-of-five',
  'coal-needed': 'supply',
  'coal-not-needed': 'supply',
  'none-left': 'supply',
}

export const ruleOfRefusal = (code: RefusalCode): RuleId => OF_REFUSAL[code]

export const ruleOfSpace = (id: SpaceId): RuleId => (id.endsWith('draw') ? 'best-of-five' : OF_AREA[id.split('-')[0]])

const OF_WARNING: Record<WarningCode, RuleId> = {
  fell: 'clock',
  'colors-and-vehicles': 'clock',
  'spots-in-box': 'orders',
  'minecarts-in-box': 'pit',
  'orders-in-box': 'orders',
  'cubes-in-box': 'supply',
  'tiles-in-box': 'factory',
  'points-and-spots': 'delivery',
  'marker-behind': 'delivery',
  'marker-moved': 'scoring',
  'cards-behind': 'delivery',
  workers: 'changeover',
  'minecarts-and-tiles': 'pit',
  'cubes-too-few': 'accounts',
  'cubes-too-many': 'accounts',
  'marks-too-many': 'accounts',
  'left-too-many': 'victory',
  'total-too-large': 'aim',
  'points-high': 'delivery',
  'marks-high': 'accounts',
  'orders-high': 'accounts',
  'tiles-apart': 'balance',
  'total-odd': 'aim',
}

/** The rule behind a doubt about a score sheet. */
export const ruleOfWarning = (code: WarningCode): RuleId => OF_WARNING[code]

/**
 * The rule by which an element of the shift clock is scored; only with three or more players is a second place paid.
 */
export const ruleOfScoring = (hasSecond: boolean): RuleId => (hasSecond ? 'majorities' : 'two-players')

/** The rule of an account, by its index in the order in which they are settled. */
export const ruleOfAccount = (account: number): RuleId => (account === 3 ? 'balance' : 'accounts')

/** Attributes by which an element leads to its rule. */
export const ruleAt = (rule: RuleId): { 'data-rule': RuleId } => ({ 'data-rule': rule })
