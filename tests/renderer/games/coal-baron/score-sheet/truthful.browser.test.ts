/** The score sheet says no more than what was counted. */
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { edited } from '../../../../../src/games/coal-baron/score-sheet/edits.ts'
import type { Edit } from '../../../../../src/games/coal-baron/wire/wire.ts'
import type { Pad } from '../../../../../src/games/coal-baron/score-sheet/pad.ts'
import { countEdits, padFor, playedGame } from '../../../../games/coal-baron/score-sheet/table.ts'
import { button, openSheet } from './opened.ts'

beforeEach(() => page.viewport(1280, 800))

const written = (pad: Pad, numbers: Record<string, number>): Pad =>
  edited(pad, { type: 'write', sums: Object.fromEntries(Object.entries(numbers).map(([id, n]) => [id, [n]])) })

const made = (pad: Pad, edits: readonly Edit[]) => edits.reduce(edited, pad)

describe('where only the totals are kept', () => {
  const totals = (...numbers: number[]) =>
    written(padFor(3, 'points'), Object.fromEntries(numbers.map((total, seat) => [`total-${seat}`, total])))

  test('the tie-break is asked of those who are level, and decides', async () => {
    await openSheet(totals(98, 104, 104), { stage: 'totals' })
    await expect.element(page.getByText(/^Lucy and George are tied: whoever has the most Marks left/)).toBeVisible()
    await expect.element(page.getByRole('textbox', { name: 'Mike, Marks left' })).not.toBeInTheDocument()
    await page.getByRole('textbox', { name: 'Lucy, Marks left' }).fill('1')
    await page.getByRole('textbox', { name: 'George, Marks left' }).fill('4')
    await button(/^Final table/)
      .last()
      .click()
    await expect.element(page.getByRole('heading', { name: 'George wins with 104 points' })).toBeVisible()
    await expect.element(page.getByText(/George has the most Marks left, 4 Marks, and wins/)).toBeVisible()
  })

  test('a tie that nobody can break stays open, and can be broken later', async () => {
    await openSheet(totals(98, 104, 104), { stage: 'finished' })
    await expect.element(page.getByRole('heading', { name: 'Lucy and George are tied at 104 points' })).toBeVisible()
    await expect.element(page.getByText(/how many each of them had isn’t known/)).toBeVisible()
    await button('Enter the Marks left').click()
    await expect.element(page.getByRole('textbox', { name: 'Lucy, Marks left' })).toHaveFocus()
  })

  test('nothing is asked where somebody is alone ahead', async () => {
    await openSheet(totals(98, 104, 103), { stage: 'totals' })
    await expect.element(page.getByRole('textbox', { name: 'Mike, Total' })).toBeVisible()
    await expect.element(page.getByRole('textbox', { name: 'Lucy, Marks left' })).not.toBeInTheDocument()
  })
})

describe('who starts the next shift', () => {
  const none = ['points-0', 'count-0'].flatMap((kind) =>
    [0, 1].flatMap((seat) =>
      kind === 'points-0' ? [`${kind}-${seat}`] : [0, 1, 2, 3].map((e) => `${kind}-${seat}-${e}`),
    ),
  )
  const counted = written(padFor(2), Object.fromEntries(none.map((id) => [id, 0])))
  const at = { stage: 'shift-1', told: 4, closed: 1 } as const

  test('is open while anybody’s workers are not counted', async () => {
    await openSheet(written(counted, { 'workers-0-0': 5 }), at)
    await expect.element(page.getByText(/^Who starts shift II stays open/)).toBeVisible()
    await expect.element(page.getByText('starts the next shift')).not.toBeInTheDocument()
  })

  test('follows from the workers of all', async () => {
    await openSheet(written(counted, { 'workers-0-0': 5, 'workers-0-1': 2 }), at)
    await expect
      .element(page.getByText(/^Mike has the most workers in the factory, 5, and starts shift II/))
      .toBeVisible()
    await expect.element(page.getByText(/^Who starts/)).not.toBeInTheDocument()
  })
})

describe('what does not look right', () => {
  const game = made(padFor(3), countEdits(playedGame(3, 302)))
  const doubtful = written(game, { 'marks-1': 400, 'outstanding-1': 13 })
  const tab = (name: string | RegExp) =>
    page.getByRole('navigation', { name: 'Pages of the score sheet' }).getByRole('button', { name })

  test('stands on its tab, on the final table and on paper until the table accepts it', async () => {
    const { acts } = await openSheet(doubtful, { stage: 'finished', closed: 3 })
    await expect.element(tab('Accounts 2 things to look at again')).toBeVisible()
    await expect.element(tab('Shift III done')).toBeVisible()
    const open = page.getByRole('region', { name: '2 things to look at again' })
    await expect.element(open.getByText('Can’t be')).toBeVisible()
    await expect.element(open.getByText('Unlikely')).toBeVisible()
    await button(/^We checked this: Lucy, Marks: 400/).click()
    await expect.element(page.getByRole('region', { name: '1 thing to look at again' })).toBeVisible()
    await button(/^We checked this: Lucy, Outstanding/).click()
    await expect.element(page.getByRole('region', { name: 'Checked' })).toBeVisible()
    await expect.element(tab('Accounts done')).toBeVisible()
    await button(/^Look again: Lucy, Marks/).click()
    await expect.element(tab('Accounts 1 thing to look at again')).toBeVisible()
    expect(acts.map((act) => act.type)).toEqual(['edit', 'edit', 'edit'])
  })

  test('leads to its field', async () => {
    await openSheet(doubtful, { stage: 'finished', closed: 3 })
    await button(/^Can’t be Lucy, Marks/).click()
    await expect.element(page.getByRole('textbox', { name: 'Lucy, Marks' })).toHaveFocus()
  })
})

describe('a shift of which nothing is counted', () => {
  test('shows so, and nothing fills it in', async () => {
    await openSheet(padFor(3))
    const field = page.getByRole('textbox', { name: 'Mike, yellow order spots' })
    await expect.element(field).toHaveAttribute('placeholder', '–')
    await expect.element(page.getByText('–: not counted yet')).toBeVisible()
    await expect.element(button(/^The other/)).not.toBeInTheDocument()
  })

  test('can be as last time, where it was counted then', async () => {
    const first = made(
      padFor(3),
      countEdits(playedGame(3, 302)).filter((edit) => /(count|track|points)-0/.test(JSON.stringify(edit))),
    )
    const { pad } = await openSheet(first, { stage: 'shift-2', closed: 1 })
    await expect
      .element(page.getByRole('textbox', { name: 'Mike, yellow order spots' }))
      .toHaveAttribute('placeholder', '=1')
    await button('The other 12 as last time').click()
    await expect.element(page.getByRole('textbox', { name: 'Mike, yellow order spots' })).toHaveValue('1')
    expect(Object.keys(pad().written).filter((id) => id.startsWith('count-1'))).toHaveLength(12)
    expect(Object.keys(pad().written).some((id) => id.startsWith('points-1'))).toBe(false)
  })
})

const card = (order: string) => document.querySelector<HTMLElement>(`[data-order="${order}"]`)!

test('cards after counts: those of the earlier shifts are asked for first', async () => {
  const counted = written(padFor(2), { 'points-0-0': 12, 'points-0-1': 0 })
  const { acts } = await openSheet(edited(counted, { type: 'way', shift: 1, way: 'cards' }), { stage: 'shift-2' })
  const asked = page.getByRole('region', { name: /^First tap the orders delivered in earlier shifts/ })
  await expect.element(asked.getByText('Mike: 0 of 12 points')).toBeVisible()
  card('TKKK').click()
  await expect.element(asked).not.toBeInTheDocument()
  card('BK').click()
  await vi.waitFor(() => expect(acts).toHaveLength(2))
  expect(acts).toMatchObject([{ edit: { order: 'TKKK', shift: 0 } }, { edit: { order: 'BK', shift: 1 } }])
})
