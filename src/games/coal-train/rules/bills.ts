/** Payments of resources: upgrades and stations, with what Infrastructure and Zoning Variance cover (ruling 12). */
import { amountsOf, givesGoods, isCity, lettersOf, textsOf, upgradeTile } from '../state/components.ts'
import type { Amounts, Resource, TileId } from '../state/components.ts'
import { gained, holds, minus, oneMore } from '../state/amounts.ts'
import { active, withActive } from '../state/state.ts'
import type { Bill, Deed, Seat, State } from '../state/state.ts'
import { MANAGEMENT_GOODS, MOST_ACTION_POINTS, MOST_INCOME, STANDARD_UPGRADE } from '../state/valley.ts'
import { buildStation, costOfStation, whyNoBuild } from './station-builds.ts'
import { isOnStandard } from './market.ts'
import { afterRoom, canPay, returnMarkers, whyNoRoom, whyNotHeld } from './markers.ts'
import { refuse, whyTooFew } from './refuse.ts'
import type { DecisionOf, Refusal } from './types.ts'
import { present } from '../../building-blocks/present.ts'

type Build = DecisionOf<'build'>

// What is to be paid for

export function whyNoUse(s: State, { use, goods }: DecisionOf<'use'>): Refusal | null {
  const upgrade = upgradeTile(use)
  if (!active(s).tiles.includes(use)) return refuse('not-your-tile', { tile: use })
  if (!upgrade) return refuse('no-upgrade-tile', { tile: use })
  if (goods) return givesGoods(use) ? null : refuse('no-goods', { tile: use })
  return whyTrackEnds(active(s), upgrade.raises) ?? whyTooDear(s, amountsOf(upgrade.pay), 'IN')
}

export function whyNoUpgrade(s: State, resource: Resource): Refusal | null {
  if (!isOnStandard(s)) return refuse('not-on-standard')
  return (
    whyTooFew('no-action-points', active(s).actionPoints, STANDARD_UPGRADE.cost) ??
    whyTrackEnds(active(s), resource) ??
    whyTooDear(s, amountsOf(STANDARD_UPGRADE.pay), 'IN')
  )
}

export const whyNoStation = (s: State, build: Build): Refusal | null =>
  whyNoBuild(s, build) ?? whyTooDear(s, costOfStation(s, build), waiverOf(build))

/** Zoning Variance is for cities. */
const waiverOf = ({ build }: Build) => (isCity(build) ? 'ZV' : null)

/** No income beyond its track's end (ruling 13). */
export function whyTrackEnds({ income, actionIncome }: Seat, raised: Resource | 'AP'): Refusal | null {
  const isAtEnd = raised === 'AP' ? actionIncome >= MOST_ACTION_POINTS : income[raised] >= MOST_INCOME
  return isAtEnd ? refuse('track-end', { income: raised }) : null
}

function whyTooDear(s: State, due: Amounts, waiver: Bill['waiver']): Refusal | null {
  const seat = active(s)
  if (canPay(seat, due, waiver)) return null
  return refuse('cannot-pay', { have: lettersOf(seat.resources), need: lettersOf(due) })
}

// The bill is opened

const withBill = (s: State, due: Amounts, waiver: Bill['waiver'], deed: Deed): State => ({
  ...s,
  step: { at: 'bill', due, waiver, deed },
})

/** Goods cost nothing and are there at once. */
export function useTile(s: State, { use, goods }: DecisionOf<'use'>): State {
  if (!goods) return withBill(s, amountsOf(present(upgradeTile(use), 'the upgrade').pay), 'IN', { use })
  return discardUsed(withActive(s, { resources: gained(active(s).resources, MANAGEMENT_GOODS) }), use)
}

export const useStandard = (s: State, resource: Resource): State =>
  withBill(s, amountsOf(STANDARD_UPGRADE.pay), 'IN', { upgrade: resource })

export const planStation = (s: State, build: Build): State =>
  withBill(s, costOfStation(s, build), waiverOf(build), { build: build.build, tile: build.tile ?? null })

const discardUsed = (s: State, tile: TileId): State => ({
  ...withActive(s, { tiles: active(s).tiles.filter((each) => each !== tile) }),
  discarded: [...s.discarded, tile],
})

// The bill is paid

/** Texts of one or two resources of a cost. */
const coverable = (due: Amounts): string[] =>
  [...textsOf(1), ...textsOf(2)].filter((text) => holds(due, amountsOf(text)))

export const waiversOf = ({ due, waiver }: Bill): DecisionOf<'waive'>[] =>
  waiver === null ? [] : coverable(due).flatMap((waive) => [{ waive }, { waive, rooms: 1 }])

/** The rest must still be payable afterwards, whichever markers are returned. */
export function whyNoWaiver(s: State, { due, waiver }: Bill, { waive, rooms }: DecisionOf<'waive'>): Refusal | null {
  if (waiver === null) return refuse('no-waiver')
  const covered = amountsOf(waive)
  if (!holds(due, covered)) return refuse('not-in-cost', { letters: waive, cost: lettersOf(due) })
  const seat = active(s)
  const wrong = rooms ? whyNoRoom(seat, rooms) : whyNotHeld(seat, [waiver])
  if (wrong) return wrong
  const markers = rooms ? afterRoom(seat, waiver) : returnMarkers(seat.markers, [waiver])
  return whyNotPaidThen({ ...seat, markers }, minus(due, covered), waiver)
}

export const whyNotPaidThen = (
  seat: Pick<Seat, 'resources' | 'markers'>,
  due: Amounts,
  waiver: Bill['waiver'],
): Refusal | null =>
  canPay(seat, due, waiver) ? null : refuse('not-paid-then', { have: lettersOf(seat.resources), need: lettersOf(due) })

/** Markers of the Back Room are returned in a step of their own. */
export function waive(s: State, bill: Bill, { waive, rooms }: DecisionOf<'waive'>): State {
  const then: Bill = { ...bill, due: minus(bill.due, amountsOf(waive)) }
  if (rooms) return { ...s, step: { at: 'room', rooms, then } }
  return {
    ...withActive(s, { markers: returnMarkers(active(s).markers, [present(bill.waiver, 'the waiver of the bill')]) }),
    step: then,
  }
}

export const whyNotPaid = (s: State, { due }: Bill): Refusal | null => whyTooDear(s, due, null)

export function pay(s: State, { due, deed }: Bill): State {
  const paid = { ...withActive(s, { resources: minus(active(s).resources, due) }), step: null }
  if ('build' in deed) return buildStation(paid, deed)
  if ('use' in deed) return upgradeBy(paid, deed.use)
  const actionPoints = active(paid).actionPoints - STANDARD_UPGRADE.cost
  return raiseIncome(withActive(paid, { actionPoints }), deed.upgrade)
}

function upgradeBy(s: State, tile: TileId): State {
  const counted = withActive(discardUsed(s, tile), { upgrades: active(s).upgrades + 1 })
  return raiseIncome(counted, present(upgradeTile(tile), 'the upgrade').raises)
}

export function raiseIncome(s: State, raised: Resource | 'AP'): State {
  const { income, actionIncome } = active(s)
  return withActive(s, raised === 'AP' ? { actionIncome: actionIncome + 1 } : { income: oneMore(income, raised) })
}
