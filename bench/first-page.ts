/** The start-up time of Pithead and, in turn with it, of a bare host whose page is one button. */
import { join } from 'node:path'
import type { Browser, Page } from 'playwright'
import { figure } from './figure.ts'
import type { Part } from './figure.ts'
import { inNewFolder } from './folder.ts'
import { median } from './measure.ts'
import { inChromium, launch, onHost } from './page.ts'
import type { NewPage } from './page.ts'

const STARTS = 7
const MOST_TIMES = 1.5
const BARE = join(import.meta.dirname, 'bare-host.mjs')

export const firstPage: Part = () =>
  inNewFolder(async (folder) => {
    const start = (newPage: NewPage, entry?: string) => timeOfStart(folder, newPage, entry)
    const [ours, bare] = await inTurn((entry) => withBrowser((newPage) => start(newPage, entry)))
    const [oursAlone, bareAlone] = await inChromium((newPage) => inTurn((entry) => start(newPage, entry)))
    return [
      figure('from the start of program and browser to the usable home screen', ours, 'ms'),
      figure('from the start of a bare host and browser to its button', bare, 'ms'),
      figure('from the start to the home screen, against the bare host', ours / bare, 'times as long', MOST_TIMES),
      figure('from the start of the program to the home screen in a browser that runs', oursAlone, 'ms'),
      figure('from the start of a bare host to its button in a browser that runs', bareAlone, 'ms'),
    ]
  })

/** The medians of ours and the bare host's, started by turns, so that other load on the machine meets both. */
async function inTurn(start: (entry?: string) => Promise<number>): Promise<[ours: number, bare: number]> {
  const [ours, bare]: [number[], number[]] = [[], []]
  // The first one finds the machine's own caches cold.
  await start()
  for (let i = 0; i < STARTS; i++) {
    ours.push(await start())
    bare.push(await start(BARE))
  }
  return [median(ours), median(bare)]
}

/** As `npm start` does it: the browser starts once the host listens. */
async function withBrowser<T>(work: (newPage: NewPage) => Promise<T>): Promise<T> {
  let browser: Browser | undefined
  try {
    return await work(async () => {
      browser = await launch()
      return browser.newPage({ viewport: { width: 1440, height: 900 } })
    })
  } finally {
    await browser?.close()
  }
}

async function timeOfStart(folder: string, newPage: NewPage, entry?: string): Promise<number> {
  const started = Date.now()
  return (await onHost(folder, newPage, painted, entry)) - started
}

/** Usable: the door is there, and in Pithead also the games that wait to be continued, or the word that there are none. */
async function painted(page: Page): Promise<number> {
  await page.locator('main button').first().waitFor()
  return page.locator('main h2').first().evaluate(paintedAt)
}

/** Runs in the page: when its next frame is on the screen. */
const paintedAt = () => new Promise<number>((done) => requestAnimationFrame(() => setTimeout(() => done(Date.now()))))
