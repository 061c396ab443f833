/** The page of a new game: the game that is chosen is the one that starts. */
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-svelte'
import type { NewTable } from '../../../../src/contract/api.ts'
import { refusal } from '../../../../src/contract/errors.ts'
import { GAMES, type GameEntry } from '../../../../src/renderer/games/catalogue.ts'
import { offerGames } from '../../../../src/renderer/games/offered-games.svelte.ts'
import App from '../../../../src/renderer/shell/App.svelte'
import { fakeServices } from '../../fake-services.ts'
import { goTo } from '../../page.ts'
import { TOY } from '../../../toy/renderer/games/catalogue.ts'

afterAll(() => offerGames(GAMES))
afterEach(() => goTo('#/'))

type GameWords = Awaited<ReturnType<GameEntry['words']>>

const entry = (id: string, title: string, words: GameEntry['words']): GameEntry => ({
  ...{ ...TOY, title: () => title, words },
  identity: { ...TOY.identity, id },
})

async function open(games: GameEntry[]) {
  offerGames(games)
  const created = vi.fn<(table: NewTable) => never>(() => {
    throw refusal('busy')
  })
  const { services } = fakeServices({ 'tables.create': created })
  await goTo('#/new')
  await render(App, { services })
  return created
}

test('is offered once its words are there, which are fetched before anything is chosen', async () => {
  const late = Promise.withResolvers<GameWords>()
  const words = vi.fn(() => late.promise)
  const created = await open([entry('first', 'First', TOY.words), entry('late', 'Late', words)])
  await vi.waitFor(() => expect(words).toHaveBeenCalledOnce())
  expect(page.getByRole('radio', { name: 'Late' }).query()).toBeNull()
  late.resolve(await TOY.words())
  await page.getByRole('radio', { name: 'Late' }).click()
  await userEvent.keyboard('{Enter}')
  await vi.waitFor(() => expect(created).toHaveBeenCalledOnce())
  expect(created.mock.lastCall?.[0].game).toBe('late')
})

test('is not offered where its words cannot be had, and the others are', async () => {
  const gone = () => Promise.reject(new Error('out of reach'))
  const created = await open([entry('gone', 'Gone', gone), entry('other', 'Other', TOY.words)])
  await page.getByRole('button', { name: 'Start the game' }).click()
  await vi.waitFor(() => expect(created).toHaveBeenCalledOnce())
  expect(created.mock.lastCall?.[0].game).toBe('other')
})
