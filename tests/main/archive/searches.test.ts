import { expect, test } from 'vitest'
import { ALL_GAMES } from '../../../src/contract/archive.ts'
import { CATALOGUE } from '../../../src/games/catalogue.ts'
import { searchesService } from '../../../src/main/archive/searches.ts'
import { ID } from '../../support/games.ts'
import { archived } from './archived.ts'

const filter = { ...ALL_GAMES, search: 'winner:anna', game: ID, with: [{ name: 'Anna', won: true }] }

async function kept() {
  const { store } = await archived([])
  return { store, searches: searchesService(store, CATALOGUE) }
}

test('searches are kept whole, by name, the later under a name in place of the former', async () => {
  const { searches } = await kept()
  searches['searches.save']({ name: 'Wins', filter: ALL_GAMES })
  searches['searches.save']({ name: 'All', filter: ALL_GAMES })
  searches['searches.save']({ name: 'Wins', filter })
  expect(searches['searches.list']()).toEqual([
    { name: 'All', filter: ALL_GAMES },
    { name: 'Wins', filter },
  ])
})

test('a search gets another name, but not one that another has', async () => {
  const { searches } = await kept()
  searches['searches.save']({ name: 'Wins', filter })
  searches['searches.save']({ name: 'All', filter: ALL_GAMES })
  expect(() => searches['searches.rename']({ name: 'Wins', to: 'All' })).toThrow(
    expect.objectContaining({ code: 'name-taken' }),
  )
  expect(() => searches['searches.rename']({ name: 'Lost', to: 'New' })).toThrow(
    expect.objectContaining({ code: 'not-found' }),
  )
  searches['searches.rename']({ name: 'Wins', to: 'Anna wins' })
  searches['searches.drop']('All')
  expect(searches['searches.list']()).toEqual([{ name: 'Anna wins', filter }])
})

test('a search that this version can’t read is left out and left alone', async () => {
  const { store, searches } = await kept()
  store.searches.put('Chess', JSON.stringify({ ...filter, game: 'chess' }))
  expect(searches['searches.list']()).toEqual([])
  expect(store.searches.list()).toHaveLength(1)
})

test('of searches there are a hundred at the most', async () => {
  const { searches } = await kept()
  for (let i = 0; i < 100; i++) searches['searches.save']({ name: `Search ${i}`, filter })
  expect(() => searches['searches.save']({ name: 'One more', filter })).toThrow(
    expect.objectContaining({ code: 'bad-arguments' }),
  )
  searches['searches.save']({ name: 'Search 7', filter: ALL_GAMES })
  expect(searches['searches.list']()).toHaveLength(100)
})
