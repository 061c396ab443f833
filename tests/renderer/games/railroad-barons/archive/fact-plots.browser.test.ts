/** Statistics of Railroad Barons alone: each plot's table says what was counted. */
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-svelte'
import type { Narrowing } from '../../../../../src/contract/archive.ts'
import type { FactsTold } from '../../../../../src/contract/schemas/statistics.ts'
import FactPlots from '../../../../../src/renderer/games/railroad-barons/archive/FactPlots.svelte'

const won = { share: 0.75, low: 0.3, high: 0.95 }
const fact = (key: string, times: number, amount: number | null = null, isWon = false) => ({
  ...{ key, times, amount },
  won: isWon ? won : null,
})

const TOLD: FactsTold = {
  games: 4,
  facts: [
    fact('opening 450', 3, 430, true),
    fact('draft 30', 4, 20.4, true),
    fact('draft 450', 4, 437.6, true),
    fact('start green', 4, 100, true),
    fact('start blue', 2, 85, true),
    fact('rounds 7', 3),
    fact('rounds 9', 1),
    fact('end green', 3, null, true),
    fact('end none', 1),
    fact('value green', 4, 312.5, true),
    fact('value blue', 2, 90, true),
  ],
}

const gamesOf = (only: Narrowing) => `#${encodeURIComponent(JSON.stringify(only.with))}`

beforeEach(async () => {
  await page.viewport(1440, 900)
  await render(FactPlots, { told: TOLD, gamesOf })
})

const rowsOf = (title: string) =>
  [...page.getByRole('region', { name: title }).element().querySelectorAll('tbody tr')].map((row) =>
    [...row.children].map(({ textContent }) => textContent.trim()),
  )

test('the draft: offers, values, and victories of whoever got an Investor', () => {
  expect(rowsOf('The draft')).toEqual([
    ['Floor Trader', '0', '4', '$20', '75%', '30% – 95%'],
    ['Old Cratchit', '3', '4', '$438', '75%', '30% – 95%'],
  ])
})

test('Holdings: starts, prices, and the games that they ended', async () => {
  const rows = rowsOf('Share values at the end')
  expect(rows).toHaveLength(6)
  expect(rows[0]).toEqual(['Marley, Scrooge & Cratchit', '100%', '$100', '$313', '75%', '75%'])
  expect(rows[1]).toEqual(['Seedy Brothers', '0%', '–', '–', '0%', '–'])
  expect(rows[5]).toEqual(['No Holding', '–', '–', '–', '25%', '–'])
  await expect
    .element(page.getByText(/1\.5 Holdings are started in a game; 25% of the games end without/))
    .toBeVisible()
})

test('rounds, without a gap', () => {
  expect(rowsOf('Stock rounds')).toEqual([
    ['7', '3', '75%'],
    ['8', '0', '0%'],
    ['9', '1', '25%'],
  ])
})

/** Whom the links of the drawing and those of a row of the table ask for. */
async function linksIn(title: string, row: number) {
  const region = page.getByRole('region', { name: title })
  const asked = (links: Iterable<Element>) =>
    [...links].map((link) => JSON.parse(decodeURIComponent(link.getAttribute('href')!.slice(1))) as unknown)
  const marks = asked(region.element().querySelectorAll('a.marks'))
  await region.getByRole('button', { name: /^Table/ }).click()
  return { marks, cells: asked(region.element().querySelectorAll('tbody tr')[row].querySelectorAll('a')) }
}

test('every figure and every bar leads to its games, where there are any', async () => {
  const draft = await linksIn('The draft', 1)
  expect(draft.marks).toEqual([[{ fact: 'draft 30' }], [{ fact: 'draft 450' }]])
  expect(draft.cells).toEqual([[{ fact: 'draft 450' }], [{ fact: 'opening 450' }], [{ fact: 'draft 450', won: true }]])
  const holdings = await linksIn('Share values at the end', 0)
  expect(holdings.marks).toEqual([[{ fact: 'value green' }], [{ fact: 'value blue' }]])
  expect(holdings.cells).toEqual([
    ...['value', 'start', 'start', 'end'].map((subject) => [{ fact: `${subject} green` }]),
    [{ fact: 'value green', won: true }],
  ])
  const rounds = await linksIn('Stock rounds', 2)
  expect(rounds.marks).toEqual([[{ fact: 'rounds 7' }], [{ fact: 'rounds 9' }]])
  expect(rounds.cells).toEqual([[{ fact: 'rounds 9' }]])
})
