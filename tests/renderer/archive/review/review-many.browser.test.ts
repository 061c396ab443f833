/** Reviews of many games: begun from the list, followed on every page of the archive, and a person's accuracy. */
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-svelte'
import type { ArchivedGame } from '../../../../src/contract/archive.ts'
import { GAMES } from '../../../../src/renderer/games/catalogue.ts'
import { offerGames } from '../../../../src/renderer/games/offered-games.svelte.ts'
import App from '../../../../src/renderer/shell/App.svelte'
import { fakeServices, type Answers } from '../../fake-services.ts'
import { goTo } from '../../page.ts'
import { TOY } from '../../../toy/renderer/games/catalogue.ts'
import { toyRecord } from '../../toy-data.ts'

afterAll(() => offerGames(GAMES))
beforeEach(async () => {
  await page.viewport(1024, 700)
  offerGames([TOY])
})
afterEach(() => goTo('#/'))

const line = (id: string, reviewed: boolean): ArchivedGame => ({
  ...{ id, game: 'toy', mode: 'digital', players: toyRecord().players, startedAt: '2026-11-20T10:00:00.000Z' },
  ...{ finishedAt: '2026-11-20T11:00:00.000Z', minutes: 60, points: [3, 2, 1, 0, 0], winners: [0], place: null },
  ...{ openDoubts: 0, tags: [], star: false, notes: null, reviewed },
})

async function open(hash: string, answers: Answers = {}) {
  await goTo(hash)
  const reviewed = new Set<string>()
  const fake = fakeServices({
    'archive.list': () => ({ total: 3, games: ['a', 'b', 'c'].map((id) => line(id, reviewed.has(id))) }),
    'archive.places': () => [],
    'archive.tags': () => [],
    'statistics.tables': () =>
      Promise.resolve({ games: 0, tables: [], parts: null, told: { games: 0, facts: [] }, bots: [] }),
    'queue.add': () => Promise.resolve(3),
    'queue.stop': () => {},
    ...answers,
  })
  await render(App, { services: fake.services })
  return { ...fake, reviewed }
}

const bar = () => page.getByRole('progressbar')

test('all games found are reviewed at the depth that is chosen', async () => {
  const { call } = await open('#/archive')
  await expect.element(page.getByRole('main').getByText('3 games')).toBeVisible()
  expect(page.getByRole('button', { name: 'Review…' }).query()).toBeNull()
  await page.getByRole('checkbox', { name: 'Select all matching games' }).click()
  await userEvent.keyboard('r')
  await expect.element(page.getByRole('dialog', { name: 'Review 3 games' })).toBeVisible()
  await page.getByRole('radio', { name: /Thorough review/ }).click()
  await page.getByRole('button', { name: 'Start', exact: true }).click()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  const [, asked] = call.mock.calls.find(([name]) => name === 'queue.add')!
  expect(asked).toMatchObject({ games: { filter: { search: '' }, except: [] }, depth: 'thorough' })
})

test('where none of the games can be reviewed it says so', async () => {
  await open('#/archive', { 'queue.add': () => Promise.resolve(0) })
  await page.getByRole('checkbox', { name: 'Select', exact: true }).first().click()
  await page.getByRole('button', { name: 'Review…' }).click()
  await page.getByRole('button', { name: 'Start', exact: true }).click()
  await expect.element(page.getByText('None of these games was played on screen.')).toBeVisible()
})

test('its progress is shown and told, the list shows what is reviewed, and the end is said', async () => {
  const { emit, reviewed } = await open('#/archive')
  await expect.element(page.getByRole('main').getByText('3 games')).toBeVisible()
  expect(bar().query()).toBeNull()
  emit('queue.changed', { total: 2, done: 0, failed: 0, id: 'a' })
  await expect.element(page.getByText('Reviewing game 1 of 2')).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Open this game’s review' }))
    .toHaveAttribute('href', '#/archive/a/review')
  expect(page.getByRole('img', { name: 'Reviewed' }).query()).toBeNull()
  reviewed.add('a')
  emit('queue.changed', { total: 2, done: 1, failed: 0, id: 'b' })
  await expect.element(page.getByText('Reviewing game 2 of 2')).toBeVisible()
  await expect.element(bar()).toHaveAttribute('value', '1')
  await expect.element(page.getByRole('img', { name: 'Reviewed' })).toBeVisible()
  emit('queue.changed', { total: 2, done: 2, failed: 1, id: null })
  await expect.element(page.getByText('1 game reviewed. 1 game could not be reviewed.')).toBeVisible()
  expect(bar().query()).toBeNull()
})

test('one that was under way before is shown on every page, and stops by a press', async () => {
  const { call, emit } = await open('#/statistics', {
    'queue.look': () => ({ total: 40, done: 2, failed: 0, id: 'a' }),
  })
  await expect.element(page.getByText('Reviewing game 3 of 40')).toBeVisible()
  await page.getByRole('button', { name: 'Stop' }).click()
  expect(call).toHaveBeenCalledWith('queue.stop')
  emit('queue.changed', { total: 0, done: 0, failed: 0, id: null })
  await expect.element(bar()).not.toBeInTheDocument()
})
