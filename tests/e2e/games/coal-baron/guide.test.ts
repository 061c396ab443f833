/**
 * People who score a table for the first time are led through set-up and the first scoring, with a drawing for each
 * step.
 */
import { expect } from '@playwright/test'
import { hostForEachTest } from '../../support/hosts.ts'
import { axe, looksRight } from '../../support/looks.ts'
import { picture } from '../../support/picture.ts'
import { test } from '../../support/test.ts'

test.use({ viewport: { width: 1024, height: 700 }, locale: 'en-GB' })

const host = hostForEachTest()

test('set-up and the first scoring, step by step', async ({ page }) => {
  await page.goto(host.address)
  await page.getByRole('button', { name: /Score a table/ }).click()
  await page.getByRole('button', { name: 'Begin' }).click()
  await page
    .getByRole('navigation')
    .getByRole('button', { name: /^Set-up/ })
    .click()
  const begin = page.getByRole('button', { name: 'First time? Step by step' })
  await expect(page.getByText('On the table:')).toBeVisible()
  await looksRight(page, 'setup')
  await begin.click()
  const guide = page.getByRole('dialog')
  await expect(guide).toContainText('Put lock tiles on the spaces')
  await axe(page)
  await guide.getByRole('button', { name: 'Next' }).click()
  await expect(guide).toContainText('printed in the pit')
  await picture(page, 'guide-each')
  await guide.getByRole('button', { name: 'Next' }).click()
  await guide.getByRole('button', { name: 'Understood' }).click()
  await page
    .getByRole('navigation')
    .getByRole('button', { name: /^Shift I( done)?$/ })
    .click()
  await expect(guide).toContainText('1 of 5')
  await axe(page)
})
