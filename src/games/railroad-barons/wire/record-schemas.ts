/** The parts of a record that are Railroad Barons' own (docs/record-format.md#railroad-barons-played-on-screen). */
import { keyedBy } from '../../building-blocks/keyed.ts'
import * as v from 'valibot'
import { byKey, byText, exactly, listOf } from '../../building-blocks/file-schemas.ts'
import { MOST_MOVES, seatOf, whole, within } from '../../building-blocks/shared-schemas.ts'
import {
  CERTIFICATES,
  DATA,
  HOLDINGS,
  INVESTORS,
  MOST_VALUE,
  MOST_WORTH,
  RAILROADS,
  SEATS,
  TOP_PRICE,
} from '../state/components.ts'
import { FIELD, WARNING_CODES } from './warning-codes.ts'
import { buy, certificate, fromBank, newGame, turns } from './wire.ts'
import type { Entry } from './wire.ts'

const seat = seatOf(SEATS)
const dollars = whole(MOST_WORTH)
const railroad = v.picklist(RAILROADS)
const bySeat = <T extends v.GenericSchema>(each: T) => listOf(each, SEATS, SEATS)
const byHolding = <T extends v.GenericSchema>(each: T) => exactly(keyedBy(HOLDINGS, () => each))

// Moves

const sale = v.pipe(
  exactly({
    sell: listOf(certificate, 1, CERTIFICATES),
    buy: v.exactOptional(buy.entries.buy),
    par: buy.entries.par,
  }),
  v.check(({ buy, par }) => par === undefined || buy !== undefined, 'a purchase for a start price'),
)

const priced = exactly({ rail: railroad, price: dollars })

const entry = byKey({
  offer: exactly({ offer: v.picklist(INVESTORS), value: whole(MOST_VALUE) }),
  take: exactly(turns.take.entries),
  swap: exactly(turns.swap.entries),
  pass: exactly(turns.pass.entries),
  sell: sale,
  buy: exactly(buy.entries),
  tokens: exactly(turns.tokens.entries),
  pay: exactly(turns.pay.entries),
  rail: byText('rail', { bank: exactly(fromBank.entries), ...Object.fromEntries(RAILROADS.map((id) => [id, priced])) }),
  consent: exactly(turns.consent.entries),
  assign: exactly(turns.assign.entries),
  done: exactly(turns.done.entries),
  discard: exactly({ discard: listOf(railroad, 1, RAILROADS.length) }),
}) as v.GenericSchema<unknown, Entry>

// Result

const score = exactly({ cash: dollars, stock: byHolding(dollars), total: dollars })
const totalScore = exactly({ total: dollars })
const resultOf = <T extends v.GenericSchema>(each: T) =>
  v.nullable(exactly({ scores: bySeat(each), winners: listOf(seat, 1, SEATS) }))

const setup = exactly({ startingPlayer: seat, values: newGame.values, data: v.picklist([DATA]) })
/** `values` says whether the choosers name the Investors' values or take the printed ones; `data` is the version of our own data. */
export type Setup = v.InferOutput<typeof setup>

export const digitalParts = {
  setup,
  moves: listOf(entry, 0, MOST_MOVES),
  result: resultOf(score),
}

// The sheet of a physical game

const owner = v.nullable(seat)
const certificates = exactly({ '40': owner, '30': owner, '20': owner, '10': owner })
const holding = exactly({ price: within({ least: 1, most: TOP_PRICE }), certificates })

const account = exactly({
  cash: v.exactOptional(bySeat(dollars)),
  holdings: v.exactOptional(exactly(keyedBy(HOLDINGS, () => v.exactOptional(holding)))),
})
const totals = exactly({ totals: bySeat(dollars) })
const sheet = v.lazy((value) =>
  typeof value === 'object' && value !== null && 'totals' in value ? totals : (account as v.GenericSchema),
)

const doubt = exactly({
  code: v.picklist(WARNING_CODES),
  field: v.pipe(v.string(), v.regex(FIELD, 'a field')),
  accepted: v.boolean(),
})

export const sheetParts = {
  setup: exactly({ startingPlayer: seat }),
  sheet,
  result: resultOf(byKey({ cash: score, total: totalScore })),
  doubts: v.exactOptional(listOf(doubt, 1, 200)),
}
