/** The bin on its page. */
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-svelte'
import type { BinnedGame, BinSelection } from '../../../../src/contract/schemas/bin.ts'
import { GAMES } from '../../../../src/renderer/games/catalogue.ts'
import { offerGames } from '../../../../src/renderer/games/offered-games.svelte.ts'
import App from '../../../../src/renderer/shell/App.svelte'
import { fakeServices } from '../../fake-services.ts'
import { goTo } from '../../page.ts'
import { TOY } from '../../../toy/renderer/games/catalogue.ts'
import { toyRecord } from '../../toy-data.ts'

beforeAll(() => offerGames([TOY]))
afterAll(() => offerGames(GAMES))
beforeEach(() => page.viewport(1024, 700))
afterEach(() => goTo('#/'))

const { players } = toyRecord()
const game = (id: string, name: string): BinnedGame => ({
  ...{
    id,
    game: 'toy',
    mode: 'digital',
    startedAt: '2026-11-20T10:00:00.000Z',
    finishedAt: '2026-11-20T11:00:00.000Z',
  },
  players: players.map((player, seat) => ({ ...player, name: seat === 0 ? name : player.name })),
  removedAt: '2026-11-21T10:00:00.000Z',
  goesAt: '2027-02-19T10:00:00.000Z',
})

async function open(games: BinnedGame[]) {
  let kept = games
  const take = (call: BinSelection) => {
    const before = kept.length
    kept = 'ids' in call ? kept.filter(({ id }) => !call.ids.includes(id)) : []
    return before - kept.length
  }
  await goTo('#/bin')
  const asked: unknown[] = []
  const noted = (call: BinSelection) => {
    asked.push(call)
    return take(call)
  }
  const { services } = fakeServices({
    'bin.list': ({ skip, count }) => Promise.resolve({ total: kept.length, games: kept.slice(skip, skip + count) }),
    'bin.restore': (call) => Promise.resolve(noted(call)),
    'bin.erase': (call) => Promise.resolve(noted(call)),
  })
  await render(App, { services })
  return asked
}

test('a game is put back with one press', async () => {
  const asked = await open([game('a', 'Anna'), game('b', 'Bert')])
  await expect.element(page.getByText('2 games in the bin')).toBeVisible()
  await page.getByRole('button', { name: /Put back Anna/ }).click()
  await expect.element(page.getByText('1 game in the bin')).toBeVisible()
  expect(asked).toEqual([{ ids: ['a'] }])
})

test('games are deleted for good only after a question', async () => {
  const asked = await open([game('a', 'Anna'), game('b', 'Bert'), game('c', 'Carl')])
  await page.getByRole('checkbox', { name: /Bert/ }).click()
  await page.getByRole('button', { name: 'Delete for good…' }).click()
  await expect.element(page.getByText(/^1 game will be deleted for good/)).toBeVisible()
  await page.getByRole('button', { name: 'Cancel' }).click()
  expect(asked).toEqual([])
  await page.getByRole('button', { name: 'Delete for good…' }).click()
  await page.getByRole('button', { name: 'Delete for good', exact: true }).click()
  await expect.element(page.getByText('2 games in the bin')).toBeVisible()
  await page.getByRole('button', { name: 'Empty the bin…' }).click()
  await page.getByRole('button', { name: 'Delete for good', exact: true }).click()
  await expect.element(page.getByText('The bin is empty')).toBeVisible()
  expect(asked).toEqual([{ ids: ['b'] }, { all: true }])
})

test('all shown games are selected at once, and Escape leads to the archive', async () => {
  const asked = await open([game('a', 'Anna'), game('b', 'Bert')])
  await page.getByRole('checkbox', { name: 'Select all shown games' }).click()
  await page.getByRole('button', { name: 'Put back', exact: true }).click()
  await expect.element(page.getByText('The bin is empty')).toBeVisible()
  expect(asked).toEqual([{ ids: ['a', 'b'] }])
  await userEvent.keyboard('{Escape}')
  expect(location.hash).toBe('#/archive')
})
