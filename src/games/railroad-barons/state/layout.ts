/** The game state is one Int32Array. This file names its words; `state.ts` reads and writes them in the rule book's words. */
import { CERTIFICATES, HOLDINGS, INVESTORS, RAILROADS, SEATS } from './components.ts'

export const PHASE = 0
/** The seat to decide. */
export const ASKED = 1
export const STARTER = 2
/** 1 where Investors have their face value. */
export const AT_FACE = 3
/** Decisions of the entry under way. */
export const PIECES = 4
/** Investors that were taken in the draft. */
export const DRAFTED = 5
/** The Investor on offer, and the value that was named. */
export const OFFERED = 6
export const VALUE = 7
export const PRIORITY = 8
/** Passes in a row. */
export const PASSES = 9
/** The seat that traded last in this stock round; -1 for none. */
export const LAST_ACTOR = 10
export const STOCK_ROUND = 11
/** 1 or 2; 0 in a stock round. */
export const OPERATING_ROUND = 12
/** The Holding that operates. */
export const OPERATING = 13
export const PLUS_LEFT = 14
/** The Railroad of another Holding that is asked for, and the price. */
export const WANTED = 15
export const PRICE = 16
/** Holdings sold in this turn that are not settled yet, as bits. */
export const SELLING = 17
/** 1 once this turn has bought. */
export const BOUGHT = 18
/** Levels that appeared, as bits. */
export const APPEARED = 19
/** Parts of the closing account that were told. */
export const TOLD = 20
/** For each seat: dollars, and the Holdings sold in this stock round as bits. */
export const CASH = 21
export const SOLD = CASH + SEATS
/** The place of each Investor. */
export const INVESTOR_AT = SOLD + SEATS
export const HOLDING = INVESTOR_AT + INVESTORS.length
export const HOLDING_WORDS = 7
export const STANDING = 0
export const SPACE = 1
export const TREASURY = 2
export const DIRECTOR = 3
export const NETWORK = 4
export const PLUS = 5
export const MINUS = 6
/** The owner of each certificate. */
export const OWNER = HOLDING + HOLDINGS.length * HOLDING_WORDS
/** The place of each Railroad, its side, and the highest price that was refused for it in this turn. */
export const RAILROAD_AT = OWNER + CERTIFICATES
export const RAILROAD_SIDE = RAILROAD_AT + RAILROADS.length
export const REFUSED = RAILROAD_SIDE + RAILROADS.length
export const WORDS = REFUSED + RAILROADS.length
