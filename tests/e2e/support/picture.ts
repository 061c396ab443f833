/** Pictures of what a test sees, for people to look at: only where `PITHEAD_PICTURES` is set, since each takes a fifth of a second. */
import { test, type Page } from '@playwright/test'

const isAsked = Boolean(process.env.PITHEAD_PICTURES)

/** Keeps a picture by this name with the results of the test that runs. */
export async function picture(page: Page, name: string): Promise<void> {
  if (isAsked) await page.screenshot({ path: test.info().outputPath(`${name}.png`), animations: 'disabled' })
}
