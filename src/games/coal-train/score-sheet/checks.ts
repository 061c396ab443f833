/**
 * Doubts about a score pad (`wire/warning-codes.ts`). Warnings only: they name a field to look at and never keep anybody from
 * going on.
 */
import { extraOf, STATIONS } from '../state/components.ts'
import type { PlaceId } from '../state/components.ts'
import type { WarningCode } from '../wire/warning-codes.ts'
import type { Warning } from '../wire/wire.ts'
import type { Pad, PadSeat } from './pad.ts'

/** The most that a town and a city bring. */
const MOST_OF_TOWN = 3
const MOST_OF_CITY = 6

/** Everything that doesn't look right, seat by seat. */
export function warningsOf({ detail, seats }: Pad): Warning[] {
  if (detail === 'points') return []
  return seats.flatMap((seat, i) => (detail === 'places' ? unconnected(seat, i) : tooManyStations(seat, i)))
}

const warning = (code: WarningCode, seat: number, have: number): Warning => ({
  code,
  field: `stations-${seat}`,
  params: { have },
})

/** Stations that no connection joins to the first one. */
function unconnected({ stations }: PadSeat, seat: number): Warning[] {
  const apart = stations.length - reachedFrom(stations).size
  return apart > 0 ? [warning('network-unconnected', seat, apart)] : []
}

function reachedFrom(stations: readonly PlaceId[]): Set<PlaceId> {
  const reached = new Set(stations.slice(0, 1))
  for (const place of reached) for (const other of stations) if (extraOf(place, other) !== null) reached.add(other)
  return reached
}

/** The fewest stations that bring these points. */
function tooManyStations({ parts }: PadSeat, seat: number): Warning[] {
  const fewest = (values: readonly number[] | null, most: number) =>
    (values ?? []).reduce((sum, points) => sum + Math.ceil(points / most), 0)
  const have = fewest(parts.towns, MOST_OF_TOWN) + fewest(parts.cities, MOST_OF_CITY)
  return have > STATIONS ? [warning('stations-over-20', seat, have)] : []
}

/** A warning, and whether the table stands by these very numbers: another number is another doubt. */
export interface Doubt extends Warning {
  accepted: boolean
}

export const doubtsOf = (pad: Pad): Doubt[] =>
  warningsOf(pad).map((each) => ({ ...each, accepted: isIn(pad.accepted, each) }))

export const isIn = (warnings: readonly Warning[], { code, field, params }: Warning): boolean =>
  warnings.some((each) => each.code === code && each.field === field && each.params.have === params.have)
