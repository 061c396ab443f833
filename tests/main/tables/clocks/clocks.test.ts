/** The clocks of running tables, on a real database. */
import { expect, test } from 'vitest'
import { CATALOGUE } from '../../../../src/games/catalogue.ts'
import { clocksService } from '../../../../src/main/tables/clocks/clocks.ts'
import { archived, now, told } from '../../archive/archived.ts'

const CLOCK = { limit: 60, seat: 1, used: [61_000, 5000], turn: 700 }

async function room() {
  const { store } = await archived([told('running', 'a'), told('running', 'b'), told('2-players', 'c')])
  return { store, clocks: () => clocksService(CATALOGUE, store) }
}

test('are kept over a restart, until there are none any more', async () => {
  const { clocks } = await room()
  clocks()['clock.keep']({ id: 'a', clock: CLOCK })
  expect(clocks()['clock.open']('a')).toEqual(CLOCK)
  expect(clocks()['clock.open']('b')).toBeNull()
  clocks()['clock.keep']({ id: 'a', clock: null })
  expect(clocks()['clock.open']('a')).toBeNull()
})

test('a game that is over or removed has none, and leaves none behind', async () => {
  const { store, clocks } = await room()
  expect(() => clocks()['clock.keep']({ id: 'c', clock: CLOCK })).toThrow('not-found')
  clocks()['clock.keep']({ id: 'a', clock: CLOCK })
  store.games.remove('a', now().toISOString())
  clocks()['clock.keep']({ id: 'b', clock: CLOCK })
  expect(['clock a', 'clock b'].filter((key) => store.settings.get(key) !== undefined)).toEqual(['clock b'])
})

test('what is damaged is as if nothing had been kept', async () => {
  const { store, clocks } = await room()
  for (const text of ['{', '{"limit":60}', '[]']) {
    store.settings.set({ 'clock a': text })
    expect(clocks()['clock.open']('a')).toBeNull()
  }
})
