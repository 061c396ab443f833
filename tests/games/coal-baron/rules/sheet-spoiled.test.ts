/** One thing wrong in the record of a score sheet, and the line that says what and where. */
import { expect, test } from 'vitest'
import type { Result } from '../../../../src/games/coal-baron/index.ts'
import { golden } from '../support/golden.ts'
import { GONE, isRefused, lineOf, spoilt } from '../../../support/spoiled.ts'
import type { Changes } from '../../../support/spoiled.ts'

isRefused(
  'companion-counts',
  [
    ['no sheet', { sheet: GONE }, 'sheet: missing'],
    ['an empty sheet', { sheet: null }, 'sheet.detail: unknown-value have=undefined'],
    ['another detail', { 'sheet.detail': 'all' }, 'sheet.detail: unknown-value have=all'],
    ['the detail of another sheet', { 'sheet.detail': 'points' }, 'sheet.shifts: unknown-key'],
    ['moves', { moves: [] }, 'moves: unknown-key'],
    ['stacks', { 'setup.tiles': [] }, 'setup.tiles: unknown-key'],
    ['a fourth shift', { 'sheet.shifts[3]': {} }, 'sheet.shifts: wrong-length have=4 need=0..3'],
    ['a shift without counts', { 'sheet.shifts[1].counts': GONE }, 'sheet.shifts[1].counts: missing'],
    ['a seat too few', { 'sheet.shifts[0].counts[2]': GONE }, 'sheet.shifts[0].counts: wrong-length have=2 need=3'],
    [
      'vehicles counted after the first shift',
      { 'sheet.shifts[0].counts[1][4]': 0 },
      'sheet.shifts[0].counts[1]: wrong-length have=5 need=4',
    ],
    [
      'an element not counted',
      { 'sheet.shifts[2].counts[0][11]': GONE },
      'sheet.shifts[2].counts[0]: wrong-length have=11 need=12',
    ],
    [
      'less than nothing counted',
      { 'sheet.shifts[0].counts[0][0]': -1 },
      'sheet.shifts[0].counts[0][0]: out-of-range have=-1 need=0..99',
    ],
    [
      'more spots than anybody counts',
      { 'sheet.shifts[0].counts[1][0]': 100 },
      'sheet.shifts[0].counts[1][0]: out-of-range have=100 need=0..99',
    ],
    [
      'deliveries that no track can show',
      { 'sheet.shifts[0].delivered[0]': [500, 500] },
      'sheet.shifts[0].delivered[0]: out-of-range have=1000 need=0..999',
    ],
    [
      'more deliveries than a field holds',
      { 'sheet.shifts[0].delivered[0]': Array(65).fill(0) },
      'sheet.shifts[0].delivered[0]: wrong-length have=65 need=0..64',
    ],
    [
      'more Marks than there could be',
      { 'sheet.final[0].marks': 1e12 },
      'sheet.final[0].marks: out-of-range have=1000000000000 need=0..500',
    ],
    ['half a spot', { 'sheet.shifts[0].counts[0][0]': 0.5 }, 'sheet.shifts[0].counts[0][0]: not-whole have=0.5'],
    [
      'cards among the points',
      { 'sheet.shifts[0].delivered[0][1]': 'TKKK' },
      'sheet.shifts[0].delivered[0][1]: wrong-type need=number',
    ],
    [
      'points for a seat in one',
      { 'sheet.shifts[0].delivered[0]': 19 },
      'sheet.shifts[0].delivered[0]: wrong-type need=list',
    ],
    ['one pit not counted', { 'sheet.final[2]': GONE }, 'sheet.final: wrong-length have=2 need=3'],
    ['an account missing', { 'sheet.final[1].dark': GONE }, 'sheet.final[1].dark: missing'],
    ['another account', { 'sheet.final[1].workers': 2 }, 'sheet.final[1].workers: unknown-key'],
    ['accounts before the third shift', { 'sheet.shifts[2]': GONE }, 'sheet.final: not-over'],
    ['a result without accounts', { 'sheet.final': GONE }, 'result: not-over'],
    ['accounts, but no result', { finishedAt: null, result: null }, 'result: missing'],
    ['a spot more', { 'sheet.shifts[2].counts[0][4]': 3 }, 'result.scores[0].shifts[2][4]: differs have=0 need=6'],
    ['a Mark more', { 'sheet.final[0].marks': 8 }, 'result.scores[0].marksLeft: differs have=2 need=3'],
    ['a point more', { 'sheet.shifts[0].delivered[1][0]': 1 }, 'result.scores[1].delivered: differs have=12 need=13'],
    ['other winners', { 'result.winners': [0, 1] }, 'result.winners: differs have=list need=list'],
    [
      'a result of totals',
      { 'result.scores[0]': { total: 103, marksLeft: 2 } },
      'result.scores[0].delivered: differs have=undefined need=28',
    ],
  ],
  'coal-baron',
)

isRefused(
  'companion-cards',
  [
    [
      'points among the cards',
      { 'sheet.shifts[0].delivered[0][0]': 9 },
      'sheet.shifts[0].delivered[0][0]: unknown-value have=9',
    ],
    ['counts after the first shift', { 'sheet.shifts[0].counts': [] }, 'sheet.shifts[0].counts: unknown-key'],
    ['no minecarts counted', { 'sheet.shifts[2].counts': GONE }, 'sheet.shifts[2].counts: missing'],
    [
      'all twelve elements counted',
      { 'sheet.shifts[2].counts[0][4]': 0 },
      'sheet.shifts[2].counts[0]: wrong-length have=5 need=4',
    ],
  ],
  'coal-baron',
)

const wholeScore = (golden('3-players').result as Result).scores[0]

isRefused(
  'companion-points',
  [
    ['shifts', { 'sheet.shifts': [] }, 'sheet.shifts: unknown-key'],
    ['no totals', { 'sheet.totals': GONE }, 'sheet.totals: missing'],
    ['a total too few', { 'sheet.totals[1]': GONE }, 'sheet.totals: wrong-length have=1 need=2'],
    ['fewer Marks than none', { 'sheet.marksLeft[0]': -1 }, 'sheet.marksLeft[0]: out-of-range have=-1 need=0..99'],
    [
      'a total beyond all',
      { 'sheet.totals[0]': 300_000_000 },
      'sheet.totals[0]: out-of-range have=300000000 need=-10000..10000',
    ],
    ['no Marks left kept', { 'sheet.marksLeft': GONE }, 'result.scores[0].marksLeft: differs have=1 need=undefined'],
    ['no result', { finishedAt: null, result: null }, 'result: missing'],
    ['every part of a score', { 'result.scores[0]': wholeScore }, 'result.scores[0].total: differs have=80 need=-3'],
  ],
  'coal-baron',
)

const running: Changes = { finishedAt: null, result: null, 'sheet.final': GONE }

const passing: [what: string, changes: Changes, totals: string][] = [
  ['accounts that are still to come', {}, '108,62,57'],
  ['counts that fall', { 'sheet.shifts[1].counts[0][2]': 0 }, '104,64,59'],
  ['more spots than the box holds', { 'sheet.shifts[0].counts[1][0]': 99 }, '107,64,57'],
  ['a delivery that brought nothing', { 'sheet.shifts[0].delivered[1]': [0] }, '108,62,57'],
]

test.each(passing)('%s are nothing to refuse a record for', (_, changes, totals) =>
  expect(lineOf(spoilt('companion-counts', { ...running, ...changes }))).toBe(`ok FILE moves=0 totals=${totals}`),
)

test('a record of totals from before is read: it has no Marks left on the sheet and 0 in the scores', () => {
  const before = { 'sheet.marksLeft': GONE, 'result.scores[0].marksLeft': 0, 'result.scores[1].marksLeft': 0 }
  expect(lineOf(spoilt('companion-points', { ...before, 'result.winners': [0, 1] }))).toBe(
    'ok FILE moves=0 totals=-3,-3',
  )
  expect(lineOf(spoilt('companion-points', { ...before, 'result.winners': [0] }))).toMatch(
    /^refused FILE result.winners/,
  )
})
