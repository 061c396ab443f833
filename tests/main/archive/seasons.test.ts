import { expect, test } from 'vitest'
import type { Season } from '../../../src/contract/schemas/seasons.ts'
import { CATALOGUE } from '../../../src/games/catalogue.ts'
import { seasonsService } from '../../../src/main/archive/seasons.ts'
import { ID } from '../../support/games.ts'
import { archived } from './archived.ts'

const winter: Season = { name: 'Winter', game: ID, from: '2026-01-01', until: '2026-03-31', points: [3, 1] }
const all: Season = { name: 'All', game: null, from: '2026-02-01', until: null, points: [1] }

async function seasons() {
  const { store } = await archived([])
  return seasonsService(store, CATALOGUE)
}

test('seasons are kept whole, the latest first, and one takes the place of another', async () => {
  const api = await seasons()
  api['seasons.save']({ season: winter, was: null })
  api['seasons.save']({ season: all, was: null })
  expect(api['seasons.list']()).toEqual([all, winter])
  const renamed = { ...winter, name: 'Frost', points: [5, 3, 1] }
  api['seasons.save']({ season: renamed, was: 'Winter' })
  expect(api['seasons.list']()).toEqual([all, renamed])
  api['seasons.drop']('All')
  expect(api['seasons.list']()).toEqual([renamed])
})

test('a name that another season has is refused, and nothing changes', async () => {
  const api = await seasons()
  api['seasons.save']({ season: winter, was: null })
  api['seasons.save']({ season: all, was: null })
  for (const was of [null, 'All'])
    expect(() => api['seasons.save']({ season: { ...all, name: 'Winter' }, was })).toThrow(
      expect.objectContaining({ code: 'name-taken', params: { name: 'Winter' } }),
    )
  expect(api['seasons.list']()).toEqual([all, winter])
})

test('the hundred and first season is refused', async () => {
  const api = await seasons()
  for (let number = 0; number < 100; number++)
    api['seasons.save']({ season: { ...winter, name: `Season ${number}` }, was: null })
  expect(() => api['seasons.save']({ season: winter, was: null })).toThrow(
    expect.objectContaining({ code: 'bad-arguments' }),
  )
  api['seasons.save']({ season: winter, was: 'Season 7' })
  expect(api['seasons.list']()).toHaveLength(100)
})
