import { expect, test } from 'vitest'
import { CATALOGUE } from '../../../src/games/catalogue.ts'
import { phoneWordsOf } from '../../../src/renderer/games/phone-words.ts'

test.each([...CATALOGUE])('phones have words for %s if it has a phone facet, and only then', (id, { phone }) => {
  expect(phoneWordsOf(id) !== undefined).toBe(phone !== undefined)
})

test('phones have no words for a game that is none', () => {
  for (const id of ['toy', '', '../screens', '__proto__']) expect(phoneWordsOf(id)).toBeUndefined()
})
