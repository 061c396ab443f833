import type { Page } from 'playwright'
import type { TableState } from '../src/contract/api.ts'
import type { CoalBaronWire } from '../src/games/coal-baron/wire/wire.ts'
import { seeded } from '../src/games/building-blocks/random.ts'
import { openServices, type Services } from '../src/main/services/services.ts'
import { TrainPage } from '../tests/e2e/games/coal-train/train-page.ts'
import { byMouse as trains } from '../tests/e2e/games/coal-train/train-player.ts'
import { BaronPage } from '../tests/e2e/games/railroad-barons/baron-page.ts'
import { byMouse as barons } from '../tests/e2e/games/railroad-barons/baron-player.ts'
import { figure, type Figure, type Part } from './figure.ts'
import { inNewFolder } from './folder.ts'
import { median, quantile } from './measure.ts'
import { inChromium, onHost, type NewPage } from './page.ts'
import { acted, NEW_TABLE, nextCall } from './table-play.ts'

/** One click on each of these is a whole turn. */
const SPACES = ['money-6', 'order-2', 'money-4', 'order-3', 'order-4']
const CLICKS = 12
/** As many games are begun, so that most clicks don’t run what was never run before: those of an evening don’t. */
const TABLES = 3
const STEPS = 30
/** The first clicks only warm up. */
const WARM_UP = 2

interface Playing {
  name: string
  /** Fills the data folder before the clicks. */
  before?: (services: Services) => void
  play: (page: Page) => Promise<unknown>
}

const GAMES: readonly Playing[] = [
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

/** Times moves as a player sees them: from the click to the frame that shows the move, before it is on disk. */
export const clicks: Part = () =>
  inChromium(async (newPage) => {
    const figures: Figure[] = []
    for (const game of GAMES) figures.push(...(await clicksIn(game, newPage)))
    return figures
  })

async function clicksIn({ name, before, play }: Playing, newPage: NewPage): Promise<Figure[]> {
  const times = await inNewFolder(async (folder) => {
    const services = await openServices({ folder, host: 'loopback', version: 'bench' })
    // No newcomer is asked for a second press.
    services.api['settings.set']({ confirm: 'never' })
    before?.(services)
    services.close()
    return onHost(folder, newPage, (page) => timesOfClicks(page, play))
  })
  const what = `${name}: from the click to the painted board`
  return [
    figure(`${what}, median`, median(times), 'ms', 35),
    figure(`${what}, 95 of 100`, quantile(times, 0.95), 'ms', 60),
  ]
}

async function timesOfClicks(page: Page, play: Playing['play']): Promise<number[]> {
  await page.addInitScript(timeClicks)
  await page.reload()
  await play(page)
  return (await page.evaluate(() => (window as Timing).times!)).slice(WARM_UP)
}

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

type Timing = Window & { times?: number[] }

/** Runs in the page: milliseconds from each click in a board to the first frame in which the board is another. */
function timeClicks() {
  const times: number[] = ((window as Timing).times = [])
  addEventListener(
    'click',
    ({ target, timeStamp }) => {
      const board = (target as Element).closest('main:has([data-bright])')
      if (!board) return
      const changed = () => {
        watcher.disconnect()
        let isShown = false
        const shown = () => {
          if (!isShown) times.push(performance.now() - timeStamp)
          isShown = true
        }
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = shown
        // A frame is done when a message comes behind it, or where the next one takes its turn before the message, then.
        requestAnimationFrame(() => {
          port2.postMessage(null)
          requestAnimationFrame(shown)
        })
      }
      const watcher = new MutationObserver(changed)
      watcher.observe(board, { childList: true, characterData: true, subtree: true })
    },
    { capture: true },
  )
}
