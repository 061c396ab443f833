/** Statistics of Coal Train alone: each plot's table says what was counted, and leads to its games. */
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-svelte'
import type { Narrowing } from '../../../../../src/contract/archive.ts'
import type { FactsTold } from '../../../../../src/contract/schemas/statistics.ts'
import FactPlots from '../../../../../src/renderer/games/coal-train/archive/FactPlots.svelte'
import { fact as factText } from '../../../../../src/renderer/games/coal-train/words/fact-words.ts'

const won = { share: 0.75, low: 0.3, high: 0.95 }
const fact = (key: string, times: number, amount: number | null = null, isWon = true) => ({
  ...{ key, times, amount },
  won: isWon ? won : null,
})

const TOLD: FactsTold = {
  games: 4,
  facts: [
    fact('start GW', 5),
    fact('start MG', 3),
    fact('first SCR', 2),
    fact('city SCR', 7),
    fact('card N7', 2, 3),
    fact('card F4', 3, 4.25),
    fact('tile Sa', 6, 2.5),
    fact('rounds 12', 3, null, false),
    fact('rounds 14', 1, null, false),
    fact('end drawn', 3, null, false),
    fact('end idle', 1, null, false),
  ],
}

const gamesOf = (only: Narrowing) => `#${encodeURIComponent(JSON.stringify(only.with))}`

beforeEach(async () => {
  await page.viewport(1440, 900)
  await render(FactPlots, { told: TOLD, gamesOf })
})

const region = (title: string) => page.getByRole('region', { name: title, exact: true })
const rowsOf = (title: string) =>
  [...region(title).element().querySelectorAll('tbody tr')].map((row) =>
    [...row.children].map(({ textContent }) => textContent.trim()),
  )

test('say what happened, how often, with which amount, and who won', () => {
  expect(rowsOf('Start subsidies')).toEqual([
    ['Govt. Waiver', '5', '75%', '30% – 95%'],
    ['Mining Grant', '3', '75%', '30% – 95%'],
  ])
  expect(rowsOf('Incentive cards')).toEqual([
    ['Honours', '2', '3.0', '75%', '30% – 95%'],
    ['Coal rent', '3', '4.3', '75%', '30% – 95%'],
  ])
  expect(rowsOf('Tiles bought')).toEqual([['Build Station A', '6', '2.5', '75%', '30% – 95%']])
  expect(rowsOf('Rounds')).toEqual([
    ['12', '3', '75%'],
    ['13', '0', '0%'],
    ['14', '1', '25%'],
  ])
})

test('the length of games tells how many ended because nobody bought', async () => {
  await expect.element(page.getByText(/In 25% of them the last one came/)).toBeVisible()
})

/** Whom the links of the drawing and those of a row of the table ask for. */
async function linksIn(title: string, row: number) {
  const asked = (links: Iterable<Element>) =>
    [...links].map((link) => JSON.parse(decodeURIComponent(link.getAttribute('href')!.slice(1))) as unknown)
  const marks = asked(region(title).element().querySelectorAll('a.marks'))
  await region(title)
    .getByRole('button', { name: /^Table/ })
    .click()
  return { marks, cells: asked(region(title).element().querySelectorAll('tbody tr')[row].querySelectorAll('a')) }
}

test('every figure and every bar leads to its games, where there are any', async () => {
  const cards = await linksIn('Incentive cards', 1)
  expect(cards.marks).toEqual([[{ fact: 'card N7' }], [{ fact: 'card F4' }]])
  expect(cards.cells).toEqual([...[0, 1, 2].map(() => [{ fact: 'card F4' }]), [{ fact: 'card F4', won: true }]])
  const rounds = await linksIn('Rounds', 2)
  expect(rounds.marks).toEqual([[{ fact: 'rounds 12' }], [{ fact: 'rounds 14' }]])
  expect(rounds.cells.every((each) => JSON.stringify(each) === '[{"fact":"rounds 14"}]')).toBe(true)
})

test('facts are said in words', () => {
  expect(
    ['start GW', 'first SCR', 'city SCR', 'card L1', 'tile Sb', 'rounds 1', 'end idle', 'else'].map(factText),
  ).toEqual([
    ...['began with Govt. Waiver', 'first station in Scranton', 'station in Scranton', 'took Town Water'],
    ...['bought Build Station B', '1 round', 'nobody bought a tile any more', 'else'],
  ])
})
