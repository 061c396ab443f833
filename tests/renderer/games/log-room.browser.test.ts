/** In every game the log has room beside whatever else the rail shows. */
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-svelte'
import type { TableState } from '../../../src/contract/api.ts'
import type { LessonState } from '../../../src/contract/schemas/lessons.ts'
import { CATALOGUE } from '../../../src/games/catalogue.ts'
import type { Game } from '../../../src/games/facets/facets.ts'
import { tableState } from '../../../src/main/tables/table-state.ts'
import { tableAt } from '../../../src/main/tables/table.ts'
import App from '../../../src/renderer/shell/App.svelte'
import { playedRecord } from '../../games/every-game/games.ts'
import { fakeServices, SETTINGS } from '../fake-services.ts'
import { goTo } from '../page.ts'

const OFFERED = [...CATALOGUE.values()].map((game) => ({ game, id: game.identity.id }))
const LEAST_LINES = 8

beforeEach(() => page.viewport(1440, 900))

/** A game in which much has happened already. */
function underWay(game: Game, players: number): TableState {
  const { finishedAt: _, moves, result: __, ...head } = playedRecord(game, players, 3)
  const table = tableAt(game, head, moves!.slice(0, 24), [])
  return { ...tableState(table), waiting: 'decision' }
}

async function open(table: TableState, lesson: LessonState | null = null) {
  await goTo(`#/table/${table.id}`)
  const { services } = fakeServices({
    'settings.get': () => ({ ...SETTINGS, forecast: 'always' }),
    'tables.open': () => table,
    'tables.forecast': () => ({ chances: table.players.map(() => 1 / table.players.length) }),
    'lessons.open': () => lesson,
    'hints.think': () => new Promise(() => {}),
  })
  await render(App, { services })
  await expect.poll(() => lines().length).toBeGreaterThan(LEAST_LINES)
}

const boxOf = (selector: string) => document.querySelector(selector)!.getBoundingClientRect()
const lines = () => [...document.querySelectorAll('[data-log] li')]

function linesInSight(): number {
  const log = boxOf('[data-log] .lines')
  return lines().filter((line) => {
    const { top, bottom } = line.getBoundingClientRect()
    return top >= log.top - 1 && bottom <= Math.min(log.bottom, innerHeight) + 1
  }).length
}

const inLesson = (table: TableState, { id, chapters }: NonNullable<Game['teaching']>[number]): LessonState => ({
  ...{ id: table.id, revision: table.revision, game: table.game, lesson: id, chapter: chapters[0].id },
  ...{ stage: 'waiting', step: null, points: [], strayed: false, isHalfMade: false, number: 1, steps: 9 },
})

test.each(OFFERED)('eight lines at 1440 × 900, however many play and whatever is foreseen: $id', async ({ game }) => {
  await open(underWay(game, game.identity.seats.most))
  await expect.poll(linesInSight).toBeGreaterThanOrEqual(LEAST_LINES)
})

test.each(OFFERED)('eight lines at 1440 × 900 in lessons: $id', async ({ game }) => {
  const lesson = game.teaching!.toSorted((a, b) => b.controls.length - a.controls.length)[0]
  const table = underWay(game, lesson.controls.length)
  await open(table, inLesson(table, lesson))
  await expect.poll(() => document.querySelector('[aria-labelledby="lesson-title"]')).not.toBeNull()
  await expect.poll(linesInSight).toBeGreaterThanOrEqual(LEAST_LINES)
})

test.each(OFFERED)('hints lie beside the log and leave it eight lines: $id', async ({ game }) => {
  await open(underWay(game, game.identity.seats.most))
  await userEvent.keyboard('h')
  await expect.poll(() => document.querySelector('[data-hints]')).not.toBeNull()
  await expect.poll(() => boxOf('[data-hints]').bottom).toBeLessThanOrEqual(boxOf('[data-log]').top)
  expect(boxOf('[data-hint-place]').height).toBeGreaterThan(120)
  await expect.poll(linesInSight).toBeGreaterThanOrEqual(LEAST_LINES)
})

test.each(OFFERED)(
  'a wide window shows the log beside the players, and all else not only larger: $id',
  async ({ game }) => {
    await page.viewport(2560, 1440)
    await open(underWay(game, game.identity.seats.most))
    expect(boxOf('[data-log]').right).toBeLessThanOrEqual(boxOf('[data-points-of="0"]').left)
    expect(linesInSight()).toBeGreaterThanOrEqual(2 * LEAST_LINES)
    expect(document.documentElement.scrollHeight).toBe(1440)
  },
)
