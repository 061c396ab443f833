import { expect, test } from 'vitest'
import { DEAL_CODE, newDealCode, seedOfDeal, typedDealCode } from '../../../src/games/building-blocks/deal-code.ts'
import { seeded } from '../../../src/games/building-blocks/random.ts'

test('a new code is a code, and the next another', () => {
  const random = seeded(1)
  const codes = Array.from({ length: 1000 }, () => newDealCode(random))
  expect(codes.filter((code) => !DEAL_CODE.test(code))).toEqual([])
  expect(new Set(codes).size).toBe(1000)
})

test('what is typed is read with any blanks and letters, and what is none is told apart', () => {
  expect(typedDealCode('  k7qf 2m9x ')).toBe('K7QF-2M9X')
  for (const code of ['2026-11-20', 'ANNA', 'K7QF-2M9X']) expect(code).toMatch(DEAL_CODE)
  for (const none of ['', '-', 'A--B', 'ÄRGER', 'A-B-C-D-E', 'x'.repeat(13)]) expect(none).not.toMatch(DEAL_CODE)
})

test('a code stands for its seed for ever', () => {
  expect(['K7QF-2M9X', '2026-11-20', 'A'].map(seedOfDeal)).toEqual([
    5547909161777107, 1671373740637149, 3358337002108620,
  ])
  expect(new Set(Array.from({ length: 5000 }, (_, i) => seedOfDeal(`DAY-${i}`))).size).toBe(5000)
})
