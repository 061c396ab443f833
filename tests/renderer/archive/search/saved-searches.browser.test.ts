/** Searches kept by name, beside the search field. */
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-svelte'
import { ALL_GAMES, type ArchiveQuery } from '../../../../src/contract/archive.ts'
import { refusal } from '../../../../src/contract/errors.ts'
import type { KeptSearch } from '../../../../src/contract/schemas/searches.ts'
import { GAMES } from '../../../../src/renderer/games/catalogue.ts'
import { offerGames } from '../../../../src/renderer/games/offered-games.svelte.ts'
import App from '../../../../src/renderer/shell/App.svelte'
import { fakeServices } from '../../fake-services.ts'
import { goTo } from '../../page.ts'
import { TOY } from '../../../toy/renderer/games/catalogue.ts'

const OTHER = { ...TOY, identity: { ...TOY.identity, id: 'other' } }

afterAll(() => offerGames(GAMES))
beforeEach(async () => {
  await page.viewport(1024, 700)
  offerGames([TOY, OTHER])
  await goTo('#/archive')
})
afterEach(async () => {
  await page
    .getByRole('searchbox')
    .or(page.getByRole('combobox', { name: 'Search' }))
    .fill('')
  await goTo('#/')
})

async function open(...first: KeptSearch[]) {
  let kept = first
  const asked: ArchiveQuery[] = []
  const { services } = fakeServices({
    'archive.list': (query) => {
      asked.push(query)
      return { total: 0, games: [] }
    },
    'archive.places': () => [],
    'archive.tags': () => [],
    'searches.list': () => kept,
    'searches.save': (search) => void (kept = [...kept.filter(({ name }) => name !== search.name), search]),
    'searches.rename': ({ name, to }) => {
      if (kept.some((search) => search.name === to)) throw refusal('name-taken', { name: to })
      kept = kept.map((search) => (search.name === name ? { ...search, name: to } : search))
    },
    'searches.drop': (name) => void (kept = kept.filter((search) => search.name !== name)),
  })
  await render(App, { services })
  return { kept: () => kept, asked }
}

const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })
const show = () => page.getByRole('button', { name: /^Saved searches/ }).click()
const wins: KeptSearch = { name: 'Wins', filter: { ...ALL_GAMES, search: 'winner:anna', game: 'other', seats: 3 } }

test('the present search is saved under a name, and one of that name replaced after a word of it', async () => {
  const { kept } = await open(wins)
  await page.getByRole('combobox', { name: 'Search' }).fill('place:home')
  await show()
  await page.getByLabelText('Save this search as').fill('Wins')
  await expect.element(page.getByText('Replaces the search of this name.')).toBeVisible()
  await page.getByLabelText('Save this search as').fill('  At home ')
  await userEvent.keyboard('{Enter}')
  await expect.element(button('At home')).toBeVisible()
  expect(kept()).toEqual([wins, { name: 'At home', filter: { ...ALL_GAMES, search: 'place:home' } }])
})

test('a saved search is applied whole, with its game', async () => {
  const { asked } = await open(wins)
  await show()
  await button('Wins').click()
  await expect.element(page.getByRole('combobox', { name: 'Search' })).toHaveValue('winner:anna')
  await vi.waitFor(() => expect(asked.at(-1)).toMatchObject(wins.filter))
  expect(location.hash).toBe('#/archive?game=other')
  expect(button('Wins').query()).toBeNull()
  await button('Show all').click()
})

test('a saved search is renamed, but not to the name of another, and deleted', async () => {
  const { kept } = await open(wins, { name: 'All', filter: ALL_GAMES })
  await show()
  await button('Rename “Wins”').click()
  await page.getByLabelText('New name for “Wins”').fill('All')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('The name “All” is already in use; nothing was changed.')).toBeVisible()
  await page.getByLabelText('New name for “Wins”').fill('Won')
  await userEvent.keyboard('{Enter}')
  await button('Delete “All”').click()
  await expect.element(button('All')).not.toBeInTheDocument()
  expect(kept()).toEqual([{ ...wins, name: 'Won' }])
})

test('Escape closes the list and stays in the archive', async () => {
  await open(wins)
  await show()
  await expect.element(button('Wins')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(button('Wins')).not.toBeInTheDocument()
  expect(location.hash).toBe('#/archive')
})
