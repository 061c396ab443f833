/** Names: the one form in which they are kept, and which of them nobody could tell apart. */
import { describe, expect, test, vi } from 'vitest'
import { isName, nameFrom, nameKey } from '../../../src/games/building-blocks/forms.ts'

describe('a name is kept', () => {
  test.each([
    ['composed', 'Zoe\u0308', 'Zoë'],
    ['without characters that nobody sees', 'An\u200bn\u00ada\ufeff', 'Anna'],
    ['without joiners that join nothing', 'An\u200dna\u200c', 'Anna'],
    ['without marks that turn the direction of writing', 'An\u200ena\u202e', 'Anna'],
    ['without the fillers of other scripts', 'Bo\u3164b', 'Bob'],
    ['on one line with single spaces', ' Anna \n\u00a0 Lena ', 'Anna Lena'],
    ['with its emoji whole', '👩‍🌾 ❤️ 🏴󠁧󠁢󠁥󠁮󠁧󠁿', '👩‍🌾 ❤️ 🏴󠁧󠁢󠁥󠁮󠁧󠁿'],
    ['with joiners that shape letters', 'نیک\u200cپور', 'نیک\u200cپور'],
  ])('%s', (_, typed, kept) => {
    expect(nameFrom(typed)).toBe(kept)
    expect(nameFrom(kept)).toBe(kept)
  })

  test('with 200 characters at most, and not at all where nothing shows', () => {
    expect([...nameFrom('\u0958'.repeat(200))]).toHaveLength(200)
    expect(nameFrom('\u200b\u3164 \u2066')).toBe('')
    expect(isName('\u200b')).toBe(false)
  })
})

test.each([
  ['Zoë', 'Zoe\u0308'],
  ['Anna', 'an\u200bna'],
  ['Anna', 'Ａｎｎａ'],
  ['👩‍🌾', '👩🌾'],
])('%j and %j look the same', (one, other) => expect(nameKey(one)).toBe(nameKey(other)))

test.each([
  ['Zoë', 'Zoe'],
  ['Ana', 'Anna'],
])('%j and %j do not', (one, other) => expect(nameKey(one)).not.toBe(nameKey(other)))

test('no locale turns capitals into other letters', () => {
  const asked = vi.spyOn(String.prototype, 'toLocaleLowerCase')
  expect(nameKey('IDA')).toBe('ida')
  expect(asked).not.toHaveBeenCalled()
  asked.mockRestore()
})
