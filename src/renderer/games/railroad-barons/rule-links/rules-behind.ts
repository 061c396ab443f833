/** The rule behind each thing on the table, each step of the desk and each refusal. */
import type { RefusalCode, View } from '../../../../games/railroad-barons/rules/types.ts'
import type { WarningCode } from '../../../../games/railroad-barons/wire/warning-codes.ts'
import type { RuleId } from './rule-id.ts'

const OF_REFUSAL: Record<RefusalCode, RuleId> = {
  'not-now': 'rounds',
  'investor-taken': 'draft',
  'value-is-face': 'draft',
  'value-out-of-range': 'draft',
  'certificates-over': 'limit',
  'not-your-certificate': 'selling',
  'not-in-bank': 'buying',
  'not-smaller': 'selling',
  'not-larger': 'buying',
  'sell-first': 'turn',
  'other-needs-forty': 'selling',
  'nobody-has-forty': 'selling',
  'one-purchase': 'turn',
  'nothing-traded': 'turn',
  'director-first': 'starting',
  'start-price': 'starting',
  'no-start-price': 'starting',
  'sold-this-round': 'buying',
  'no-money': 'buying',
  'certificate-limit': 'limit',
  'tokens-left': 'operators',
  'no-token': 'operators',
  'stack-empty': 'railroads',
  'side-needed': 'railroads',
  'one-side': 'railroads',
  'no-treasury': 'railroads',
  'no-help': 'help',
  'wrong-help': 'help',
  'director-money': 'help',
  'not-in-play': 'others',
  'own-railroad': 'others',
  'price-out-of-range': 'others',
  'higher-price': 'others',
  'not-your-investor': 'assigning',
  'stays-personal': 'investors',
  'investor-here': 'assigning',
  'not-here': 'discarding',
  'discards-left': 'discarding',
}

export const ruleOfRefusal = (code: RefusalCode): RuleId => OF_REFUSAL[code]

const OF_PHASE: Partial<Record<View['phase'], RuleId>> = {
  offering: 'draft',
  valuing: 'draft',
  answering: 'draft',
  swapping: 'priority',
  trading: 'turn',
  placing: 'operators',
  paying: 'revenue',
  acquiring: 'railroads',
  pricing: 'others',
  consenting: 'others',
  discarding: 'discarding',
  exporting: 'leaving',
}

/** The rule behind the decision that the table waits for. */
export const ruleOfPhase = (phase: View['phase']): RuleId => OF_PHASE[phase] ?? 'rounds'

const OF_WARNING: Record<WarningCode, RuleId> = {
  'certificates-over': 'limit',
  'nobody-has-forty': 'selling',
  'no-price-at-end': 'end',
  'price-off-track': 'worth',
  'director-without-forty': 'director',
  'none-started': 'starting',
  'no-worth': 'worth',
  'worth-apart': 'worth',
  'closed-owned': 'starting',
  'railroads-over': 'operators',
  'railroad-obsolete': 'obsolescence',
  'level-skipped': 'obsolescence',
}

/** The rule behind a doubt about a score sheet. */
export const ruleOfWarning = (code: WarningCode): RuleId => OF_WARNING[code]

/** Attributes by which an element leads to its rule. */
export const ruleAt = (rule: RuleId): { 'data-rule': RuleId } => ({ 'data-rule': rule })
