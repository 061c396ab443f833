import type { Page } from 'playwright'
import type { TableState } from '../src/contract/api.ts'
import type { CoalBaronWire } from '../src/games/coal-baron/wire/wire.ts'
import { seeded } from '../src/games/base/random.ts'
import { openServices } from '../src/main/services/services.ts'
import { figure } from './figure.ts'
import type { Part } from './figure.ts'
import { inNewFolder } from './folder.ts'
import { median, quantile } from './measure.ts'
import { inChromium, onHost } from './page.ts'
import { acted, NEW_TABLE, nextCall } from './table-play.ts'

/** One click on each of these is a whole turn. The first clicks only warm up. */
const SPACES = ['money-6', 'order-2', 'money-4', 'order-3', 'order-4']
const CLICKS = 12
const WARM_UP = 2

/** The whole way: the click, the service, the disk, the new state, and the frame that shows it. */
export const clicks: Part = () =>
  inChromium((newPage) =>
    inNewFolder(async (folder) => {
      const table = await tableInPlay(folder)
      const times = await onHost(folder, newPage, (page) => clickThrough(page, table))
      return [
        figure('from the click to the painted board, median', median(times), 'ms', 35),
        figure('from the click to the painted board, 95 of 100', quantile(times, 0.95), 'ms', 60),
      ]
    }),
  )

/** A game after its draft, so that placements can be clicked. */
async function tableInPlay(folder: string): Promise<string> {
  const random = seeded(1)
  const services = await openServices({ folder, host: 'loopback', version: 'bench' })
  // No newcomer is asked for a second press.
  services.api['settings.set']({ confirm: 'never' })
  let table = services.api['tables.create'](NEW_TABLE)
  while ((table as TableState<CoalBaronWire>).view.phase === 'draft') table = acted(services, nextCall(table, random))
  services.close()
  return table.id
}

async function clickThrough(page: Page, table: string): Promise<number[]> {
  await page.evaluate((id) => (location.hash = `#/table/${id}`), table)
  const times: number[] = []
  for (let i = 0; i < CLICKS; i++) times.push(await timeOfClick(page, SPACES[i % SPACES.length]))
  return times.slice(WARM_UP)
}

async function timeOfClick(page: Page, space: string): Promise<number> {
  const button = page.locator(`[data-space="${space}"][data-bright]`)
  await button.waitFor()
  const time = page.evaluate(fromPressToPaint, space)
  await button.click()
  return time
}

/** Runs in the page: milliseconds from the pointer's press to the first frame in which the space shows something else. */
const fromPressToPaint = (space: string) =>
  new Promise<number>((done, failed) => {
    let pressed = 0
    setTimeout(() => failed(new Error('the board did not change')), 5000)
    addEventListener('pointerdown', (event) => (pressed = event.timeStamp), { once: true, capture: true })
    const changed = () => {
      watcher.disconnect()
      requestAnimationFrame(() => setTimeout(() => done(performance.now() - pressed)))
    }
    const watcher = new MutationObserver(changed)
    const inside = { childList: true, characterData: true, subtree: true }
    watcher.observe(document.querySelector(`[data-space="${space}"]`) as Element, inside)
  })
