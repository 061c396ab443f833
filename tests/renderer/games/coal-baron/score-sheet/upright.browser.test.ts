/** A tablet held upright, in German, with long names and many doubts: everything has its place, and nothing lies outside. */
import { beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { edited } from '../../../../../src/games/coal-baron/score-sheet/edits.ts'
import type { Edit } from '../../../../../src/games/coal-baron/wire/wire.ts'
import type { Pad } from '../../../../../src/games/coal-baron/score-sheet/pad.ts'
import { countEdits, padFor, playedGame } from '../../../../games/coal-baron/score-sheet/table.ts'
import { SETTINGS } from '../../../fake-services.ts'
import { openSheet } from './opened.ts'

beforeEach(() => page.viewport(800, 1280))

const NAMES = ['Maximiliane Sommer', 'Jean-Baptiste Lecoq', 'Ida', 'Wilhelmina van Dijk']
const write = (numbers: Record<string, number>): Edit => ({
  type: 'write',
  sums: Object.fromEntries(Object.entries(numbers).map(([id, number]) => [id, [number]])),
})

const whole = countEdits(playedGame(4, 305)).reduce(edited, padFor(4))
const named = { ...whole, players: whole.players.map((player, seat) => ({ ...player, name: NAMES[seat] })) }
const ACCOUNTS = {
  'marks-0': 400,
  'marks-1': 60,
  'cubes-1': 40,
  'outstanding-1': 13,
  'outstanding-2': 12,
  'light-3': 40,
  'dark-3': 1,
}
const doubtful = edited(named, write(ACCOUNTS))

const inGerman = (pad: Pad, at: Parameters<typeof openSheet>[1], view = '') =>
  openSheet(pad, at, view, { 'settings.get': () => ({ ...SETTINGS, language: 'de' }) })

/** How much the page and its main part scroll. */
function scrolled() {
  const [root, main] = [document.documentElement, document.querySelector('main')!]
  return [root.scrollHeight - root.clientHeight, main.scrollHeight - main.clientHeight]
}
const box = (element: Element) => element.getBoundingClientRect()

describe('upright', () => {
  test('the final table beside eight doubts makes the page no longer, and the doubts no more than a quarter of it', async () => {
    await inGerman(doubtful, { stage: 'finished', closed: 3 })
    await expect.element(page.getByRole('heading', { name: '8 Angaben noch einmal ansehen' })).toBeVisible()
    expect(scrolled()[0]).toBe(0)
    expect(box(document.querySelector('section.open')!).height).toBeLessThanOrEqual(320)
  })

  test('names over the final table are written out', async () => {
    await inGerman(doubtful, { stage: 'finished', closed: 3 })
    await expect.element(page.getByRole('table')).toBeVisible()
    const names = [...document.querySelectorAll('thead .player b')]
    expect(names.map((name) => name.textContent)).toEqual(NAMES)
    expect(names.filter((name) => name.scrollWidth > name.clientWidth)).toEqual([])
  })

  test('big type writes names on two lines at most', async () => {
    await inGerman(named, { stage: 'finished', closed: 3 }, '/big')
    await expect.element(page.getByRole('list', { name: 'Zwischenstand' })).toBeVisible()
    for (const name of document.querySelectorAll('.name b'))
      expect(box(name).height, name.textContent).toBeLessThan(2.5 * parseFloat(getComputedStyle(name).fontSize))
  })

  test('the accounts come before the way on', async () => {
    await inGerman(doubtful, { stage: 'accounts', closed: 3 })
    const onward = page.getByRole('button', { name: 'Schlusstabelle →' })
    await expect.element(onward).toBeVisible()
    expect(box(onward.element()).top).toBeGreaterThan(box(document.querySelector('table')!).bottom)
    expect(scrolled()).toEqual([0, 0])
  })

  test('the menu stays beside the tabs, doubts on three of them', async () => {
    const counts = edited(doubtful, write({ 'count-2-0-0': 40, 'count-2-1-1': 0, 'count-2-3-8': 30 }))
    await inGerman(counts, { stage: 'accounts', closed: 3 })
    const [undo, menu] = ['Rückgängig', 'Menü'].map((name) => page.getByRole('button', { name, exact: true }))
    await expect.element(menu).toBeVisible()
    expect(box(menu.element()).top).toBe(box(undo.element()).top)
  })

  test('big type tells the whole reason, with smaller room for the clock', async () => {
    await inGerman(named, { stage: 'shift-1', told: 4, closed: 1 }, '/big')
    const reason = page.getByRole('region').getByText(/Sonst hat niemand welche/)
    await expect.element(reason).toBeVisible()
    const now = document.querySelector('.now')!
    expect(now.scrollHeight).toBeLessThanOrEqual(now.clientHeight)
    expect(box(reason.element()).bottom).toBeLessThanOrEqual(box(document.querySelector('ul')!).top)
  })
})

test('big type writes long names out side by side', async () => {
  await page.viewport(1024, 700)
  await inGerman(named, { stage: 'finished', closed: 3 }, '/big')
  await expect.element(page.getByRole('heading', { name: 'Schlusstabelle' })).toBeVisible()
  const names = [...document.querySelectorAll('ul .player b')]
  expect(names.map((name) => name.textContent)).toEqual(NAMES)
  expect(names.filter((name) => name.scrollWidth > name.clientWidth)).toEqual([])
})
