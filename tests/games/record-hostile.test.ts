/** Texts that are no records, and records written by somebody who means no good. */
import { describe, expect, test } from 'vitest'
import { MOST_BYTES, readRecord } from '../../src/games/record.ts'
import { lineFor } from '../../src/main/cli/verify.ts'
import { goldenText } from '../support/golden.ts'

const lineOf = (text: string) => lineFor('FILE', readRecord(text))
const good = goldenText('2-players')
const OK = 'ok FILE moves=73 totals=87,125'

/** The good record with one text in it replaced, wherever JSON would let it stand. */
const withText = (from: string, to: string) => {
  expect(good).toContain(from)
  return good.replace(from, to)
}

const DEEP = 100_000

describe('is refused as a whole:', () => {
  test.each([
    ['nothing', '', 'file: not-json'],
    ['white space', ' \n', 'file: not-json'],
    ['another notation', 'format: pithead-record', 'file: not-json'],
    ['a byte order mark', `\ufeff${good}`, 'file: not-json'],
    ['two records', good + good, 'file: not-json'],
    ['a comment', `// a game\n${good}`, 'file: not-json'],
    ['a comma too many', good.replace(/\}\n$/, ',}\n'), 'file: not-json'],
    ['a number', '7', 'format: not-a-record'],
    ['null', 'null', 'format: not-a-record'],
    ['a list of records', `[${good}]`, 'format: not-a-record'],
    ['a list deeper than a stack', '['.repeat(DEEP) + ']'.repeat(DEEP), 'format: not-a-record'],
  ])('%s', (_, text, line) => expect(lineOf(text)).toBe(`refused FILE ${line}`))
})

describe('is refused where it stands:', () => {
  test.each([
    ['a key for every object', '"version": 1', '"version": 1, "__proto__": {"mode": 1}', '__proto__: unknown-key'],
    ['a constructor', '"startingPlayer"', '"constructor":{},"startingPlayer"', 'setup.constructor: unknown-key'],
    ['a depth without an end', '"id": "', `"place": ${nested('[', ']')}, "id": "`, 'place: wrong-type need=text'],
    ['objects in objects', '"id": "', `"from": ${nested('{"id":', '}')}, "id": "`, 'from.id: wrong-type need=text'],
    [
      'a number beyond all',
      '"startingPlayer":0',
      '"startingPlayer":1e999',
      'setup.startingPlayer: not-whole have=Infinity',
    ],
    ['a number that is not', '"startingPlayer":0', '"startingPlayer":NaN', 'file: not-json'],
    ['a fraction', '{"cage":2}', '{"cage":1.5}', 'moves[6].steps[4].cage: not-whole have=1.5'],
    [
      'a huge number',
      '{"cage":2}',
      '{"cage":1e20}',
      'moves[6].steps[4].cage: out-of-range have=100000000000000000000 need=0..4',
    ],
    ['a number in a text', '{"cage":2}', '{"cage":"2"}', 'moves[6].steps[4].cage: wrong-type need=number'],
    [
      'control characters',
      '{"draft":"',
      '{"draft":"\\u001b[2J\\r\\nok ',
      /^moves\[0\]\.draft: unknown-value have="\\u001b\[2J\\r\\nok \w+"$/,
    ],
    [
      'a text that turns round',
      '{"draft":"',
      '{"draft":"\\u202e',
      /^moves\[0\]\.draft: unknown-value have=\\u\{202e\}\w+$/,
    ],
    [
      'a text without an end',
      '"golden-2-players"',
      `"${'x'.repeat(1_000_000)}"`,
      'id: wrong-length have=1000000 need=1..200',
    ],
  ])('%s', (_, from, to, line) => {
    const said = lineOf(withText(from, to))
    if (typeof line === 'string') expect(said).toBe(`refused FILE ${line}`)
    else expect(said.replace('refused FILE ', '')).toMatch(line)
  })
})

const nested = (open: string, close: string) => `${open.repeat(DEEP)}1${close.repeat(DEEP)}`

describe('is the same record:', () => {
  test.each([
    ['other white space', good.replaceAll(/\n */g, '\t\r\n')],
    ['none at all', JSON.stringify(JSON.parse(good))],
    ['texts with escapes', withText('"coal-baron"', String.raw`"coal\u002dbaron"`)],
    ['a number with a fraction of nothing', withText('"version": 1', '"version": 1.0e0')],
    ['zero with a sign', withText('"spot":0', '"spot":-0')],
  ])('%s', (_, text) => expect(lineOf(text)).toBe(OK))
})

describe('a file', () => {
  const filled = (bytes: number) => good + ' '.repeat(bytes - Buffer.byteLength(good))

  test('of 4 MiB is read', () => expect(lineOf(filled(MOST_BYTES))).toBe(OK))
  test('of one byte more is refused', () =>
    expect(lineOf(filled(MOST_BYTES + 1))).toBe('refused FILE file: too-large most=4194304'))
  test('is measured in bytes, not in characters', () => {
    const notes = '€'.repeat(MOST_BYTES / 3)
    expect(lineOf(withText('"id"', `"notes": "${notes}", "id"`))).toBe('refused FILE file: too-large most=4194304')
  })
})

test('names in any script are welcome', () => {
  const names = ['李', 'Žofie 🂡', 'ﻣﺎﻳﻚ', 'ok FILE', '\u202e', 'x'.repeat(200), '🂡'.repeat(200)]
  for (const name of names) expect(lineOf(withText('"Mike"', JSON.stringify(name)))).toBe(OK)
})
