/** The program as `npm start` runs it on the loopback host, and real Chromium in front of it. */
import { chromium } from 'playwright'
import type { Browser, Page } from 'playwright'
import { installedBrowser, TEST_FLAGS } from '../scripts/browsers.ts'
import { startLoopback } from '../scripts/start/loopback.ts'

/** Lends `work` a browser. Throws where none can be started. */
export async function inChromium<T>(work: (newPage: NewPage) => Promise<T>): Promise<T> {
  const browser = await launch()
  try {
    return await work(() => browser.newPage({ viewport: { width: 1440, height: 900 } }))
  } finally {
    await browser.close()
  }
}

/** Throws where none can be started. */
export async function launch(): Promise<Browser> {
  try {
    return await chromium.launch({ executablePath: installedBrowser()?.path, args: TEST_FLAGS })
  } catch (cause) {
    throw new Error('no Chromium can be started here', { cause })
  }
}

export type NewPage = () => Promise<Page>

/** Starts the host, or another `entry`, on a data folder, lends `work` a page on it, and ends both. */
export async function onHost<T>(
  folder: string,
  newPage: NewPage,
  work: (page: Page) => Promise<T>,
  entry?: string,
): Promise<T> {
  process.env.PITHEAD_DATA = folder
  const end = new AbortController()
  const host = await startLoopback(0, end.signal, entry)
  const page = await newPage()
  try {
    const address = host.address()
    if (!address) throw new Error('the host did not start')
    await page.goto(address, { waitUntil: 'commit' })
    return await work(page)
  } finally {
    await page.close()
    end.abort()
    await host.ended
  }
}
