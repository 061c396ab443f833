/**
 * A whole golden game, turn by turn, against books that were kept beside it from the rule book and docs/coal-train.md alone, and its
 * scores added up by hand: nothing here was worked out by the program.
 */
import { expect, test } from 'vitest'
import { replay } from '../../../src/games/coal-train/rules/entries.ts'
import { resultOf } from '../../../src/games/coal-train/rules/result.ts'
import { deal } from '../../../src/games/coal-train/rules/setup.ts'
import type { Entry, Setup } from '../../../src/games/coal-train/rules/types.ts'
import { RESOURCES, SUBSIDIES } from '../../../src/games/coal-train/state/components.ts'
import type { State } from '../../../src/games/coal-train/state/state.ts'
import { golden } from '../../support/golden.ts'

const { setup, moves } = golden('3-players', 'coal-train') as unknown as { setup: Setup; moves: Entry[] }
const NAMES = ['Ada', 'Ben', 'Cleo']

/** At each turn's end: round, player, coal, iron, water, their incomes, AP income, points without scoring cards, stations, markers. */
const BOOKS = `
   1 Ben   5  1  1  211 6   0  0
   1 Cleo  5  0  0  211 6   0  0  IN ZV
   1 Ada   6  2  0  221 5   0  0  ZV
   2 Ben   7  2  2  211 6   0  0  FT
   2 Cleo  5  2  1  212 6   0  0  ZV
   2 Ada   9  4  1  221 5   3  1  ZV
   3 Ben   1  0  0  221 6   8  3
   3 Cleo  8  4  1  312 6   0  0  TR
   3 Ada  11  6  4  221 5   3  1
   4 Ben   0  3  0  231 6  12  4
   4 Cleo 10  2  5  312 6   3  1
   4 Ada  13  9  5  222 5   3  1
   5 Ben   4  3  0  231 6  18  5  IN
   5 Cleo 10  1  5  312 6  11  3
   5 Ada  13 12  5  222 6   3  1  MG
   6 Ben   4  6  0  231 6  20  6  IN TR
   6 Cleo  6  2  6  322 6  16  5
   6 Ada  18 13  9  322 6   3  1
   7 Ben   5  7  0  331 6  23  7
   7 Cleo  9  3  6  322 7  16  5
   7 Ada  21 13 11  322 7   3  1
   8 Ben   6  8  1  343 6  23  7  GW TR
   8 Cleo  4  6  6  422 7  22  7  ZV
   8 Ada  20 12 11  323 7  15  3  GW MG
   9 Ben   2  6  0  343 6  46 10  IN
   9 Cleo 11 12  7  422 7  22  7  ZV
   9 Ada  21 13 15  324 7  15  3  IN
  10 Ben   0  8  4  344 6  57 12  GW
  10 Cleo 11 10 10  522 7  26  9
  10 Ada  23 15 19  424 7  15  3  FO
  11 Ben   5 11  5  344 6  60 13
  11 Cleo 11 13  6  522 7  38 11
  11 Ada  23 17 22  424 7  24  6  ZV
  12 Ben   6 13  9  444 6  64 15
  12 Cleo 13 15  7  622 7  44 13
  12 Ada  28 19 24  434 7  24  6  ZV
  13 Ben   9 15 11  444 6  68 17  MG
  13 Cleo 18 16  7  623 7  50 14  MG2
  13 Ada  30 21 23  434 7  30  8  GW TR
`

function bookOf(s: State, seat: number): string {
  const { resources, income, actionIncome, towns, cities, gifts, contracts, stations, markers } = s.seats[seat]
  const held = SUBSIDIES.filter((id) => markers[id] > 0).map((id) => (markers[id] > 1 ? `${id}${markers[id]}` : id))
  return [
    ...[s.round, NAMES[seat], ...RESOURCES.map((id) => resources[id])],
    ...[RESOURCES.map((id) => income[id]).join(''), actionIncome, towns + cities + gifts + contracts],
    ...[stations.length, ...held],
  ].join(' ')
}

function* turns(): Generator<string> {
  let s = deal(setup, 3)
  for (const entry of moves) {
    const before = s
    const played = replay(s, [entry])
    if (played.refusal) throw new Error(played.refusal.code)
    s = played.state
    if ('end' in entry) yield bookOf({ ...s, round: before.round }, before.turn)
  }
}

test('every turn leaves what the books say', () => {
  const expected = BOOKS.trim()
    .split('\n')
    .map((line) => line.trim().split(/ +/).join(' '))
  expect([...turns()]).toEqual(expected)
})

test('the scores, place by place and card by card', () => {
  const end = replay(deal(setup, 3), moves)
  if (end.refusal) throw new Error(end.refusal.code)
  const added = (...points: number[]) => points.reduce((total, each) => total + each, 0)
  expect(resultOf(end.state)).toEqual({
    scores: [
      {
        // Honesdale, Carbondale, Pittston, Nanticoke (Build in Town), Berwick, Stroudsburg
        towns: added(3, 3, 2, 2, 3, 3),
        // Scranton, Wilkes-Barre; Honours
        ...{ cities: added(6, 5), cards: 3, contracts: 0, scoring: 0 },
        ...{ total: 30, left: added(30, 21, 23) },
      },
      {
        // Mauch Chunk, Stroudsburg, Tamaqua, Bethlehem, Easton, Mahanoy City, Berwick, Nanticoke, Pittston, Lebanon, Millersburg
        towns: added(3, 3, 2, 2, 3, 3, 3, 2, 2, 2, 2),
        // Hazleton, Allentown, Pottsville, Wilkes-Barre, Scranton, Reading
        cities: added(4, 6, 5, 5, 6, 5),
        // Two contracts of 5; a point for 3 of 35 resources would be 11, and 6 are the most.
        ...{ cards: 0, contracts: added(5, 5), scoring: 6 },
        ...{ total: 74, left: added(9, 15, 11) },
      },
      {
        // Ashland, Shamokin, Bloomsburg, Tamaqua, Danville, Mahanoy City, Lebanon, Millersburg, Sunbury, Muncy
        towns: added(3, 3, 3, 2, 3, 3, 2, 2, 3, 2),
        // Pottsville, Reading, Hazleton, Harrisburg; a coal contract
        ...{ cities: added(5, 5, 4, 6), cards: 0, contracts: 4, scoring: 0 },
        // After her last turn Ada buys where she stands, for a coal.
        ...{ total: 50, left: added(18, 16, 7, 1) },
      },
    ],
    winners: [1],
  })
})
