/** What has to hold on every page, whatever it shows. */
import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { IN_ELECTRON } from './electron.ts'

/** axe finds nothing. */
export async function axe(page: Page): Promise<void> {
  await settled(page)
  const { violations } = await new AxeBuilder({ page }).setLegacyMode(IN_ELECTRON).analyze()
  expect(violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))).toEqual([])
}

/** Colours on their way from one to the other, as after a change of the theme, are none that anybody chose. */
const settled = (page: Page) =>
  page.evaluate(async () => {
    const underWay = document.getAnimations().filter((each) => each instanceof CSSTransition)
    await Promise.allSettled(underWay.map((each) => each.finished))
  })

/** Nothing is cut off and nothing has to be scrolled. */
export async function fits(page: Page): Promise<void> {
  const overflow = await page.evaluate(() => {
    const { scrollWidth, scrollHeight, clientWidth, clientHeight } = document.documentElement
    return [scrollWidth - clientWidth, scrollHeight - clientHeight]
  })
  expect(overflow).toEqual([0, 0])
}

/** Fits at the least window and at a larger one, by day and by night; each is kept as a picture. */
export async function looksRight(page: Page, shot: (name: string) => string): Promise<void> {
  for (const [width, height] of [
    [1024, 700],
    [1440, 900],
  ])
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.setViewportSize({ width, height })
      await page.emulateMedia({ colorScheme })
      await page.screenshot({ path: shot(`${width}-${colorScheme}`), animations: 'disabled' })
      await fits(page)
    }
}
