/** Sums of resources. */
import { RESOURCES, amountsOf } from './components.ts'
import type { Amounts, Resource } from './components.ts'

const each = (of: (resource: Resource) => number): Amounts => ({ C: of('C'), I: of('I'), W: of('W') })

export const plus = (amounts: Amounts, more: Amounts): Amounts => each((resource) => amounts[resource] + more[resource])
export const minus = (amounts: Amounts, less: Amounts): Amounts =>
  each((resource) => amounts[resource] - less[resource])
export const gained = (amounts: Amounts, letters: string): Amounts => plus(amounts, amountsOf(letters))
export const oneMore = (amounts: Amounts, resource: Resource, more = 1): Amounts => ({
  ...amounts,
  [resource]: amounts[resource] + more,
})

export const totalOf = ({ C, I, W }: Amounts): number => C + I + W

/** Whether the second is a part of the first. */
export const holds = (amounts: Amounts, part: Amounts): boolean =>
  RESOURCES.every((resource) => amounts[resource] >= part[resource])

/** Resources of the need that aren't there. */
export const lacking = (amounts: Amounts, need: Amounts): number =>
  totalOf(each((resource) => Math.max(0, need[resource] - amounts[resource])))
