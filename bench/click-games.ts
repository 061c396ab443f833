/** Clicks in each game, and on the bare board that they are measured against. */
import type { Page } from 'playwright'
import type { TableState } from '../src/contract/api.ts'
import type { CoalBaronWire } from '../src/games/coal-baron/wire/wire.ts'
import { seeded } from '../src/games/building-blocks/random.ts'
import type { Services } from '../src/main/services/services.ts'
import { TrainPage } from '../tests/e2e/games/coal-train/train-page.ts'
import { byMouse as trains } from '../tests/e2e/games/coal-train/train-player.ts'
import { BaronPage } from '../tests/e2e/games/railroad-barons/baron-page.ts'
import { byMouse as barons } from '../tests/e2e/games/railroad-barons/baron-player.ts'
import { acted, NEW_TABLE, nextCall } from './table-play.ts'

/** One click on each of these is a whole turn. */
const SPACES = ['money-6', 'order-2', 'money-4', 'order-3', 'order-4']
const CLICKS = 12
/** As many games are begun, so that most clicks don’t run what was never run before: those of an evening don’t. */
const TABLES = 3
const STEPS = 30

export interface Playing {
  name: string
  /** Fills the data folder before the clicks. */
  before?: (services: Services) => void
  play: (page: Page) => Promise<unknown>
}

export const PLAYINGS: readonly Playing[] = [
  { name: 'Coal Baron', before: (services) => afterDrafts(services, TABLES), play: placeWorkers },
  {
    name: 'Railroad Barons',
    play: async (page) => barons(await BaronPage.begin(page, page.url()), STEPS),
  },
  {
    name: 'Coal Train',
    play: async (page) => trains(await TrainPage.begin(page, page.url()), { steps: STEPS }),
  },
]

/** Games after their draft, so that placements can be clicked. */
function afterDrafts(services: Services, count: number) {
  for (let seed = 1; seed <= count; seed++) afterDraft(services, seed)
}

function afterDraft(services: Services, seed: number) {
  const random = seeded(seed)
  let table = services.api['tables.create'](NEW_TABLE)
  while ((table as TableState<CoalBaronWire>).view.phase === 'draft') table = acted(services, nextCall(table, random))
}

async function placeWorkers(page: Page): Promise<void> {
  for (let table = 0; table < TABLES; table++) await placeAt(page, table)
}

async function placeAt(page: Page, table: number): Promise<void> {
  await page.evaluate(() => (location.hash = '#/'))
  await page.getByRole('link', { name: 'Continue' }).nth(table).click()
  for (let i = 0; i < CLICKS; i++) {
    const space = page.locator(`[data-space="${SPACES[i % SPACES.length]}"][data-bright]`)
    await space.waitFor()
    // Else Playwright listens in the page to what the click hits.
    await space.click({ force: true })
    await page.locator('.table:not([data-pending])').waitFor()
  }
}

/**
 * A page of one button and one picture, which is as large as a board, has about as many shapes, and changes with a click as
 * many of them as a board lays out anew: a tenth.
 */
export const BARE_BOARD = `data:text/html,${encodeURIComponent(`<!doctype html><meta charset="utf-8"><title>Bare board</title>
<main><button data-bright>Move</button><svg width="1120" height="820"></svg></main>
<script>
  const svg = document.querySelector('svg')
  let turn = 0
  const shape = (i) => {
    const rect = document.createElementNS(svg.namespaceURI, 'rect')
    const [x, y] = [2 + 28 * (i % 40), 2 + 27 * Math.floor(i / 40)]
    const fill = 'hsl(' + ((37 * i + 60 * turn) % 360) + ' 50% 50%)'
    for (const [name, value] of Object.entries({ x, y, width: 22, height: 20, rx: 4, fill })) rect.setAttribute(name, value)
    return rect
  }
  svg.append(...Array.from({ length: 1200 }, (_, i) => shape(i)))
  document.querySelector('button').addEventListener('click', () => {
    turn++
    for (let i = turn % 10; i < 1200; i += 10) svg.children[i].replaceWith(shape(i))
  })
</script>`)}`

/** As often as in a game. */
export async function clickBareBoard(page: Page): Promise<void> {
  const button = page.getByRole('button')
  for (let click = 0; click < STEPS; click++) {
    await button.click({ force: true })
    await page.evaluate(() => new Promise((done) => setTimeout(done, 50)))
  }
}
