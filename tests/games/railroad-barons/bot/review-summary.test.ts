/** Losses in dollars: their grades and their kinds. */
import { expect, test } from 'vitest'
import { kindOf } from '../../../../src/games/railroad-barons/bot/review/kinds.ts'
import { scale } from '../../../../src/games/railroad-barons/bot/review/scale.ts'
import type { ReviewedMove } from '../../../../src/games/facets/ideas.ts'
import { gradeOf } from '../../../../src/games/review/review-summary.ts'

const lost = (dollars: number) => ({ seat: 1, skill: [dollars, -dollars] }) as ReviewedMove

test.each([
  [25, null],
  [50, 'inaccuracy'],
  [149, 'inaccuracy'],
  [150, 'mistake'],
  [400, 'blunder'],
])('a loss of $%i is graded %s', (dollars, grade) => {
  expect(gradeOf(lost(dollars), scale)).toBe(grade)
})

test.each([
  [{ offer: '450', value: 480 }, 'draft'],
  [{ take: 'money' }, 'draft'],
  [{ swap: true }, 'stock'],
  [{ pass: true }, 'stock'],
  [{ sell: [['red', 20]] }, 'stock'],
  [{ buy: ['blue', 40], par: 90 }, 'stock'],
  [{ tokens: [2, 2] }, 'operators'],
  [{ pay: false }, 'revenue'],
  [{ rail: 'bank', side: 'low' }, 'acquire'],
  [{ rail: 'C2', price: 60 }, 'acquire'],
  [{ assign: '50' }, 'acquire'],
  [{ done: true }, 'acquire'],
  [{ consent: false }, 'consent'],
  [{ discard: ['A2'] }, 'discard'],
] as const)('%j is of the kind %s', (entry, kind) => {
  expect(kindOf(structuredClone(entry) as never)).toBe(kind)
})
