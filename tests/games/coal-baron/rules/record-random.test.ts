/** Whatever happens to a record of Coal Baron on its way, each of its parts is missed and looked at. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { CATALOGUE } from '../../../../src/games/catalogue.ts'
import { readRecord } from '../../../../src/games/record/record.ts'
import type { GameRecord } from '../../../../src/games/record/record.ts'
import { goldenText } from '../../../support/golden.ts'
import { GONE, spoilt } from '../../../support/spoiled.ts'
import { golden } from '../support/golden.ts'

const read = (record: unknown) => readRecord(JSON.stringify(record), CATALOGUE)

const GOOD = goldenText('2-players', 'coal-baron')
const BYTES = Buffer.from(GOOD)

/** The parts of a record that the rules look at. The record alone tells equal spots of an order apart. */
const played = ({ game, mode, setup, moves, result }: GameRecord) =>
  JSON.stringify({ game, mode, setup, moves, result }).replaceAll(/"spot":\d/g, '')

/** True if a text that was meant to be a record is refused, or is the same game as ever. */
function isSafe(text: string) {
  const found = readRecord(text, CATALOGUE)
  return found.problem ? found.problem.path !== '' : played(found.record) === played(golden('2-players'))
}

describe('a record that went through', () => {
  test('a flipped bit is refused or the same game', () => {
    fc.assert(
      fc.property(fc.nat(BYTES.length - 1), fc.nat(7), (at, bit) => {
        const bytes = Buffer.from(BYTES)
        bytes[at] ^= 1 << bit
        return isSafe(bytes.toString())
      }),
      { numRuns: 1000 },
    )
  })
})

/** Keys that a record may do without, and parts that may be null. */
const OPTIONAL = /^(place|notes|from)$|\.final$|\.marksLeft$/
const NULLABLE = /^(finishedAt|result)$|\.keep$|\.coal\[\d\]$/
const OTHERS = [null, true, -1, 'x', [], {}]

const kindOf = (value: unknown) => (value === null ? 'null' : Array.isArray(value) ? 'list' : typeof value)

/** All that a record may hold is in one of these. */
const FORMS = ['2-players', 'running', 'supply-runs-short', 'companion-counts', 'companion-cards', 'companion-points']

describe.each(FORMS)('in %s', (name) => {
  const record = golden(name)
  const parts = [...partsOf(record, '')]
  const passes = (path: string, value: unknown) => !read(spoilt(name, { [path]: value }, 'coal-baron')).problem

  test('every part is needed', () => {
    const keys = parts.map(({ path }) => path).filter((path) => !path.endsWith(']') && !OPTIONAL.test(path))
    expect(keys.filter((path) => passes(path, GONE))).toEqual([])
  })

  test('every part has its type', () => {
    const others = parts.flatMap(({ path, value }) =>
      OTHERS.filter((other) => kindOf(other) !== kindOf(value)).map((other) => ({ path, other })),
    )
    const wrong = others.filter(({ path, other }) => other !== null || !NULLABLE.test(path))
    expect(wrong.filter(({ path, other }) => passes(path, other))).toEqual([])
  })

  test('no object takes another key', () => {
    const objects = parts.filter(({ value }) => kindOf(value) === 'object').map(({ path }) => `${path}.more`)
    expect(['more', ...objects].filter((path) => passes(path, 1))).toEqual([])
  })
})

/** Everything in a value, with the paths where it is. */
function* partsOf(owner: unknown, path: string): Generator<{ path: string; value: unknown }> {
  if (typeof owner !== 'object' || owner === null) return
  for (const [key, value] of Object.entries(owner) as [string, unknown][]) {
    const there = Array.isArray(owner) ? `${path}[${key}]` : path === '' ? key : `${path}.${key}`
    yield { path: there, value }
    yield* partsOf(value, there)
  }
}
