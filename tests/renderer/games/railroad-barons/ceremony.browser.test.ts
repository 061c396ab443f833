/** The end of a game: percent times price of each share, the rule behind the sum, and worth by round. */
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-svelte'
import { decisionsOf } from '../../../../src/games/railroad-barons/rules/entries.ts'
import { resultOf } from '../../../../src/games/railroad-barons/rules/result.ts'
import Result from '../../../../src/renderer/games/railroad-barons/ceremony/Result.svelte'
import { dealt } from '../../../games/railroad-barons/given.ts'
import { played } from '../../../games/railroad-barons/support/games.ts'
import { Evening, PLAYERS } from './evening.ts'

/** A whole game at face values, of the starting player that `dealt` has. */
const SEED = 6

test('each share stands with its percent and price, and the chart ends with the totals', async () => {
  await page.viewport(1024, 700)
  const { entries, end } = played(SEED)
  const evening = new Evening(dealt('face'))
  for (const decision of entries.flatMap(decisionsOf)) evening.act({ type: 'decide', decision })
  const result = resultOf(end)
  await render(Result, { players: PLAYERS, result, table: evening.table })
  const view = evening.table.view
  for (const { price, shares } of view.holdings)
    for (const percent of shares)
      if (price !== null && percent > 0)
        await expect.element(page.getByText(`${percent}%: ${percent / 10} × $${price} =`).first()).toBeVisible()
  await expect.element(page.getByRole('button', { name: /Worth/ }).first()).toBeVisible()
  const rows = [...page.getByRole('region', { name: 'Worth by round' }).element().querySelectorAll('tbody tr')]
  const last = [...rows.at(-1)!.children].map(({ textContent }) => textContent.trim())
  expect(last.slice(1)).toEqual(result.scores.map(({ total }) => `$${total.toLocaleString('en-GB')}`))
  expect(new Set(rows.map((row) => row.firstElementChild!.textContent)).size).toBe(rows.length)
})
