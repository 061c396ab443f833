/**
 * The contents of the box: Holdings, certificates, Railroads, Investors, the share value track and the numbers printed on
 * them. Data marked as our own are not public; they carry a version that every record names, so that the printed
 * values can take their place.
 */
import { itemAt, numberAt } from '../../building-blocks/lists.ts'

export { MOST_WORTH, SEATS } from './bounds.ts'

/** Version of the data that are our own: the track between the start prices and the end, and most names. */
export const DATA = 'own-1'

/** Something for each seat. */
export const bySeat = <T>(of: (seat: number) => T): [T, T] => [of(0), of(1)]
/** The bank as an owner of certificates, beside the two seats. */
export const BANK = 2

export const START_CASH = 200
/** Certificates that a player may own. */
export const MOST_CERTIFICATES = 9
/** The game also ends after the operating rounds of this stock round (ruling 30). */
export const MOST_STOCK_ROUNDS = 25
/** A value named in the draft, in dollars (ruling 1). */
export const MOST_VALUE = 999

/** In operating order. */
export const HOLDINGS = ['green', 'black', 'yellow', 'red', 'blue'] as const
export type HoldingId = (typeof HOLDINGS)[number]
export const GREEN = 0
/** Operator tokens of each Holding. */
export const OPERATORS: readonly number[] = [6, 6, 5, 4, 4]
export const MOST_TOKENS = Math.max(...OPERATORS)

/** Percentages of the certificates of each Holding, the Director's first. */
export const PERCENTS = [40, 30, 20, 10] as const
export type Percent = (typeof PERCENTS)[number]
/** 10% shares of each certificate. */
export const SHARES: readonly number[] = PERCENTS.map((percent) => percent / 10)
export const CERTIFICATES = HOLDINGS.length * PERCENTS.length
export const certificateOf = (holding: number, size: number): number => holding * PERCENTS.length + size
export const holdingOf = (certificate: number): number => Math.floor(certificate / PERCENTS.length)
export const sizeOf = (certificate: number): number => certificate % PERCENTS.length
/** The place of each size in `PERCENTS`. */
export const SIZE_40 = 0
export const SIZE_30 = 1
export const SIZE_20 = 2
export const SIZE_10 = 3

/** Dollars of a 10% share on each space of the share value track; our own but for the start prices and the end. */
export const TRACK: readonly number[] = [
  40, 50, 60, 70, 80, 90, 100, 110, 120, 135, 150, 165, 180, 200, 220, 240, 260, 285, 315, 350,
]
export const START_PRICES = [70, 80, 90, 100] as const
/** A price at the end of the track ends the game. */
export const TOP_SPACE = TRACK.length - 1
export const TOP_PRICE = 350
export const spaceOf = (price: number): number => TRACK.indexOf(price)

/** The levels of Railroads, 8 for both 8a and 8b. */
export const LEVELS = [2, 3, 4, 5, 6, 8] as const
export type Level = (typeof LEVELS)[number]
/** The level whose first appearance makes a level obsolete; the others stay to the end. */
export const ENDED_BY: Readonly<Partial<Record<Level, Level>>> = { 2: 4, 3: 6, 4: 8 }

/** One side of a Railroad card; cost and income in dollars. */
export interface Side {
  level: Level
  cost: number
  income: number
}

const side = (level: Level, cost: number, income: number): Side => ({ level, cost, income })

/** Cards of a category, and its sides: the cheaper level first; one where both are the same. */
const CATEGORIES: readonly [letter: string, cards: number, sides: readonly Side[]][] = [
  ['A', 4, [side(2, 100, 50)]],
  ['B', 3, [side(2, 100, 50), side(3, 200, 50)]],
  ['C', 3, [side(3, 200, 80)]],
  ['D', 2, [side(3, 200, 80), side(4, 300, 80)]],
  ['E', 2, [side(4, 300, 120)]],
  ['F', 2, [side(4, 300, 120), side(5, 500, 120)]],
  ['G', 2, [side(5, 500, 170)]],
  ['H', 2, [side(6, 600, 230)]],
  // K is the cheaper side of each I card.
  ['I', 8, [side(8, 400, 100), side(8, 800, 300)]],
]

/** A Railroad's id, such as `C2`. */
export type RailroadId = string
/** The Railroads in the order of the stack; a Railroad's index here is its number inside the kernel. */
export const RAILROADS: readonly RailroadId[] = CATEGORIES.flatMap(([letter, cards]) =>
  Array.from({ length: cards }, (_, card) => `${letter}${card + 1}`),
)
const SIDES: readonly (readonly Side[])[] = CATEGORIES.flatMap(([, cards, sides]) =>
  Array.from({ length: cards }, () => sides),
)
/** The sides where they differ, the cheaper level first. */
export const SIDE_NAMES = ['low', 'high'] as const
export type SideName = (typeof SIDE_NAMES)[number]
export const sidesOf = (railroad: number): readonly Side[] => itemAt(SIDES, railroad)
export const sideOf = (railroad: number, side: number): Side => itemAt(sidesOf(railroad), side)
/** The Investors by their face values. */
export const INVESTORS = ['30', '40', '50', '60', '450'] as const
export type InvestorId = (typeof INVESTORS)[number]
/** Those that can be assigned to a Holding for as long as it operates. */
export const ASSIGNED_INVESTORS = ['40', '50', '60'] as const
export const faceOf = (investor: number): number => Number(itemAt(INVESTORS, investor))
export const FLOOR_TRADER = 0
export const TRAFFIC_MANAGER = 1
export const MAIL_CONTRACTOR = 2
export const PURCHASING_AGENT = 3
export const OLD_CRATCHIT = 4
/** Dollars added to the revenue: for each Railroad by the Traffic Manager, at once by the Mail Contractor. */
export const MANAGER_BONUS = 10
export const CONTRACTOR_BONUS = 20
/** Dollars that a token in the route network adds to each revenue. */
export const NETWORK_BONUS = 10
/** The start price of the Holding that Old Cratchit brings. */
export const CRATCHIT_PRICE = 100

export const discounted = (cost: number): number => (cost * 4) / 5

export const sharesOf = (size: number): number => numberAt(SHARES, size)
