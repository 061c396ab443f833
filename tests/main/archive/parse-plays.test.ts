import { expect, test, vi } from 'vitest'
import { CATALOGUE } from '../../../src/games/catalogue.ts'
import { bgStatsFile } from '../../../src/main/archive/formats/bg-stats.ts'
import { parsePlays } from '../../../src/main/archive/formats/parse-plays.ts'
import { told } from './archived.ts'

const file = async (plays: number) =>
  (
    await bgStatsFile(
      Array.from({ length: plays }, (_, n) => told('2-players', `game-${n}`)),
      CATALOGUE,
    )
  ).toString()

test.each([1, 900])('a file of %i plays is what it says', async (plays) => {
  const text = await file(plays)
  expect(await parsePlays(text)).toEqual(JSON.parse(text))
})

test('a long file is parsed beside those who are answered meanwhile', async () => {
  const text = await file(900)
  const parse = vi.spyOn(JSON, 'parse')
  await parsePlays(text)
  expect(parse).not.toHaveBeenCalled()
})

const LONG = ' '.repeat(500_000)

test.each([
  ['that is cut off', `{"plays": [1, 2${LONG}`],
  ['that is a record', `{"format": "x", "plays": []${LONG}}`],
  ['whose plays are no list', `{"plays": 7${LONG}}`],
])('a text %s is none', async (_, text) => {
  expect(await parsePlays(text)).toBeNull()
})
