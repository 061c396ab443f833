/** Schemas of Coal Train's decisions, views, entries and records; its types are inferred from them. */
import { keyedBy } from '../../building-blocks/keyed.ts'
import * as v from 'valibot'
import type { Wire } from '../../facets/wire.ts'
import {
  colorWord,
  differentPlayers,
  list,
  moveNumber,
  name,
  params,
  seatOf,
  whole,
} from '../../building-blocks/shared-schemas.ts'
import { pagedSheet } from '../../building-blocks/sheet-schemas.ts'
import {
  CARD_IDS,
  CITY_IDS,
  FEWEST_SEATS,
  MOST_INCOME,
  MOST_POINTS,
  MOST_ROUNDS,
  MOST_SEATS,
  PLACE_IDS,
  RESOURCES,
  SIDE,
  SPACES,
  STANDARD,
  STATIONS,
  SUBSIDIES,
  TILES,
  TOWN_IDS,
  WHISTLESTOPS,
} from '../state/components.ts'
import { PARTS } from '../state/state.ts'
import { DETAILS, NUMBERS } from './pad-details.ts'
import { FIELD, WARNING_CODES } from './warning-codes.ts'

const MOST = 10_000

const seat = seatOf(MOST_SEATS)
const anybody = v.nullable(seat)
const bySeat = <T extends v.GenericSchema>(entry: T) => list(entry, MOST_SEATS)
const points = whole(MOST_POINTS)
const some = whole(MOST)

export const subsidy = v.picklist(SUBSIDIES)
export const resource = v.picklist(RESOURCES)
const tileId = v.picklist(TILES.map(({ id }) => id))
export const cardId = v.picklist(CARD_IDS)
export const place = v.picklist(PLACE_IDS)
export const town = v.picklist(TOWN_IDS)
const city = v.picklist(CITY_IDS)
const marketTile = v.picklist([...TILES.map(({ id }) => id), ...WHISTLESTOPS, STANDARD])
export const space = v.strictTuple([whole(SIDE - 1), whole(SIDE - 1)])
export const loco = v.picklist([1, 2, 3])

/** Texts of `size` resources, in any order. */
const spelled = (size: number): string[] =>
  size === 0 ? [''] : spelled(size - 1).flatMap((text) => RESOURCES.map((each) => text + each))
const upTo = (most: number) => Array.from({ length: most }, (_, i) => spelled(i + 1)).flat()
/** The resources that one marker covers. */
export const covered = v.picklist(upTo(2))
export const trade = v.strictTuple([v.picklist(upTo(4)), v.picklist(upTo(4))])

export const pair = v.strictTuple([subsidy, subsidy])
/** Choices at a whistlestop: a Depot's resource, and from which to which slot a Lobbyist moves a marker. */
const arrival = { take: v.exactOptional(v.picklist(['I', 'W'])), move: v.exactOptional(pair) }
export const actionPoints = v.pipe(some, v.minValue(1))
const rooms = v.picklist([1, 2])
const yes = v.literal(true)

// Decisions

const options = v.strictObject({ startingPlayer: v.union([v.literal('random'), seat]) })

export const start = v.strictObject({ start: subsidy })
export const step = v.strictObject({ step: space, ...arrival })
export const buy = v.strictObject({ buy: yes })
export const use = v.strictObject({ use: tileId, goods: v.exactOptional(yes) })
/** `tile` at its first build, `via` if it builds through a connection. */
export const build = v.strictObject({ build: place, tile: v.exactOptional(tileId), via: v.exactOptional(place) })
export const upgrade = v.strictObject({ upgrade: resource })
const townBuild = v.strictObject({ town, from: place })
export const raise = v.strictObject({ raise: resource })
export const gain = v.strictObject({ gain: pair })
export const exchange = v.strictObject({ exchange: trade })
export const coal = v.strictObject({ coal: actionPoints })
export const contract = v.strictObject({ contract: cardId })
export const spendable = v.picklist(['GW', 'FT', 'RP', 'TR', 'MG', 'FO'])
export const end = v.strictObject({ end: yes })
export const placing = v.strictObject({ place: space, swap: v.exactOptional(yes) })

/** The smallest choices, in the order in which the rules ask for them. */
const decision = v.union([
  start,
  step,
  buy,
  use,
  build,
  upgrade,
  /** A marker covers these; with `rooms` three others stand for it. */
  v.strictObject({ waive: covered, rooms: v.exactOptional(v.literal(1)) }),
  /** Three markers for one by the Back Room. */
  v.strictObject({ with: v.strictTuple([subsidy, subsidy, subsidy]) }),
  /** The rest of the cost is paid. */
  v.strictObject({ pay: yes }),
  v.strictObject({ card: cardId }),
  townBuild,
  raise,
  gain,
  /** The card's choice is let go. */
  v.strictObject({ forgo: yes }),
  v.strictObject({ loco }),
  exchange,
  coal,
  contract,
  /** `rooms` of its markers come by the Back Room. */
  v.strictObject({ spend: spendable, rooms: v.exactOptional(rooms) }),
  v.strictObject({ trade }),
  v.strictObject({ to: space, ...arrival }),
  end,
  placing,
])

// Entries, as the log and a record write them (docs/record-format.md#coal-train-played-on-screen)

const returned = v.exactOptional(list(subsidy))
const waivers = { waive: v.exactOptional(list(covered)), with: returned }

const entry = v.union([
  start,
  step,
  buy,
  v.strictObject({ ...use.entries, ...waivers }),
  v.strictObject({
    ...{ ...build.entries, ...waivers, card: v.exactOptional(cardId) },
    ...{ town: v.exactOptional(town), from: v.exactOptional(place) },
    ...{ raise: v.exactOptional(resource), gain: v.exactOptional(pair), loco: v.exactOptional(loco) },
  }),
  v.strictObject({ ...upgrade.entries, ...waivers }),
  exchange,
  coal,
  contract,
  v.strictObject({
    ...{ spend: spendable, with: returned, trade: v.exactOptional(trade), to: v.exactOptional(space), ...arrival },
  }),
  end,
  placing,
])

const refusalCode = v.picklist([
  'not-now',
  'subsidy-taken',
  'no-action-points',
  'no-coal',
  'not-on-edge',
  'not-next-to',
  'already-there',
  'empty-space',
  'take-needed',
  'nothing-to-take',
  'no-lobbyist',
  'another-slot',
  'no-marker',
  'few-markers',
  'too-many-rooms',
  'agent-off-market',
  'not-for-sale',
  'face-down',
  'not-your-tile',
  'no-upgrade-tile',
  'no-goods',
  'track-end',
  'cannot-pay',
  'no-waiver',
  'not-in-cost',
  'not-paid-then',
  'not-on-standard',
  'no-build-tile',
  'tile-needed',
  'station-here',
  'stations-gone',
  'first-station-free',
  'connection-needed',
  'no-station-there',
  'not-connected',
  'no-card-here',
  'not-enough-resources',
  'trade-limit',
  'unequal-trade',
  'not-your-contract',
  'contract-paid',
  'nowhere-to-go',
  'space-taken',
  'own-space',
  'no-whistlestop-there',
  'no-swap-needed',
  'own-space-taken',
  'entry-cut-short',
])
/** A refusal with the parameters of its words: numbers and ids, for example `{ have: 1, need: 2 }`. */
const refusal = v.strictObject({ code: refusalCode, params })

// Views

const amounts = v.strictObject({ C: some, I: some, W: some })
const markers = v.strictObject(keyedBy(SUBSIDIES, () => some))
const byCity = <T extends v.GenericSchema>(entry: T) => v.strictObject(keyedBy(CITY_IDS, () => entry))

/** Every part of a score; `left` breaks ties. */
const score = v.strictObject({
  towns: points,
  cities: points,
  cards: points,
  contracts: points,
  scoring: points,
  total: points,
  left: some,
})
const winners = v.pipe(list(seat, MOST_SEATS), v.minLength(1))
const result = v.strictObject({ scores: bySeat(score), winners })

const seatView = v.strictObject({
  resources: amounts,
  income: amounts,
  /** Action points of each turn, and those left in this one. */
  actionIncome: some,
  actionPoints: some,
  markers,
  tiles: list(tileId, TILES.length),
  stations: list(place, STATIONS),
  /** Incentives, what each is worth now, and whether it was paid. */
  cards: list(v.strictObject({ id: cardId, points, paid: v.boolean() }), CARD_IDS.length),
  /** Tiles used for an income step. */
  upgrades: some,
  agent: v.nullable(space),
  /** The score if the game ended now. */
  score,
})

const stepView = v.variant('at', [
  /** The part of a bill still to be paid, and the subsidy that may cover some of it. */
  v.strictObject({ at: v.literal('bill'), due: amounts, waiver: v.nullable(v.picklist(['IN', 'ZV'])) }),
  /** Markers for this number of Back Rooms, three for each. */
  v.strictObject({ at: v.literal('room'), rooms }),
  v.strictObject({ at: v.picklist(['trade', 'to']) }),
  v.strictObject({ at: v.picklist(['card', 'town', 'raise', 'gain', 'loco']), city }),
])

/** Everybody sees all of it: face-down tiles and stacks only by their number. */
const view = v.strictObject({
  phase: v.picklist(['starting', 'acting', 'replenishing', 'scoring', 'over']),
  ending: v.picklist(['normal', 'triggered', 'last']),
  /** The round, from 1; 0 while start subsidies are chosen. */
  round: whole(MOST_ROUNDS + 1),
  startingPlayer: seat,
  /** The seat that decides, null while nobody is asked. */
  turn: anybody,
  seats: bySeat(seatView),
  /** Row by row: a tile, `down` for one that lies face down, null for an empty space. */
  market: list(v.nullable(v.union([marketTile, v.literal('down')])), SPACES),
  draw: some,
  reserve: some,
  discarded: list(tileId, TILES.length),
  /** The drawn tile that waits for its space. */
  drawn: v.nullable(marketTile),
  cards: byCity(list(cardId, CARD_IDS.length)),
  loco: subsidy,
  step: v.nullable(stepView),
  /** The Build Station tile that has a second build left. */
  building: v.nullable(tileId),
  /** The decisions of the action under way, and the seat on turn as it was before them. */
  underWay: v.nullable(v.strictObject({ decisions: v.pipe(list(decision), v.minLength(1)), before: seatView })),
})

/** The price of a decision now: action points and resources. */
const price = v.strictObject({ actionPoints: some, due: amounts })

/** Choices at hand, each with the reason against it; exchanges and trades only by their limit, 0 if there are none. */
const allowed = v.strictObject({
  choices: list(v.strictObject({ decision, refusal: v.nullable(refusal), price: v.nullable(price) }), MOST),
  trade: v.strictObject({ limit: whole(4), refusal: v.nullable(refusal) }),
})

/** The scores by part; the first `parts` of them are told. */
const ceremony = v.strictObject({ parts: whole(PARTS.length), scores: bySeat(score) })

// The log

const signed = v.pipe(v.number(), v.integer(), v.minValue(-MOST), v.maxValue(MOST))

/** The differences that an entry made for one seat. */
const change = v.strictObject({
  seat,
  C: signed,
  I: signed,
  W: signed,
  points: signed,
  actionPoints: signed,
  markers: list(v.strictObject({ subsidy, by: signed }), SUBSIDIES.length),
})

const logItem = v.variant('type', [
  v.strictObject({
    type: v.literal('entry'),
    /** Index of the entry in the record's `moves`. */
    move: moveNumber,
    seat,
    round: whole(MOST_ROUNDS + 1),
    entry,
    /** The tile that was bought, placed or stepped on; null for an empty space and a face-down tile. */
    tile: v.nullable(marketTile),
    changes: bySeat(change),
  }),
  /** A turn began with its income. */
  v.strictObject({ type: v.literal('turn'), seat, round: whole(MOST_ROUNDS + 1), income: amounts, actionPoints: some }),
  /** One more round after this one, or the last one began; `idle` if nobody bought, or at the safety stop. */
  v.strictObject({ type: v.literal('triggered'), round: whole(MOST_ROUNDS + 1) }),
  v.strictObject({ type: v.literal('last'), round: whole(MOST_ROUNDS + 1), idle: v.boolean() }),
  v.strictObject({ type: v.literal('finished'), winners, totals: bySeat(points) }),
])

// Hints

/** A fact that may come about until the end of the player's next turn. */
const fact = v.variant('of', [
  v.strictObject({ of: v.literal('station'), place }),
  v.strictObject({ of: v.literal('contract'), card: cardId }),
  /** Steps of an income track. */
  v.strictObject({ of: v.literal('income'), raises: v.picklist([...RESOURCES, 'AP']) }),
  /** Points for the stations and contracts of the turn itself, and of cards; goods, markers, tiles of either use and cards in hand; points of the best city that is next to a station. */
  v.strictObject({
    of: v.picklist(['points-now', 'card-points', 'goods', 'markers', 'stations', 'upgrades', 'cards', 'near']),
  }),
  /** Stations that goods and action points allow up to the end. */
  v.strictObject({ of: v.literal('reach') }),
  /** Points that the others may expect at the end, as a mean. */
  v.strictObject({ of: v.literal('rivals') }),
])
const amount = v.pipe(v.number(), v.minValue(-MOST), v.maxValue(MOST))
/** A fact that differs: its amount after the turn, and after the turn compared with it. */
const why = v.strictObject({ fact, is: amount, instead: amount })

/** The plain effects of a turn for the player. */
const effects = v.strictObject({
  /** Change of the present score. */
  points: signed,
  /** Change of the resources. */
  goods: v.strictObject({ C: signed, I: signed, W: signed }),
  stations: list(place, STATIONS),
  bought: list(tileId, TILES.length),
  /** Incomes, each as often as it rises. */
  raised: list(v.picklist([...RESOURCES, 'AP'])),
  cards: list(cardId, CARD_IDS.length),
  markers: list(v.strictObject({ subsidy, by: signed }), SUBSIDIES.length),
  /** Cities that a connection leads to afterwards and did not before. */
  near: list(city, CITY_IDS.length),
})

// The score sheet

const newSheet = v.strictObject({ startingPlayer: options.entries.startingPlayer, detail: v.picklist(DETAILS) })

const padPlayer = v.strictObject({ name, color: colorWord })
const warningCode = v.picklist(WARNING_CODES)
/** A doubt about a sheet: its kind, the field to look at, and the number that contradicts. */
const warning = v.strictObject({
  code: warningCode,
  field: v.pipe(v.string(), v.regex(FIELD)),
  params: v.strictObject({ have: some }),
})
const part = v.picklist(PARTS)
/** Points one by one, or their sum. */
const values = list(points, 64)
const maybe = v.nullable(some)
const three = <T extends v.GenericSchema>(each: T) => v.strictObject({ C: each, I: each, W: each })
const ending = v.picklist(['normal', 'triggered', 'last'])
const round = whole(MOST_ROUNDS + 1)

const edit = v.variant('type', [
  v.strictObject({ type: v.literal('part'), seat, part, values: v.nullable(values) }),
  v.strictObject({ type: v.literal('left'), seat, resource, count: maybe }),
  v.strictObject({ type: v.literal('income'), seat, resource, count: v.nullable(whole(MOST_INCOME)) }),
  /**
   * Tiles used for an income step, markers left; the total where only totals are kept, and all resources left; action points of
   * each turn, a note during the game.
   */
  v.strictObject({ type: v.literal('number'), seat, number: v.picklist(NUMBERS), count: maybe }),
  v.strictObject({ type: v.literal('station'), seat, place, on: v.boolean() }),
  /** A card has one owner: the last that was named. */
  v.strictObject({
    ...{ type: v.literal('card'), seat, card: cardId, on: v.boolean() },
    /** A contract that is paid already. */
    paid: v.exactOptional(v.literal(true)),
  }),
  v.strictObject({ type: v.literal('paid'), seat, card: cardId, on: v.boolean() }),
  /** Every field that the accounts still need is zero; totals alone stay open. */
  v.strictObject({ type: v.literal('rest-zero') }),
  /** All stations and cards on the own map are entered. */
  v.strictObject({ type: v.literal('counted') }),
  v.strictObject({ type: v.literal('detail'), detail: v.picklist(DETAILS) }),
  /** Notes during the game: the round, whose turn it is, and the action points left. */
  v.strictObject({ type: v.literal('aids'), round, ending, turn: seat, actionPoints: some }),
  v.strictObject({ type: v.literal('start'), seat, subsidy: v.nullable(subsidy) }),
  /** The table stands by these numbers, or no longer does. */
  v.strictObject({ type: v.literal('accept'), warnings: v.pipe(list(warning), v.minLength(1)), on: v.boolean() }),
  /** Who sits where and who starts. `was` is the seat that a player had before, null for a new one; the others have left. */
  v.strictObject({
    type: v.literal('table'),
    players: differentPlayers(v.strictObject({ ...padPlayer.entries, was: v.nullable(seat) }), {
      fewest: FEWEST_SEATS,
      most: MOST_SEATS,
    }),
    startingPlayer: seat,
  }),
])

const stage = v.picklist(['setup', 'account', 'finished'])

/** Entries for a seat; null for a field without one. */
const padSeat = v.strictObject({
  parts: v.strictObject({
    ...{ towns: v.nullable(values), cities: v.nullable(values), cards: v.nullable(values) },
    ...{ contracts: v.nullable(values), scoring: v.nullable(values) },
  }),
  left: three(maybe),
  stations: list(place, STATIONS),
  cards: list(cardId, CARD_IDS.length),
  paid: list(cardId, CARD_IDS.length),
  income: three(v.nullable(whole(MOST_INCOME))),
  upgrades: maybe,
  markers: maybe,
  total: maybe,
  allLeft: maybe,
  actionIncome: maybe,
  /** The subsidy that the seat began with. */
  start: v.nullable(subsidy),
})

/** The score pad of a physical table: everything that was entered, whole or not. */
const pad = v.strictObject({
  players: list(padPlayer, MOST_SEATS),
  startingPlayer: seat,
  detail: v.picklist(DETAILS),
  seats: bySeat(padSeat),
  aids: v.strictObject({ round, ending, turn: seat, actionPoints: some }),
  /** Whether the table said that all stations and cards are entered; pads from before lack it. */
  counted: v.optional(v.boolean(), false),
  /** The winners as told where the numbers don't decide; only of totals alone, and until one of them changes. */
  winners: v.optional(bySeat(seat)),
  accepted: list(warning),
})

export const wire = {
  ...{ options, decision, view, allowed, ceremony, logItem, result },
  thinking: { effects, part: why },
  sheet: { options: newSheet, edit, ...pagedSheet(pad, stage) },
} satisfies Wire

export type CoalTrainWire = typeof wire
export type NewGame = v.InferOutput<typeof options>
export type Decision = v.InferOutput<typeof decision>
export type Entry = v.InferOutput<typeof entry>
export type Refusal = v.InferOutput<typeof refusal>
export type SeatView = v.InferOutput<typeof seatView>
export type StepView = v.InferOutput<typeof stepView>
export type View = v.InferOutput<typeof view>
export type Allowed = v.InferOutput<typeof allowed>
export type Price = v.InferOutput<typeof price>
export type SeatScore = v.InferOutput<typeof score>
export type Result = v.InferOutput<typeof result>
export type Ceremony = v.InferOutput<typeof ceremony>
export type Change = v.InferOutput<typeof change>
export type LogItem = v.InferOutput<typeof logItem>
export type Fact = v.InferOutput<typeof fact>
export type IdeaEffects = v.InferOutput<typeof effects>
export type NewSheet = v.InferOutput<typeof newSheet>
export type PadPlayer = v.InferOutput<typeof padPlayer>
export type PadSeat = v.InferOutput<typeof padSeat>
export type Pad = v.InferOutput<typeof pad>
export type Warning = v.InferOutput<typeof warning>
export type Edit = v.InferOutput<typeof edit>
export type Stage = v.InferOutput<typeof stage>
