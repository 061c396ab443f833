/** Stars, tags and changes of several games at once, in the list and on a game's page. */
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-svelte'
import type { ArchivedGame, Selection } from '../../../src/contract/archive.ts'
import type { BatchChange, GameMark } from '../../../src/contract/schemas/batch.ts'
import { refusal } from '../../../src/contract/errors.ts'
import { GAMES } from '../../../src/renderer/games/catalogue.ts'
import { offerGames } from '../../../src/renderer/games/offered-games.svelte.ts'
import App from '../../../src/renderer/shell/App.svelte'
import { fakeServices, type Answers } from '../fake-services.ts'
import { chosen, goTo } from '../page.ts'
import { TOY } from '../../toy/renderer/games/catalogue.ts'
import { toyRecord } from '../toy-data.ts'

afterAll(() => offerGames(GAMES))
beforeEach(async () => {
  await page.viewport(1024, 700)
  offerGames([TOY])
})
afterEach(() => goTo('#/'))

const line = (id: string): ArchivedGame => ({
  ...{ id, game: 'toy', mode: 'digital', players: toyRecord().players, startedAt: '2026-11-20T10:00:00.000Z' },
  ...{ finishedAt: '2026-11-20T11:00:00.000Z', minutes: 60, points: [3, 2, 1, 0, 0], winners: [0], place: null },
  ...{ openDoubts: 0, tags: [], star: false, notes: null, reviewed: false },
})

async function open(hash: string, answers: Answers = {}) {
  await goTo(hash)
  const games = ['a', 'b', 'c'].map(line)
  let record = toyRecord()
  const marks: GameMark[] = []
  const changes: { games: Selection; change: BatchChange }[] = []
  const fake = fakeServices({
    'archive.list': () => ({ total: games.length, games: [...games] }),
    'archive.places': () => ['Club'],
    'archive.tags': () => [{ tag: 'League', games: 3 }],
    'archive.open': () => JSON.stringify(record),
    'reviews.hints': () => [],
    'archive.mark': (mark) => {
      marks.push(mark)
      const { id, ...rest } = mark
      const at = games.findIndex((game) => game.id === id)
      if (at >= 0) games[at] = { ...games[at], ...rest }
      record = { ...record, ...rest, star: (rest.star ?? record.star) || undefined }
    },
    'batch.change': (call) => {
      changes.push(call)
      return Promise.resolve(2)
    },
    'batch.undo': () => Promise.resolve({ back: 1, left: 1 }),
    ...answers,
  })
  await render(App, { services: fake.services })
  return { ...fake, marks, changes }
}

const stars = () => page.getByRole('button', { name: 'Starred' })
const check = (row: number) => page.getByRole('checkbox', { name: 'Select', exact: true }).nth(row).click()

describe('in the list', () => {
  test('the star of a game is set and taken away by a press, which opens nothing', async () => {
    const { marks } = await open('#/archive')
    await stars().nth(1).click()
    await expect.element(stars().nth(1)).toHaveAttribute('aria-pressed', 'true')
    await stars().nth(1).click()
    await expect.element(stars().nth(1)).toHaveAttribute('aria-pressed', 'false')
    expect(marks).toEqual([
      { id: 'b', star: true },
      { id: 'b', star: false },
    ])
    expect(location.hash).toBe('#/archive')
  })

  test('a key sets the star of the game with the focus, and with a selection of all that are selected', async () => {
    const { marks, changes } = await open('#/archive')
    await expect.element(stars().first()).toBeVisible()
    await userEvent.keyboard('{ArrowDown}*')
    await vi.waitFor(() => expect(marks).toEqual([{ id: 'b', star: true }]))
    await userEvent.keyboard(' {ArrowDown} *')
    await vi.waitFor(() => expect(changes).toEqual([{ games: { ids: ['b', 'c'] }, change: { star: true } }]))
  })

  test('selected games get a place, tags and a name at once, and one press undoes it', async () => {
    const { changes, call } = await open('#/archive')
    await check(0)
    await check(2)
    await page.getByRole('button', { name: 'Change…' }).click()
    const change = page.getByRole('button', { name: 'Change', exact: true })
    await expect.element(change).toBeDisabled()
    await chosen(page.getByRole('radio', { name: 'Another' }))
    await page.getByLabelText('New place').fill(' Home ')
    const add = page.getByRole('group', { name: 'Tags to add' }).getByRole('combobox')
    await add.fill('League')
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('button', { name: 'Remove the tag “League”' })).toBeVisible()
    await page.getByLabelText('Player’s name').fill('Mike')
    await change.click()
    await expect.element(page.getByText('Enter the old name and the new one.')).toBeVisible()
    expect(changes).toEqual([])
    await page.getByLabelText('New name').fill('Michael')
    await change.click()
    await expect.element(page.getByText('2 games changed.')).toBeVisible()
    expect(changes).toEqual([
      {
        games: { ids: ['a', 'c'] },
        change: { place: 'Home', addTags: ['League'], rename: { name: 'Mike', to: 'Michael' } },
      },
    ])
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect.element(page.getByText('1 game is as it was. 1 was changed again since and stays.')).toBeVisible()
    expect(call).toHaveBeenCalledWith('batch.undo')
  })

  test('a change that is refused says why and stays open; a long one says how far it is', async () => {
    const { promise, reject } = Promise.withResolvers<number>()
    const { emit } = await open('#/archive', { 'batch.change': () => promise })
    await check(0)
    await page.getByRole('button', { name: 'Change…' }).click()
    await chosen(page.getByRole('radio', { name: 'With a star' }))
    await page.getByRole('button', { name: 'Change', exact: true }).click()
    emit('work.progress', { work: 'batch', done: 40, total: 100 })
    await expect.element(page.getByText('40 of 100 games')).toBeVisible()
    reject(refusal('too-many-tags', { most: 20 }))
    await expect.element(page.getByText(/at most 20 tags/)).toBeVisible()
    await expect.element(page.getByRole('radio', { name: 'With a star' })).toBeChecked()
  })
})

describe('on a game’s page', () => {
  test('the star is set by press and key', async () => {
    const { marks } = await open('#/archive/game')
    await stars().click()
    await expect.element(stars()).toHaveAttribute('aria-pressed', 'true')
    await userEvent.keyboard('*')
    await expect.element(stars()).toHaveAttribute('aria-pressed', 'false')
    expect(marks.map(({ star }) => star)).toEqual([true, false])
  })

  test('tags are written, completed from those in use, and taken off', async () => {
    const { marks } = await open('#/archive/game')
    const field = page.getByRole('combobox', { name: 'Add a tag' })
    await field.click()
    const offered = () =>
      [...document.querySelectorAll('datalist option')].map((each) => (each as HTMLOptionElement).value)
    await vi.waitFor(() => expect(offered()).toContain('League'))
    await field.fill('  New   Year ')
    await userEvent.keyboard('{Enter}')
    const drop = page.getByRole('button', { name: 'Remove the tag “New Year”' })
    await expect.element(drop).toBeVisible()
    await drop.click()
    await expect.element(drop).not.toBeInTheDocument()
    expect(marks.map(({ tags }) => tags)).toEqual([['New Year'], []])
  })
})
