/** Schemas of the calls with which a table or score sheet is opened to phones. */
import * as v from 'valibot'
import { list, seatOf, text, time, whole } from '../../games/building-blocks/shared-schemas.ts'
import { call, nothing, type FunctionsOf } from './call.ts'
import { tableId } from './shared.ts'

const MOST_SEATS = 16
const address = text
const seat = seatOf(MOST_SEATS)
const ofSeat = v.strictObject({ id: tableId, seat })

const seatState = v.strictObject({
  /** The address for this seat alone, with its key. */
  link: v.string(),
  /** `none`: nobody has opened the link yet. */
  phone: v.picklist(['none', 'here', 'away']),
  /** The time since which the phone is away; null if it isn't. */
  since: v.nullable(time),
  done: v.boolean(),
  filled: whole(),
  of: whole(),
})

/** `open` is null while no phone may come in. */
export const phonesState = v.strictObject({
  id: tableId,
  open: v.nullable(
    v.strictObject({
      /** The address that digits are typed at. */
      address: v.string(),
      seats: list(seatState, MOST_SEATS),
      /** Six digits that let one phone in, once, until then; null if there are none. */
      digits: v.nullable(v.strictObject({ seat, digits: v.string(), until: time })),
    }),
  ),
})
export type PhonesState = v.InferOutput<typeof phonesState>
export type OpenPhones = NonNullable<PhonesState['open']>

/** `network` is the connection's name; `here` is this machine alone. */
const ownAddress = v.strictObject({ address, network: text, here: v.boolean() })
export type OwnAddress = v.InferOutput<typeof ownAddress>

export const PHONES_CALLS = {
  /** The machine's addresses that can be opened, the likeliest first. */
  'phones.addresses': call([], list(ownAddress)),
  'phones.look': call([tableId], phonesState),
  'phones.open': call([v.strictObject({ id: tableId, address })], phonesState, 'later'),
  'phones.close': call([tableId], nothing),
  /** Ends a seat's phone and gives the seat another key. */
  'phones.send-away': call([ofSeat], phonesState),
  /** Makes six digits for a seat in place of those that were there. */
  'phones.digits': call([ofSeat], phonesState, 'later'),
}
export type PhonesApi = FunctionsOf<typeof PHONES_CALLS>
