/** Checks that hold on every page. */
import { expect, type Page } from '@playwright/test'
import axeCore, { type RunOptions } from 'axe-core'
import { picture } from './picture.ts'

/** axe finds nothing. */
export const axe = (page: Page): Promise<void> => findsNothing(page, {})

/**
 * Expects axe to find nothing with the light theme, and nothing wrong with the colours of the dark one: all else is the
 * same.
 */
export async function axeInBoth(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' })
  await axe(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await findsNothing(page, { runOnly: ['color-contrast', 'link-in-text-block'] })
}

async function findsNothing(page: Page, options: RunOptions): Promise<void> {
  await settled(page)
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axeCore.source)
  expect(await page.evaluate(violations, options)).toEqual([])
}

/** In the page itself, without a list of all that is right, and without fetching styles for rules that are not asked for. */
async function violations(options: RunOptions): Promise<string[]> {
  const { axe } = globalThis as unknown as { axe: typeof axeCore }
  const found = await axe.run({ ...options, resultTypes: ['violations'], preload: false })
  return found.violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
}

/** Colours on their way from one to the other, as after a change of the theme, are none that anybody chose. */
const settled = (page: Page) =>
  page.evaluate(async () => {
    const underWay = () => document.getAnimations().filter((each) => each instanceof CSSTransition)
    do {
      // They begin with a frame.
      for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
      await Promise.allSettled(underWay().map((each) => each.finished))
    } while (underWay().length > 0)
  })

/** Nothing is cut off and nothing has to be scrolled. */
export async function fits(page: Page): Promise<void> {
  const overflow = await page.evaluate(() => {
    const { scrollWidth, scrollHeight, clientWidth, clientHeight } = document.documentElement
    return [scrollWidth - clientWidth, scrollHeight - clientHeight]
  })
  expect(overflow).toEqual([0, 0])
}

/** From the least window to the largest screen. */
const SIZES = [
  [1024, 700],
  [1440, 900],
  [2560, 1440],
  [3840, 2160],
] as const
const THEMES = ['light', 'dark'] as const

async function fitsInBoth(page: Page, width: number, height: number): Promise<void> {
  await page.setViewportSize({ width, height })
  for (const colorScheme of THEMES) {
    await page.emulateMedia({ colorScheme })
    await fits(page)
  }
}

/** Fits from the least window to the largest screen, and axe finds nothing by day and by night; pictures of both by this name. */
export async function isForEverybody(page: Page, name: string): Promise<void> {
  for (const [width, height] of SIZES) await fitsInBoth(page, width, height)
  await page.setViewportSize({ width: 1440, height: 900 })
  await axeInBoth(page)
  for (const colorScheme of THEMES) {
    await page.emulateMedia({ colorScheme })
    await picture(page, `${name}-${colorScheme}`)
  }
}

/** Fits at the least window and at a larger one; a picture by this name of the one by day and of the other by night. */
export async function looksRight(page: Page, name: string): Promise<void> {
  for (const [width, height, colorScheme] of [
    [1024, 700, 'light'],
    [1440, 900, 'dark'],
  ] as const) {
    await fitsInBoth(page, width, height)
    await page.emulateMedia({ colorScheme })
    await picture(page, `${name}-${width}-${colorScheme}`)
  }
}

/** Expects a page to fit the smallest window and a usual one, and takes pictures of both by day and by night. */
export async function looks(page: Page, name: string): Promise<void> {
  for (const [width, height] of [
    [1024, 700],
    [1440, 900],
  ]) {
    await page.setViewportSize({ width, height })
    await fits(page)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await picture(page, `${name}-${width}-${colorScheme}`)
    }
  }
}
