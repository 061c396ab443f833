/** Schemas of Railroad Barons' decisions, views, entries and records; its types are inferred from them. */
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
import { pagedSheet } from '../../building-blocks/sheet-schemas.ts'
import {
  ASSIGNED_INVESTORS,
  CERTIFICATES,
  HOLDINGS,
  INVESTORS,
  LEVELS,
  MOST_STOCK_ROUNDS,
  MOST_TOKENS,
  MOST_VALUE,
  MOST_WORTH,
  PERCENTS,
  RAILROADS,
  SEATS,
  SIDE_NAMES,
  START_PRICES,
  TOP_PRICE,
  TRACK,
} from '../state/components.ts'
import { PHASES } from '../state/state.ts'
import { FIELD, WARNING_CODES } from './warning-codes.ts'

const seat = seatOf(SEATS)
/** One entry a seat. */
const bySeat = <T extends v.GenericSchema>(entry: T) => v.strictTuple([entry, entry])
const anybody = v.nullable(seat)

const dollars = whole(MOST_WORTH)
const signed = within({ least: -MOST_WORTH, most: MOST_WORTH })
const holding = v.picklist(HOLDINGS)
const percent = v.picklist(PERCENTS)
const railroad = v.picklist(RAILROADS)
const investor = v.picklist(INVESTORS)
const values = v.picklist(['named', 'face'])
const level = v.picklist(LEVELS)
const whose = v.picklist(['own', 'other'])

// Decisions

const options = v.strictObject({ startingPlayer: v.union([v.literal('random'), seat]), values })
export const newGame = options.entries

/** A certificate that changes hands with the bank, for money or in exchange for the smaller one. */
export const certificate = v.union(
  [v.strictTuple([holding, percent]), v.strictTuple([holding, percent, percent])],
  'a certificate',
)
const par = v.picklist(START_PRICES)
/** `par` is the start price of a Holding that was closed. */
export const buy = v.strictObject({ buy: certificate, par: v.exactOptional(par) })
const sales = v.pipe(list(certificate, CERTIFICATES), v.minLength(1))

const take = v.strictObject({ take: v.picklist(['money', 'investor']) })
const swap = v.strictObject({ swap: v.boolean() })
const pass = v.strictObject({ pass: v.literal(true) })
const tokens = v.strictObject({
  /** On (+) and on ( ). */
  tokens: v.strictTuple([whole(MOST_TOKENS), whole(MOST_TOKENS)]),
  network: v.exactOptional(v.literal(true)),
})
const pay = v.strictObject({ pay: v.boolean() })
export const fromBank = v.strictObject({
  rail: v.literal('bank'),
  side: v.exactOptional(v.picklist(['low', 'high'])),
  /** Dollars that the Director adds. */
  help: v.exactOptional(dollars),
})
const consent = v.strictObject({ consent: v.boolean() })
const assign = v.strictObject({ assign: investor })
const done = v.strictObject({ done: v.literal(true) })

/** The smallest choices, in the order in which the rules ask for them. */
const decision = v.union([
  v.strictObject({ offer: investor }),
  v.strictObject({ value: whole(MOST_VALUE) }),
  take,
  swap,
  pass,
  v.strictObject({ sell: certificate }),
  buy,
  /** The turn is as it was put together. */
  v.strictObject({ trade: v.literal('done') }),
  tokens,
  pay,
  fromBank,
  v.strictObject({ rail: railroad }),
  v.strictObject({ price: dollars }),
  consent,
  assign,
  done,
  v.strictObject({ discard: railroad }),
])

/** The decisions that are whole turns. */
export const turns = { take, swap, pass, tokens, pay, consent, assign, done }

/** The decisions of one turn, as the log and a record write them (docs/record-format.md#railroad-barons-played-on-screen). */
const entry = v.union([
  v.strictObject({ offer: investor, value: whole(MOST_VALUE) }),
  v.strictObject({ sell: sales }),
  v.strictObject({ sell: sales, ...buy.entries }),
  buy,
  v.strictObject({ rail: railroad, price: dollars }),
  fromBank,
  ...Object.values(turns),
  v.strictObject({ discard: v.pipe(list(railroad, RAILROADS.length), v.minLength(1)) }),
])

const refusalCode = v.picklist([
  'not-now',
  'investor-taken',
  'value-is-face',
  'value-out-of-range',
  'certificates-over',
  'not-your-certificate',
  'not-in-bank',
  'not-smaller',
  'not-larger',
  'sell-first',
  'other-needs-forty',
  'nobody-has-forty',
  'one-purchase',
  'nothing-traded',
  'director-first',
  'start-price',
  'no-start-price',
  'sold-this-round',
  'no-money',
  'certificate-limit',
  'tokens-left',
  'no-token',
  'stack-empty',
  'side-needed',
  'one-side',
  'no-treasury',
  'no-help',
  'wrong-help',
  'director-money',
  'not-in-play',
  'own-railroad',
  'price-out-of-range',
  'higher-price',
  'not-your-investor',
  'stays-personal',
  'investor-here',
  'not-here',
  'discards-left',
])
/** A refusal with the parameters of its words: numbers and ids, for example `{ have: 180, need: 280 }`. */
const refusal = v.strictObject({ code: refusalCode, params })

// Views

const phase = v.picklist(PHASES)

const railroadView = v.strictObject({
  id: railroad,
  /** Null if both sides are the same. */
  side: v.nullable(v.picklist(['low', 'high'])),
  level,
  income: dollars,
  /** The level that ends it; null for never. */
  endedBy: v.nullable(level),
})

const holdingView = v.strictObject({
  id: holding,
  standing: v.picklist(['closed', 'started', 'operating']),
  /** Dollars of a 10% share, and the space on the share value track; null before it is started. */
  price: v.nullable(v.picklist(TRACK)),
  space: v.nullable(whole(TRACK.length - 1)),
  director: anybody,
  treasury: dollars,
  /** The owners of the 40, 30, 20 and 10; null for the bank. */
  certificates: v.strictTuple([anybody, anybody, anybody, anybody]),
  /** Percent that each player owns. */
  shares: bySeat(whole(100)),
  railroads: list(railroadView, RAILROADS.length),
  investors: list(investor, INVESTORS.length),
  /** Operators: in the network for good; on (+) and ( ) as last placed; all that may be placed. */
  network: whole(MOST_TOKENS),
  plus: whole(MOST_TOKENS),
  minus: whole(MOST_TOKENS),
  operators: whole(MOST_TOKENS),
  /** Dollars that an operating round would pay now. */
  revenue: dollars,
})

const playerView = v.strictObject({
  cash: dollars,
  certificates: whole(CERTIFICATES),
  /** Cash and certificates: the score if the game ended now. */
  worth: dollars,
  investors: list(investor, INVESTORS.length),
  /** Holdings that can't be bought in this stock round any more. */
  sold: list(holding, HOLDINGS.length),
})

const holdings = v.strictTuple([holdingView, holdingView, holdingView, holdingView, holdingView])
const players = bySeat(playerView)

const round = v.strictObject({
  /** The stock round, from 1; 0 in the draft. */
  stock: whole(MOST_STOCK_ROUNDS),
  /** The operating round, 1 or 2; 0 in a stock round. */
  operating: whole(2),
})

/** Everybody sees all of it. A trade under way shows as it would be settled; `before` is the table at its beginning. */
const view = v.strictObject({
  phase,
  round,
  /** The seat that decides, null while nobody is asked. */
  turn: anybody,
  startingPlayer: seat,
  values,
  priority: seat,
  /** Passes in a row, and who traded last in this stock round. */
  passes: whole(SEATS),
  lastActor: anybody,
  players,
  /** In operating order. */
  holdings,
  before: v.nullable(v.strictObject({ players, holdings })),
  /** The trade as far as it is put together; null if none is under way. */
  trade: v.nullable(
    v.strictObject({
      sell: list(certificate, CERTIFICATES),
      buy: v.nullable(certificate),
      par: v.nullable(par),
    }),
  ),
  /** Investors that nobody has taken, and the one on offer with its value; null after the draft. */
  draft: v.nullable(
    v.strictObject({
      investors: list(investor, INVESTORS.length),
      offered: v.nullable(investor),
      value: v.nullable(whole(MOST_VALUE)),
    }),
  ),
  /** The turn of a Holding: (+) operators left, and the Railroad asked for with its price; null between turns. */
  operation: v.nullable(
    v.strictObject({
      holding,
      plusLeft: whole(MOST_TOKENS),
      wanted: v.nullable(v.strictObject({ railroad, price: v.nullable(dollars) })),
      /** Railroads beyond its ( ) operators. */
      excess: whole(RAILROADS.length),
    }),
  ),
  /** The bank's Railroads, the top card first, and those that left the game. */
  stack: list(railroad, RAILROADS.length),
  gone: list(railroad, RAILROADS.length),
  /** Levels that were bought or removed. */
  appeared: list(level, LEVELS.length),
})

/** Choices at hand, each with the reason against it; where a sum is named, its bounds. */
const allowed = v.strictObject({
  choices: list(v.strictObject({ decision, refusal: v.nullable(refusal) }), 200),
  amount: v.nullable(v.strictObject({ least: dollars, most: dollars })),
})

/** Every part of a score, in dollars. */
const score = v.strictObject({
  cash: dollars,
  stock: v.strictObject(keyedBy(HOLDINGS, () => dollars)),
  total: dollars,
})
const winners = v.pipe(list(seat, SEATS), v.minLength(1))
const result = v.strictObject({ scores: bySeat(score), winners })

const ceremony = v.variant('kind', [
  /** The top Railroad leaves the game after the operating rounds, and others with it. */
  v.strictObject({ kind: v.literal('export'), railroad, obsolete: list(railroad, RAILROADS.length) }),
  /** The closing account: cash, then each Holding in operating order; the first `parts` of these are told. */
  v.strictObject({ kind: v.literal('closing'), parts: whole(1 + HOLDINGS.length), scores: bySeat(score) }),
])

// The log

const ofHolding = <T extends v.ObjectEntries>(entries: T) =>
  list(v.strictObject({ holding, ...entries }), HOLDINGS.length)

/** The differences between the table before and after. */
const changes = v.strictObject({
  cash: bySeat(signed),
  treasuries: ofHolding({ dollars: signed }),
  /** Null if the Holding was closed. */
  prices: ofHolding({ from: v.nullable(v.picklist(TRACK)), to: v.picklist(TRACK) }),
  directors: ofHolding({ from: anybody, to: seat }),
  /** Certificates by their new owners; null for the bank. */
  certificates: list(v.strictObject({ holding, percent, from: anybody, to: anybody }), CERTIFICATES),
  /** Holdings that begin to operate, with their capital. */
  capital: ofHolding({ dollars }),
  /** Railroads that came to a Holding, and those that left the game. */
  acquired: list(v.strictObject({ railroad, holding }), RAILROADS.length),
  gone: list(railroad, RAILROADS.length),
})

/** One line of the log: facts only, the words are the renderer's. */
const logItem = v.variant('type', [
  v.strictObject({
    type: v.literal('turn'),
    /** Index of the entry in the record's `moves`. */
    move: moveNumber,
    seat,
    round,
    /** The Holding whose turn it is; null in draft and stock rounds. */
    holding: v.nullable(holding),
    /** Its revenue where it is paid or kept. */
    revenue: v.nullable(dollars),
    entry,
    changes,
  }),
  /** The Investor that nobody took pays both players at the end of the draft. */
  v.strictObject({ type: v.literal('leftover'), round, investor, dollars }),
  v.strictObject({ type: v.literal('export'), round, railroad, changes }),
  v.strictObject({ type: v.literal('finished'), winners, totals: bySeat(dollars) }),
])

// Bots

/**
 * A fact that may come about until the next stock round begins, or the end of the game; `whose` tells the player from
 * the other.
 */
const fact = v.variant('of', [
  /** Dollars of dividends, and all others that come without a sale; those that are paid have a minus. */
  v.strictObject({ of: v.picklist(['dividends', 'other-money']), whose }),
  /** Dollars by which certificates gain value. */
  v.strictObject({ of: v.literal('gain'), whose, holding }),
  /**
   * Dollars of dividends in each operating round from then on, those that end as Railroads become obsolete until then, the
   * percent owned, and this part of the dollars in the safe.
   */
  v.strictObject({ of: v.picklist(['income', 'obsolete', 'share', 'safe']), whose, holding }),
  v.strictObject({ of: v.literal('directs'), holding }),
  v.strictObject({ of: v.literal('investor'), investor }),
  v.strictObject({ of: v.literal('priority') }),
])
const amount = v.pipe(v.number(), v.minValue(-MOST_WORTH), v.maxValue(MOST_WORTH))
/** A fact that differs: its amount after the turn, and after the turn compared with it. */
const part = v.strictObject({ fact, is: amount, instead: amount })

const fromTo = { from: dollars, to: dollars }

/** The plain effects of a turn for the player. */
const effects = v.strictObject({
  /** Changes of the player's cash and worth, and of the other's worth. */
  cash: signed,
  worth: signed,
  other: signed,
  /** The player's cash after the turn. */
  left: dollars,
  /** The Investor that the draft is about, and the money that is as good. */
  investor: v.optional(v.strictObject({ investor, worth: dollars })),
  /** Dividends that the turn pays the player and the other. */
  dividends: v.strictTuple([dollars, dollars]),
  /** Holdings whose Director the player becomes, with what is in the safe and their revenue; and those they leave to the other. */
  directs: ofHolding({ safe: dollars, revenue: dollars }),
  loses: list(holding, HOLDINGS.length),
  /** Share values that change; a Holding that is started had 0. */
  prices: ofHolding(fromTo),
  /** Revenues that change, with the percent that the player owns after the turn. */
  revenues: ofHolding({ ...fromTo, percent: whole(100) }),
  safes: ofHolding(fromTo),
  /** Railroads that come to a Holding, and those in play that a level which appears makes obsolete. */
  acquired: list(railroad, RAILROADS.length),
  gone: list(railroad, RAILROADS.length),
})

// The score sheet

const owners = v.strictObject({ '40': anybody, '30': anybody, '20': anybody, '10': anybody })
const price = within({ least: 1, most: TOP_PRICE })
const byHolding = <T extends v.GenericSchema>(each: T) => v.strictObject(keyedBy(HOLDINGS, () => each))

const newSheet = v.strictObject({
  startingPlayer: options.entries.startingPlayer,
  /** `totals` keeps the totals alone. */
  way: v.picklist(['account', 'totals']),
})

const padPlayer = v.strictObject({ name, color: colorWord })
const field = v.pipe(v.string(), v.regex(FIELD))
const warningCode = v.picklist(WARNING_CODES)
/** A doubt about a sheet: its kind, the field to look at, and the number that contradicts. */
const warning = v.strictObject({ code: warningCode, field, params: v.strictObject({ have: whole() }) })
const stock = within({ least: 1, most: MOST_STOCK_ROUNDS })
const operating = whole(2)

/** Null if both sides of a Railroad are the same. */
const sideName = v.nullable(v.picklist(SIDE_NAMES))
const ledgerInvestor = v.picklist(ASSIGNED_INVESTORS)

const edit = v.variant('type', [
  v.strictObject({ type: v.literal('cash'), seat, dollars: v.nullable(dollars) }),
  v.strictObject({ type: v.literal('price'), holding, price: v.nullable(price) }),
  /** The bank owns each certificate that nobody was given. */
  v.strictObject({ type: v.literal('owner'), holding, percent, owner: anybody }),
  /** The same, bought and sold at the Holding's price: cash that is known moves along. */
  v.strictObject({ type: v.literal('trade'), holding, percent, owner: anybody }),
  /** The Holding was never started. */
  v.strictObject({ type: v.literal('closed'), holding, on: v.boolean() }),
  v.strictObject({ type: v.literal('total'), seat, dollars: v.nullable(dollars) }),
  v.strictObject({ type: v.literal('totals-only'), on: v.boolean() }),
  /** Notes during the game: the round with the Priority Deal, and levels that were bought or removed. */
  v.strictObject({ type: v.literal('round'), stock, operating, priority: seat }),
  v.strictObject({ type: v.literal('level'), level, on: v.boolean() }),
  /** The ledger: a Railroad comes to a Holding, for money from its treasury where that is told, or leaves it. */
  v.strictObject({
    ...{ type: v.literal('railroad'), holding, railroad, side: sideName, on: v.boolean() },
    cost: v.exactOptional(dollars),
  }),
  /** Operators in the network; an Investor that comes to the Holding or leaves it. */
  v.strictObject({ type: v.literal('network'), holding, count: whole(MOST_TOKENS) }),
  v.strictObject({ type: v.literal('investor'), holding, investor: ledgerInvestor, on: v.boolean() }),
  v.strictObject({ type: v.literal('treasury'), holding, dollars: v.nullable(dollars) }),
  /** The Holding's revenue is paid, or kept. */
  v.strictObject({ type: v.literal('operate'), holding, pay: v.boolean() }),
  /** The table stands by these numbers, or no longer does. */
  v.strictObject({ type: v.literal('accept'), warnings: v.pipe(list(warning), v.minLength(1)), on: v.boolean() }),
  /** Names, colours, the order of the seats and who starts; `was` is the seat that a player had before, never null: it is a game for two. */
  v.strictObject({
    type: v.literal('table'),
    players: differentPlayers(v.strictObject({ ...padPlayer.entries, was: v.nullable(seat) }), {
      fewest: SEATS,
      most: SEATS,
    }),
    startingPlayer: seat,
  }),
])

const stage = v.picklist(['setup', 'account', 'totals', 'finished'])

const ledgerRailroad = v.strictObject({ id: railroad, side: sideName })

/** A Holding's assets while the game goes on. */
const ledger = v.strictObject({
  railroads: list(ledgerRailroad, RAILROADS.length),
  network: whole(MOST_TOKENS),
  investors: list(ledgerInvestor, ASSIGNED_INVESTORS.length),
  treasury: v.nullable(dollars),
  /** The round of its last turn, and whether the revenue was paid then; null before. */
  operated: v.nullable(v.strictObject({ stock, operating, paid: v.boolean() })),
})

/** The score pad of a physical table: everything that was entered, whole or not. */
const pad = v.strictObject({
  players: list(padPlayer, SEATS),
  startingPlayer: seat,
  totalsOnly: v.boolean(),
  cash: bySeat(v.nullable(dollars)),
  holdings: byHolding(
    v.strictObject({
      ...{ price: v.nullable(price), closed: v.boolean(), certificates: owners },
      /** Absent while nobody keeps it. */
      ledger: v.exactOptional(ledger),
    }),
  ),
  totals: bySeat(v.nullable(dollars)),
  round: v.strictObject({ stock, operating, priority: seat }),
  appeared: list(level, LEVELS.length),
  accepted: list(warning),
})

export const wire = {
  ...{ options, decision, view, allowed, ceremony, logItem, result },
  thinking: { effects, part },
  sheet: { options: newSheet, edit, ...pagedSheet(pad, stage) },
} satisfies Wire

export type BaronsWire = typeof wire

export type NewGame = v.InferOutput<typeof options>
export type Certificate = v.InferOutput<typeof certificate>
export type Decision = v.InferOutput<typeof decision>
export type Entry = v.InferOutput<typeof entry>
export type Refusal = v.InferOutput<typeof refusal>
export type RailroadView = v.InferOutput<typeof railroadView>
export type HoldingView = v.InferOutput<typeof holdingView>
export type PlayerView = v.InferOutput<typeof playerView>
export type Round = v.InferOutput<typeof round>
export type View = v.InferOutput<typeof view>
export type Allowed = v.InferOutput<typeof allowed>
export type SeatScore = v.InferOutput<typeof score>
export type Result = v.InferOutput<typeof result>
export type Ceremony = v.InferOutput<typeof ceremony>
export type Changes = v.InferOutput<typeof changes>
export type Fact = v.InferOutput<typeof fact>
export type Part = v.InferOutput<typeof part>
export type IdeaEffects = v.InferOutput<typeof effects>
export type LogItem = v.InferOutput<typeof logItem>
export type NewSheet = v.InferOutput<typeof newSheet>
export type PadPlayer = v.InferOutput<typeof padPlayer>
export type Pad = v.InferOutput<typeof pad>
export type Ledger = v.InferOutput<typeof ledger>
export type LedgerRailroad = v.InferOutput<typeof ledgerRailroad>
export type Warning = v.InferOutput<typeof warning>
export type Edit = v.InferOutput<typeof edit>
export type Stage = v.InferOutput<typeof stage>
