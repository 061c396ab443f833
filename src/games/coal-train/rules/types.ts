/** The game in the rule book's words: decisions, record entries, refusals and what everybody sees. */
import type { Decision, Refusal } from '../wire/wire.ts'

/** The words live in the renderer's texts. */
export type RefusalCode = Refusal['code']

/** The key by which a decision is told from the others. */
export type Kind =
  | ('start' | 'step' | 'buy' | 'use' | 'build' | 'upgrade' | 'exchange' | 'coal' | 'contract' | 'spend' | 'end')
  | ('waive' | 'with' | 'pay' | 'card' | 'town' | 'raise' | 'gain' | 'forgo' | 'loco' | 'trade' | 'to' | 'place')
/** The decisions of a kind. */
export type DecisionOf<K extends string> = Extract<Decision, Record<K, unknown>>

export type {
  Allowed,
  Ceremony,
  Change,
  Decision,
  Entry,
  LogItem,
  Price,
  Refusal,
  Result,
  SeatScore,
  SeatView,
  StepView,
  View,
} from '../wire/wire.ts'
export type { Setup } from '../wire/record-schemas.ts'
