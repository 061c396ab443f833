import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { decisions, showBoard } from './host.ts'
import { shortage } from './scenes.ts'

test('when the supply runs short, any other coal that is left may go onto the minecart', async () => {
  const { actions } = await showBoard(shortage())
  const coal = page.getByRole('region', { name: /^The supply has run short/ }).getByRole('button')
  expect(
    coal
      .elements()
      .map((button) => button.querySelector('.sr-only')?.textContent?.trim() ?? button.textContent?.trim()),
  ).toEqual(['Look at the board V', 'Brown, 14 left', 'Gray, 14 left', 'Black, 14 left', 'Leave it empty'])
  await coal.nth(1).click()
  expect(decisions(actions)).toEqual([{ coal: 'B' }])
})

test('or none', async () => {
  const { actions } = await showBoard(shortage())
  await page.getByRole('button', { name: 'Leave it empty' }).click()
  expect(decisions(actions)).toEqual([{ coal: null }])
})
