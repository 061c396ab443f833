import { encode } from 'uqr'
import { expect, test } from 'vitest'
import { CATALOGUE } from '../../src/games/catalogue.ts'
import { outlineOf } from '../../src/renderer/archive/files/qr.ts'
import { bgStatsLink } from '../../src/main/archive/formats/bg-stats.ts'
import { golden } from '../support/golden.ts'

/** The modules that an outline covers, as rows of 0 and 1. */
function drawn(outline: string, size: number): string[] {
  const rows = Array.from({ length: size }, () => Array<string>(size).fill('0'))
  for (const [, x, y, width] of outline.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g))
    rows[Number(y)].fill('1', Number(x), Number(x) + Number(width))
  return rows.map((row) => row.join(''))
}

test('the link of a game of four is drawn module by module, with a quiet zone of four', () => {
  const link = bgStatsLink(golden('4-players'), CATALOGUE)
  const { outline, size } = outlineOf(link)!
  const rows = drawn(outline, size)
  const modules = encode(link, { border: 0 }).data.map((row) => row.map(Number).join(''))
  expect(rows.slice(4, -4).map((row) => row.slice(4, -4))).toEqual(modules)
  expect(outline.replaceAll(/M\d+ \d+h(\d+)v1h-\1z/g, '')).toBe('')
  expect(new Set([...rows.slice(0, 4), ...rows.slice(-4)].join(''))).toEqual(new Set('0'))
})

test('a text that is too long has no code', () => {
  expect(outlineOf('x'.repeat(2953))).not.toBeNull()
  expect(outlineOf('x'.repeat(2954))).toBeNull()
  expect(outlineOf('é'.repeat(1477))).toBeNull()
})
