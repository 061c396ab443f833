/** Subsidy markers: gained, returned, moved, and what they can cover (rulings 11 and 12). */
import { ROOM, SUBSIDIES } from '../state/components.ts'
import type { Amounts, Subsidy } from '../state/components.ts'
import { lacking } from '../state/amounts.ts'
import { markersOf } from '../state/state.ts'
import type { Seat } from '../state/state.ts'
import { refuse, whyTooFew } from './refuse.ts'
import type { Refusal } from './types.ts'

type Markers = Seat['markers']

export const addMarkers = (markers: Markers, gained: readonly Subsidy[]): Markers => changed(markers, gained, 1)

export const returnMarkers = (markers: Markers, returned: readonly Subsidy[]): Markers => changed(markers, returned, -1)

function changed(markers: Markers, listed: readonly Subsidy[], by: number): Markers {
  const after = { ...markers }
  for (const subsidy of listed) after[subsidy] += by
  return after
}

export const moveMarker = (markers: Markers, from: Subsidy, to: Subsidy): Markers =>
  addMarkers(returnMarkers(markers, [from]), [to])

/** Null if the seat has all of these. */
export function whyNotHeld({ markers }: Pick<Seat, 'markers'>, listed: readonly Subsidy[]): Refusal | null {
  const left = returnMarkers(markers, listed)
  const missing = SUBSIDIES.find((subsidy) => left[subsidy] < 0)
  return missing === undefined ? null : refuse('no-marker', { subsidy: missing })
}

/** Returns null if there are markers for this number of Back Rooms, whichever they are. */
export const whyNoRoom = (seat: Pick<Seat, 'markers'>, rooms: number): Refusal | null =>
  whyTooFew('few-markers', markersOf(seat), ROOM * rooms)

/** How often this subsidy could be used: each marker of its own, and the others by threes. */
const usesOf = (seat: Pick<Seat, 'markers'>, subsidy: Subsidy): number =>
  seat.markers[subsidy] + Math.floor((markersOf(seat) - seat.markers[subsidy]) / ROOM)

/** The markers left after a Back Room that spares those of one subsidy as far as it can. */
export function afterRoom({ markers }: Pick<Seat, 'markers'>, spared: Subsidy): Markers {
  const order = [...SUBSIDIES.filter((subsidy) => subsidy !== spared), spared]
  const held = order.flatMap((subsidy) => Array<Subsidy>(markers[subsidy]).fill(subsidy))
  return returnMarkers(markers, held.slice(0, ROOM))
}

/** Whether a cost can be paid with the help of a subsidy, two resources a marker; null if none helps. */
export function canPay(seat: Pick<Seat, 'resources' | 'markers'>, due: Amounts, waiver: Subsidy | null): boolean {
  const need = Math.ceil(lacking(seat.resources, due) / 2)
  return need <= (waiver === null ? 0 : usesOf(seat, waiver))
}

/** Every three of the markers that a seat has, each set once. */
export function triplesOf(seat: Pick<Seat, 'markers'>): [Subsidy, Subsidy, Subsidy][] {
  const held = SUBSIDIES.filter((subsidy) => seat.markers[subsidy] > 0)
  return held
    .flatMap((first, i) =>
      held
        .slice(i)
        .flatMap((second, j) => held.slice(i + j).map((third): [Subsidy, Subsidy, Subsidy] => [first, second, third])),
    )
    .filter((triple) => whyNotHeld(seat, triple) === null)
}
