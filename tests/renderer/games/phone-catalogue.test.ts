import { expect, test } from 'vitest'
import { CATALOGUE } from '../../../src/games/catalogue.ts'
import { PHONES } from '../../../src/renderer/games/phone-catalogue.ts'

test('phones have words for the games with a phone facet, and for no other', () => {
  const games = [...CATALOGUE].flatMap(([id, { phone }]) => (phone ? [id] : []))
  expect([...PHONES.keys()].toSorted()).toEqual(games.toSorted())
})
