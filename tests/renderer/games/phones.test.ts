import { expect, test } from 'vitest'
import { CATALOGUE } from '../../../src/games/catalogue.ts'
import { phoneTurnOf } from '../../../src/renderer/games/phone-turns.ts'
import { phoneWordsOf } from '../../../src/renderer/games/phone-words.ts'

test.each([...CATALOGUE])('phones have words for %s if it has a phone facet, and only then', (id, { phone }) => {
  expect(phoneWordsOf(id) !== undefined).toBe(phone !== undefined)
})

test.each([...CATALOGUE.keys()])('%s is played on phones', (id) => {
  expect(phoneTurnOf(id)).toBeDefined()
})

test('phones have no words for a game that is none', () => {
  for (const id of ['toy', '', '../screens', '__proto__']) expect(phoneWordsOf(id) ?? phoneTurnOf(id)).toBeUndefined()
})
