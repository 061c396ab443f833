/** Everything on the board says what it is and leads to its rule. */
import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { book } from '../../../../../src/renderer/games/coal-baron/rules-book/rules-book.ts'
import { closeRules, openedRules } from '../../../../../src/renderer/app/opened-rules.svelte.ts'
import { useLanguage } from '../../../../../src/renderer/i18n/locale.svelte.ts'
import { restOn } from '../../../rest-on.ts'
import { Game } from './game.ts'
import { showBoard } from './host.ts'
import { firstTurn } from './scenes.ts'

const words = () => document.querySelector('.hint p')?.textContent ?? null
const things = () => [...document.querySelectorAll<HTMLElement>('.board [data-rule]')]

const SCENES: [name: string, game: () => Game][] = [
  ['in the draft', () => new Game({ players: 3 })],
  ['when workers are placed', () => firstTurn()],
  ['when a space is taken', () => firstTurn().play({ place: 'money-6' })],
  ['while mining', () => firstTurn().play({ place: 'mining-6' })],
  ['when one of five is kept', () => firstTurn().play({ place: 'factory-draw' })],
]

test.each(SCENES)('every stop of the keys has a rule of the book %s', async (_, game) => {
  await showBoard(game())
  const stops = [...document.querySelectorAll<HTMLElement>('.board [data-rove]')]
  expect(stops.filter((stop) => stop.closest('[data-rule]') === null)).toEqual([])
  expect(things().filter(({ dataset }) => !(dataset.rule! in book.rules))).toEqual([])
})

test.each(['en', 'de', 'nl'] as const)('each of them says its name first, in %s', async (language) => {
  useLanguage(language, [])
  onTestFinished(() => useLanguage('en', []))
  await showBoard(firstTurn().play({ place: 'money-6' }))
  for (const thing of things()) {
    restOn(thing)
    await expect.poll(words).toMatch(/\S{2}/)
  }
})

test('the board names buildings, canteen, storage, cage, balance, supply, Marks, workers, tiles and orders', async () => {
  await showBoard(firstTurn())
  const rules = new Set(things().map(({ dataset }) => dataset.rule))
  const named = ['factory', 'mining', 'bank', 'orders', 'delivery', 'ousting', 'storage', 'cage', 'balance', 'supply']
  expect([...named, 'money', 'turn', 'pit', 'filling'].filter((rule) => !rules.has(rule))).toEqual([])
})

test('a space says what it brings, what it costs and why', async () => {
  await showBoard(firstTurn().play({ place: 'money-6' }))
  restOn(document.querySelector('[data-space="money-6"]')!)
  await expect
    .poll(words)
    .toBe('6 Marks\nBrings 6 Marks: 16 in all.\nNeeds 2 workers, one more than Mike has here: 1 worker to the canteen.')
  restOn(document.querySelector('[data-space="bank"]')!)
  await expect
    .poll(words)
    .toBe('Bank\nBrings 1 Mark: 11 in all. May always be used.\nNeeds 1 worker, however many stand there.')
})

test('the words lead to the rule', async () => {
  onTestFinished(closeRules)
  await showBoard(firstTurn())
  await page.getByRole('button', { name: /^6 Marks/ }).hover()
  await page.getByText('Rule', { exact: false }).filter({ hasText: 'F1' }).click()
  expect(openedRules()).toEqual({ game: 'coal-baron', rule: 'money' })
})

test('a refusal leads to its own rule', async () => {
  await showBoard(firstTurn())
  expect(document.querySelector<HTMLElement>('[data-space="mining-8"]')!.dataset.rule).toBe('players')
  expect(document.querySelector<HTMLElement>('[data-space="delivery-truck"]')!.dataset.rule).toBe('delivery')
})

test('a finger that rests on a thing asks, and places nobody', async () => {
  const { actions } = await showBoard(firstTurn())
  const space = document.querySelector<HTMLElement>('[data-space="money-6"]')!
  const touch = { pointerType: 'touch', bubbles: true, clientX: 5, clientY: 5 }
  space.dispatchEvent(new PointerEvent('pointerdown', touch))
  await expect.poll(words).toMatch(/^6 Marks/)
  space.dispatchEvent(new PointerEvent('pointerup', touch))
  space.dispatchEvent(new PointerEvent('pointerleave', { pointerType: 'touch' }))
  space.click()
  expect(actions).toEqual([])
  expect(words()).toMatch(/^6 Marks/)
  document.body.dispatchEvent(new PointerEvent('pointerdown', touch))
  await expect.poll(words).toBeNull()
})

test('arrow keys reach things that are no buttons, and say them', async () => {
  await showBoard(firstTurn())
  await userEvent.keyboard('{Tab}{ArrowUp}{ArrowUp}{ArrowUp}')
  await expect.poll(words).toMatch(/^Minecart factory\n/)
})
