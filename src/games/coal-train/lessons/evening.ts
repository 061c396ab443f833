/** The evening of the first hour: a deal that is always the same, and what was played up to the beginning of each chapter. */
import type { Entry, Setup } from '../rules/types.ts'
import { DATA } from '../state/components.ts'

const A =
  'A3Sc1 A3Sa6 A3IM1 A3Sb2 A3RV2 A3Sa1 A3CM3 A3Sb3 A3MA1 A3Sc3 A3RV1 A3Sa3 A3IM3 A3Sb1 A3Sc4 A3CM1 ' +
  'A3Sa4 A3RV3 A3MA3 A3Sb4 A3IM5 A3Sa5 A3CM5 A3Sc2 A3MA5 A3Sc5 A3RV4 A3RV6 A3CM4 A3IM2 A3CM2 A3MA4 ' +
  'A3RV5 A3MA2 A3IM4 A3CM6 A3Sa2 A3MA6 A3Sb5 A3IM6'
const B =
  'B3Se6 B3CM1 B3Se1 B3Se2 B3MA2 B3Sd1 B3Se3 B3Se4 B3RV1 B3Sb6 B3MA4 B3Sb1 B3MA1 B3Sd6 B3CM2 B3Se7 ' +
  'B3Sb3 B3Sd4 B3Sd3 B3Sd5 B3RV2 B3Sb2 B3Sd7 B3Sd2 B3Se5 B3Sb7 B3IM2 B3Sb4 B3Sb5 B3IM1 B3Sb8 B3MA3'

/** A step onto the upper edge leads to a Build Station tile beside a cheap upgrade; each city has a contract. */
export const SETUP = {
  startingPlayer: 0,
  data: DATA,
  a: A.split(' '),
  b: B.split(' '),
  whistlestops: ['GREEN', 'COAL', 'DEPOT', 'RED', 'STEEP'],
  cards: {
    WIL: ['N3a', 'P2b', 'F2a', 'L3a'],
    SCR: ['N1c', 'P2a', 'F5a', 'L5a'],
    WBR: ['N2b', 'P3a', 'F4a', 'L4a'],
    HAZ: ['N4a', 'P4a', 'F1a', 'L2a'],
    POT: ['N1b', 'P1a', 'F6a', 'L6a'],
    HAR: ['N4b', 'P3b', 'F7a', 'L1a'],
    REA: ['N1d', 'P1b', 'F8a', 'N5c'],
    ALL: ['N7a', 'P4b', 'F3a', 'N3b'],
  },
} as Setup

const buy = { buy: true } as const
const end = { end: true } as const

// A line for each turn, or as few as it needs.

// prettier-ignore
const START: readonly Entry[] = [
  { start: 'TR' },
  { start: 'RP' },
]

// prettier-ignore
const FIRST_ROUND: readonly Entry[] = [
  { step: [0, 1] }, buy, { step: [0, 2] }, buy, end, { place: [0, 1] }, { place: [0, 2] },
  { step: [4, 2] }, buy, { exchange: ['CC', 'II'] }, { build: 'ALL', tile: 'A3Sa5', card: 'P4b', loco: 2 },
  { build: 'MAU', via: 'ALL' }, { spend: 'RP', to: [2, 0] }, buy, { spend: 'TR' }, end, { place: [2, 0] },
  { place: [4, 2] },
  { step: [2, 0], take: 'I' }, { step: [2, 1] }, buy, { build: 'HAZ', tile: 'A3Sa3', card: 'P4a', loco: 2 },
  { spend: 'TR' }, { spend: 'RP', to: [2, 3] }, buy, { use: 'A3IM3' }, { spend: 'GW' }, { step: [3, 3] }, buy,
  { spend: 'FO' }, { use: 'A3RV3' }, end, { place: [2, 1] }, { place: [3, 3] }, { place: [2, 3] },
]

// prettier-ignore
const SECOND_ROUND: readonly Entry[] = [
  { use: 'A3IM1' }, { spend: 'FO' }, { step: [1, 2] }, { step: [2, 2] }, { upgrade: 'W' }, { coal: 1 }, end,
  { step: [1, 0] }, buy, { spend: 'RP', to: [4, 4] }, buy, { exchange: ['CC', 'IW'] }, { spend: 'GW' }, { coal: 1 },
  { coal: 1 }, { build: 'REA', tile: 'A3Sc2', via: 'ALL', card: 'N5c', raise: 'I', loco: 3 }, end,
  { place: [4, 2], swap: true }, { place: [1, 0] },
  { step: [3, 2] }, buy, { coal: 1 }, { coal: 1 }, { coal: 1 },
  { build: 'WBR', tile: 'A3Sa4', via: 'HAZ', card: 'P3a', loco: 3 }, { build: 'PIT', via: 'WBR' }, end,
  { place: [3, 3], swap: true },
]

// prettier-ignore
const UP_TO_THE_LAST_ROUND: readonly Entry[] = [
  { build: 'REA', tile: 'A3Sa6', card: 'F8a', loco: 2 }, { build: 'POT', via: 'REA', card: 'L6a', loco: 3 },
  { step: [1, 2] }, buy, { spend: 'MG' }, { step: [1, 1] }, buy, { use: 'A3CM3' },
  { build: 'ALL', tile: 'A3Sb3', via: 'REA', card: 'N3b', loco: 3, waive: ['II'] }, { build: 'MAU', via: 'ALL' },
  { spend: 'GW' }, { spend: 'RP', to: [0, 3] }, buy,
  { build: 'HAZ', tile: 'A3Sb2', via: 'MAU', card: 'F1a', loco: 2, waive: ['CW'] }, { spend: 'TR' }, end,
  { place: [0, 1], swap: true }, { place: [1, 1] }, { place: [1, 2] },
  { build: 'POT', tile: 'A3Sa1', via: 'REA', card: 'P1a', loco: 3, waive: ['CI'] }, { step: [4, 3] },
  { step: [4, 2] }, buy, { build: 'HAZ', tile: 'A3Sc5', via: 'MAU', card: 'N4a', loco: 3, waive: ['CW', 'CW'] },
  { spend: 'RP', to: [2, 4] }, buy, end, { place: [4, 2] }, { place: [4, 4], swap: true },
  { spend: 'RP', to: [3, 0] }, buy, { coal: 1 }, { coal: 1 }, { coal: 1 },
  { build: 'SCR', tile: 'A3Sc4', via: 'PIT', card: 'P2a', loco: 2 }, { build: 'TAM', via: 'HAZ' },
  { step: [2, 0], take: 'W' }, end, { place: [3, 0] },
  { step: [1, 3] }, { step: [1, 4] }, buy, { spend: 'MG' }, { exchange: ['C', 'W'] }, { spend: 'RP', to: [4, 1] },
  buy, { build: 'STR', tile: 'A3Sc3', via: 'MAU' },
  { build: 'SCR', via: 'STR', card: 'N1c', town: 'BER', from: 'HAZ', loco: 3 }, end, { place: [3, 2], swap: true },
  { place: [1, 4] },
  { step: [3, 4] }, buy, { use: 'A3MA3' }, { spend: 'TR' }, { use: 'A3RV1' }, { step: [4, 4] }, { step: [4, 3] },
  buy, { spend: 'FO' }, { use: 'A3CM5' }, end, { place: [3, 4] }, { place: [2, 0], swap: true },
  { step: [3, 0] }, { step: [4, 0] }, buy, { spend: 'FO' }, { spend: 'FT', trade: ['I', 'C'] },
  { build: 'POT', tile: 'A3Sb4', via: 'TAM', card: 'N1b', town: 'CAR', from: 'SCR', loco: 3 },
  { build: 'REA', via: 'POT', card: 'P1b', loco: 2 }, { spend: 'RP', to: [0, 0] }, buy, { spend: 'TR' }, end,
  { place: [0, 2], swap: true }, { place: [4, 0] },
  { spend: 'RP', to: [0, 2] }, buy, { spend: 'RP', to: [3, 4] }, buy,
  { build: 'WBR', tile: 'A3Sb5', via: 'HAZ', card: 'F4a', loco: 3, waive: ['CI'] }, { build: 'LEB', via: 'REA' },
  { coal: 1 }, { build: 'HAR', tile: 'A3Sa2', via: 'LEB', card: 'P3b', loco: 1, waive: ['IW'] }, { spend: 'GW' },
  { step: [4, 4] }, buy, { step: [4, 3], take: 'I' }, end, { place: [3, 4] }, { place: [4, 4] }, { place: [0, 2] },
  { step: [4, 4] }, buy, { step: [3, 4] }, buy,
  { build: 'WBR', tile: 'B3Sb1', via: 'HAZ', card: 'N2b', loco: 2, waive: ['CC'] }, { spend: 'GW' },
  { spend: 'RP', to: [0, 2] }, buy, { exchange: ['CW', 'II'] }, { exchange: ['C', 'I'] },
  { build: 'PIT', tile: 'A3Sb1', via: 'WBR' }, { build: 'SCR', via: 'PIT', card: 'F5a', loco: 2 }, end,
  { place: [4, 4] }, { place: [0, 3], swap: true }, { place: [3, 4] },
  { coal: 1 }, { coal: 1 }, { build: 'ALL', tile: 'A3Sc1', via: 'REA', card: 'F3a', loco: 3 },
  { build: 'LEB', via: 'REA' }, { step: [1, 0] }, { step: [1, 1] }, buy, { use: 'A3IM2', waive: ['CC'] },
  { coal: 1 }, end, { place: [2, 1], swap: true },
  { step: [4, 4] }, buy, { spend: 'GW' }, { step: [3, 4] }, buy, end, { place: [0, 0], swap: true },
  { place: [4, 4] },
  { step: [1, 2] }, { step: [2, 2] }, { step: [2, 1] }, buy, { spend: 'RP', to: [4, 4] }, buy,
  { build: 'LEB', tile: 'B3Sb3', via: 'REA' },
  { build: 'HAR', via: 'LEB', card: 'F7a', loco: 1, waive: ['CI'], with: ['RP', 'TR', 'TR'] },
  { use: 'B3MA1', goods: true }, end, { place: [1, 1], swap: true }, { place: [2, 1] },
  buy, { build: 'HAR', tile: 'B3Sd5', via: 'LEB', card: 'N4b', loco: 2 }, { build: 'MIL', via: 'HAR' },
  { spend: 'RP', to: [0, 0] }, buy, { exchange: ['WW', 'CI'] }, end, { place: [1, 1] },
  { place: [4, 4], swap: true },
  { build: 'BLO', tile: 'B3Se7', via: 'BER' }, { build: 'DAN', via: 'BLO' }, { step: [4, 4] }, buy,
  { build: 'MUN', tile: 'B3Sd7', via: 'DAN' }, { build: 'WIL', via: 'MUN', card: 'F2a', loco: 3 }, { coal: 2 }, end,
  { place: [0, 0], swap: true },
  { step: [4, 3], take: 'I' }, { step: [3, 3] }, { step: [2, 3] }, { step: [1, 3] }, { step: [1, 2] },
  { step: [1, 1] }, buy, { build: 'MIL', tile: 'B3Sb2', via: 'HAR' }, { build: 'SUN', via: 'MIL' },
  { build: 'LEW', tile: 'B3Sd3', via: 'SUN' }, { spend: 'FT', trade: ['C', 'I'] },
  { build: 'WIL', via: 'LEW', card: 'P2b', loco: 3 }, end, { place: [4, 4], swap: true },
  buy, { build: 'SUN', tile: 'B3Sd2', via: 'MIL' }, { build: 'LEW', via: 'SUN' }, { step: [1, 0] }, buy,
  { use: 'A3RV4', waive: ['CI'] }, { exchange: ['WW', 'CI'] }, end, { place: [0, 0] }, { place: [0, 2], swap: true },
  buy, { use: 'A3RV5', waive: ['CI'] }, { build: 'SUN', tile: 'B3Se5', via: 'DAN' }, { build: 'CAR', via: 'SCR' },
  { coal: 3 }, end, { place: [3, 4], swap: true },
  { step: [1, 0] }, { step: [0, 0] }, buy, { build: 'CAR', tile: 'B3Sb7', via: 'SCR' }, { build: 'DAN', via: 'SUN' },
  { step: [1, 0] }, { step: [2, 0] }, buy, { spend: 'FO' }, { coal: 1 }, end, { place: [4, 1], swap: true },
  { place: [0, 0] },
  { contract: 'P3a' }, { contract: 'P2a' }, { step: [0, 0] }, buy, { use: 'B3IM1', waive: ['CC'] },
  { spend: 'FT', trade: ['C', 'I'] }, { build: 'WIL', tile: 'B3Sd4', via: 'LEW', card: 'L3a', loco: 2 },
  { build: 'DAN', via: 'SUN' }, { spend: 'RP', to: [4, 1] }, buy, { spend: 'GW' }, { step: [3, 1] }, buy,
  { use: 'A3CM1', waive: ['II'], with: ['GW', 'TR', 'TR'] }, end, { place: [4, 1] }, { place: [1, 1], swap: true },
  { place: [0, 0] },
]

export const BEGINNINGS = {
  market: START,
  upgrade: [...START, ...FIRST_ROUND],
  stations: [...START, ...FIRST_ROUND, ...SECOND_ROUND],
  last: [...START, ...FIRST_ROUND, ...SECOND_ROUND, ...UP_TO_THE_LAST_ROUND],
} satisfies Record<string, readonly Entry[]>
