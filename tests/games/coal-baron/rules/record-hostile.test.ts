/** Records of Coal Baron written by somebody who means no good. */
import { describe, expect, test } from 'vitest'
import { CATALOGUE } from '../../../../src/games/catalogue.ts'
import { readRecord } from '../../../../src/games/record/record.ts'
import { lineFor } from '../../../../src/main/cli/verify.ts'
import { goldenText } from '../../../support/golden.ts'

const good = goldenText('2-players', 'coal-baron')

/** The line for the good record with one text in it replaced. */
function lineWith(from: string, to: string) {
  expect(good).toContain(from)
  return lineFor('FILE', readRecord(good.replace(from, to), CATALOGUE))
}

describe('is refused where it stands:', () => {
  test.each([
    ['a constructor', '"startingPlayer"', '"constructor":{},"startingPlayer"', 'setup.constructor: unknown-key'],
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
  ])('%s', (_, from, to, line) => {
    const said = lineWith(from, to)
    if (typeof line === 'string') expect(said).toBe(`refused FILE ${line}`)
    else expect(said.replace('refused FILE ', '')).toMatch(line)
  })
})

test('zero with a sign is zero', () => expect(lineWith('"spot":0', '"spot":-0')).toBe('ok FILE moves=73 totals=87,125'))
