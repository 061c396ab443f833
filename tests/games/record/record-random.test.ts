/** Whatever happens to a record on its way, reading it never fails in another way than by saying what is wrong. */
import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { CATALOGUE } from '../../../src/games/catalogue.ts'
import { readRecord, writeRecord } from '../../../src/games/record/record.ts'
import { GAME, playedRecord } from '../../support/games.ts'
import { golden, goldenText } from '../../support/golden.ts'
import { spoilt } from '../../support/spoiled.ts'

const read = (record: unknown) => readRecord(JSON.stringify(record), CATALOGUE)

const GOOD = goldenText('2-players')

test('a record that was cut on its way is refused, wherever it was cut', () => {
  for (let end = 0; end < GOOD.trimEnd().length; end++)
    expect(readRecord(GOOD.slice(0, end), CATALOGUE).problem, `up to ${end}`).toBeDefined()
})

test('any JSON is read without a failure', () => {
  fc.assert(fc.property(fc.jsonValue(), (value) => read(value).problem?.code === 'not-a-record'))
})

test('any JSON in any part of a record is read without a failure', () => {
  const part = fc.constantFrom(...Object.keys(golden('2-players')).filter((key) => key !== 'id'))
  fc.assert(
    fc.property(
      part,
      fc.jsonValue(),
      (key, value) => read(spoilt('2-players', { [key]: value })).problem !== undefined,
    ),
  )
})

const { fewest, most } = GAME.identity.seats
const SIZES = Array.from({ length: most - fewest + 1 }, (_, i) => fewest + i)

describe.each(SIZES)('a game of %i players', (players) => {
  test('is read as it was written, and written again with the same bytes', () => {
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const record = playedRecord(players, seed)
        const text = writeRecord(record)
        const again = readRecord(text, CATALOGUE)
        return !again.problem && isDeepStrictEqual(again.record, record) && writeRecord(again.record) === text
      }),
      { numRuns: 10 },
    )
  })
})
