/** Texts that are no records, and records written by somebody who means no good. */
import { describe, expect, test } from 'vitest'
import { CATALOGUE } from '../../../src/games/catalogue.ts'
import type { Result } from '../../../src/games/facets/rules.ts'
import { MOST_BYTES, readRecord } from '../../../src/games/record/record.ts'
import { lineFor } from '../../../src/main/cli/verify.ts'
import { golden, goldenText } from '../../support/golden.ts'

const lineOf = (text: string) => lineFor('FILE', readRecord(text, CATALOGUE))
const good = goldenText('2-players')
const { game, id, moves, players, result } = golden('2-players')
const OK = `ok FILE moves=${moves!.length} totals=${(result as Result).scores.map(({ total }) => total).join()}`

/** The good record with one text in it replaced, wherever JSON would let it stand. */
function withText(from: string, to: string) {
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
    ['a list deeper than a stack', '['.repeat(DEEP) + ']'.repeat(DEEP), 'file: too-deep'],
  ])('%s', (_, text, line) => expect(lineOf(text)).toBe(`refused FILE ${line}`))
})

describe('is refused where it stands:', () => {
  test.each([
    ['a key for every object', '"version": 1', '"version": 1, "__proto__": {"mode": 1}', '__proto__: unknown-key'],
    ['a depth without an end', '"id": "', `"place": ${nested('[', ']')}, "id": "`, 'file: too-deep'],
    ['objects in objects', '"id": "', `"from": ${nested('{"id":', '}')}, "id": "`, 'file: too-deep'],
    ['a number that is not', '"version": 1', '"version": NaN', 'file: not-json'],
    ['a number beyond all', '"version": 1', '"version": 1e999', 'version: not-whole have=Infinity'],
    ['a fraction', '"version": 1', '"version": 1.5', 'version: not-whole have=1.5'],
    [
      'a huge number',
      '"version": 1',
      '"version": 1e20',
      'version: out-of-range have=100000000000000000000 need=0..9007199254740991',
    ],
    ['no tags', '"id": "', '"tags": [], "id": "', 'tags: wrong-length have=0 need=1..20'],
    ['a tag twice', '"id": "', '"tags": ["a", "a"], "id": "', 'tags[1]: twice have=a'],
    ['a tag of nothing', '"id": "', '"tags": [" "], "id": "', 'tags[0]: wrong-form have=" " need="a name"'],
    ['half a star', '"id": "', '"star": false, "id": "', 'star: unknown-value have=false'],
    ['a number in a text', '"version": 1', '"version": "1"', 'version: wrong-type need=number'],
    [
      'control characters',
      '"control":"human"',
      '"control":"\\u001b[2J\\r\\nok FILE"',
      'players[0].control: wrong-form have="\\u001b[2J\\r\\nok FILE" need="human or bot:NAME"',
    ],
    [
      'a text that turns round',
      '"control":"human"',
      '"control":"\\u202ehuman"',
      'players[0].control: wrong-form have=\\u{202e}human need="human or bot:NAME"',
    ],
    ['a text without an end', `"${id}"`, `"${'x'.repeat(1_000_000)}"`, 'id: wrong-length have=1000000 need=1..200'],
  ])('%s', (_, from, to, line) => {
    expect(lineOf(withText(from, to))).toBe(`refused FILE ${line}`)
  })
})

const nested = (open: string, close: string) => `${open.repeat(DEEP)}1${close.repeat(DEEP)}`

const escaped = (text: string) =>
  text.replace(/./, (first) => `\\u${first.charCodeAt(0).toString(16).padStart(4, '0')}`)

describe('is the same record:', () => {
  test.each([
    ['other white space', good.replaceAll(/\n */g, '\t\r\n')],
    ['none at all', JSON.stringify(JSON.parse(good))],
    ['texts with escapes', withText(`"${game}"`, `"${escaped(game)}"`)],
    ['a number with a fraction of nothing', withText('"version": 1', '"version": 1.0e0')],
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

test.each([
  ['that shows nothing', ' \u200b\u00ad'],
  ['with a control character', 'Mike\u0007'],
  ['of two lines', 'Mike\u2028Lucy'],
  ['that turns the direction', 'Mike\u202e'],
  ['with a mark for the direction', 'Mike\u200f'],
])('a name %s is refused, of a person and of a place', (_, name) => {
  const asPlace = withText('"id"', `"place": ${JSON.stringify(name)}, "id"`)
  expect(lineOf(withText(`"${players[0].name}"`, JSON.stringify(name)))).toContain('players[0].name: wrong-form')
  expect(lineOf(asPlace)).toContain('place: wrong-form')
})

test.each([
  ['a colour of 33 letters', '"color":"red"', `"color":"${'r'.repeat(33)}"`, 'players[0].color'],
  ['a bot with a title', '"control":"human"', '"control":"bot:The Great"', 'players[0].control'],
  ['notes that ring a bell', '"id"', '"notes": "\\u0007", "id"', 'notes'],
])('%s are refused', (_, from, to, where) => {
  expect(lineOf(withText(from, to))).toContain(`refused FILE ${where}: wrong-form`)
})

test('names in any script are welcome', () => {
  const names = ['李', 'Žofie 🂡', 'ﻣﺎﻳﻚ', 'ok FILE', '👩\u200d🔧', 'x'.repeat(200), '🂡'.repeat(200)]
  for (const name of names) expect(lineOf(withText(`"${players[0].name}"`, JSON.stringify(name)))).toBe(OK)
})
