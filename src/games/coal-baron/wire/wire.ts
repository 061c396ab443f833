/** Schemas of Coal Baron's decisions, views and entries; its types are inferred from them. */
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
  within,
} from '../../building-blocks/shared-schemas.ts'
import { keptSheet } from '../../building-blocks/sheet-schemas.ts'
import { FIELD_ID, MOST_NUMBERS } from './fields.ts'
import { situation } from './situation-schemas.ts'
import { WARNING_CODES } from './warning-codes.ts'
import { AREAS } from '../state/areas.ts'
import { COALS, FEWEST_SEATS, MOST_POINTS, MOST_SEATS, SPACES } from '../state/components.ts'
import { PHASES } from '../state/phases.ts'

const seat = seatOf(MOST_SEATS)
const signed = within({ least: -MOST_POINTS, most: MOST_POINTS })
/** One entry a seat. */
const bySeat = <T extends v.GenericSchema>(entry: T) => list(entry, MOST_SEATS)

const coal = v.picklist(COALS)
const space = v.picklist(SPACES)
const order = v.pipe(v.string(), v.regex(/^[BCTE][YBGK]{1,4}$/))
const tile = v.pipe(v.string(), v.regex(/^[YBGK][12][LD]$/))
const card = v.union([order, tile])
const drawn = list(card, 5)
const source = v.picklist(['cage', 'storage'])
const put = v.picklist(['top', 'bottom'])

// Decisions

const options = v.strictObject({ startingPlayer: v.union([v.literal('random'), seat]) })

/** One work step, as a record writes it (docs/record-format.md#coal-baron-played-on-screen). */
const step = v.union([
  v.strictObject({ cage: whole(4) }),
  v.strictObject({ load: coal }),
  v.strictObject({ store: coal }),
  v.strictObject({ fill: order, spot: whole(3), with: list(v.strictTuple([source, coal]), 2) }),
])

/** The smallest choices a player makes, in the order in which the rules ask for them. */
const decision = v.union([
  v.strictObject({ draft: order }),
  v.strictObject({ place: space }),
  ...step.options,
  v.strictObject({ end: v.literal('mining') }),
  v.strictObject({ keep: v.nullable(card) }),
  v.strictObject({ coal: v.nullable(coal) }),
  v.strictObject({ put, back: drawn }),
])

const refusalCode = v.picklist([
  'game-over',
  'other-decision',
  'malformed',
  'not-offered',
  'locked',
  'needs-workers',
  'needs-marks',
  'no-tile',
  'no-order',
  'stack-empty',
  'nothing-to-deliver',
  'needs-steps',
  'cage-there',
  'cage-full',
  'cage-not-at-surface',
  'cage-at-surface',
  'no-cube',
  'not-your-order',
  'no-spot',
  'spot-taken',
  'wrong-coal',
  'not-drawn',
  'wrong-back',
  'coal-needed',
  'coal-not-needed',
  'none-left',
])
/** A refusal with the parameters of its words: numbers and ids, for example `{ have: 2, need: 3 }`. */
const refusal = v.strictObject({ code: refusalCode, params })

// Views

/** One entry a worker space, none missing and none besides. */
const bySpace = <T extends v.GenericSchema>(entry: T) => v.strictObject(keyedBy(SPACES, () => entry))

const spaceView = v.strictObject({
  locked: v.boolean(),
  /** Workers standing here; the next one to come needs one more. */
  workers: whole(),
  owner: v.nullable(seat),
  /** Factory spaces: the tile on offer. Order spaces: the order card. */
  tile: v.nullable(tile),
  order: v.nullable(order),
})

const tunnel = v.strictObject({
  /** Null for the minecart printed on the pit. */
  tile: v.nullable(tile),
  /** The load of its minecarts. */
  minecarts: list(v.nullable(coal), 2),
})
const level = v.strictObject({ light: list(tunnel), dark: list(tunnel), empty: whole() })

const orderView = v.strictObject({
  order,
  /** One entry a spot: the cubes on it, none, one of its colour, or two in its place. */
  spots: list(list(coal, 2), 4),
  complete: v.boolean(),
})

/** Every part of a score (docs/record-format.md#result). */
const score = v.strictObject({
  delivered: whole(),
  /** Points from scorings before the situation at which the game began; absent if there are none. */
  earlier: v.exactOptional(whole()),
  shifts: list(list(whole(), 12), 3),
  marks: whole(),
  coal: whole(),
  outstanding: signed,
  balance: signed,
  total: signed,
  marksLeft: whole(),
})

const seatView = v.strictObject({
  marks: whole(),
  workers: whole(),
  /** The score track: deliveries, shift scorings and, at the end, the accounts so far. */
  points: signed,
  cage: v.strictObject({ level: whole(4), cubes: list(coal, 5) }),
  storage: list(coal),
  /** All cubes, wherever they are: on minecarts, in the cage, in the storage and on outstanding orders. */
  cubes: whole(),
  /** Levels 1 to 4: yellow, brown, gray, black. */
  levels: list(level, 4),
  light: whole(),
  dark: whole(),
  orders: list(orderView),
  delivered: list(order),
  score,
  /** Points if the shift, or the game with it, ended now. */
  standing: v.strictObject({ shift: signed, game: signed }),
})

/**
 * An element of the shift clock: what most and second most are worth, 0 if it isn't paid, what each seat counts now, and
 * its pay if it were scored now.
 */
const elementView = v.strictObject({
  first: whole(),
  second: whole(),
  counts: bySeat(whole()),
  rewards: bySeat(whole()),
})

/** `scoring`, `changeover` and `accounts` ask nobody: they go on by themselves, element by element. */
const phase = v.picklist(PHASES)

/** The table as everybody may see it; `drawn` is filled for the seat that is choosing among the five, and for nobody else. */
const view = v.strictObject({
  players: whole(MOST_SEATS),
  phase,
  /** 1 to 3; 0 in the draft. */
  shift: whole(3),
  /** The seat that decides, null while nobody is asked. */
  turn: v.nullable(seat),
  startingPlayer: seat,
  /** Order cards on offer in the draft. */
  draft: list(order),
  spaces: bySpace(spaceView),
  tileStack: whole(),
  orderStack: whole(),
  /** The space whose refill lies face down until somebody looks or acts; it is shown as empty. */
  faceDown: v.nullable(space),
  /** Workers of each seat in the canteen and on the bank. */
  canteen: bySeat(whole()),
  bank: bySeat(whole()),
  supply: v.strictObject({ Y: whole(), B: whole(), G: whole(), K: whole() }),
  seats: bySeat(seatView),
  /** The twelve elements in the clock's order, those that are scored later, too. */
  clock: list(elementView, 12),
  /** The worker space whose action is under way. */
  action: v.nullable(space),
  stepsLeft: whole(10),
  /** Work steps of the mining turn under way. */
  steps: list(step, 10),
  /** The number of drawn cards, and the cards themselves where this seat may know them. */
  drawnCount: whole(5),
  drawn,
  /** Minecarts of the tile just acquired that still wait for a decision (phase `coal`); they show empty in the pit. */
  awaitingCoal: whole(),
  /** While scoring: the next element to be scored; in the accounts: the next step (0 Marks, 1 coal, 2 outstanding orders, 3 balance). */
  pointer: whole(),
})

/** The moves allowed now, and the reasons against the others. Empty for any other decision. */
const allowed = v.strictObject({
  draft: list(order),
  /** Null if the space may be chosen. */
  spaces: bySpace(v.nullable(refusal)),
  steps: list(step, 1000),
  /** One for each of the drawn, in their order. */
  keep: list(v.strictObject({ id: card, refusal: v.nullable(refusal) }), 5),
  coal: list(v.nullable(coal), 5),
})

/** One element of the shift clock at the moment it is scored: 0 to 11, yellow … black, barrow … engine, empty yellow … empty black minecarts. */
const element = v.strictObject({ element: whole(11), counts: bySeat(whole()), rewards: bySeat(whole()) })
const result = v.strictObject({ scores: bySeat(score), winners: bySeat(seat) })

/** The steps of a shift scoring, a changeover or the accounts. */
const ceremony = v.strictObject({
  kind: v.picklist(['scoring', 'changeover', 'accounts']),
  shift: whole(3),
  /** Elements scored so far after this shift, in the clock's order. */
  elements: list(element, 12),
  /** Workers on the factory's spaces, by seat: they decide who starts next. */
  factoryWorkers: bySeat(whole()),
  /** Null after the last shift. */
  nextStarter: v.nullable(seat),
  /** Account steps taken so far: 0 to 4. */
  accounts: whole(4),
})

// The log

const counts = bySeat(whole())
const points = bySeat(signed)

/** The effects of one turn, as seen by everybody at the table. */
const turnItem = v.strictObject({
  type: v.literal('turn'),
  /** Index of the entry in the record's `moves`. */
  move: moveNumber,
  seat,
  space,
  /** Workers placed. */
  workers: whole(),
  /** Workers sent to the canteen, and whose they were. */
  ousted: v.nullable(v.strictObject({ seat, workers: whole() })),
  /** Change of the player's Marks: paid is negative. */
  marks: signed,
  tile: v.nullable(tile),
  order: v.nullable(order),
  /** Coal put on minecarts that the supply could not fill properly. */
  coal: list(v.nullable(coal), 2),
  steps: list(step, 10),
  delivered: list(v.strictObject({ order, points: whole() })),
  /** The card turned up on the space afterwards. */
  refill: v.nullable(card),
  /** On the draw-five spaces: where the rest went. */
  put: v.nullable(put),
})

/** One line of the log: facts only, the words are the renderer's. */
const logItem = v.variant('type', [
  v.strictObject({ type: v.literal('draft'), move: moveNumber, seat, order }),
  turnItem,
  v.strictObject({ type: v.literal('scored'), shift: whole(3), elements: list(element, 12) }),
  v.strictObject({ type: v.literal('shift'), shift: whole(3), startingPlayer: seat, factoryWorkers: counts }),
  v.strictObject({ type: v.literal('accounts'), marks: counts, coal: counts, outstanding: points, balance: points }),
  v.strictObject({ type: v.literal('finished'), winners: bySeat(seat), totals: points }),
])

// Bots

/** A countable outcome of a turn by the end of its shift, in shift III by the end of the game. */
const fact = v.variant('of', [
  v.strictObject({ of: v.literal('deliver'), order }),
  /** Any other player. */
  v.strictObject({ of: v.literal('rival-delivers'), order }),
  /** Most of an element of the shift clock, alone or shared. */
  v.strictObject({ of: v.literal('lead'), element: whole(11) }),
  v.strictObject({ of: v.literal('start'), shift: whole(3) }),
  /** Workers that the turn takes. */
  v.strictObject({ of: v.literal('workers') }),
  /** Workers that others need more there because of the space that the turn takes; whether it was the last free one. */
  v.strictObject({ of: v.picklist(['dearer', 'last-free']), area: v.picklist(AREAS) }),
  v.strictObject({ of: v.picklist(['marks', 'minecarts', 'cubes', 'outstanding']) }),
  /** Points of the orders that are outstanding. */
  v.strictObject({ of: v.literal('orders') }),
  /** Tunnel tiles that one side has more than the other. */
  v.strictObject({ of: v.literal('balance') }),
])
const amount = v.pipe(v.number(), v.minValue(0), v.maxValue(999))
/** A fact that differs: its amount after the turn, and after the turn compared with it. */
const part = v.strictObject({ fact, is: amount, instead: amount })

/** The plain effects of a turn for the player. */
const effects = v.strictObject({
  /** Workers it costs. */
  workers: whole(40),
  /** Change of the player's Marks. */
  marks: signed,
  /** Points of each order it delivers. */
  delivered: list(whole(20), 44),
  /** Points of each order that becomes complete. */
  setUp: list(whole(20), 44),
  /** Points of the order it takes. */
  order: v.nullable(whole(20)),
  /** Minecarts on the tile it buys. */
  minecarts: whole(2),
  /** Minecarts it empties. */
  emptied: whole(10),
  /** Elements of the shift clock (0 to 11) that the player leads afterwards and did not before, complete orders counted. */
  leads: list(whole(11), 12),
  /** Change of the difference between light and dark tiles. */
  balance: signed,
  /** The order card that it makes likely to be delivered before the shift is scored, with that chance, by tens. */
  inTime: v.nullable(v.strictObject({ order, percent: whole(100) })),
})

// The score sheet

const shift = whole(2)
/**
 * The entry mode of a shift: counted spots, or the delivered cards themselves. Stored sheets call it `way`, `ways` for all
 * shifts, and `told` the elements of a tally on show.
 */
const entryMode = v.picklist(['counts', 'cards'])
/** The numbers that were typed into a field, of which it holds the sum. */
const sum = v.pipe(v.array(v.pipe(v.number(), v.safeInteger())), v.minLength(1), v.maxLength(MOST_NUMBERS))
/** Checked key by key before valibot sees them: its records leave out `__proto__` and the like, where we refuse. */
const keyed = <T extends v.GenericSchema>(keys: RegExp, entry: T) =>
  v.pipe(
    v.custom<Record<string, unknown>>((value) => isObject(value) && Object.keys(value).every((key) => keys.test(key))),
    v.record(v.string(), entry),
  )
const byField = <T extends v.GenericSchema>(entry: T) => keyed(FIELD_ID, entry)
const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** A game of which only the totals are kept has `totals` in place of shifts and accounts. */
const stage = v.picklist(['setup', 'shift-1', 'shift-2', 'shift-3', 'accounts', 'totals', 'finished'])

const newSheet = v.strictObject({
  ...options.entries,
  /** The entry mode of the first shift; `points` keeps the totals alone. */
  way: v.picklist(['counts', 'cards', 'points']),
})

const padPlayer = v.strictObject({ name, color: colorWord })

/** A doubt about a sheet: its kind, the field to look at, and the contradicting numbers. */
const warning = v.strictObject({
  code: v.picklist(WARNING_CODES),
  field: v.pipe(v.string(), v.regex(FIELD_ID)),
  params: keyed(/^[a-z]+$/, signed),
})

const edit = v.variant('type', [
  /** Writes into fields, one or several at once; null empties a field. */
  v.strictObject({ type: v.literal('write'), sums: byField(v.nullable(sum)) }),
  /**
   * Sets who delivered a card in a shift; null for nobody. If it is entered as it happens (`live`), figures of that
   * shift that were typed already grow by it.
   */
  v.strictObject({
    type: v.literal('card'),
    order,
    shift,
    seat: v.nullable(seat),
    live: v.optional(v.literal(true)),
  }),
  /** The entry mode of this shift and of those after it. */
  v.strictObject({ type: v.literal('way'), shift, way: entryMode }),
  v.strictObject({ type: v.literal('points-only'), on: v.boolean() }),
  /** The table stands by these numbers, or no longer does. */
  v.strictObject({ type: v.literal('accept'), warnings: list(warning, 200), on: v.boolean() }),
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

const act = v.variant('type', [
  /** To another page; to the end only once everything is entered. */
  v.strictObject({ type: v.literal('go'), stage }),
  /** Shows the shift's tally from its first element. */
  v.strictObject({ type: v.literal('tally') }),
  /** The tally's next element; from a page that is done to the next. */
  v.strictObject({ type: v.literal('next') }),
  /** The tally all at once. */
  v.strictObject({ type: v.literal('skip') }),
])

/** The score pad of a physical table: everything that was entered, whole or not. */
const pad = v.strictObject({
  /** Clockwise. */
  players: bySeat(padPlayer),
  /** The starting player of the first shift. */
  startingPlayer: seat,
  /** Only the totals are kept. */
  pointsOnly: v.boolean(),
  /** How each shift was entered. Entries of the other mode are kept. */
  ways: list(entryMode, 3),
  /** The fields' values; an empty field is absent. */
  written: byField(sum),
  /** The delivered cards: in which shift (from 0), and by whom. */
  cards: v.record(order, v.strictObject({ shift, seat })),
  /** The winners as entered where the numbers don't decide; only of the totals alone, and until one of them changes. */
  winners: v.optional(bySeat(seat)),
  /** Doubts accepted by the table. Older sheets have none. */
  accepted: v.optional(v.array(warning), []),
})

const at = v.strictObject({
  stage,
  /** Elements of the shift's tally shown so far; null while it is counted. */
  told: v.nullable(whole(12)),
  /** Shifts whose tally has been shown. */
  closed: whole(3),
})

export const wire = {
  ...{ options, decision, view, allowed, ceremony, logItem, result },
  thinking: { effects, part },
  situation,
  sheet: { options: newSheet, edit, act, pad, at, kept: keptSheet(pad, at) },
} satisfies Wire

export type CoalBaronWire = typeof wire

export type NewGame = v.InferOutput<typeof options>
export type Step = v.InferOutput<typeof step>
export type Decision = v.InferOutput<typeof decision>
export type Refusal = v.InferOutput<typeof refusal>
export type SpaceView = v.InferOutput<typeof spaceView>
export type TunnelView = v.InferOutput<typeof tunnel>
export type LevelView = v.InferOutput<typeof level>
export type OrderView = v.InferOutput<typeof orderView>
export type SeatScore = v.InferOutput<typeof score>
export type ElementView = v.InferOutput<typeof elementView>
export type SeatView = v.InferOutput<typeof seatView>
export type Phase = v.InferOutput<typeof phase>
export type View = v.InferOutput<typeof view>
export type Options = v.InferOutput<typeof allowed>
export type ElementScore = v.InferOutput<typeof element>
export type Result = v.InferOutput<typeof result>
export type Ceremony = v.InferOutput<typeof ceremony>
export type TurnItem = v.InferOutput<typeof turnItem>
export type LogItem = v.InferOutput<typeof logItem>
export type Fact = v.InferOutput<typeof fact>
export type Part = v.InferOutput<typeof part>
export type IdeaEffects = v.InferOutput<typeof effects>
export type Stage = v.InferOutput<typeof stage>
export type EntryMode = v.InferOutput<typeof entryMode>
export type Sum = v.InferOutput<typeof sum>
export type PadPlayer = v.InferOutput<typeof padPlayer>
export type Pad = v.InferOutput<typeof pad>
export type Warning = v.InferOutput<typeof warning>
export type Edit = v.InferOutput<typeof edit>
export type SheetAct = v.InferOutput<typeof act>
export type NewSheet = v.InferOutput<typeof newSheet>
