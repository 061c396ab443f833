/** Doubts about a pad, and whether the table has accepted them ("we counted twice"). */
import { warningsOf } from './checks.ts'
import type { Warning } from './checks.ts'
import type { Pad } from './pad.ts'

/** A warning; `accepted` is there where the table stands by the numbers. */
export interface Doubt extends Warning {
  accepted?: true
}

/** Accepted are these very numbers: another number is another doubt. */
export const doubtsOf = (pad: Pad): Doubt[] =>
  warningsOf(pad).map((warning) => (isIn(pad.accepted, warning) ? { ...warning, accepted: true } : warning))

/** Those to look at again. */
export const openDoubts = (pad: Pad): Doubt[] => doubtsOf(pad).filter(({ accepted }) => !accepted)

export const isIn = (warnings: readonly Warning[], warning: Warning): boolean =>
  warnings.some((each) => isSame(each, warning))

/** Whether two warnings are about the same numbers. */
const isSame = (a: Warning, b: Warning): boolean =>
  a.code === b.code && a.field === b.field && hasSame(a.params, b.params)

const hasSame = (a: Warning['params'], b: Warning['params']) =>
  Object.keys(a).length === Object.keys(b).length && Object.keys(a).every((key) => a[key] === b[key])
