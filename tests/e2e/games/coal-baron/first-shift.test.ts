/** The first shift by hand in a real browser, offered at home, by somebody who looks at nothing but what is marked. */
import { expect } from '@playwright/test'
import { changing } from '../../support/face.ts'
import { hostForEachTest } from '../../support/hosts.ts'
import { follow, goesOn, lesson, openInstant, takeStep, toLessons } from '../../support/lesson.ts'
import { axe, fits } from '../../support/looks.ts'
import { test } from '../../support/test.ts'
import { byMouse } from './lesson-page.ts'

test.describe.configure({ mode: 'parallel' })
test.use({ viewport: { width: 1024, height: 700 }, locale: 'en-GB' })

const host = hostForEachTest()

test.beforeEach(({ page }) => openInstant(page, host.address))

test('by mouse it comes to its end, and a game is left to play', async ({ page }) => {
  await page.getByRole('button', { name: 'Show me' }).click()
  await expect(lesson(page)).toContainText('Welcome to your pit')
  await axe(page)
  await fits(page)
  const said = await follow(page, byMouse(page))
  for (const words of [/Buy a tunnel tile/, /click a loaded minecart/, /go to the canteen/]) expect(said).toMatch(words)
  // If the lesson ends before the shift changes, the player starts the next shift.
  const begins = page.getByRole('button', { name: 'Start shift II' })
  const isSecond = page.getByRole('banner').getByText('Shift II')
  await expect(begins.or(isSecond).first()).toBeVisible()
  if (await begins.isVisible()) await begins.click()
  await expect(page.getByRole('banner')).toContainText('Shift II')
  await page.goto(`${page.url().replace(/#.*/, '')}#/`)
  await expect(page.getByRole('link', { name: /^Continue/ })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Show me' })).toHaveCount(0)
  await toLessons(page, 'coal-baron')
  await expect(page.getByText('✓ Done')).toHaveCount(9)
})

test('by keyboard: J leads to what is marked, a full stop goes on, whatever the board has on G', async ({ page }) => {
  await page.getByRole('button', { name: 'Show me' }).focus()
  await page.keyboard.press('Enter')
  await lesson(page).waitFor()
  const next = () => page.keyboard.press('.')
  const marked = '[data-pointed][data-bright], [data-end-mining][data-pointed]'
  const act = async () => {
    if ((await page.locator(marked).count()) === 0) return next()
    // The space that has the focus asks once more before it turns something up.
    if ((await page.locator('[data-armed]:focus').count()) === 0) await page.keyboard.press('j')
    await page.keyboard.press('Enter')
  }
  // The storage is marked, and not bright as long as no cube is chosen for it: that step is left out.
  const hands = { places: [marked, '[data-drop="storage"][data-pointed]'], next, act }
  const delivery = page.locator('h2', { hasText: 'Delivery' })
  while ((await delivery.count()) === 0) await takeStep(page, hands)
  await expect(lesson(page)).toContainText('Delivery')
})

test('left and taken up again it stands where it was, and another move is as good', async ({ page }) => {
  await toLessons(page, 'coal-baron')
  await page.getByRole('button', { name: 'Begin with “A tunnel tile”' }).click()
  await goesOn(page).click()
  await expect(lesson(page)).toContainText('Buy a tunnel tile')
  await changing(page, () => page.locator('[data-space="bank"]').click())
  await expect(lesson(page)).toContainText('That was fine, too.')
  await page.reload()
  await expect(lesson(page)).toContainText('Buy a tunnel tile')
  await lesson(page).getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('menuitem', { name: 'Leave the lesson' }).click()
  await expect(lesson(page)).toHaveCount(0)
})
