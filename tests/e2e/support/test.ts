/** The `test` of all end-to-end tests: in a browser, or in the desktop app where a run asks for it. */
import { test as base, type Browser, type BrowserContext, type Page } from '@playwright/test'
import { IN_ELECTRON, inWindow } from './electron.ts'

/** The parts of its browser that a worker keeps from test to test. */
interface Kept {
  /** Contexts by the options that a page can't change. */
  contexts: Map<string, BrowserContext>
  /** The last test's, empty: it keeps the process alive that the next page goes on in. */
  page?: Page
}

interface Options {
  /** For tests that change the context itself, as a clock of their own does. */
  ownContext: boolean
}

/** Without what the page loads ahead when it is idle: few tests stay for long enough to use it, and it takes longer than the page. */
async function newContext(browser: Browser): Promise<BrowserContext> {
  const context = await browser.newContext()
  await context.addInitScript(() => Object.assign(globalThis, { requestIdleCallback: () => 0 }))
  return context
}

/**
 * Each test has a new page in a context that others had before it, which saves a process and the loading of fonts. Tests don't
 * meet there: each program has an origin of its own.
 */
const inBrowser = base.extend<Options, { kept: Kept }>({
  ownContext: [false, { option: true }],
  kept: [
    // eslint-disable-next-line no-empty-pattern -- Playwright wants a pattern.
    async ({}, use) => {
      const contexts = new Map<string, BrowserContext>()
      await use({ contexts })
      for (const context of contexts.values()) await context.close()
    },
    { scope: 'worker' },
  ],
  context: async ({ browser, kept, ownContext, locale, colorScheme, hasTouch }, use) => {
    const options = JSON.stringify({ locale, colorScheme, hasTouch })
    const context = (!ownContext && kept.contexts.get(options)) || (await newContext(browser))
    if (!ownContext) kept.contexts.set(options, context)
    await use(context)
    if (ownContext) await context.close()
  },
  page: async ({ context, kept, viewport, ownContext }, use) => {
    const page = await context.newPage()
    if (viewport) await page.setViewportSize(viewport)
    await use(page)
    if (ownContext) return
    await page.goto('about:blank')
    const left = [...context.pages(), kept.page].filter((each) => each && each !== page)
    for (const each of left) await each!.close()
    kept.page = page
  },
})

export const test = (IN_ELECTRON ? inWindow : inBrowser) as typeof inBrowser
