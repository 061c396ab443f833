/** Whole games of Railroad Barons as people play them: with nothing but a mouse, or nothing but the keyboard. */
import { expect, type Page } from '@playwright/test'
import { controlsAreInSight, controlsAreSound } from '../../support/controls.ts'
import { hostForEachTest } from '../../support/hosts.ts'
import { axe, isForEverybody } from '../../support/looks.ts'
import { rememberClicks, underLastClick } from '../../support/pointer.ts'
import { seatTwoByKeyboard } from '../../support/two-people.ts'
import { test } from '../../support/test.ts'
import { BaronPage } from './baron-page.ts'
import { byMouse } from './baron-player.ts'

test.describe.configure({ mode: 'parallel' })
test.use({ viewport: { width: 1024, height: 700 }, locale: 'en-GB' })

const host = hostForEachTest()

/** Plays to the end, which shows what the record says. `before` was asked already. */
async function wholeGame(table: BaronPage, before: ReadonlySet<string> = new Set()): Promise<void> {
  const { page } = table
  const asked = new Set([...before, ...(await byMouse(table))])
  for (const step of ['offering', 'answering', 'trading', 'placing', 'paying', 'acquiring', 'ceremony'])
    expect(asked).toContain(step)
  await expect(page.locator('#final-title')).toContainText(/wins|share/)
  for (const total of host.storedTotals())
    await expect(page.getByText(`$${total.toLocaleString('en-GB')}`, { exact: true }).first()).toBeVisible()
}

test('a whole game by mouse ends with the result that its record has', async ({ page }) => {
  await rememberClicks(page)
  await wholeGame(await BaronPage.begin(page, host.address))
  expect(await underLastClick(page)).toBe('')
  await axe(page)
})

/** Begins a table of two people from the home screen, by keys alone. */
async function beginByKeys(page: Page): Promise<BaronPage> {
  await page.goto(host.address)
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await page.keyboard.press('n')
  await page.getByRole('radio', { name: 'Railroad Barons' }).focus()
  await page.keyboard.press('Space')
  await seatTwoByKeyboard(page)
  await page.getByRole('button', { name: 'Start the game' }).focus()
  await page.keyboard.press('Enter')
  const table = new BaronPage(page, 'keys')
  await table.desk().waitFor()
  return table
}

test('a whole game by keyboard alone', async ({ page }) => wholeGame(await beginByKeys(page)))

test('the draft, a stock round and its operating rounds by the keys of the table', async ({ page }) => {
  const table = await beginByKeys(page)
  const hints = page.locator('#hints-title')
  await table.press('h')
  await expect(hints).toBeVisible()
  await table.press('Escape')
  await expect(hints).toBeHidden()
  // The value has the focus, whose field takes figures alone: letters stay keys of the table.
  await table.press('1')
  await table.press('z')
  await table.press('Shift+Z')
  for (let offer = 0; offer < 4; offer++) {
    if (offer > 0) await table.press('1')
    // Enter offers it.
    await table.press('Enter')
    await table.press('i')
  }
  if ((await table.step()) === 'swapping') await table.press('n')
  await page.keyboard.press('1')
  await expect(page.locator('[data-certificate="green-40"]')).toBeFocused()
  await page.keyboard.press('Enter')
  await table.press('1')
  await table.press('Escape')
  await expect(page.getByText('Nothing yet.')).toBeVisible()
  await page.locator('[data-certificate="green-40"]').focus()
  await page.keyboard.press('Enter')
  await table.press('1')
  await table.press('e')
  await expect(
    page
      .getByRole('log')
      .or(page.getByText(/starts MS&C at \$70/))
      .first(),
  ).toBeVisible()
  await table.press('r')
  await expect(page.getByRole('button', { name: /passes on/ })).toBeVisible()

  await page.keyboard.press('1')
  await alongTo(page, '[data-certificate="green-10"]')
  await table.press('Enter')
  await table.press('e')
  // The other passes by themselves, as they said.
  await table.press('p')
  await expect(table.desk()).toHaveAttribute('data-desk', 'placing')
  await page.keyboard.press('+')
  await page.keyboard.press('-')
  await page.keyboard.press('n')
  // An operator in the network never comes back, so this takes a second press.
  await table.press('e')
  await table.press('e')
  await expect(table.desk()).toHaveAttribute('data-desk', 'acquiring')
  await table.press('2')
  if ((await table.step()) === 'acquiring') await table.press('d')
  await expect(table.desk()).toHaveAttribute('data-desk', 'placing')
  await table.press('o')
  await expect(table.desk()).toHaveAttribute('data-desk', 'paying')
  await table.press('y')
  await table.press('d')
  await expect(page.locator('#ceremony-title')).toBeVisible()
  await table.press('Enter')
  await expect(table.desk()).toHaveAttribute('data-desk', /swapping|trading/)
  await expect(page.getByText('Operating round 1.2').first()).toBeAttached()
})

test.describe('under a finger', () => {
  test.use({ hasTouch: true })

  test('a whole game by touch, with every control in sight', async ({ page }) => {
    const table = await BaronPage.begin(page, host.address, 'tap')
    let asked = new Set<string>()
    for (const step of ['valuing', 'answering', 'trading', 'placing', 'paying', 'acquiring', 'discarding']) {
      asked = new Set([...asked, ...(await byMouse(table, 120, step))])
      await controlsAreInSight(page)
    }
    await wholeGame(table, asked)
  })
})

/** With the arrow keys. */
async function alongTo(page: Page, target: string) {
  for (let stop = 0; stop < 30 && (await page.locator(`${target}:focus`).count()) === 0; stop++)
    await page.keyboard.press('ArrowRight')
  await expect(page.locator(target)).toBeFocused()
}

test('every step fits from 1024 x 700 to 3840 x 2160 in both themes, and axe finds nothing', async ({ page }) => {
  const table = await BaronPage.begin(page, host.address)
  for (const step of ['offering', 'answering', 'trading', 'placing', 'paying', 'acquiring']) {
    await byMouse(table, 200, step)
    expect(await table.step()).toBe(step)
    await isForEverybody(page, `${step}`)
    await controlsAreSound(page)
  }
})
