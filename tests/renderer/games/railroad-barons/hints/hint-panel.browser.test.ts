/** Hints at the table: a turn of several pieces is carried out one by one or at once. */
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-svelte'
import type { Decision } from '../../../../../src/games/railroad-barons/rules/types.ts'
import type { BaronsHints } from '../../../../../src/renderer/games/railroad-barons/board-state/envelopes.ts'
import { inStockRound, type Given } from '../../../../games/railroad-barons/given.ts'
import { NO_EFFECTS } from '../effects.ts'
import { Evening } from '../evening.ts'
import StationHost from '../StationHost.svelte'

beforeEach(() => page.viewport(1440, 900))

const TURN: Decision[] = [{ sell: ['green', 10] }, { sell: ['black', 20] }, { trade: 'done' }]
const effects = { ...NO_EFFECTS, cash: 375, left: 439 }
const HINTS: BaronsHints = {
  game: 'railroad-barons',
  ideas: [{ decisions: TURN, lead: 100, chance: 0.6, effects, reasons: [] }],
  used: [1, 0],
}

async function hinted(): Promise<Evening> {
  const holdings: Given['holdings'] = {
    green: { price: 135, owns: [[40, 10], [30]] },
    black: { price: 120, owns: [[40, 20], [10]] },
  }
  const evening = new Evening(inStockRound({ cash: [64, 500], holdings }))
  await render(StationHost, { evening, askHints: () => Promise.resolve(HINTS) })
  await userEvent.keyboard('h')
  await expect.element(page.getByRole('heading', { name: 'What could be done' })).toBeVisible()
  return evening
}

test('a turn is carried out step by step, and what is left of it is told', async () => {
  const evening = await hinted()
  await page.getByRole('button', { name: 'Step by step' }).click()
  await expect.poll(() => evening.decisions).toEqual(TURN.slice(0, 1))
  const panel = page.getByRole('region', { name: 'What could be done' })
  await expect.poll(() => panel.element().textContent).toMatch(/SB\s20%/)
  await userEvent.keyboard('n')
  await expect.poll(() => evening.decisions).toEqual(TURN.slice(0, 2))
  await page.getByRole('button', { name: 'All the rest' }).click()
  await expect.poll(() => evening.decisions).toEqual(TURN)
  await expect.element(page.getByRole('heading', { name: 'What could be done' })).not.toBeInTheDocument()
})

test('a turn is carried out at once, with what it is worth beside the button', async () => {
  const evening = await hinted()
  await expect.element(page.getByText('$100 ahead at the end', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'All at once' }).click()
  await expect.poll(() => evening.decisions).toEqual(TURN)
})

test('Escape lets go what is left of it', async () => {
  const evening = await hinted()
  await page.getByRole('button', { name: 'Step by step' }).click()
  await expect.poll(() => evening.decisions).toEqual(TURN.slice(0, 1))
  await expect.element(page.getByRole('button', { name: 'All the rest' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('button', { name: 'All the rest' })).not.toBeInTheDocument()
})
