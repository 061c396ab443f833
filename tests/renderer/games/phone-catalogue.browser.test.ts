import { expect, test } from 'vitest'
import { GAMES } from '../../../src/renderer/games/catalogue.ts'
import { PHONES } from '../../../src/renderer/games/phone-catalogue.ts'

test('phones know the games that the catalogue offers them, and no other', async () => {
  const offered = GAMES.filter(({ phone }) => phone)
  expect([...PHONES.keys()]).toEqual(offered.map(({ identity }) => identity.id))
  for (const { identity, phone } of offered) expect(await PHONES.get(identity.id)!()).toBe(await phone!())
})
