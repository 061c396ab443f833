/** The preview of an import, where the archive has other words under the same ids. */
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-svelte'
import type { ImportItem, Keep, TablePreview } from '../../../../src/contract/archive.ts'
import App from '../../../../src/renderer/shell/App.svelte'
import { fakeServices } from '../../fake-services.ts'
import { goTo } from '../../page.ts'
import { toyRecord } from '../../toy-data.ts'

beforeEach(() => page.viewport(1024, 700))
afterEach(() => goTo('#/'))

const { players } = toyRecord()
const side = {
  players,
  ...{ place: null as string | null, notes: null, startedAt: '2026-11-20T10:00:00.000Z', tags: [] as string[] },
  ...{
    finishedAt: '2026-11-20T11:00:00.000Z',
    star: false,
    kept: 0,
    exercises: 0,
    moves: 40,
    hasParts: true,
    points: [3, 2, 1],
  },
}
const changed = (at: number): ImportItem => ({
  ...{ name: `${at}.pithead`, state: 'changed', id: `${at}`, players, startedAt: side.startedAt, at, keep: 'mine' },
  ...{ removed: false, alike: false, losing: false, differences: ['place', 'course'] },
  mine: { ...side, place: 'Home' },
  theirs: { ...side, place: 'At Anna’s', tags: ['League'] },
})

const TABLE: TablePreview = {
  name: 'plays.csv',
  header: ['Wer', 'Points', 'Date', 'Game'],
  rows: [['Anna', '12', '3.2.2026', 'Go']],
  guess: {
    ...{ player: null, total: 1, date: 2, title: 3, game: null },
    ...{ play: null, winner: null, place: null, minutes: null, order: 'dmy' },
  },
}

async function open(items: ImportItem[], table: TablePreview | null = null) {
  const chosen: unknown[] = []
  const count = { new: 0, back: 0, changed: items.length, known: 0, refused: 0, other: 0, losing: 0 }
  await goTo('#/archive')
  const { services } = fakeServices({
    'archive.list': () => ({ total: 0, games: [] }),
    'import.begin': () => '3f0c0b1e-6a0b-4a58-9d0e-0f6d2a0c9a11',
    'import.add': () => Promise.resolve(count),
    'import.table': () => table,
    'import.map': ({ columns }) => (chosen.push(columns), Promise.resolve(count)),
    'import.items': () => items,
    'import.choose': ({ at, keep }: { at: number | null; keep: Keep }) => void chosen.push([at, keep]),
    'import.run': () => Promise.resolve({ added: 0, replaced: 1, back: 0, left: 1 }),
    'import.drop': () => {},
  })
  await render(App, { services })
  await page.getByRole('button', { name: 'Import…' }).click()
  const input = document.querySelector<HTMLInputElement>('input[type=file]')!
  await userEvent.upload(input, new File(['{}'], 'a.pithead'))
  return chosen
}

test('shows both side by side, asks for each or for all, and says what came of it', async () => {
  const chosen = await open([changed(0), changed(1)])
  const table = page.getByRole('table').nth(0)
  await expect.element(table.getByRole('row', { name: 'Place Home At Anna’s' })).toBeVisible()
  await expect.element(table.getByRole('row', { name: /^Course of the game 40 moves 40 moves, differs/ })).toBeVisible()
  await page
    .getByRole('group', { name: /^Keep: / })
    .nth(1)
    .getByRole('radio', { name: 'take the file’s' })
    .click({ force: true })
  await page.getByRole('group', { name: 'All changed games' }).getByRole('radio', { name: 'keep both' }).click()
  await expect
    .poll(() => chosen)
    .toEqual([
      [1, 'theirs'],
      [null, 'both'],
    ])
  await expect
    .element(
      page
        .getByRole('group', { name: /^Keep: / })
        .nth(0)
        .getByRole('radio', { name: 'keep both' }),
    )
    .toBeChecked()
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await expect.element(page.getByText('1 game replaced. 1 changed game left as it is here.')).toBeVisible()
})

test('a table from elsewhere is shown before it is read, and read once it is said which column is which', async () => {
  const chosen = await open([], TABLE)
  const dialog = page.getByRole('dialog')
  await expect.element(dialog.getByRole('heading', { name: 'Which column is which?' })).toBeVisible()
  await expect.element(dialog.getByRole('row', { name: 'Anna 12 3.2.2026 Go' })).toBeVisible()
  await expect.element(dialog.getByRole('button', { name: 'Read the table' })).toBeDisabled()
  await dialog.getByRole('combobox', { name: 'Player' }).selectOptions('Wer')
  await dialog.getByRole('combobox', { name: 'Dates are' }).selectOptions('month, day, year')
  await dialog.getByRole('combobox', { name: 'Winner' }).selectOptions('Points')
  await dialog.getByRole('combobox', { name: 'Winner' }).selectOptions('No column')
  await dialog.getByRole('button', { name: 'Read the table' }).click()
  await expect.poll(() => chosen).toEqual([{ ...TABLE.guess, player: 0, order: 'mdy' }])
  await expect.element(dialog.getByText('These files contain no games.')).toBeVisible()
})

test('a table from elsewhere may be left out', async () => {
  const chosen = await open([], TABLE)
  await page.getByRole('button', { name: 'Leave it out' }).click()
  await expect.poll(() => chosen).toEqual([null])
})
