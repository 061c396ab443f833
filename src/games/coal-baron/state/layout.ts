/**
 * The game state is one Int32Array. This file names its words; the files in `state/` read and write them in the rule book's words.
 * The seats' shared part comes first, then one block a seat, so that fewer players make a shorter array.
 */

// The table
export const PLAYERS = 0
export const PHASE = 1
export const SHIFT = 2
export const TURN = 3
export const STARTER = 4
/** Next shift clock element, or next account. */
export const POINTER = 5
export const STEPS_LEFT = 6
/** The worker space whose action is under way. */
export const ACTION = 7
export const PICKS_LEFT = 8
export const DRAWN_COUNT = 9
/** Minecarts that wait for a coal decision, and the level they stand on. */
export const UNFILLED = 10
export const UNFILLED_LEVEL = 11
export const TILE_HEAD = 12
export const TILE_COUNT = 13
export const ORDER_HEAD = 14
export const ORDER_COUNT = 15
/** Cubes of each coal in the supply. */
export const SUPPLY = 16
/** Order cards on offer in the draft, as a set. */
export const OFFER = 20
export const DRAWN = 22
/** Tile on each factory space, order on each order space; -1 for none. */
export const FACTORY = 27
export const DESK = 35
export const WORKERS_ON = 39
export const OWNER_ON = 66
/** The cubes on each order card's spots: six bits a spot, two cubes of three bits each (0 none, else coal + 1). */
export const ON_ORDER = 93
/** Face-down stacks as rings of 64 places, four in a word: a copy of the state takes a quarter less time so. */
export const TILE_RING = 137
export const ORDER_RING = 153
export const RING = 63

// Each seat
export const SEATS = 169
export const SEAT_WORDS = 72
export const seatAt = (seat: number) => SEATS + seat * SEAT_WORDS
export const MARKS = 0
export const WORKERS = 1
export const DELIVERED_POINTS = 2
export const IN_BANK = 3
export const IN_CANTEEN = 4
export const CAGE_LEVEL = 5
export const CAGE_TOTAL = 6
export const CAGE = 7
export const STORAGE = 11
export const MINECARTS = 15
/** Cubes on minecarts, by level and coal. */
export const CUBES = 19
/** Tiles of each level in the order they came: two bits a tile, bit 0 the dark side, bit 1 two minecarts. */
export const TUNNELS = 35
export const TUNNEL_COUNT = 39
/** The load of each minecart of a level, printed one first: three bits a minecart, ten a word, two words a level. */
export const CARRIED = 43
export const LIGHT = 51
export const DARK = 52
/** Sets of order cards. */
export const OUTSTANDING = 53
export const COMPLETE = 55
export const DELIVERED = 57
/** Delivered order spots by coal, then by vehicle: the first eight elements of the shift clock. */
export const SPOTS = 59
/** Points from each shift clock element, four bits each: shift I, shift II, shift III (two words). */
export const REWARDS = 67
/** Points from the shift scorings and accounts together. */
export const SCORED = 71
