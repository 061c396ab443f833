/** How much it takes to enter a whole physical game, by finger and by keyboard. */
import { expect, type Page } from '@playwright/test'
import { realTable } from '../../../games/coal-baron/score-sheet/real-table.ts'
import { hostForEachTest } from '../../support/hosts.ts'
import { axe } from '../../support/looks.ts'
import { test } from '../../support/test.ts'
import {
  keysInCounts,
  keysOneANumber,
  seatPlayers,
  tapsAsTheyHappen,
  tapsInCounts,
  tapsWithCards,
} from './whole-sheet.ts'

test.use({ viewport: { width: 1024, height: 700 }, locale: 'en-GB' })

const host = hostForEachTest()

test.beforeEach(async ({ page }) => {
  await page.goto(host.address)
  await seatPlayers(page)
})

const table = realTable()

async function totals(page: Page) {
  await page
    .getByRole('heading', { level: 2 })
    .filter({ hasText: /wins|share/ })
    .waitFor()
  const cells = await page.locator('tfoot tr.total td').allInnerTexts()
  return cells.map((text) => Number(text.replace('−', '-')))
}

test.describe('by finger', () => {
  test.use({ hasTouch: true })

  test('three players in counts take at most 150 taps', async ({ page }) => {
    expect(await tapsInCounts(page, table)).toBeLessThanOrEqual(150)
    expect(await totals(page)).toEqual(table.totals)
  })

  test('three players with cards take at most 110 taps', async ({ page }) => {
    expect(await tapsWithCards(page, table)).toBeLessThanOrEqual(110)
    expect(await totals(page)).toEqual(table.totals)
  })

  test('deliveries told as they happen take at most 110 taps, and leave few for a shift scoring', async ({ page }) => {
    const { all, scorings } = await tapsAsTheyHappen(page, table)
    expect(all).toBeLessThanOrEqual(110)
    expect(Math.max(...scorings.slice(0, 2))).toBeLessThanOrEqual(8)
    expect(await totals(page)).toEqual(table.totals)
  })

  test('set-up with known names takes two taps', async ({ page }) => {
    await page.getByRole('button', { name: /Score a table/ }).tap()
    await page.getByRole('button', { name: 'Begin' }).tap()
    await expect(page.locator('[data-order]')).toHaveCount(44)
    await expect(page.getByRole('columnheader', { name: /Mike|Lucy|George/ })).toHaveCount(3)
  })
})

test.describe('by keyboard', () => {
  test('three players in counts take at most 170 keys, digits and Enter', async ({ page }) => {
    expect(await keysInCounts(page, table)).toBeLessThanOrEqual(170)
    expect(await totals(page)).toEqual(table.totals)
  })

  test('three players in counts take at most 130 keys, where each number has its own', async ({ page }) => {
    expect(await keysOneANumber(page, table)).toBeLessThanOrEqual(130)
    expect(await totals(page)).toEqual(table.totals)
  })

  test('a full number goes on by itself; Enter after it does no harm, Backspace and + go back to it', async ({
    page,
  }) => {
    await begin(page)
    await page.keyboard.press('Enter')
    await page.keyboard.press('3')
    await expect(field(page, 'count-0-0-1')).toBeFocused()
    await expect(field(page, 'count-0-0-0')).toHaveValue('3')
    await page.keyboard.press('Enter')
    await expect(field(page, 'count-0-0-1')).toBeFocused()
    await expect(field(page, 'count-0-0-1')).toHaveValue('')
    await page.keyboard.press('Enter')
    await expect(field(page, 'count-0-0-1')).toHaveValue('0')
    await expect(field(page, 'count-0-0-2')).toBeFocused()

    await page.keyboard.press('4')
    await page.keyboard.press('Backspace')
    await expect(field(page, 'count-0-0-2')).toBeFocused()
    await page.keyboard.press('5')
    await expect(field(page, 'count-0-0-2')).toHaveValue('5')
    await page.keyboard.type('6+1')
    await expect(field(page, 'count-0-0-3')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(field(page, 'count-0-0-3')).toHaveValue('7')

    // More may follow a one or a two, and behind the last field a button waits.
    await field(page, 'count-0-1-0').focus()
    await page.keyboard.type('21')
    await expect(field(page, 'count-0-1-0')).toHaveValue('21')
    await expect(field(page, 'count-0-1-1')).toBeFocused()
    await field(page, 'workers-0-2').focus()
    await page.keyboard.press('9')
    await expect(field(page, 'workers-0-2')).toBeFocused()
  })
})

const field = (page: Page, id: string) => page.locator(`input[data-field="${id}"]`)

async function begin(page: Page) {
  await page.getByRole('button', { name: /Score a table/ }).click()
  await page.getByRole('radio', { name: /^Counts/ }).check({ force: true })
  await page.getByRole('button', { name: 'Begin' }).click()
  await expect(field(page, 'points-0-0')).toBeFocused()
}

test.describe('a field under a finger', () => {
  test.use({ hasTouch: true })

  test('calls up no other keyboard, adds with +, and turns to the next player by a swipe', async ({ page }) => {
    await begin(page)
    const key = (name: string) =>
      page.getByRole('group', { name: 'Numbers' }).getByRole('button', { name, exact: true })
    await expect(field(page, 'points-0-0')).toHaveAttribute('inputmode', 'none')
    for (const name of ['9', 'Add another number', '1', '0', 'Next']) await key(name).tap()
    await expect(field(page, 'points-0-0')).toHaveValue('19')
    for (const name of ['19', 'Add another number', '3']) await key(name).tap()
    await expect(field(page, 'count-0-0-0')).toHaveValue('22')
    await expect(field(page, 'count-0-0-1')).toBeFocused()
    await field(page, 'count-0-0-0').tap()
    await key('Erase').tap()
    await expect(field(page, 'count-0-0-0')).toHaveValue('')

    const keypad = (await page.getByRole('group', { name: 'Numbers' }).boundingBox())!
    await swipe(page, { x: keypad.x + 300, y: keypad.y + 10 }, -200)
    await expect(field(page, 'count-0-1-0')).toBeFocused()
    await swipe(page, { x: keypad.x + 100, y: keypad.y + 10 }, 200)
    await expect(field(page, 'count-0-0-0')).toBeFocused()
  })

  const swipe = async (page: Page, from: { x: number; y: number }, by: number) => {
    const session = await page.context().newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x: number) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y: from.y }] })
    await touch('touchStart', from.x)
    for (const part of [0.25, 0.5, 0.75, 1]) await touch('touchMove', from.x + by * part)
    await touch('touchEnd', from.x + by)
  }
})

test('+ goes on while it is held, and is taken back as one', async ({ page }) => {
  await begin(page)
  await page.getByRole('button', { name: 'One more: Mike, brown order spots' }).hover()
  await page.mouse.down()
  await expect.poll(async () => Number(await field(page, 'count-0-0-1').inputValue())).toBeGreaterThan(4)
  await page.mouse.up()
  await expect(page.getByText('saved', { exact: true })).toBeVisible()
  await page.keyboard.press('Control+z')
  await expect(field(page, 'count-0-0-1')).toHaveValue('')
})

test('the focus survives undo, redo and the rest as shown; names and Totals open with it', async ({ page }) => {
  await begin(page)
  await page.keyboard.type('7')
  await page.keyboard.press('Enter')
  await expect(field(page, 'count-0-0-0')).toBeFocused()
  await page.keyboard.press('Control+z')
  await expect(field(page, 'points-0-0')).toBeFocused()
  await page.keyboard.press('Control+Shift+z')
  await expect(field(page, 'points-0-0')).toBeFocused()
  await expect(field(page, 'points-0-0')).toHaveValue('7')

  await page.getByRole('navigation').getByRole('button', { name: 'Set-up' }).click()
  await page.getByLabel('Name of player 2').click()
  await page.keyboard.type('Anna')
  await expect(page.getByLabel('Name of player 2')).toHaveValue('Anna')
  await page.getByRole('button', { name: 'Enter totals only' }).click()
  await page.locator('[data-primary]').click()
  await expect(field(page, 'total-0')).toBeFocused()
})

test('one player counts alone, sees where to look, and hands the device on', async ({ page }) => {
  await begin(page)
  await page.getByRole('columnheader', { name: 'Mike' }).getByRole('button').click()
  const beside = page.getByRole('complementary', { name: 'Mike counts alone' })
  await expect(beside.locator('> svg')).toBeVisible()
  await expect(field(page, 'points-0-1')).toHaveCount(0)
  await expect(field(page, 'points-0-0')).toBeFocused()
  for (const number of [3, 1, 0, 0, 0, 2]) {
    await page.keyboard.type(String(number))
    await page.keyboard.press('Enter')
  }
  await expect(beside.getByRole('button', { name: 'Hand on to Lucy' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(field(page, 'points-0-1')).toBeFocused()
  await expect(field(page, 'points-0-0')).toHaveCount(0)
  await axe(page)
  await page.getByRole('button', { name: 'All players' }).click()
  await expect(field(page, 'count-0-0-0')).toHaveValue('1')
})
