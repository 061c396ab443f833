/**
 * Doubts about a score pad (`wire/warning-codes.ts`). Warnings only: they name a field to look at and never keep anybody from
 * going on.
 */
import { HOLDINGS, MOST_CERTIFICATES, TOP_PRICE, bySeat } from '../state/components.ts'
import type { Warning } from '../wire/wire.ts'
import type { WarningCode } from '../wire/warning-codes.ts'
import { certificatesOf, percentOf } from './account.ts'
import { isOver } from './pad.ts'
import type { Pad } from './pad.ts'

/** Everything that doesn't look right. What is about a whole sheet waits until everything is entered. */
export function warningsOf(pad: Pad): Warning[] {
  if (pad.totalsOnly) return []
  const early = bySeat((seat) => tooMany(pad, seat)).flat()
  return isOver(pad) ? [...early, ...HOLDINGS.flatMap((id) => nobodyHasForty(pad, id)), ...noPriceAtEnd(pad)] : early
}

const warning = (code: WarningCode, field: string, have: number): Warning[] => [{ code, field, params: { have } }]

const startedIn = ({ holdings }: Pad) => HOLDINGS.filter((id) => !holdings[id].closed)

function tooMany(pad: Pad, seat: number): Warning[] {
  const have = certificatesOf(
    startedIn(pad).map((id) => pad.holdings[id].certificates),
    seat,
  )
  return have > MOST_CERTIFICATES ? warning('certificates-over', `certificates-${seat}`, have) : []
}

function nobodyHasForty({ holdings }: Pad, id: (typeof HOLDINGS)[number]): Warning[] {
  const { closed, certificates } = holdings[id]
  const most = Math.max(...bySeat((seat) => percentOf(certificates, seat)))
  return closed || most >= 40 ? [] : warning('nobody-has-forty', `owners-${id}`, most)
}

function noPriceAtEnd(pad: Pad): Warning[] {
  const prices = startedIn(pad).map((id) => pad.holdings[id].price ?? 0)
  const most = Math.max(0, ...prices)
  const highest = HOLDINGS.find((id) => pad.holdings[id].price === most) ?? HOLDINGS[0]
  return most === TOP_PRICE ? [] : warning('no-price-at-end', `price-${highest}`, most)
}

/** A warning, and whether the table stands by these very numbers: another number is another doubt. */
export interface Doubt extends Warning {
  accepted: boolean
}

export const doubtsOf = (pad: Pad): Doubt[] =>
  warningsOf(pad).map((each) => ({ ...each, accepted: isIn(pad.accepted, each) }))

export const isIn = (warnings: readonly Warning[], { code, field, params }: Warning): boolean =>
  warnings.some((each) => each.code === code && each.field === field && each.params.have === params.have)
