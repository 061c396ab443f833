/** The desktop app in place of the loopback host and the browser, for a run that asks for it: `PITHEAD_E2E=electron`. */
import type { ChildProcess } from 'node:child_process'
import { _electron, test as base, type Page } from '@playwright/test'
import { electronRuntime } from '../../../scripts/start/electron.ts'

export const IN_ELECTRON = process.env.PITHEAD_E2E === 'electron'

/** Windows by the address under which tests know them. */
const windows = new Map<string, Page>()

/** Starts the app with this environment. Its address leads to its window in this process alone. */
export async function openElectron(env: NodeJS.ProcessEnv): Promise<{ address: string; process: ChildProcess }> {
  const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : []
  const app = await _electron.launch({
    executablePath: electronRuntime(),
    args: [...sandbox, '.'],
    env: env as Record<string, string>,
  })
  const address = `pithead://app/?${windows.size}`
  windows.set(address, await app.firstWindow())
  return { address, process: app.process() }
}

/** A page that is, from the moment it goes to a window's address, that window: a test may end the app and start it anew. */
function windowOf(prepare: (window: Page) => Promise<void>): Page {
  let window: Page | undefined
  const goto = async (address: string) => {
    window = windows.get(address)
    if (!window) throw new Error(`no window at ${address}`)
    await prepare(window)
    await window.goto(address)
  }
  return new Proxy({} as Page, {
    get(_page, name) {
      if (name === 'goto') return goto
      const value: unknown = window && Reflect.get(window, name)
      return typeof value === 'function' && name !== 'constructor' ? (value.bind(window) as unknown) : value
    },
  })
}

export const inWindow = base.extend({
  page: async ({ viewport, contextOptions, locale }, use) => {
    const prepare = async (window: Page) => {
      await window.addInitScript(
        (tag) => Object.defineProperty(navigator, 'languages', { get: () => [tag] }),
        locale ?? 'en-GB',
      )
      if (viewport) await window.setViewportSize(viewport)
      await window.emulateMedia({ reducedMotion: contextOptions.reducedMotion })
    }
    await use(windowOf(prepare))
  },
})
