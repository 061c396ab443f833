/** The chance of winning stands on the players' cards alone, and is the one that hints found. */
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-svelte'
import type { BaronsIdea } from '../../../../../src/renderer/games/railroad-barons/hints/idea-words.ts'
import App from '../../../../../src/renderer/shell/App.svelte'
import '../../../../../src/renderer/ui/base.css'
import '../../../../../src/renderer/ui/tokens.css'
import { fakeServices, SETTINGS } from '../../../fake-services.ts'
import { goTo } from '../../../page.ts'
import { inStockRound } from '../../../../games/railroad-barons/given.ts'
import { Evening } from '../evening.ts'

beforeEach(() => page.viewport(1440, 900))

const TABLE = new Evening(inStockRound({ cash: [64, 500] })).table
const IDEA: BaronsIdea = {
  decisions: [{ pass: true }],
  ...{ lead: 30, chance: 0.56, reasons: [{ part: 'cash', points: 20 }] },
  effects: { cash: 0, worth: 0, other: 0, directs: [], loses: [], acquired: [], gone: [] },
}

test('the chance on the cards is the one that hints found, and hints tell none', { timeout: 30_000 }, async () => {
  await goTo(`#/table/${TABLE.id}`)
  const { services } = fakeServices({
    'tables.open': () => TABLE,
    'settings.get': () => ({ ...SETTINGS, forecast: 'always' }),
    'tables.forecast': () => ({ chances: [0.4, 0.6] }),
    'hints.think': () => Promise.resolve({ game: TABLE.game, ideas: [IDEA, { ...IDEA, chance: 0.2 }], used: [1, 0] }),
  })
  await render(App, { services })
  const said = () => [...document.querySelectorAll('.chance .sr-only')].map((each) => each.textContent)
  const says = (...percents: number[]) => percents.map((each) => `Chance of winning: ${each}%`)
  // The game’s screens come with its first table.
  await expect.poll(said, { timeout: 20_000 }).toEqual(says(40, 60))
  await userEvent.keyboard('h')
  const hints = page.getByRole('region', { name: 'What could be done' })
  await expect.element(hints.getByText('Moves no money and no card.').first()).toBeVisible()
  await expect.poll(said).toEqual(says(56, 44))
  expect(hints.element().textContent).not.toContain('%')
})
