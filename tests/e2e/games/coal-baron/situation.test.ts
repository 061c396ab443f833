/** A position of Coal Baron laid out by hand in the built program: from a game, changed by keys until it can be so, analysed and played on. */
import { expect, type Page } from '@playwright/test'
import { golden } from '../../../games/coal-baron/support/golden.ts'
import { hostForAllTests, keepGame } from '../../support/hosts.ts'
import { axe, looksRight } from '../../support/looks.ts'
import { test } from '../../support/test.ts'

const record = { ...golden('2-players'), id: '00000000-0000-4000-8000-000000000002' }
const heading = 'Position laid out by hand'

const host = hostForAllTests((store) => keepGame(store, record))

async function layOut(page: Page, moves: number) {
  await page.setViewportSize({ width: 1440, height: 900 })
  await host.open(page, `#/archive/${record.id}/move/${moves}`)
  await expect(page.getByRole('heading', { name: 'Live analysis' })).toBeVisible()
  await page.keyboard.press('Shift+B')
  await expect(page.getByRole('heading', { name: heading })).toBeVisible()
}

const problems = (page: Page) => page.getByRole('status').getByRole('button')

test('a position of a game is changed by keys, mended where it can’t be so, analysed and found again', async ({
  page,
}) => {
  await layOut(page, 40)
  await expect(page.getByText('This position can be analysed.')).toBeVisible()
  await axe(page)
  await looksRight(page, 'situation')

  const marks = page.getByLabel('Marks', { exact: true })
  await marks.focus()
  await page.keyboard.type('9')
  await page.keyboard.press('Tab')
  await page.keyboard.type('18')
  await page.keyboard.press('Tab')
  await page.getByLabel('Tile on Minecart factory 1').focus()
  await page.keyboard.press('Home')
  await expect(problems(page)).toHaveText([
    'Minecart factory 1: a tile lies here as long as the stack has one.',
    'Player 1, Workers left: 20 workers left, on spaces and at the bank; each player has 18.',
  ])
  await axe(page)
  // Nothing typed is lost: not by what can't be so, nor by a reload.
  await page.reload()
  await expect(problems(page)).toHaveCount(2)
  await problems(page).nth(1).press('Enter')
  const workers = page.getByLabel('Workers left')
  await expect(workers).toBeFocused()
  await expect(workers).toHaveAttribute('aria-invalid', 'true')
  await expect(workers).toHaveAccessibleDescription(/20 workers left/)
  await page.keyboard.type('12')
  await page.keyboard.press('Tab')
  await expect(problems(page)).toHaveCount(1)
  await problems(page).first().press('Enter')
  await page.keyboard.press('End')
  await expect(page.getByText('This position can be analysed.')).toBeVisible()

  await page.getByRole('button', { name: 'Analyse' }).press('Enter')
  await expect(page.getByRole('heading', { name: /^Analysis board · .*Position laid out by hand$/ })).toBeVisible()
  await page.keyboard.press('l')
  await expect(page.locator('section.analysis ol button')).toHaveCount(5)
  await axe(page)
  await page.goBack()
  await expect(page.getByLabel('Marks', { exact: true })).toHaveValue('9')
})

test('what a player has is edited piece by piece, and each edit is undone', async ({ page }) => {
  await layOut(page, 40)
  const before = page.url()
  await page.getByRole('button', { name: 'Add: gray tunnel tile, two minecarts, light side' }).press('Enter')
  await page.getByLabel('Gray tunnel tile, two minecarts, light side: cube on minecart 2').selectOption('K')
  await page.getByLabel('Place 1 in the pit cage').selectOption('K')
  await page.getByLabel('Pit cage at').selectOption('4')
  await page.getByLabel('Storage: brown coal').fill('2')
  await page.getByLabel('Storage: brown coal').press('Tab')
  await page
    .getByLabel('Truck order, three black: spot 1')
    .or(page.getByLabel(/order, .*: spot 1/))
    .first()
    .selectOption({ index: 1 })
  const free = page.getByRole('group').filter({ hasText: 'Player 2' })
  await expect(free).toBeVisible()
  const delivered = page.getByRole('button', { name: /^Engine order, one black, 5 points$/ })
  const points = page.getByLabel('Points on the track')
  const had = Number(await points.inputValue())
  await delivered.press('Enter')
  await expect(points).toHaveValue(String(had + 5))
  await expect(page.getByText('This position can be analysed.')).toBeVisible()
  const changed = page.url()
  const undo = page.getByRole('button', { name: 'Undo' })
  while ((await undo.getAttribute('aria-disabled')) === 'false') await undo.press('Enter')
  expect(page.url()).toBe(before)
  const redo = page.getByRole('button', { name: 'Redo' })
  while ((await redo.getAttribute('aria-disabled')) === 'false') await redo.press('Enter')
  expect(page.url()).toBe(changed)
})

test('a text brings a position back, and one that is none says where it is wrong', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await layOut(page, 30)
  await page.keyboard.press('c')
  await expect(page.getByText('The position is copied as text.')).toBeVisible()
  const text = await page.evaluate(() => navigator.clipboard.readText())
  const url = page.url()
  await page.getByLabel('Marks', { exact: true }).fill('99')
  await page.getByLabel('Marks', { exact: true }).press('Tab')
  await page.keyboard.press('Escape')
  await layOut(page, 50)
  await page.keyboard.press('v')
  const field = page.getByLabel('The text of a position that was copied here before')
  for (const [wrong, reason] of [
    ['nonsense', 'Not a record'],
    [text.replace(/"level":\d/, '"level":1.5'), 'situation.seats[0].cage.level'],
    [text.replace('coal-baron', 'chess'), 'game'],
  ]) {
    await field.fill(wrong)
    await page.getByRole('button', { name: 'Take it' }).click()
    await expect(page.getByRole('dialog').getByRole('alert')).toContainText(reason)
    await expect(field).toHaveValue(wrong)
  }
  await axe(page)
  await field.fill(text)
  await page.getByRole('button', { name: 'Take it' }).click()
  await expect
    .poll(() => new URLSearchParams(page.url().split('?')[1]).get('situation'))
    .toBe(new URLSearchParams(url.split('?')[1]).get('situation'))
})

test('a laid out position is played on against a bot at a table', async ({ page }) => {
  await layOut(page, 40)
  await page.keyboard.press('l')
  await page.getByRole('button', { name: 'Play on from here…' }).click()
  await expect(page.getByText('It is for practice')).toBeVisible()
  await axe(page)
  await page.getByRole('dialog').getByLabel('Player 2').selectOption({ index: 1 })
  await page.getByRole('button', { name: 'Start', exact: true }).last().click()
  await expect(page).toHaveURL(/#\/table\//)
  await expect(page.getByText('Player 1').first()).toBeVisible()
  const stored = await page.evaluate(() => location.hash)
  expect(stored).toContain('#/table/')
})

test('from the analysis board’s door, an empty start for three is laid out', async ({ page }) => {
  await page.goto(host.address)
  await page.evaluate(() => (location.hash = '#/board'))
  await page.getByRole('radio', { name: '3' }).press(' ')
  await page.getByRole('button', { name: 'Lay out by hand…' }).press('Enter')
  await expect(page.getByRole('heading', { name: heading })).toBeVisible()
  await expect(page.getByRole('group', { name: 'Players' }).getByRole('button')).toHaveCount(3)
  await expect(problems(page).first()).toHaveText(/an order card lies here/)
})
