/** The rules of Coal Train in the program: as a page, on paper, and beside a table. */
import { expect } from '@playwright/test'
import { IN_ELECTRON } from '../../support/electron.ts'
import { Host } from '../../support/host.ts'
import { axe, looksRight } from '../../support/looks.ts'
import { picture } from '../../support/picture.ts'
import { test } from '../../support/test.ts'
import { TrainPage } from './train-page.ts'

test.use({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' })

let host: Host

test.beforeEach(async ({ page }) => {
  host = new Host()
  await host.start()
  await page.goto(host.address)
  await page.getByRole('button', { name: 'Play' }).waitFor()
})
test.afterEach(() => host.end())

const SECTIONS = ['Set-up', 'Exchange and coal', 'Purchases', 'Subsidies', 'Connections', 'Incentive cards', 'Scoring']

test('each chapter stands up to axe, and its examples are gone through', async ({ page }) => {
  await page.goto(`${page.url().replace(/#.*/, '')}#/rules/coal-train`)
  const contents = page.getByRole('navigation', { name: 'Contents' })
  for (const rule of SECTIONS) {
    await contents.getByRole('link', { name: rule, exact: true }).click()
    await expect(page.getByRole('heading', { name: rule, exact: true })).toBeFocused()
    await axe(page)
    await picture(page, `${rule}`)
  }
  await contents.getByRole('link', { name: 'In a city', exact: true }).click()
  const example = page.getByRole('region', { name: 'A station in Reading' })
  await example.getByRole('button', { name: 'Next step of the example' }).click()
  await expect(example).toContainText('Of the cards she takes the coal gift: 4 coal.')
  await looksRight(page, 'rules')
})

test('the rules on one page are one page in each language', async ({ page }) => {
  test.skip(IN_ELECTRON, 'Playwright prints to a file in headless Chromium alone')
  await page.goto(`${page.url().replace(/#.*/, '')}#/rules/coal-train`)
  await page.getByRole('link', { name: 'On one page' }).click()
  for (const language of ['English', 'Deutsch', 'Nederlands']) {
    await page.keyboard.press(',')
    await page.getByRole('radio', { name: language }).click({ force: true })
    await page.keyboard.press('Escape')
    const paper = (await page.pdf({ format: 'A4', preferCSSPageSize: true })).toString('latin1')
    expect([language, paper.match(/\/Type \/Page\b/g)?.length]).toEqual([language, 1])
  }
})

test('a rule opens beside the table, from whatever is pointed at', async ({ page }) => {
  await TrainPage.begin(page, host.address)
  await axe(page)
  await page.locator('[data-income="C"]').hover()
  await expect(page.locator('.hint')).toContainText('Every turn brings 2 more')
  await page.keyboard.press('F1')
  await expect(page.getByRole('heading', { name: 'Income', exact: true })).toBeFocused()
  await looksRight(page, 'panel')
  await axe(page)
  await page.locator('[data-subsidy="MG"]').click()
  await page.getByRole('button', { name: 'Close the rules' }).click()
})
