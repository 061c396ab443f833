import { figure } from './figure.ts'
import type { Part } from './figure.ts'
import { inNewFolder } from './folder.ts'
import { median } from './measure.ts'
import { inChromium, onHost } from './page.ts'
import type { NewPage } from './page.ts'

const STARTS = 5

/** The browser runs already: what is measured is the program's own start, until its home screen is painted. */
export const firstPage: Part = () =>
  inChromium((newPage) =>
    inNewFolder(async (folder) => {
      const times: number[] = []
      for (let i = 0; i < STARTS; i++) times.push(await timeOfStart(folder, newPage))
      return [figure('from the start of the program to its first page', median(times), 'ms')]
    }),
  )

async function timeOfStart(folder: string, newPage: NewPage): Promise<number> {
  const started = Date.now()
  const painted = await onHost(folder, newPage, (page) => page.locator('main button').first().evaluate(paintedAt))
  return painted - started
}

/** Runs in the page: when its next frame is on the screen. */
const paintedAt = () => new Promise<number>((done) => requestAnimationFrame(() => setTimeout(() => done(Date.now()))))
