/** The legal decisions, indexed for the parts of a board. */
import type { Allowed, Decision, View } from '../../../../games/railroad-barons/rules/types.ts'
import { isSameJson } from '../../../../games/building-blocks/same-json.ts'
import type { HoldingId, Percent } from '../../../../games/railroad-barons/state/components.ts'

export type Choice = Allowed['choices'][number]

export const legal = ({ refusal }: Choice): boolean => refusal === null

/** Decisions that are made with one control, whatever amounts they name. */
const AMOUNTS = ['value', 'price', 'tokens'] as const

/** Whether two decisions stand at the same place of the table. */
export const isAbout = (one: Decision, other: Decision): boolean =>
  isSameJson(one, other) || AMOUNTS.some((kind) => kind in one && kind in other)

/** The sales of a certificate, or its purchases. */
export const choicesFor = (choices: readonly Choice[], holding: HoldingId, percent: Percent): Choice[] =>
  choices.filter(({ decision }) => {
    const certificate = 'sell' in decision ? decision.sell : 'buy' in decision ? decision.buy : null
    return certificate !== null && certificate[0] === holding && certificate[1] === percent
  })

type Key<D> = D extends unknown ? keyof D : never
type With<K> = Extract<Decision, Partial<Record<K & string, unknown>>> & Record<K & string, unknown>

/** The choices of one kind, such as `assign`. */
export const choicesOf = <K extends Key<Decision>>(
  choices: readonly Choice[],
  key: K,
): (Omit<Choice, 'decision'> & { decision: With<K> })[] =>
  choices.filter(({ decision }) => key in decision) as (Omit<Choice, 'decision'> & { decision: With<K> })[]

/** The pieces of a turn under way as they were decided, the purchase last. */
export function piecesOf(trade: View['trade']): Decision[] {
  if (!trade) return []
  const { sell, buy, par } = trade
  const purchase: Decision[] = buy ? [par === null ? { buy } : { buy, par }] : []
  return [...sell.map((each): Decision => ({ sell: each })), ...purchase]
}
