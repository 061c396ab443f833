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

const idea = () => page.elementLocator(document.querySelector('[data-idea-key]')!)
const marked = () =>
  [...document.querySelectorAll<HTMLElement>('.board [data-idea]')].map(
    ({ dataset }) => dataset.certificate ?? Object.keys(dataset).find((key) => key === 'make'),
  )
const tap = (button: Element) =>
  button.dispatchEvent(new PointerEvent('click', { pointerType: 'touch', bubbles: true }))

test('an idea is a button with its worth: pressed it is carried out at once', async () => {
  const evening = await hinted()
  await expect.element(page.getByRole('button', { name: /\$100 ahead at the end/ })).toMatchTextContent(/\+\$100/)
  await idea().click()
  await expect.poll(() => evening.decisions).toEqual(TURN)
})

test('pointed at it marks on the board what it is about', async () => {
  await hinted()
  // The mouse may still lie where the test before left it.
  await idea().unhover()
  await expect.poll(marked).toEqual([])
  await idea().hover()
  await expect.poll(marked).toEqual(expect.arrayContaining(['green-10', 'black-20', 'make']))
  await idea().unhover()
  await expect.poll(marked).toEqual([])
})

test('its digit goes to it, and Enter carries it out', async () => {
  const evening = await hinted()
  await userEvent.keyboard('1')
  await expect.element(idea()).toHaveFocus()
  await expect.poll(marked).toContain('green-10')
  expect(evening.decisions).toEqual([])
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => evening.decisions).toEqual(TURN)
})

test('a finger marks it first, and carries it out when it taps again', async () => {
  const evening = await hinted()
  tap(idea().element())
  await expect.poll(marked).toContain('green-10')
  await expect.element(page.getByText('Tap again to do it')).toBeVisible()
  expect(evening.decisions).toEqual([])
  tap(idea().element())
  await expect.poll(() => evening.decisions).toEqual(TURN)
})

test('the focus goes back where it was as the ideas close', async () => {
  await hinted()
  await userEvent.keyboard('{Escape}')
  document.querySelector<HTMLElement>('[data-certificate="black-20"]')!.focus()
  await userEvent.keyboard('h1{Escape}')
  await expect.poll(() => document.activeElement?.getAttribute('data-certificate')).toBe('black-20')
})

test('Escape lets go what is left of it', async () => {
  const evening = await hinted()
  await page.getByRole('button', { name: 'Step by step' }).click()
  await expect.poll(() => evening.decisions).toEqual(TURN.slice(0, 1))
  await expect.element(page.getByRole('button', { name: 'All the rest' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('button', { name: 'All the rest' })).not.toBeInTheDocument()
})
