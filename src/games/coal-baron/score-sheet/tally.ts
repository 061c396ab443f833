/** The tally: what each element pays whom, where everybody stands, and what is still missing for it. */
import { SHIFTS } from '../state/components.ts'
import { accountsOf } from '../rules/scoring.ts'
import type { Assets } from '../rules/scoring.ts'
import { ASSETS, countField, seatField, shiftField } from '../wire/fields.ts'
import type { Asset, FieldId } from '../wire/fields.ts'
import { countOf, deliveredIn, elementsOf, numberIn, rewardsFor, shiftsBefore } from './pad-figures.ts'
import { seatsOf } from './pad.ts'
import type { Pad } from './pad.ts'

/** One element of the shift clock, as far as it is counted. */
export interface ElementTally {
  element: number
  /** One for each seat; null until it is counted. */
  counts: (number | null)[]
  /** One for each seat; null until all are counted. */
  rewards: number[] | null
}

export const elementTally = (pad: Pad, shift: number, element: number): ElementTally => ({
  element,
  counts: seatsOf(pad).map((seat) => countOf(pad, shift, seat, element)),
  rewards: rewardsFor(pad, shift, element),
})

/** The four accounts in points, in the rule book's order; null if they ask for something not counted yet. */
export type Accounts = [marks: number | null, coal: number | null, outstanding: number | null, balance: number | null]

export function accountsIn(pad: Pad, seat: number): Accounts {
  const counted = (asset: (typeof ASSETS)[number]) => numberIn(pad, seatField(asset, seat))
  const [marks, cubes, outstanding] = [counted('marks'), counted('cubes'), counted('outstanding')]
  const [light, dark] = [counted('light'), counted('dark')]
  const assets: Assets = {
    marks: marks ?? 0,
    cubes: cubes ?? 0,
    outstanding: outstanding ?? 0,
    light: light ?? 0,
    dark: dark ?? 0,
  }
  const points = accountsOf(assets)
  return [
    marks === null ? null : points[0],
    cubes === null ? null : points[1],
    outstanding === null ? null : points[2],
    light === null || dark === null ? null : points[3],
  ]
}

/** The account of an asset's points; the two sides of the pit make one, shown at the second. */
export const ACCOUNT_OF: Readonly<Partial<Record<Asset, number>>> = { marks: 0, cubes: 1, outstanding: 2, dark: 3 }

/** A seat's points as far as they are known. */
export interface SeatPoints {
  /** Points of deliveries, by shift. */
  delivered: (number | null)[]
  /** Rewards for the elements counted so far, by shift. */
  rewarded: number[]
  accounts: Accounts
  total: number
}

export function seatPointsOf(pad: Pad, seat: number): SeatPoints {
  if (pad.pointsOnly) return totalOnly(pad, seat)
  const delivered = SHIFT_LIST.map((shift) => deliveredIn(pad, shift, seat))
  const rewarded = SHIFT_LIST.map((shift) => rewardedSoFar(pad, shift, seat))
  const accounts = accountsIn(pad, seat)
  return { delivered, rewarded, accounts, total: known([...delivered, ...rewarded, ...accounts]) }
}

/**
 * The same within a shift: entries for later shifts don't count yet, nor do this shift's elements after the first
 * `elements`.
 */
export function seatPointsIn(
  pad: Pad,
  shift: number,
  seat: number,
  elements = elementsOf(shift).length,
): Pick<SeatPoints, 'delivered' | 'rewarded' | 'total'> {
  const before = shiftsBefore(shift)
  const delivered = [...before, shift].map((each) => deliveredIn(pad, each, seat))
  const now = rewardedSoFar(pad, shift, seat, elements)
  const rewarded = [...before.map((each) => rewardedSoFar(pad, each, seat)), now]
  return { delivered, rewarded, total: known([...delivered, ...rewarded]) }
}

const totalOnly = (pad: Pad, seat: number): SeatPoints => ({
  delivered: [],
  rewarded: [],
  accounts: [null, null, null, null],
  total: numberIn(pad, seatField('total', seat)) ?? 0,
})

const SHIFT_LIST = Array.from({ length: SHIFTS }, (_, shift) => shift)

const known = (numbers: readonly (number | null)[]) => numbers.reduce<number>((sum, number) => sum + (number ?? 0), 0)

/** Returns the sum of a seat's rewards for a shift's first `elements` elements, as far as they are counted. */
export const rewardedSoFar = (pad: Pad, shift: number, seat: number, elements = elementsOf(shift).length): number =>
  known(
    elementsOf(shift)
      .slice(0, elements)
      .map((element) => rewardsFor(pad, shift, element)?.[seat] ?? null),
  )

// Missing fields

/** The fields of a shift in which something still has to be written, seat by seat: the deliveries, then the elements. */
export const openFields = (pad: Pad, shift: number): FieldId[] =>
  seatsOf(pad).flatMap((seat) => [
    ...(isDeliveredMissing(pad, shift, seat) ? [shiftField('points', shift, seat)] : []),
    ...elementsOf(shift)
      .filter((element) => countOf(pad, shift, seat, element) === null)
      .map((element) => countField(shift, seat, element)),
  ])

/** A shift's own points are missing, not those of a shift before it. */
const isDeliveredMissing = (pad: Pad, shift: number, seat: number) =>
  pad.ways[shift] === 'counts' && deliveredIn(pad, shift, seat) === null

export const isWhole = (pad: Pad, shift: number): boolean => openFields(pad, shift).length === 0

/** The fields of the accounts, or of the totals where only they are kept, that are still empty. */
export const openAtEnd = (pad: Pad): FieldId[] =>
  seatsOf(pad)
    .flatMap((seat) => (pad.pointsOnly ? [seatField('total', seat)] : ASSETS.map((asset) => seatField(asset, seat))))
    .filter((field) => !(field in pad.written))

/** Whether the final result is known. */
export const isOver = (pad: Pad): boolean =>
  openAtEnd(pad).length === 0 && (pad.pointsOnly || SHIFT_LIST.every((shift) => isWhole(pad, shift)))
