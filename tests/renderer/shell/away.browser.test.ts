/**
 * Text typed while the services are away stays on the screen and is sent once they are back. Notices go once they are
 * out of date.
 */
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-svelte'
import type { ArchivedGame, ArchiveQuery, GameEdit } from '../../../src/contract/archive.ts'
import type { GameMark } from '../../../src/contract/schemas/batch.ts'
import { refusal } from '../../../src/contract/errors.ts'
import { dialogs } from '../../../src/renderer/app/dialogs.svelte.ts'
import { notify, toasts } from '../../../src/renderer/app/toasts.svelte.ts'
import { GAMES } from '../../../src/renderer/games/catalogue.ts'
import { offerGames } from '../../../src/renderer/games/offered-games.svelte.ts'
import App from '../../../src/renderer/shell/App.svelte'
import { fakeServices, SETTINGS, type Answers } from '../fake-services.ts'
import { chosen, goTo } from '../page.ts'
import { TOY } from '../../toy/renderer/games/catalogue.ts'
import { toyRecord, toySummary } from '../toy-data.ts'

afterAll(() => offerGames(GAMES))
beforeEach(async () => {
  await page.viewport(1440, 900)
  offerGames([TOY])
  toasts.length = 0
  Object.assign(dialogs, { settings: false, backups: false })
})
afterEach(() => goTo('#/'))

const record = { ...toyRecord(), id: 'a', finishedAt: '2026-11-20T11:00:00.000Z' }
const line: ArchivedGame = {
  ...{ id: 'a', game: 'toy', mode: 'digital', players: record.players, startedAt: '2026-11-20T10:00:00.000Z' },
  ...{ finishedAt: '2026-11-20T11:00:00.000Z', minutes: 60, points: [3, 2], winners: [0], place: null },
  ...{ notes: null, openDoubts: 0, tags: [], star: false, reviewed: false },
}

/** Services that answer only while they are within reach. */
async function open(hash: string, answers: Answers) {
  await goTo(hash)
  const fake = fakeServices(answers)
  const reach = fake.call.getMockImplementation()!
  fake.call.mockImplementation((...args) =>
    fake.services.status() === 'connected' ? reach(...args) : Promise.reject(refusal('disconnected')),
  )
  await render(App, { services: fake.services })
  return fake
}

async function openEdit() {
  const row = page.getByRole('row').nth(1)
  await expect.element(row).toBeVisible()
  ;(row.element() as HTMLElement).focus()
  await userEvent.keyboard('e')
}

test('an edited game is saved once the services are back', async () => {
  const edit = vi.fn<(edit: GameEdit) => void>()
  const { become } = await open('#/archive', {
    'archive.list': () => ({ total: 1, games: [line] }),
    'archive.open': () => JSON.stringify(record),
    'archive.edit': edit,
  })
  await openEdit()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Place' }).fill('Essen')
  become('lost')
  await dialog.getByRole('textbox', { name: 'Notes' }).fill('It rained.')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect.element(dialog.getByRole('textbox', { name: 'Place' })).toHaveValue('Essen')
  expect(edit).not.toHaveBeenCalled()
  become('connected')
  await vi.waitFor(() => expect(edit).toHaveBeenCalledOnce())
  expect(edit.mock.calls[0][0]).toMatchObject({ id: 'a', place: 'Essen', notes: 'It rained.' })
  await expect.element(dialog).not.toBeInTheDocument()
})

test('an edit that is cancelled meanwhile is not sent', async () => {
  const edit = vi.fn()
  const { become } = await open('#/archive', {
    'archive.list': () => ({ total: 1, games: [line] }),
    'archive.open': () => JSON.stringify(record),
    'archive.edit': edit,
  })
  await openEdit()
  become('lost')
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
  become('connected')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  expect(edit).not.toHaveBeenCalled()
})

test('on a game’s own page, too, what is being typed stays and is saved once the services are back', async () => {
  const edit = vi.fn<(edit: GameEdit) => void>()
  const { become } = await open('#/archive/a', {
    'archive.open': () => JSON.stringify(record),
    'reviews.hints': () => [],
    'archive.edit': edit,
  })
  await page.getByRole('button', { name: /^Edit/ }).click()
  const notes = page.getByRole('dialog').getByRole('textbox', { name: 'Notes' })
  await notes.fill('It ra')
  become('lost')
  become('connected')
  await notes.click()
  await userEvent.keyboard('ined.')
  await expect.element(notes).toHaveValue('It rained.')
  become('lost')
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  become('connected')
  await vi.waitFor(() => expect(edit).toHaveBeenCalledOnce())
  expect(edit.mock.calls[0][0]).toMatchObject({ id: 'a', notes: 'It rained.' })
})

test('tags are shown at once and kept, one after the other, once the services are back', async () => {
  let kept: string[] = []
  const mark = vi.fn(({ tags }: GameMark) => void (kept = tags!))
  const { become } = await open('#/archive/a', {
    'archive.open': () => JSON.stringify({ ...record, tags: kept }),
    'archive.tags': () => [],
    'archive.mark': mark,
    'reviews.hints': () => [],
  })
  const field = page.getByRole('textbox', { name: 'Add a tag' }).or(page.getByRole('combobox', { name: 'Add a tag' }))
  await field.click()
  become('lost')
  for (const tag of ['rain', 'wind']) {
    await field.fill(tag)
    await userEvent.keyboard('{Enter}')
  }
  const taken = (tag: string) => page.getByRole('button', { name: `Remove the tag “${tag}”` })
  await expect.element(taken('wind')).toBeVisible()
  expect(mark).not.toHaveBeenCalled()
  become('connected')
  await vi.waitFor(() => expect(kept).toEqual(['rain', 'wind']))
  for (const tag of ['rain', 'wind']) await expect.element(taken(tag)).toBeVisible()
})

test('the name of a search is sent once the services are back', async () => {
  const save = vi.fn()
  const { become } = await open('#/archive', {
    'archive.list': () => ({ total: 1, games: [line] }),
    'searches.list': () => [],
    'searches.save': save,
  })
  await page.getByRole('button', { name: /^Saved searches/ }).click()
  become('lost')
  await page.getByLabelText('Save this search as').fill('Rainy')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByLabelText('Save this search as')).toHaveValue('Rainy')
  expect(save).not.toHaveBeenCalled()
  become('connected')
  await vi.waitFor(() => expect(save).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ name: 'Rainy' })))
})

test('another name for somebody stays, and what it would do is told once the services are back', async () => {
  const person = {
    ...{ color: 'red', lastAt: record.finishedAt, games: 3, wins: 1, shared: 0, fairWins: 1, average: 4, best: 6 },
    ...{ rating: { value: 1500, deviation: 100 }, trend: [] },
  }
  const people = ['Mike', 'Mick'].map((name) => ({ name, ...person }))
  const { become } = await open('#/people', {
    'statistics.people': () => Promise.resolve({ games: 3, people, bots: [], alike: [['Mike', 'Mick']] }),
    'people.foresee': () => ({ games: 3, known: 0, together: 0 }),
  })
  await page.getByRole('button', { name: 'Merge…' }).click()
  const dialog = page.getByRole('dialog')
  become('lost')
  await dialog.getByLabelText('New name').fill('Michael')
  become('connected')
  await expect.element(dialog.getByText(/3 games/)).toBeVisible()
  await expect.element(dialog.getByLabelText('New name')).toHaveValue('Michael')
  await expect.element(dialog.getByRole('button', { name: 'Rename' })).toBeEnabled()
})

test('a setting is shown at once and kept once the services are back', async () => {
  const set = vi.fn((patch: object) => ({ ...SETTINGS, ...patch }))
  const { become } = await open('#/', { 'settings.set': set })
  await userEvent.keyboard(',')
  become('lost')
  const light = page.getByRole('radio', { name: 'Day shift' })
  await chosen(light)
  await expect.element(light).toBeChecked()
  expect(set).not.toHaveBeenCalled()
  become('connected')
  await vi.waitFor(() => expect(set).toHaveBeenCalledExactlyOnceWith({ theme: 'light' }))
  await expect.element(light).toBeChecked()
})

test('names of a new game stay', async () => {
  const { become } = await open('#/new', { 'people.list': () => [{ name: 'Mike', color: 'red' }] })
  const name = page.getByRole('textbox').or(page.getByRole('combobox')).first()
  await name.fill('Ottilie')
  become('lost')
  await expect.element(name).toHaveValue('Ottilie')
  become('connected')
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
  await expect.element(name).toHaveValue('Ottilie')
})

test('what is searched for stays, and is found once the services are back', async () => {
  const searched: string[] = []
  const list = ({ search }: ArchiveQuery) => {
    searched.push(search)
    return { total: 1, games: [line] }
  }
  const { become } = await open('#/archive', { 'archive.list': list })
  const box = page.getByRole('combobox', { name: 'Search' })
  await expect.element(box).toBeVisible()
  become('lost')
  await box.fill('essen')
  await expect.element(box).toHaveValue('essen')
  become('connected')
  await vi.waitFor(() => expect(searched.at(-1)).toBe('essen'))
  await expect.element(box).toHaveValue('essen')
})

test.each([
  ['storage-full', /The disk is full/],
  ['storage-read-only', /The data folder is read-only/],
] as const)('that nothing could be written (%s) is over once anything was', async (code, text) => {
  let isWritable = false
  const remove = () => {
    if (!isWritable) throw refusal(code)
  }
  await open('#/', { 'tables.list': () => [toySummary()], 'tables.remove': remove })
  const notice = page.getByText(text)
  await page
    .getByRole('button', { name: /^Remove/ })
    .first()
    .click()
  await expect.element(notice).toBeVisible()
  isWritable = true
  await page
    .getByRole('button', { name: /^Remove/ })
    .first()
    .click()
  await expect.element(notice).not.toBeInTheDocument()
})

test('a later renaming takes the place of the offer to undo the one before', () => {
  const undo = { label: () => 'Undo', run: () => {} }
  const told = (text: string) => notify({ tone: 'plain', about: 'renaming', text: () => text, action: undo })
  told('one')
  told('two')
  expect(toasts.map(({ text }) => text())).toEqual(['two'])
})

test('a backup that was restored leaves nothing to undo', async () => {
  const day = { name: 'a.db', at: '2026-11-20T10:00:00.000Z', reason: 'day' as const, size: 1000, elsewhere: false }
  const none = { count: 0, games: [] }
  await open('#/', {
    'tables.list': () => [toySummary()],
    'tables.remove': () => {},
    'backups.second': () => ({ folder: null, problem: null }),
    'backups.list': () => [{ ...day, games: { count: 1, finished: 0, last: null } }],
    'backups.preview': () =>
      Promise.resolve({ gone: none, back: { ...none, count: 1 }, other: none, reviews: { gone: none, kept: 0 } }),
    'backups.restore': () => Promise.resolve(),
  })
  await page
    .getByRole('button', { name: /^Remove/ })
    .first()
    .click()
  await expect.element(page.getByRole('button', { name: 'Undo' })).toBeVisible()
  dialogs.backups = true
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Preview/ })
    .click()
  await page.getByRole('dialog').getByRole('button', { name: 'Restore' }).click()
  await expect.element(page.getByRole('button', { name: 'Undo' })).not.toBeInTheDocument()
})
