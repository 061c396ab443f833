/** Statistics as the services ask for them: counted in a thread, from the games of now. */
import { expect, test } from 'vitest'
import { playedRecord } from '../../../support/games.ts'
import { archived, called, put, reviewedMove, reviewVersion, told } from '../../archive/archived.ts'

const RECORDS = [
  called({ ...told('companion-points', 'first', { place: 'Zürich' }) }, 'Anna', 'Bert'),
  called({ ...told('companion-points', 'second', { place: 'Home' }) }, 'Anna', 'Cleo'),
]
const [{ game }] = RECORDS

test.each([{}, { place: 'Home' }, { search: 'place:zurich' }, { with: [{ name: 'Cleo' }] }])(
  'of the games of %j it is what the store itself counts',
  async (only) => {
    const { store } = await archived(RECORDS)
    const call = { game, only }
    expect(await store.counting['statistics.people'](call)).toEqual(store.statistics.people(call))
    expect(await store.counting['statistics.tables'](call)).toEqual(store.statistics.tables(call))
    expect(await store.counting['statistics.person']({ ...call, name: 'Anna' })).toEqual(
      store.statistics.person({ ...call, name: 'Anna' }),
    )
  },
)

test('others go first', async () => {
  const { store } = await archived(RECORDS)
  let isAnswered = false
  const counted = store.counting['statistics.people']({ game }).then(() => (isAnswered = true))
  await new Promise(setImmediate)
  expect(isAnswered).toBe(false)
  await counted
})

test('a game that came, went or was put back counts at once', async () => {
  const { store } = await archived(RECORDS)
  const count = async () => (await store.counting['statistics.people']({ game })).games
  expect(await count()).toBe(2)
  put(store, [told('companion-points', 'third')])
  expect(await count()).toBe(3)
  await store.backup('day')
  store.games.remove('first', '2026-11-21T10:00:00.000Z')
  expect(await count()).toBe(2)
  await store.restoreBackup(store.backups()[0].name)
  expect(await count()).toBe(3)
})

test('a game counts among those reviewed as soon as it is', async () => {
  const played = { ...playedRecord(2, 1), id: 'played' }
  const { store } = await archived([played])
  const call = { game: played.game, only: { search: 'is:reviewed' } }
  expect(await store.counting['statistics.people'](call)).toMatchObject({ games: 0 })
  store.reviews.put('played', reviewVersion(played), reviewedMove(0))
  expect(await store.counting['statistics.people'](call)).toMatchObject({ games: 1 })
})

test('whoever sat in none of the games is refused, and others are counted after that', async () => {
  const { store } = await archived(RECORDS)
  await expect(store.counting['statistics.person']({ game, name: 'Nobody' })).rejects.toMatchObject({
    code: 'not-found',
  })
  await expect(store.counting['statistics.person']({ game, name: 'Anna' })).resolves.toMatchObject({ games: 2 })
})

test('a search that says nothing is refused with its mistake', async () => {
  const { store } = await archived(RECORDS)
  await expect(store.counting['statistics.people']({ game, only: { search: 'points:many' } })).rejects.toMatchObject({
    code: 'bad-search',
  })
})
