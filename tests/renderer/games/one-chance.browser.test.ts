/** In every game the chance of winning stands on the players' cards alone, and is the one that hints found. */
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-svelte'
import type { TableState } from '../../../src/contract/api.ts'
import { seeded } from '../../../src/games/building-blocks/random.ts'
import { CATALOGUE } from '../../../src/games/catalogue.ts'
import type { Game } from '../../../src/games/facets/facets.ts'
import { tableState } from '../../../src/main/tables/table-state.ts'
import { tableAt } from '../../../src/main/tables/table.ts'
import { FORMAT, VERSION } from '../../../src/games/record/record.ts'
import App from '../../../src/renderer/shell/App.svelte'
import { fewestOf, newGame, peopleOf, turnedUp } from '../../games/every-game/games.ts'
import { fakeServices, SETTINGS } from '../fake-services.ts'
import { goTo } from '../page.ts'

beforeEach(() => page.viewport(1440, 900))

const OFFERED = [...CATALOGUE.values()].map((game) => ({ game, id: game.identity.id }))

/** A new game among people, and its best ideas, with chances that nothing else has. */
function begun(game: Game) {
  const { identity, playing, thinking } = game
  const { players, setup } = newGame(game, fewestOf(game), 5)
  const head = {
    ...{ format: FORMAT, version: VERSION, id: '5f0c4a6e-0000-4000-8000-000000000001', game: identity.id },
    ...{ startedAt: '2026-11-22T20:00:00.000Z', setup },
    ...{ mode: 'digital', players: peopleOf(game, players) },
  }
  const dealt = tableAt(game, head as never, [], [])
  const table = { ...dealt, course: turnedUp(game, dealt.course) }
  const budget = { iterations: 30, expired: () => false }
  const ideas = thinking!.ideas(thinking!.seen(playing.position(table.course)), budget, seeded(5))
  return { table: tableState(table), ideas: ideas.map((idea, at) => ({ ...idea, chance: at === 0 ? 0.56 : 0.21 })) }
}

const said = () => [...document.querySelectorAll('.chance .sr-only')].map((each) => each.textContent)
const percents = () => said().map((text) => Number(/(\d+)%/.exec(text)![1]))

async function open({ id, players }: TableState, answers: Parameters<typeof fakeServices>[0]) {
  await goTo(`#/table/${id}`)
  const chances = players.map(() => 1 / players.length)
  const { services } = fakeServices({
    'settings.get': () => ({ ...SETTINGS, forecast: 'always' }),
    'tables.forecast': () => ({ chances }),
    ...answers,
  })
  await render(App, { services })
  // The game's screens come with its first table.
  await expect.poll(percents).toHaveLength(players.length)
}

test.each(OFFERED)('the chance on the cards is the one that hints found: $id', async ({ game }) => {
  const { table, ideas } = begun(game)
  expect(ideas.length).toBeGreaterThan(1)
  await open(table, {
    'tables.open': () => table,
    'hints.think': () => Promise.resolve({ game: table.game, ideas, used: table.players.map(() => 0) } as never),
  })
  await userEvent.keyboard('h')
  await expect.poll(() => percents()[table.turn!]).toBe(56)
  expect(percents().reduce((sum, each) => sum + each)).toBe(100)
  const hints = document.querySelector('[aria-labelledby="hints-title"]')!
  await expect.poll(() => hints.querySelectorAll('ol > li').length).toBeGreaterThanOrEqual(ideas.length)
  expect(hints.textContent).not.toMatch(/(56|21)%/)
})
