import { expect, test } from 'vitest'
import { partsOf } from '../../../src/main/platform/json-text.ts'
import { goldenGames, goldenNames, goldenText } from '../../support/golden.ts'

const TEXTS = [
  ...goldenGames().flatMap((game) => goldenNames(game).map((name) => goldenText(name, game))),
  '{}',
  ' {\n}\t',
  String.raw`{"a":"\\","b":"\"}","c":[{"d":"]"},[]],"e":-1.5e3,"f":null,"g" : {"h":{"a":7}} , "i":true}`,
  String.raw`{"a":"\\\"","players":["\\"]}`,
]
const parsed = (text: string) => JSON.parse(text) as Record<string, unknown>

test.each(TEXTS)('members are found as a parser finds them: %#', (text) => {
  const whole = parsed(text)
  for (const name of [...Object.keys(whole), 'none'])
    expect(partsOf(text).members([name])).toEqual(name in whole ? { [name]: whole[name] } : {})
  expect(partsOf(text).members(Object.keys(whole))).toEqual(whole)
})

test.each(['"a":"b', '{"a":"b', '{"a', '"', '{"a":[', '{"a":"b","a":"', '{"a":{"b":"c', '[]', '7', ''])(
  'of %j, which is no object, the members are looked for and not for ever',
  (text) => {
    const found = () => partsOf(text).members(['a'])
    try {
      expect(Object.keys(found())).toEqual([])
    } catch (error) {
      expect(error).toBeInstanceOf(SyntaxError)
    }
  },
)

test.each(TEXTS)('members are changed, taken out and added, and nothing else: %#', (text) => {
  const whole = parsed(text)
  for (const name of [...Object.keys(whole), 'none']) {
    const { [name]: gone, ...rest } = whole
    expect(parsed(partsOf(text).with({ [name]: '["other"]' }))).toEqual({ ...whole, [name]: ['other'] })
    expect(parsed(partsOf(text).with({ [name]: undefined }))).toEqual(rest)
    expect(Object.keys(parsed(partsOf(text).with({ [name]: JSON.stringify(gone ?? 1) })))).toEqual(
      Object.keys({ ...whole, [name]: 1 }),
    )
  }
  expect(partsOf(JSON.stringify(whole)).with({})).toBe(JSON.stringify(whole))
})
