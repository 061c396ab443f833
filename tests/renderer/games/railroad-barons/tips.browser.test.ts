/** Everything on the board says what it is and leads to a rule of the book. */
import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-svelte'
import { closeRules, openedRules } from '../../../../src/renderer/app/opened-rules.svelte.ts'
import { book } from '../../../../src/renderer/games/railroad-barons/rules-book/rules-book.ts'
import { useLanguage } from '../../../../src/renderer/i18n/locale.svelte.ts'
import { after, dealt, inOperatingRound, inStockRound, type Given } from '../../../games/railroad-barons/given.ts'
import { Evening } from './evening.ts'
import { restOn } from '../../rest-on.ts'
import StationHost from './StationHost.svelte'

const GIVEN: Given = {
  cash: [300, 500],
  top: 'D1',
  holdings: {
    green: {
      price: 135,
      owns: [[40, 10], [30]],
      treasury: 500,
      railroads: ['A2', 'C1'],
      investors: ['50'],
      network: 1,
    },
    red: { price: 100, owns: [[30], [40]], director: 1, treasury: 460 },
  },
  appeared: [2, 3],
}

async function show(evening: Evening) {
  await page.viewport(1440, 900)
  await render(StationHost, { evening })
}

const words = () => document.querySelector('.hint p')?.textContent ?? null

test.each([
  ['in the draft', () => dealt()],
  ['at an answer', () => after(dealt(), { offer: '40' }, { value: 80 })],
  ['in a stock round', () => inStockRound(GIVEN)],
  ['while operators are placed', () => inOperatingRound(GIVEN)],
  ['at a revenue', () => after(inOperatingRound(GIVEN), { tokens: [2, 3] })],
  ['while Railroads are bought', () => after(inOperatingRound(GIVEN), { tokens: [2, 3] }, { pay: true })],
])('every stop of the keys has a rule of the book %s', async (_, position) => {
  await show(new Evening(position()))
  const stops = [...document.querySelectorAll<HTMLElement>('.board [data-rove]')]
  expect(stops.filter((stop) => stop.closest('[data-rule]') === null).map(({ outerHTML }) => outerHTML)).toEqual([])
  const rules = [...document.querySelectorAll<HTMLElement>('[data-rule]')].map(({ dataset }) => dataset.rule!)
  expect(rules.filter((rule) => !(rule in book.rules))).toEqual([])
})

test.each(['en', 'de', 'nl'] as const)('each thing says what it is, in %s', async (language) => {
  useLanguage(language, [])
  onTestFinished(() => useLanguage('en', []))
  await show(new Evening(inStockRound(GIVEN)))
  const things = [...document.querySelectorAll('.board [role="img"][data-rule], .board [data-certificate]')]
  expect(things.length).toBeGreaterThan(40)
  for (const thing of things) {
    restOn(thing)
    await expect.poll(words).toMatch(/\S{2}/)
    expect(words()).not.toMatch(/undefined|NaN|null/)
  }
})

test('a refusal leads to the rule behind it, and the words beside a thing to its rule', async () => {
  onTestFinished(closeRules)
  await show(new Evening(inStockRound(GIVEN)))
  const forty = document.querySelector<HTMLElement>('[data-certificate="green-40"]')!
  expect(forty.dataset.rule).toBe('selling')
  // Moves the real mouse, which would otherwise still point at something else.
  await userEvent.hover(page.elementLocator(forty))
  await expect.poll(words).toMatch(/40%/)
  await userEvent.click(page.elementLocator(document.querySelector('.hint button')!))
  expect(openedRules()).toEqual({ game: 'railroad-barons', rule: 'selling' })
})
