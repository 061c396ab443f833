import { expect, type Page } from '@playwright/test'

/** Does something and waits until the table shows what came of it. */
export async function changing(page: Page, act: () => Promise<void>): Promise<void> {
  const before = await faceOf(page)
  await act()
  const answered = page.locator('.table:not([data-pending])')
  await expect
    .poll(async () => (await answered.count()) > 0 && (await faceOf(page)) !== before, { intervals: [20, 40, 80] })
    .toBe(true)
}

/** What the table says and how much of it is bright, without the words beside what is pointed at and those said aloud. */
export const faceOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const fleeting = [...document.querySelectorAll('.hint, .tip, [aria-live]')].map(({ textContent }) => textContent)
    const words = fleeting.reduce((text, each) => text.replace(each, ''), document.body.textContent)
    return words + document.querySelectorAll('[data-bright]').length
  })
