/** axe on the states of a score sheet that no other test stays in, by day and by night. */
import { expect } from '@playwright/test'
import { hostForEachTest } from '../../support/hosts.ts'
import { axe, fits } from '../../support/looks.ts'
import { test } from '../../support/test.ts'
import { ScorePage } from './score-page.ts'

test.use({ viewport: { width: 1024, height: 700 }, locale: 'en-GB' })

const host = hostForEachTest()

for (const colorScheme of ['light', 'dark'] as const)
  test.describe(`everybody can read, by ${colorScheme === 'light' ? 'day' : 'night'}`, () => {
    test.use({ colorScheme })

    test('a delivery that is told as it happens, and the standing after it', async ({ page }) => {
      const score = await ScorePage.begin(page, host.address, 3)
      await page.getByRole('button', { name: 'Lucy delivers' }).click()
      await expect(page.getByRole('dialog', { name: 'Delivery in shift I' })).toBeVisible()
      await axe(page)
      await score.card('TKKK').click()
      await expect(page.getByText('If scored now', { exact: true })).toBeVisible()
      await expect(page.getByRole('list', { name: 'Standings' })).toContainText('12 delivered · I 5')
      await fits(page)
      await axe(page)
    })

    test('doubts, impossible, unlikely and accepted', async ({ page }) => {
      const score = await ScorePage.begin(page, host.address, 3)
      await score.write({ 'count-0-0-0': '30', 'points-0-1': '51' })
      await expect(page.getByRole('button', { name: /^Can’t be/ }).first()).toBeVisible()
      await expect(page.getByRole('button', { name: /^Unlikely/ }).first()).toBeVisible()
      await axe(page)
      await page
        .getByRole('button', { name: /^We checked/ })
        .first()
        .click()
      await expect(page.getByRole('button', { name: /^Checked/ })).toBeVisible()
      await axe(page)
    })

    test('the tie-break asked for by Enter, and left open', async ({ page }) => {
      const score = await ScorePage.begin(page, host.address, 2, 'Points only')
      await expect(score.field('total-0')).toBeFocused()
      await score.enter(90)
      await score.enter(90)
      await expect(score.field('left-0')).toBeFocused()
      await expect(page.getByText(/^Mike and Lucy are tied/)).toBeVisible()
      await axe(page)
      await score.primary.click()
      await expect(page.getByRole('button', { name: 'Enter the Marks left' })).toBeVisible()
      await axe(page)
    })

    test('the details of a game, and the notice after them', async ({ page }) => {
      const score = await ScorePage.begin(page, host.address, 2, 'Points only')
      await score.write({ 'total-0': '98', 'total-1': '104' })
      await score.primary.click()
      await page.getByRole('button', { name: 'Date, length and place' }).click()
      const dialog = page.getByRole('dialog', { name: 'Date, length and place' })
      await dialog.getByLabel('Place').fill('Essen')
      await axe(page)
      await dialog.getByRole('button', { name: 'Save' }).click()
      await expect(dialog).toBeHidden()
      await expect(page.getByText(/Essen/)).toBeVisible()
      await axe(page)
    })
  })
