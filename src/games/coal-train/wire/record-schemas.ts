/** The parts of a record that are Coal Train's own (docs/record-format.md#coal-train-played-on-screen). */
import { keyedBy } from '../../building-blocks/keyed.ts'
import * as v from 'valibot'
import { byKey, byText, eachOnce, exactly, listOf } from '../../building-blocks/file-schemas.ts'
import { MOST_MOVES, seatOf, whole } from '../../building-blocks/shared-schemas.ts'
import {
  CARD_IDS,
  CARDS_A_CITY,
  CITY_IDS,
  DATA,
  markersNeeded,
  MOST_INCOME,
  MOST_POINTS,
  PLACE_IDS,
  SHUFFLED_WHISTLESTOPS,
  STATIONS,
  tilesOf,
} from '../state/components.ts'
import type { Section, Subsidy } from '../state/components.ts'
import { decisionsOf, entryOf } from './entry-decisions.ts'
import { FIELD, WARNING_CODES } from './warning-codes.ts'
import * as wire from './wire.ts'
import type { Entry } from './wire.ts'

// Set-up

/** Each of these once, in any order. */
const allOf = <T extends string>(ids: readonly T[]) =>
  v.pipe(
    listOf(v.picklist(ids), ids.length, ids.length),
    eachOnce((id: T) => id),
  )

const cards = listOf(v.picklist(CARD_IDS), CARDS_A_CITY, CARDS_A_CITY)
const cardsByCity = v.pipe(
  exactly(keyedBy(CITY_IDS, () => cards)),
  v.check((byCity) => new Set(Object.values(byCity).flat()).size === CITY_IDS.length * CARDS_A_CITY, 'different cards'),
)

const stackOf = (section: Section, players: number) => allOf(tilesOf(section, players))

const setupOf = (players: number) =>
  exactly({
    startingPlayer: seatOf(players),
    data: v.picklist([DATA]),
    a: stackOf('A', players),
    b: stackOf('B', players),
    whistlestops: allOf(SHUFFLED_WHISTLESTOPS),
    cards: cardsByCity,
  })
/** `a` and `b` are the sections as they were shuffled, `data` is the version of our own data. */
export type Setup = v.InferOutput<ReturnType<typeof setupOf>>

// Moves

const covered = listOf(wire.covered, 1, 5)
const returned = listOf(wire.subsidy, 3, 15)
const waivers = { waive: v.exactOptional(covered), with: v.exactOptional(returned) }
const arrival = { take: wire.step.entries.take, move: wire.step.entries.move }
const spending = <T extends v.ObjectEntries>(entries: T) =>
  exactly({ spend: wire.spendable, with: v.exactOptional(returned), ...entries })
const plain = spending({})

/** One kind for each key by which entries differ. */
const anEntry = byKey({
  start: exactly(wire.start.entries),
  step: exactly(wire.step.entries),
  buy: exactly(wire.buy.entries),
  use: exactly({ ...wire.use.entries, ...waivers }),
  build: exactly({
    ...{ ...wire.build.entries, ...waivers, card: v.exactOptional(wire.cardId), loco: v.exactOptional(wire.loco) },
    ...{ town: v.exactOptional(wire.town), from: v.exactOptional(wire.place) },
    ...{ raise: v.exactOptional(wire.resource), gain: v.exactOptional(wire.pair) },
  }),
  upgrade: exactly({ ...wire.upgrade.entries, ...waivers }),
  exchange: exactly(wire.exchange.entries),
  coal: exactly(wire.coal.entries),
  contract: exactly(wire.contract.entries),
  spend: byText('spend', {
    ...{ GW: plain, TR: plain, MG: plain, FO: plain, FT: spending({ trade: wire.trade }) },
    RP: spending({ to: wire.space, ...arrival }),
  }),
  end: exactly(wire.end.entries),
  place: exactly(wire.placing.entries),
}) as v.GenericSchema<unknown, Entry>

const entry = v.pipe(
  anEntry,
  v.check((each) => returnsEnough(each), 'markers for the Back Room'),
  v.check((each) => !returnsEnough(each) || hasOnlyUsedKeys(each), 'keys that have a use here'),
)

/**
 * True if k needed markers were returned, j of them by the Back Room: k + 2j in all, k - j of the kind
 * (docs/record-format.md#coal-train-played-on-screen).
 */
function returnsEnough(each: Entry): boolean {
  const { with: markers } = each as { with?: readonly Subsidy[] }
  if (markers === undefined) return true
  const [kind, need] = neededIn(each)
  const rooms = (markers.length - need) / 2
  const own = markers.filter((marker) => marker === kind).length
  return Number.isInteger(rooms) && rooms >= 1 && rooms <= need && own >= need - rooms
}

/** The kind of marker that an entry asks for, and how many. */
function neededIn(each: Entry): [Subsidy, number] {
  if ('spend' in each) return [each.spend, markersNeeded(each.spend)]
  const { waive = [] } = each as { waive?: readonly string[] }
  return ['build' in each ? 'ZV' : 'IN', waive.length]
}

/** A key that no decision of the entry has would be lost. */
function hasOnlyUsedKeys(each: Entry): boolean {
  const again = entryOf(decisionsOf(each))
  return Object.keys(each).every((key) => Object.hasOwn(again, key))
}

// Result

const points = whole(MOST_POINTS)
const amount = whole(10_000)
const parts = { towns: points, cities: points, cards: points, contracts: points, scoring: points, total: points }
const score = exactly({ ...parts, left: amount })
const resultsOf = <T extends v.GenericSchema>(each: T, players: number) =>
  v.nullable(exactly({ scores: listOf(each, players, players), winners: listOf(seatOf(players), 1, players) }))

export const digitalParts = (players: number) => ({
  setup: setupOf(players),
  moves: listOf(entry, 0, MOST_MOVES),
  result: resultsOf(score, players),
})

// The sheet of a physical game

const values = v.lazy((value) => (Array.isArray(value) ? listOf(points, 0, 64) : points) as v.GenericSchema<number>)
/** Coal, iron, water. */
const three = <T extends v.GenericSchema>(each: T) => listOf(each, 3, 3)
const left = three(amount)

const countedSeat = exactly({
  ...{ towns: values, cities: values, cards: values, contracts: values, scoring: values },
  left: v.exactOptional(left),
})

const onceEach = <T extends string>(ids: readonly T[], most: number) =>
  v.pipe(
    listOf(v.picklist(ids), 0, most),
    eachOnce((id: T) => id),
  )

const placedSeat = v.pipe(
  exactly({
    stations: onceEach(PLACE_IDS, STATIONS),
    cards: onceEach(CARD_IDS, CARD_IDS.length),
    paid: onceEach(CARD_IDS, CARD_IDS.length),
    income: three(whole(MOST_INCOME)),
    ...{ upgrades: amount, markers: amount },
    left: v.exactOptional(left),
  }),
  v.check(({ cards, paid }) => paid.every((card) => card.startsWith('P') && cards.includes(card)), 'own contracts'),
  v.check(
    ({ cards, left }) => left !== undefined || !cards.some((card) => card.startsWith('F8')),
    'what a card counts',
  ),
)

/** All seats, or none while the game runs. */
const allOrNone = <T extends v.GenericSchema>(each: T, players: number) =>
  v.pipe(
    listOf(each, 0, players),
    v.check(({ length }) => length === 0 || length === players, 'all seats'),
  )

/** A card has one owner. */
function haveOwnCards(seats: readonly { cards: readonly string[] }[]): boolean {
  const cards = seats.flatMap((seat) => seat.cards)
  return new Set(cards).size === cards.length
}

const sheetOf = (players: number) =>
  byText('detail', {
    points: exactly({
      detail: v.literal('points'),
      totals: allOrNone(points, players),
      left: v.exactOptional(allOrNone(v.nullable(amount), players)),
      winners: v.exactOptional(listOf(seatOf(players), 1, players)),
    }),
    counts: exactly({ detail: v.literal('counts'), seats: allOrNone(countedSeat, players) }),
    places: exactly({
      detail: v.literal('places'),
      seats: v.pipe(
        allOrNone(placedSeat, players),
        v.check((seats) => haveOwnCards(seats), 'different cards'),
      ),
    }),
  })

const known = { left: v.exactOptional(amount) }
const sheetScore = exactly({ ...parts, ...known })
const totalScore = exactly({ total: points, ...known })

const doubt = exactly({
  code: v.picklist(WARNING_CODES),
  field: v.pipe(v.string(), v.regex(FIELD, 'a field')),
  accepted: v.boolean(),
})

export const sheetParts = (players: number) => ({
  setup: exactly({ startingPlayer: seatOf(players), data: v.exactOptional(v.picklist([DATA])) }),
  sheet: sheetOf(players),
  result: resultsOf(byKey({ towns: sheetScore, total: totalScore }), players),
  doubts: v.exactOptional(listOf(doubt, 1, 200)),
})
