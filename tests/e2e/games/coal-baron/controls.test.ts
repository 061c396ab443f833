/** The controls of every step of Coal Baron: each can be seen and reached at three sizes and by a finger, and no key has two meanings. */
import { controlsAreInSight, controlsAreSound } from '../../support/controls.ts'
import { hostForEachTest } from '../../support/hosts.ts'
import { test } from '../../support/test.ts'
import { byMouse } from './mouse-player.ts'
import { TablePage } from './table-page.ts'

test.describe.configure({ mode: 'parallel' })
test.use({ viewport: { width: 1024, height: 700 }, locale: 'en-GB' })

const host = hostForEachTest()

/** Order cards that two players draft. */
const DRAFTED = 6

/** Looks at the table at each step: the draft, a turn, mining, a draw from its stack to the cards put back, and the scoring. */
async function throughSteps(table: TablePage, looks: () => Promise<void>): Promise<void> {
  const { page } = table
  await looks()
  await byMouse(table, DRAFTED)
  await looks()
  await table.click((await table.bright('[data-space^="mining"]'))!)
  await looks()
  await table.click(page.locator('[data-end-mining]'))
  await table.click((await table.bright('[data-space="order-draw"]'))!)
  await looks()
  await table.click(table.button('Reveal'))
  await looks()
  await table.click((await table.bright('[data-card]'))!)
  await looks()
  await table.click(table.button(/^Put back/))
  while ((await page.locator('#ceremony-title').count()) === 0) await byMouse(table, 1)
  await looks()
}

test('are sound from 1024 x 700 to 2560 x 1440', async ({ page }) => {
  await throughSteps(await TablePage.begin(page, host.address), () => controlsAreSound(page))
})

test.describe('under a finger', () => {
  test.use({ hasTouch: true })

  test('are in sight in the least window', async ({ page }) => {
    await throughSteps(await TablePage.begin(page, host.address, 'tap'), () => controlsAreInSight(page))
  })
})
