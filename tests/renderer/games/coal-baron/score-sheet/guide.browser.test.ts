/** People who were led through the sheet to its end aren't offered the tour again. */
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { Settings } from '../../../../../src/contract/api.ts'
import { padFor } from '../../../../games/coal-baron/score-sheet/table.ts'
import { SETTINGS } from '../../../fake-services.ts'
import { button, openSheet } from './opened.ts'

async function openAccounts(guided: string) {
  const written: Partial<Settings>[] = []
  await openSheet(padFor(2), { stage: 'accounts', closed: 3 }, '', {
    'settings.get': () => ({ ...SETTINGS, guided }),
    'settings.set': (patch) => {
      written.push(patch)
      return { ...SETTINGS, guided, ...patch }
    },
  })
  return written
}

test('the guide read to its end is remembered beside those of other games', async () => {
  const written = await openAccounts('other-game')
  await button('First time? Step by step').click()
  while (page.getByRole('button', { name: 'Next', exact: true }).all().length > 0)
    await page.getByRole('button', { name: 'Next', exact: true }).click()
  expect(written).toEqual([])
  await button('Understood').click()
  await expect.element(page.getByRole('button', { name: 'Step by step', exact: true })).toBeVisible()
  expect(written).toEqual([{ guided: 'other-game coal-baron' }])
})

test('whoever knows it is offered it plainly', async () => {
  const written = await openAccounts('coal-baron')
  await page.getByRole('button', { name: 'Step by step', exact: true }).click()
  await expect.element(page.getByRole('dialog')).toBeVisible()
  await expect.element(page.getByText(/^1 of/)).toBeVisible()
  expect(written).toEqual([])
})
