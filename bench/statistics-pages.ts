/** The time of the pages of people and statistics with 10,000 stored games: from the address to the painted plots. */
import type { Page } from 'playwright'
import { figure } from './figure.ts'
import type { Part } from './figure.ts'
import { inNewFolder } from './folder.ts'
import { fillFolder } from './many-games.ts'
import { median } from './measure.ts'
import { inChromium, onHost } from './page.ts'

const VISITS = 7
const PAGES = [
  { name: 'the statistics page', hash: '#/statistics', last: 'section:nth-of-type(4) svg[role=img] rect' },
  { name: 'the list of people', hash: '#/people', last: 'tbody tr a' },
  { name: 'the page of a person', hash: '#/people/Mike', last: 'section:nth-of-type(5) svg[role=img] rect' },
]

export const statisticsPages: Part = () =>
  inNewFolder(async (folder) => {
    await fillFolder(folder)
    return inChromium((newPage) =>
      onHost(folder, newPage, async (page) => {
        await page.locator('main button').first().waitFor()
        const found = []
        for (const { name, hash, last } of PAGES)
          found.push(figure(`${name} painted, of 10,000 games`, await timeOfVisits(page, hash, last), 'ms', 200))
        return found
      }),
    )
  })

/** The first visit loads the page's code and is not counted. */
async function timeOfVisits(page: Page, hash: string, last: string): Promise<number> {
  const times: number[] = []
  for (let i = 0; i <= VISITS; i++) {
    times.push(await page.evaluate(fromAddressToPaint, [hash, last] as const))
    await page.evaluate(() => (location.hash = '#/'))
    await page.locator(last).first().waitFor({ state: 'detached' })
  }
  return median(times.slice(1))
}

/** Runs in the page: milliseconds until its last part is on the screen. */
const fromAddressToPaint = ([hash, last]: readonly [string, string]) =>
  new Promise<number>((done) => {
    const start = performance.now()
    const painted = () => requestAnimationFrame(() => setTimeout(() => done(performance.now() - start)))
    const watcher = new MutationObserver(() => {
      if (!document.querySelector(last)) return
      watcher.disconnect()
      painted()
    })
    watcher.observe(document.body, { childList: true, subtree: true })
    location.hash = hash
  })
