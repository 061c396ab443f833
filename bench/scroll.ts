/** The smoothness of the list of 10,000 games, scrolled in real Chromium. */
import type { Page } from 'playwright'
import { figure } from './figure.ts'
import type { Part } from './figure.ts'
import { inNewFolder } from './folder.ts'
import { fillFolder } from './many-games.ts'
import { median, quantile } from './measure.ts'
import { inChromium, onHost } from './page.ts'

const FRAMES = 240
/** Pixels a frame: about four rows, a brisk turn of the wheel. */
const STEP = 180

export const scroll: Part = () =>
  inNewFolder(async (folder) => {
    await fillFolder(folder)
    return inChromium((newPage) =>
      onHost(folder, newPage, async (page) => {
        await page.evaluate(() => (location.hash = '#/archive'))
        await page.locator('[role=grid] [role=row] [role=gridcell]').first().waitFor()
        await gaps(page)
        const found = await gaps(page)
        return [
          figure('between two frames while 10,000 games scroll, median', median(found), 'ms', 17),
          figure('between two frames while 10,000 games scroll, 95th of 100', quantile(found, 0.95), 'ms', 34),
        ]
      }),
    )
  })

/** Milliseconds between frames, each of which scrolls on; rows are there or dots stand for them. */
const gaps = (page: Page): Promise<number[]> =>
  page.evaluate(
    ([frames, step]) =>
      new Promise<number[]>((done) => {
        const list = document.querySelector('[role=grid] [role=rowgroup]')!
        list.scrollTop = 0
        const found: number[] = []
        let last = performance.now()
        const frame = (now: number) => {
          found.push(now - last)
          last = now
          list.scrollTop += step
          if (found.length <= frames) requestAnimationFrame(frame)
          else done(found.slice(1))
        }
        requestAnimationFrame(frame)
      }),
    [FRAMES, STEP],
  )
