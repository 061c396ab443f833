/**
 * All data that are Pithead's own: the draft rule book names the components but prints no tile list, map, tracks or cards
 * (docs/coal-train.md#data). The designer's data can take their place under another version; no rule knows a number from here.
 */

/** Every digital record names the version it was played with. */
export const DATA = 'valley-1'

// Resource board

/** Incomes at the start and the ends of their tracks: coal, iron, water, action points. */
export const START_INCOME = { C: 2, I: 1, W: 1 } as const
export const MOST_INCOME = 6
export const START_ACTION_POINTS = 5
export const MOST_ACTION_POINTS = 9

// Tiles

/** Resources for a station of a Build Station tile, and its purchase cost in action points. */
export const STATION_TILES = {
  Sa: { cost: 2, town: 'CCI', city: 'CCIIW' },
  Sb: { cost: 2, town: 'CIW', city: 'CCIIW' },
  Sc: { cost: 2, town: 'CCW', city: 'CCIWW' },
  Sd: { cost: 3, town: 'CI', city: 'CIIW' },
  Se: { cost: 3, town: 'CW', city: 'CIWW' },
} as const

/** Resources for an upgrade tile, what it raises, and its purchase costs: of odd and of even numbers in section A, and in B. */
export const UPGRADE_TILES = {
  CM: { pay: 'II', raises: 'C', costs: [1, 2, 2] },
  IM: { pay: 'CC', raises: 'I', costs: [1, 2, 2] },
  RV: { pay: 'CI', raises: 'W', costs: [1, 2, 2] },
  MA: { pay: 'CIW', raises: 'AP', costs: [2, 3, 2] },
} as const

/** Resources that a Management tile of section B gives instead of an upgrade. */
export const MANAGEMENT_GOODS = 'CIW'

/** Tiles of each kind by section and number of players from which they are in. */
export const TILE_COUNTS = [
  { section: 'A', players: 3, kinds: { Sa: 6, Sb: 5, Sc: 5, CM: 6, IM: 6, RV: 6, MA: 6 } },
  { section: 'B', players: 3, kinds: { Sb: 8, Sd: 7, Se: 7, CM: 2, IM: 2, RV: 2, MA: 4 } },
  { section: 'A', players: 4, kinds: { Sa: 2, Sb: 1, Sc: 1, CM: 1, IM: 2, RV: 2, MA: 1 } },
  { section: 'B', players: 4, kinds: { Sb: 1, Sd: 2, Se: 2, IM: 1, RV: 1, MA: 1 } },
  { section: 'A', players: 5, kinds: { Sa: 1, Sb: 1, Sc: 2, CM: 2, IM: 1, RV: 1, MA: 2 } },
  { section: 'B', players: 5, kinds: { Sb: 2, Sd: 1, Se: 2, CM: 1, RV: 1, MA: 1 } },
] as const

/** The subsidies in the order of the rondel, clockwise from where the loco starts; tiles carry them in turn. */
export const SUBSIDIES = ['GW', 'FT', 'RP', 'IN', 'TR', 'MG', 'FO', 'ZV'] as const

/** The Standard Upgrade: action points and resources for one step of income. */
export const STANDARD_UPGRADE = { cost: 2, pay: 'CCC' } as const

// The map

/** Places with their value in points, and where they stand: x from 0 to 100, y down from 0 to 70, each to its own scale. */
export const CITIES = {
  WIL: { name: 'Williamsport', points: 5, x: 10.5, y: 6 },
  SCR: { name: 'Scranton', points: 6, x: 75, y: 8 },
  WBR: { name: 'Wilkes-Barre', points: 5, x: 58, y: 7 },
  HAZ: { name: 'Hazleton', points: 4, x: 64, y: 28.5 },
  POT: { name: 'Pottsville', points: 5, x: 53, y: 54 },
  HAR: { name: 'Harrisburg', points: 6, x: 11, y: 65 },
  REA: { name: 'Reading', points: 5, x: 55, y: 64.5 },
  ALL: { name: 'Allentown', points: 6, x: 72.5, y: 54.5 },
} as const

export const TOWNS = {
  SUN: { name: 'Sunbury', points: 3, x: 9, y: 35 },
  BER: { name: 'Berwick', points: 3, x: 37, y: 18.5 },
  CAR: { name: 'Carbondale', points: 3, x: 91, y: 2.5 },
  HON: { name: 'Honesdale', points: 3, x: 91, y: 15 },
  STR: { name: 'Stroudsburg', points: 3, x: 91, y: 29 },
  MAU: { name: 'Mauch Chunk', points: 3, x: 81, y: 38 },
  EAS: { name: 'Easton', points: 3, x: 92, y: 46.5 },
  DAN: { name: 'Danville', points: 3, x: 18.5, y: 28 },
  BLO: { name: 'Bloomsburg', points: 3, x: 34, y: 26 },
  SHA: { name: 'Shamokin', points: 3, x: 27, y: 41.5 },
  ASH: { name: 'Ashland', points: 3, x: 41.5, y: 44.5 },
  MAH: { name: 'Mahanoy City', points: 3, x: 54, y: 38.5 },
  MUN: { name: 'Muncy', points: 2, x: 23.5, y: 12.5 },
  LEW: { name: 'Lewisburg', points: 2, x: 8.5, y: 20 },
  NAN: { name: 'Nanticoke', points: 2, x: 51, y: 15 },
  PIT: { name: 'Pittston', points: 2, x: 71, y: 16 },
  TAM: { name: 'Tamaqua', points: 2, x: 67.5, y: 44 },
  BET: { name: 'Bethlehem', points: 2, x: 91, y: 57 },
  LEB: { name: 'Lebanon', points: 2, x: 33, y: 62 },
  MIL: { name: 'Millersburg', points: 2, x: 9.5, y: 51 },
} as const

/** Two places, and the extra cost of building through their connection after a colon. */
export const CONNECTIONS = [
  ...['WIL-MUN', 'WIL-LEW:C', 'MUN-LEW', 'MUN-DAN:I', 'LEW-SUN', 'SUN-DAN', 'SUN-SHA:C', 'SUN-MIL', 'MIL-HAR'],
  ...['MIL-SHA:CC', 'MIL-LEB:C', 'DAN-BLO', 'BLO-BER', 'BLO-SHA:I', 'BER-NAN', 'BER-HAZ:CC', 'NAN-WBR', 'WBR-PIT'],
  ...['WBR-HAZ:CC', 'PIT-SCR', 'SCR-CAR', 'SCR-STR:CCW', 'CAR-HON:C', 'HON-STR:W', 'SHA-ASH', 'ASH-MAH', 'ASH-POT:C'],
  ...['MAH-HAZ:C', 'MAH-POT', 'MAH-TAM', 'HAZ-TAM', 'HAZ-MAU:C', 'TAM-POT', 'TAM-MAU', 'MAU-ALL', 'MAU-STR:CCC'],
  ...['ALL-BET', 'BET-EAS', 'EAS-STR:W', 'ALL-REA:I', 'POT-REA', 'REA-LEB', 'LEB-HAR', 'POT-LEB:I'],
] as const

// Incentives

/** Copies of each incentive: N at once, P for payment, F scored at the end, L lasting. */
export const INCENTIVE_COPIES = {
  ...{ N1: 4, N2: 2, N3: 2, N4: 2, N5: 3, N6: 3, N7: 2 },
  ...{ P1: 2, P2: 2, P3: 2, P4: 2 },
  ...{ F1: 1, F2: 1, F3: 1, F4: 1, F5: 1, F6: 1, F7: 1, F8: 1 },
  ...{ L1: 1, L2: 1, L3: 1, L4: 1, L5: 1, L6: 1 },
} as const

/** Resources that come with a card at once. */
export const GIFTS = { N2: 'CCCC', N3: 'III', N4: 'WWW' } as const
/** Points that come with a card at once. */
export const GIFT_POINTS = { N7: 3 } as const
/** Points for a payment of resources and action points. */
export const CONTRACTS = {
  P1: { pay: 'CCCC', points: 4 },
  P2: { pay: 'IIII', points: 5 },
  P3: { pay: 'WWWW', points: 5 },
  P4: { pay: 'CCIIWW', points: 7 },
} as const
export const CONTRACT_COST = 1
/** The most points of a scoring card that counts pieces. */
export const MOST_COUNTED = 6
/** Pieces of each kind for a point of a scoring card that counts them. */
export const PIECES_A_POINT = { F1: 2, F2: 1, F3: 1, F7: 2, F8: 3 } as const
/** Limit of an Exchange, with and without the card that raises it; coal for an action point likewise. */
export const EXCHANGE_LIMIT = { plain: 2, raised: 4 } as const
export const COAL_TAKEN = { plain: 1, raised: 2 } as const
