import type { Page } from '@playwright/test'

/** On the form of a new game: the same deal each time, so that no test depends on chance. */
export async function dealAlike(page: Page, code = 'ALIKE'): Promise<void> {
  await page.getByRole('radio', { name: 'by code' }).check({ force: true })
  await page.getByLabel('Code of the deal').fill(code)
}
