/** Edits of the score pad. An edit makes a new pad and leaves the old one as it is. */
import { acceptedAfter } from '../../building-blocks/doubts.ts'
import { itemAt } from '../../building-blocks/lists.ts'
import { areSeats } from '../../building-blocks/seating.ts'
import { STATIONS } from '../state/components.ts'
import type { CardId } from '../state/components.ts'
import type { Detail } from '../wire/pad-details.ts'
import type { Edit } from '../wire/wire.ts'
import { startChoices } from './aids.ts'
import { isContract } from './cards.ts'
import { fieldOf, MOST_PIECES, mostIn, sumOf, written } from './pad-fields.ts'
import { EMPTY, MOST_ACCEPTED, openFields } from './pad.ts'
import type { Pad, PadSeat } from './pad.ts'
import { present } from '../../building-blocks/present.ts'

export type { Edit }

/** The part of an edit that this pad can't take, as a path into the edit; null if it takes all. The schema has seen the rest. */
export function whyNot(pad: Pad, edit: Edit): string | null {
  const { seats } = pad
  if (edit.type === 'table') return whyNotSeated(seats.length, edit)
  if (edit.type === 'accept') return acceptedAfter(pad.accepted, edit).length <= MOST_ACCEPTED ? null : 'warnings'
  if (edit.type === 'aids') return edit.turn < seats.length ? null : 'turn'
  if (!('seat' in edit)) return null
  const seat = seats[edit.seat]
  if (!seat) return 'seat'
  if (edit.type === 'station' && edit.on) return seat.stations.length < STATIONS ? null : 'place'
  if (edit.type === 'card' && edit.paid) return edit.on && isContract(edit.card) ? null : 'paid'
  if (edit.type === 'paid') return edit.on && !isPayable(seat, edit.card) ? 'card' : null
  return edit.type === 'start' ? whyNotBegun(pad, edit) : whyNotCounted(pad, edit)
}

/** Everybody but the starting player begins with a subsidy of another kind. */
function whyNotBegun(pad: Pad, { seat, subsidy }: Extract<Edit, { type: 'start' }>): string | null {
  if (subsidy === null) return null
  if (seat === pad.startingPlayer) return 'seat'
  return startChoices(pad, seat).includes(subsidy) ? null : 'subsidy'
}

/** Numbers as large as a record takes them. */
function whyNotCounted(pad: Pick<Pad, 'seats'>, edit: Edit): string | null {
  if (edit.type === 'part') {
    const { seat, part, values } = edit
    return sumOf(values ?? []) <= mostIn(pad, { kind: 'part', part, seat }) ? null : 'values'
  }
  if (edit.type === 'number') {
    const { seat, number, count } = edit
    return (count ?? 0) <= mostIn(pad, { kind: 'number', number, seat }) ? null : 'count'
  }
  return edit.type === 'left' && (edit.count ?? 0) > MOST_PIECES ? 'count' : null
}

const isPayable = ({ cards }: PadSeat, card: CardId) => cards.includes(card) && isContract(card)

function whyNotSeated(seats: number, { players, startingPlayer }: Extract<Edit, { type: 'table' }>): string | null {
  const before = players.map(({ was }) => was)
  if (!areSeats(before, seats)) return 'players'
  return startingPlayer < players.length ? null : 'startingPlayer'
}

/** The pad after an edit that it can take. */
export function edited(pad: Pad, edit: Edit): Pad {
  switch (edit.type) {
    case 'detail':
      return { ...pad, detail: edit.detail }
    case 'aids': {
      const { type: _, ...aids } = edit
      return { ...pad, aids }
    }
    case 'counted':
      return { ...pad, counted: true }
    case 'accept':
      return { ...pad, accepted: acceptedAfter(pad.accepted, edit) }
    case 'table':
      return seated(pad, edit)
    case 'card':
      return { ...pad, seats: pad.seats.map((seat, i) => withCard(seat, edit, edit.on && i === edit.seat)) }
    case 'rest-zero':
      return { ...pad, seats: pad.seats.map((seat) => withZeros(seat, pad.detail)) }
    case 'number':
      return withSeat(isOfTotals(edit) ? untold(pad) : pad, edit)
    default:
      return withSeat(pad, edit)
  }
}

const withSeat = (pad: Pad, edit: OfSeat): Pad => ({
  ...pad,
  seats: pad.seats.map((seat, i) => (i === edit.seat ? inSeat(seat, edit) : seat)),
})

const isOfTotals = ({ number }: Extract<Edit, { type: 'number' }>) => number === 'total' || number === 'allLeft'

/** A new count takes the place of told winners. */
const untold = ({ winners: _, ...pad }: Pad): Pad => pad

/** Without the card, or with it at the end. */
function withCard(seat: PadSeat, { card, paid }: Extract<Edit, { type: 'card' }>, isOwner: boolean): PadSeat {
  if (isOwner && seat.cards.includes(card)) return seat
  const cards = toggled(seat.cards, card, isOwner)
  const stillPaid = seat.paid.filter((each) => cards.includes(each))
  return { ...seat, cards, paid: isOwner && paid ? [...stillPaid, card] : stillPaid }
}

/** Fills every empty field that the account needs with a zero. */
const withZeros = (seat: PadSeat, detail: Detail): PadSeat =>
  openFields(seat, detail).reduce((now, name) => inSeat(now, zeroIn(name)), seat)

const zeroIn = (name: string) => written(present(fieldOf(`${name}-0`), 'the field'), [0]) as OfSeat

const toggled = <T>(items: readonly T[], item: T, on: boolean): T[] => [
  ...items.filter((each) => each !== item),
  ...(on ? [item] : []),
]

type OfSeat = Exclude<Extract<Edit, { seat: unknown }>, { type: 'card' }>

function inSeat(seat: PadSeat, edit: OfSeat): PadSeat {
  switch (edit.type) {
    case 'part':
      return { ...seat, parts: { ...seat.parts, [edit.part]: edit.values } }
    case 'left':
    case 'income':
      return { ...seat, [edit.type]: { ...seat[edit.type], [edit.resource]: edit.count } }
    case 'number':
      return { ...seat, [edit.number]: edit.count }
    case 'station':
      return { ...seat, stations: toggled(seat.stations, edit.place, edit.on) }
    case 'paid':
      return { ...seat, paid: toggled(seat.paid, edit.card, edit.on) }
    case 'start':
      return { ...seat, start: edit.subsidy }
  }
}

/** The players in their new seats, with everything that was entered for them; what was entered for others is gone. */
function seated(pad: Pad, { players, startingPlayer }: Extract<Edit, { type: 'table' }>): Pad {
  const before = players.map(({ was }) => was)
  const turn = before.indexOf(pad.aids.turn)
  const { winners, ...others } = pad
  const areSame = before.length === pad.players.length && before.every((was) => was !== null)
  return {
    ...others,
    players: players.map(({ name, color }) => ({ name, color })),
    startingPlayer,
    seats: before.map((was) => (was === null ? EMPTY : itemAt(pad.seats, was))),
    aids: { ...pad.aids, turn: turn < 0 ? startingPlayer : turn },
    counted: pad.counted && before.every((was) => was !== null),
    // Others at the table may have won otherwise.
    ...(winners && areSame && { winners: winners.map((was) => before.indexOf(was)).toSorted((a, b) => a - b) }),
    accepted: pad.accepted.flatMap((each) => {
      const seat = before.indexOf(Number(each.field.at(-1)))
      return seat < 0 ? [] : [{ ...each, field: each.field.replace(/\d$/, `${seat}`) }]
    }),
  }
}

/** Whether anything was entered for a seat. */
export const isWritten = ({ seats }: Pad, seat: number): boolean =>
  JSON.stringify(seats[seat]) !== JSON.stringify(EMPTY)
