/**
 * Doubts about a score pad (`wire/warning-codes.ts`). Warnings only: they name a field to look at and never keep anybody from
 * going on.
 */
import { doubtsBy } from '../../building-blocks/doubts.ts'
import { numberAt } from '../../building-blocks/lists.ts'
import { ENDED_BY, HOLDINGS, LEVELS, MOST_CERTIFICATES, TOP_PRICE, TRACK, bySeat } from '../state/components.ts'
import type { HoldingId, Level } from '../state/components.ts'
import type { Warning } from '../wire/wire.ts'
import type { WarningCode } from '../wire/warning-codes.ts'
import { certificatesOf, percentOf, valueOf } from './account.ts'
import { ledgerOf, operatorsOf, printedOn } from './ledger.ts'
import { isOver } from './pad.ts'
import type { Pad } from './pad.ts'

/** Returns all doubts. Checks of a whole sheet wait until everything is entered. */
export function warningsOf(pad: Pad): Warning[] {
  if (pad.totalsOnly) return isOver(pad) ? worths(pad, 'total') : []
  const early = [
    ...bySeat((seat) => tooMany(pad, seat)).flat(),
    ...HOLDINGS.flatMap((id) => [...offTrack(pad, id), ...closedOwned(pad, id), ...trains(pad, id)]),
    ...levelSkipped(pad),
  ]
  return isOver(pad) ? [...early, ...atEnd(pad)] : early
}

const atEnd = (pad: Pad): Warning[] => [
  ...HOLDINGS.flatMap((id) => [...nobodyHasForty(pad, id), ...directorWithoutForty(pad, id)]),
  ...noPriceAtEnd(pad),
  ...worths(pad, 'cash'),
]

const warning = (code: WarningCode, field: string, have: number): Warning[] => [{ code, field, params: { have } }]

const startedIn = ({ holdings }: Pad) => HOLDINGS.filter((id) => !holdings[id].closed)

function tooMany(pad: Pad, seat: number): Warning[] {
  const have = certificatesOf(
    startedIn(pad).map((id) => pad.holdings[id].certificates),
    seat,
  )
  return have > MOST_CERTIFICATES ? warning('certificates-over', `certificates-${seat}`, have) : []
}

function offTrack({ holdings }: Pad, id: HoldingId): Warning[] {
  const { price, closed } = holdings[id]
  return closed || price === null || TRACK.includes(price) ? [] : warning('price-off-track', `price-${id}`, price)
}

/** A Holding that was never started is no Railroad's, and nobody's. */
function closedOwned({ holdings }: Pad, id: HoldingId): Warning[] {
  const { closed, certificates } = holdings[id]
  const owned = 100 - percentOf(certificates, null)
  const { railroads } = ledgerOf(holdings[id])
  return closed && owned + railroads.length > 0 ? warning('closed-owned', `owners-${id}`, owned) : []
}

/** The ledger's Railroads: no more than there are operators outside the network, and no obsolete ones. */
function trains({ holdings, appeared }: Pad, id: HoldingId): Warning[] {
  const { railroads, network } = ledgerOf(holdings[id])
  const isObsolete = (level: Level) => appeared.some((each) => each === ENDED_BY[level])
  const old = railroads.map((each) => printedOn(each).level).find(isObsolete)
  return [
    ...(railroads.length > operatorsOf(id) - network
      ? warning('railroads-over', `railroads-${id}`, railroads.length)
      : []),
    ...(old === undefined ? [] : warning('railroad-obsolete', `railroads-${id}`, old)),
  ]
}

/** The stack has a card of every level above the first of the next. */
function levelSkipped({ appeared }: Pad): Warning[] {
  const missing = LEVELS.find((level) => !appeared.includes(level) && appeared.some((each) => each > level))
  return missing === undefined ? [] : warning('level-skipped', 'levels', missing)
}

const mostOf = ({ holdings }: Pad, id: HoldingId) =>
  Math.max(...bySeat((seat) => percentOf(holdings[id].certificates, seat)))

function nobodyHasForty(pad: Pad, id: HoldingId): Warning[] {
  const most = mostOf(pad, id)
  return pad.holdings[id].closed || most >= 40 ? [] : warning('nobody-has-forty', `owners-${id}`, most)
}

/** Warns of a player who has the 30 and the 10 and the majority of a Holding: they are exchanged for its 40. */
function directorWithoutForty(pad: Pad, id: HoldingId): Warning[] {
  const { closed, certificates } = pad.holdings[id]
  const owner = certificates['30']
  if (closed || owner === null || certificates['10'] !== owner || certificates['40'] === owner) return []
  const [have, other] = [percentOf(certificates, owner), percentOf(certificates, 1 - owner)]
  return have > other ? warning('director-without-forty', `owners-${id}`, have) : []
}

function noPriceAtEnd(pad: Pad): Warning[] {
  const started = startedIn(pad)
  const prices = started.map((id) => pad.holdings[id].price ?? 0)
  const most = Math.max(0, ...prices)
  const highest = HOLDINGS.find((id) => pad.holdings[id].price === most) ?? HOLDINGS[0]
  if (started.length === 0) return warning('none-started', `price-${highest}`, 0)
  return most === TOP_PRICE ? [] : warning('no-price-at-end', `price-${highest}`, most)
}

/** Ten times the other is a digit too many or too few. */
const FAR_APART = 10

function worths(pad: Pad, kind: 'cash' | 'total'): Warning[] {
  const worth = bySeat((seat) => worthOf(pad, seat))
  const none = worth.flatMap((each, seat) => (each === 0 ? warning('no-worth', `${kind}-${seat}`, 0) : []))
  const high = worth.indexOf(Math.max(...worth))
  return none.length > 0 || numberAt(worth, high) < FAR_APART * numberAt(worth, 1 - high)
    ? none
    : warning('worth-apart', `${kind}-${high}`, numberAt(worth, high))
}

function worthOf(pad: Pad, seat: number): number {
  if (pad.totalsOnly) return pad.totals[seat] ?? 0
  const shares = startedIn(pad).map((id) => {
    const { price, certificates } = pad.holdings[id]
    return valueOf(price ?? 0, percentOf(certificates, seat))
  })
  return shares.reduce((sum, each) => sum + each, pad.cash[seat] ?? 0)
}

export const { doubtsOf, openDoubts, withRecorded } = doubtsBy<Pad, Warning>(warningsOf)
