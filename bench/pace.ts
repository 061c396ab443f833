/** How long each move of a bot is on show, recorded in the page, for each pace that a person can choose. */
import type { Page } from 'playwright'
import type { NewTable, Settings } from '../src/contract/api.ts'
import { openServices } from '../src/main/services/services.ts'
import { figure, type Figure, type Part } from './figure.ts'
import { inNewFolder } from './folder.ts'
import { median } from './measure.ts'
import { inChromium, onHost, type NewPage } from './page.ts'

const PACES: readonly Settings['speed'][] = ['slow', 'normal', 'fast', 'instant']
const BOTS = ['blue', 'green', 'cream'].map((color) => ({ name: color, color, control: 'bot:apprentice' }))
const TABLE: NewTable = {
  game: 'coal-baron',
  players: [{ name: 'Mike', color: 'red', control: 'human' }, ...BOTS],
  options: { startingPlayer: 0 },
}
/** A person's moves; three bots move after each. */
const MOVES = 3

export const pace: Part = () =>
  inChromium(async (newPage) => {
    const figures: Figure[] = []
    for (const speed of PACES) figures.push(...(await shownAt(speed, newPage)))
    return figures
  })

async function shownAt(speed: Settings['speed'], newPage: NewPage): Promise<Figure[]> {
  const times = await inNewFolder(async (folder) => {
    const services = await openServices({ folder, host: 'loopback', version: 'bench' })
    services.api['settings.set']({ speed, confirm: 'never' })
    services.api['tables.create'](TABLE)
    services.close()
    return onHost(folder, newPage, timesOnShow)
  })
  // At once means that none is held up at all.
  if (times.length === 0) times.push(0)
  const what = `pace ${speed}: a bot's move is on show`
  return [
    figure(`${what}, shortest`, Math.min(...times), 'ms'),
    figure(`${what}, median`, median(times), 'ms'),
    figure(`${what}, longest`, Math.max(...times), 'ms'),
  ]
}

async function timesOnShow(page: Page): Promise<number[]> {
  await page.addInitScript(noteOnShow)
  await page.reload()
  await page.getByRole('link', { name: 'Continue' }).first().click()
  // Acting sooner would cut the last bot's move short.
  const asked = page.locator('main:not(:has([data-on-show]))')
  for (let move = 0; move < MOVES; move++) await asked.locator('[data-card][data-bright]').first().click()
  await asked.locator('[data-space][data-bright]').first().waitFor()
  return page.evaluate(() => (window as Noting).times!())
}

type Noting = Window & { times?: () => number[] }

/** Runs in the page: notes when each move came on show, and when it went. */
function noteOnShow() {
  const seen = new Map<string, { from: number; to: number }>()
  const look = () => {
    const now = performance.now()
    const shown = document.querySelector<HTMLElement>('[data-on-show]')?.dataset.onShow
    if (shown !== undefined && !seen.has(shown)) seen.set(shown, { from: now, to: Infinity })
    for (const [move, times] of seen) if (move !== shown && times.to === Infinity) times.to = now
  }
  new MutationObserver(look).observe(document, { childList: true, subtree: true, attributes: true })
  const over = () => [...seen.values()].filter(({ to }) => to < Infinity)
  Object.assign(window, { times: () => over().map(({ from, to }) => to - from) })
}
