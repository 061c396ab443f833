/** Everything on the board says what it is and leads to a rule of the book. */
import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-svelte'
import { closeRules, openedRules } from '../../../../src/renderer/app/opened-rules.svelte.ts'
import { book } from '../../../../src/renderer/games/coal-train/rules-book/rules-book.ts'
import { useLanguage } from '../../../../src/renderer/i18n/locale.svelte.ts'
import { rules } from '../../../../src/games/coal-train/facets/rules.ts'
import { CARD_IDS, type PlaceId } from '../../../../src/games/coal-train/state/components.ts'
import { given, type Given } from '../../../games/coal-train/support/given.ts'
import { YardGame } from './yard-game.ts'
import { restOn } from '../../rest-on.ts'
import YardHost from './YardHost.svelte'

const RICH: Given = {
  seats: [
    {
      agent: [1, 1],
      resources: 'CCCCCIIIWWW',
      markers: ['GW', 'IN', 'ZV', 'FO'],
      tiles: ['A3Sb1', 'A3CM1'],
      cards: ['P1a', 'F2a'],
      stations: ['MAU', 'SCR'],
    },
    { agent: [1, 1] },
  ],
  market: { '1 1': 'A3Sa1', '1 2': 'GREEN' },
}
const DRAWN: Given = { phase: 'replenishing', drawn: 'A3CM1', seats: [{ agent: [0, 0] }], market: { '0 0': null } }

async function show(game: YardGame) {
  await page.viewport(1440, 900)
  await render(YardHost, { game })
}

const isCut = ({ scrollWidth, clientWidth }: Element) => scrollWidth > clientWidth

const words = () => document.querySelector('.hint p')?.textContent ?? null
const rulesOf = (selector: string) =>
  [...document.querySelectorAll<HTMLElement>(selector)].map(({ dataset }) => dataset.rule!)

test.each([
  ['at the start subsidies', () => given({ phase: 'starting', round: 0 })],
  ['in the actions', () => given(RICH)],
  ['at a bill', () => rules.play(given(RICH), { use: 'A3CM1' })],
  ['with a drawn tile', () => given(DRAWN)],
  ['in the last round', () => given({ ...RICH, ending: 'last' })],
])('every stop of the keys has a rule of the book %s', async (_, position) => {
  const game = new YardGame(position())
  await show(game)
  const stops = [...document.querySelectorAll<HTMLElement>('.board [tabindex]')]
  expect(stops.length).toBeGreaterThan(50)
  expect(stops.filter((stop) => stop.closest('[data-rule]') === null).map(({ outerHTML }) => outerHTML)).toEqual([])
  expect(rulesOf('[data-rule]').filter((rule) => !(rule in book.rules))).toEqual([])
})

test('every question of a build has a rule of the book', async () => {
  const game = new YardGame(given({ seats: [{ tiles: ['A3Sb1'], resources: 'CCIIW', markers: ['ZV'] }] }))
  await show(game)
  for (const decision of [{ build: 'REA', tile: 'A3Sb1' }, { pay: true }] as const) {
    game.act({ type: 'decide', decision })
  }
  await show(game)
  expect(rulesOf('[data-order] li')).toEqual(['building', 'building', 'connections', 'waivers', 'cities', 'rondel'])
})

test.each(['en', 'de', 'nl'] as const)('each thing says what it is, in %s', async (language) => {
  useLanguage(language, [])
  onTestFinished(() => useLanguage('en', []))
  await show(new YardGame(given(RICH)))
  const things = [
    ...document.querySelectorAll(
      '[data-space], [data-place], [data-subsidy], [data-tile-held], [data-card], [data-income], [data-do], .plate, .board [role="img"][data-rule]',
    ),
  ]
  expect(things.length).toBeGreaterThan(80)
  for (const thing of things) {
    restOn(thing)
    await expect.poll(words).toMatch(/\S{2}/)
    expect(words()).not.toMatch(/undefined|NaN|null/)
  }
})

test.each(['en', 'de', 'nl'] as const)('no name on the desk is cut off in a small window, in %s', async (language) => {
  useLanguage(language, [])
  onTestFinished(() => useLanguage('en', []))
  const stations: PlaceId[] = ['POT', 'REA', 'SCR', 'ALL', 'LEB', 'MAU']
  for (const kinds of [/^F.a/, /^[PL].a/]) {
    const cards = CARD_IDS.filter((card) => kinds.test(card))
    await show(new YardGame(given({ seats: [{ agent: [1, 1], resources: 'CCCCIIIIWWWW', cards, stations }] })))
    await page.viewport(1024, 700)
    const names = [...document.querySelectorAll('.cards .name')]
    expect(names.length).toBeGreaterThan(7)
    expect(names.filter(isCut).map(({ textContent }) => textContent)).toEqual([])
    await page.viewport(1440, 900)
    expect([...document.querySelectorAll('.rondel .name')].filter(isCut).map((name) => name.textContent)).toEqual([])
  }
})

test('a price says where it comes from', async () => {
  await show(new YardGame(given(RICH)))
  restOn(document.querySelector('[data-space="1 1"]')!)
  await expect.poll(words).toMatch(/1 coal each to Lucy[\s\S]*Buy: 2 AP and 1 coal/)
  restOn(document.querySelector('[data-place="HAZ"]')!)
  await expect.poll(words).toMatch(/1 coal of it for the connection from Mauch Chunk/)
})

test('a refusal leads to the rule behind it, and the words beside a thing to its rule', async () => {
  onTestFinished(closeRules)
  await show(new YardGame(given(RICH)))
  const training = document.querySelector<HTMLElement>('[data-subsidy="TR"]')!
  // Moves the real mouse, which would otherwise still point at something else.
  await userEvent.hover(page.elementLocator(training))
  await expect.poll(words).toMatch(/Training/)
  await userEvent.click(page.elementLocator(document.querySelector('.hint button')!))
  expect(openedRules()).toEqual({ game: 'coal-train', rule: training.dataset.rule })
})
