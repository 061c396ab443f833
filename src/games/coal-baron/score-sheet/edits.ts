/** Edits of the score pad. An edit makes a new pad and leaves the old one as it is. */
import { acceptedAfter } from '../../building-blocks/doubts.ts'
import { areSeats } from '../../building-blocks/seating.ts'
import type { SeatsBefore } from '../../building-blocks/seating.ts'
import { ORDERS, SHIFTS } from '../state/components.ts'
import { fieldOf, knownField, limitsOf, shiftField, withSeat } from '../wire/fields.ts'
import type { Field, FieldId } from '../wire/fields.ts'
import { readOffTrack } from './pad-figures.ts'
import type { Delivery, Pad } from './pad.ts'
import { recounted } from './recount.ts'
import { valueOf } from './sums.ts'
import type { Sum } from './sums.ts'
import type { Edit, Warning } from '../wire/wire.ts'
import { isAboutAll } from '../wire/warning-codes.ts'

export type { Edit }

/** The part of an edit that this pad can't take, as a path into the edit; null if it takes all. */
export function whyNot(pad: Pad, edit: Edit): string | null {
  switch (edit.type) {
    case 'write':
      return wrongField(pad, edit.sums)
    case 'card':
      return wrongDelivery(pad, edit)
    case 'way':
      return edit.shift < SHIFTS ? null : 'shift'
    case 'points-only':
      return null
    case 'accept':
      return wrongWarning(pad, edit.warnings)
    case 'table':
      return wrongTable(pad, edit)
  }
}

function wrongField(pad: Pad, sums: Record<FieldId, Sum | null>): string | null {
  const entries = Object.entries(sums)
  if (entries.length === 0) return 'sums'
  const wrong = entries.find(([id, sum]) => !fits(pad, id, sum))
  return wrong ? `sums.${wrong[0]}` : null
}

function hasField(pad: Pad, id: FieldId): boolean {
  const field = fieldOf(id)
  return field !== null && field.seat < pad.players.length
}

function fits(pad: Pad, id: FieldId, sum: Sum | null): boolean {
  if (!hasField(pad, id)) return false
  const { least, most } = limitsOf(knownField(id))
  if (sum === null) return true
  const value = valueOf(sum)
  return sum.length > 0 && sum.every((number) => number >= least) && value >= least && value <= most
}

function wrongDelivery(pad: Pad, edit: Extract<Edit, { type: 'card' }>): string | null {
  const { order, shift, seat } = edit
  if (!ORDERS.includes(order)) return 'order'
  if (shift >= SHIFTS) return 'shift'
  if (seat !== null && seat >= pad.players.length) return 'seat'
  const grown = delivered(pad, edit).written
  return Object.entries(grown).every(([id, sum]) => pad.written[id] === sum || fits(pad, id, sum)) ? null : 'order'
}

function wrongTable(pad: Pad, { players, startingPlayer }: Extract<Edit, { type: 'table' }>): string | null {
  const before = players.map(({ was }) => was)
  return !areSeats(before, pad.players.length) ? 'players' : startingPlayer < players.length ? null : 'startingPlayer'
}

/** Whether it looks wrong now is not asked: what does may change with the program, what was accepted stays so. */
function wrongWarning(pad: Pad, warnings: readonly Warning[]): string | null {
  if (warnings.length === 0) return 'warnings'
  const wrong = warnings.findIndex(({ field }) => !hasField(pad, field))
  return wrong < 0 ? null : `warnings[${wrong}].field`
}

/** The pad after an edit that it can take. */
export function edited(pad: Pad, edit: Edit): Pad {
  switch (edit.type) {
    case 'write':
      return Object.entries(edit.sums).reduce((now, [id, sum]) => writtenInto(now, id, sum), counted(pad))
    case 'card':
      return delivered(pad, edit)
    case 'way':
      return { ...pad, ways: pad.ways.map((way, shift) => (shift >= edit.shift ? edit.way : way)) }
    case 'points-only':
      return { ...pad, pointsOnly: edit.on }
    case 'accept':
      return { ...pad, accepted: acceptedAfter(pad.accepted, edit) }
    case 'table':
      return seated(pad, edit)
  }
}

/** A new count takes the place of a told one. */
const counted = ({ winners: _, ...pad }: Pad): Pad => pad

const deliveryOf = ({ shift, seat }: Extract<Edit, { type: 'card' }>): Delivery | null =>
  seat === null ? null : { shift, seat }

/**
 * Records who delivered a card, or that nobody did. Figures that aren't typed follow from the cards (`pad-figures.ts`).
 */
function delivered(pad: Pad, edit: Extract<Edit, { type: 'card' }>): Pad {
  const now = deliveryOf(edit)
  const counted = edit.live ? recounted(pad, edit.order, now) : pad
  return { ...counted, cards: withEntry(pad.cards, edit.order, now) }
}

function writtenInto(pad: Pad, id: FieldId, sum: Sum | null): Pad {
  const field = knownField(id)
  if (field.kind === 'points') return withSums(pad, { [otherField(field, 'track')]: null, [id]: sum })
  return field.kind === 'track' ? readOff(pad, field, sum) : withSums(pad, { [id]: sum })
}

type Reading = Extract<Field, { kind: 'points' | 'track' | 'workers' }>
const otherField = ({ shift, seat }: Reading, kind: 'points' | 'track') => shiftField(kind, shift, seat)

/**
 * Delivered points are either typed or read off the score track: one takes the other's place. The difference is taken when
 * the marker is read: who corrects an earlier shift afterwards corrects the score, not what was delivered since.
 */
function readOff(pad: Pad, field: Reading, sum: Sum | null): Pad {
  const [points, track] = [otherField(field, 'points'), otherField(field, 'track')]
  if (sum === null) return track in pad.written ? withSums(pad, { [points]: null, [track]: null }) : pad
  const read = withSums(pad, { [points]: null, [track]: sum })
  const moved = readOffTrack(read, field.shift, field.seat)
  return moved === null ? read : withSums(read, { [points]: [moved] })
}

const withSums = (pad: Pad, sums: Record<FieldId, Sum | null>): Pad => ({
  ...pad,
  written: Object.entries(sums).reduce((written, [id, sum]) => withEntry(written, id, sum), pad.written),
})

function withEntry<T>(entries: Record<string, T>, key: string, value: T | null): Record<string, T> {
  const { [key]: _, ...others } = entries
  return value === null ? others : { ...others, [key]: value }
}

/** The players in their new seats, with everything that was entered for them; what was entered for others is gone. */
function seated(pad: Pad, { players, startingPlayer }: Extract<Edit, { type: 'table' }>): Pad {
  const before = players.map(({ was }) => was)
  const stays = (seat: number) => before.includes(seat)
  const moved = (was: number) => before.indexOf(was)
  const { winners, ...others } = pad
  return {
    ...others,
    players: players.map(({ name, color }) => ({ name, color })),
    startingPlayer,
    written: mapped(pad.written, (id, sum) => (stays(knownField(id).seat) ? [withSeat(id, moved), sum] : null)),
    cards: mapped(pad.cards, (order, { shift, seat }) => (stays(seat) ? [order, { shift, seat: moved(seat) }] : null)),
    // Others at the table may have won otherwise.
    ...(winners && before.length === pad.players.length && before.every((was) => was !== null)
      ? { winners: winners.map(moved).toSorted((a, b) => a - b) }
      : {}),
    accepted: pad.accepted.flatMap((each) => acceptedAt(each, before)),
  }
}

/** An accepted warning about the whole table stays as long as its field does. */
function acceptedAt(each: Warning, before: SeatsBefore): Warning[] {
  const { seat } = knownField(each.field)
  if (isAboutAll(each.code)) return seat < before.length ? [each] : []
  return before.includes(seat) ? [{ ...each, field: withSeat(each.field, (was) => before.indexOf(was)) }] : []
}

const mapped = <T>(
  entries: Record<string, T>,
  change: (key: string, value: T) => [string, T] | null,
): Record<string, T> =>
  Object.fromEntries(
    Object.entries(entries).flatMap(([key, value]) => {
      const entry = change(key, value)
      return entry ? [entry] : []
    }),
  )

/** Whether anything was entered for a seat. */
export const isWritten = ({ written, cards }: Pad, seat: number): boolean =>
  Object.keys(written).some((id) => knownField(id).seat === seat) ||
  Object.values(cards).some((delivery) => delivery.seat === seat)
