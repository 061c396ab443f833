import { spawn, type ChildProcess } from 'node:child_process'
import { QUIET_FLAGS, type Browser } from '../browsers.ts'
import { startChild } from './child.ts'

/** The page's destination in words, and the end of the window where it is ours to watch. */
export interface OpenedPage {
  where: string
  /** Resolves when the app window's browser has ended; absent if Pithead can't see that. */
  closed?: Promise<void>
}

/** Milliseconds after which a browser that still runs, or has handed the page to another one, counts as open. */
const SETTLED = 1500

/** A browser for the app window, and the folder of the profile that it gets there. */
export interface AppWindow {
  browser: Browser
  profile: string
}

/** Opens the page as an app window, which closes when `signal` is aborted, else in the default browser, else not. */
export const openPage = async (
  address: string,
  window: AppWindow | undefined,
  signal: AbortSignal,
  settled = SETTLED,
): Promise<OpenedPage | undefined> =>
  (window && (await asAppWindow(address, window, signal, settled))) ?? (await inDefaultBrowser(address, settled))

async function asAppWindow(
  address: string,
  window: AppWindow,
  signal: AbortSignal,
  settled: number,
): Promise<OpenedPage | undefined> {
  const { browser, profile } = window
  const args = [...QUIET_FLAGS, `--user-data-dir=${profile}`, `--app=${address}`]
  const child = startChild(browser.path, args, { stdio: 'ignore' }, signal)
  const state = await settle(child, settled)
  if (state === 'failed') return undefined
  const where = `as an app window in ${browser.name}`
  return state === 'ended' ? { where } : { where, closed: new Promise((done) => child.on('exit', () => done())) }
}

const OPENERS: Partial<Record<NodeJS.Platform, string[]>> = {
  darwin: ['open'],
  win32: ['rundll32', 'url.dll,FileProtocolHandler'],
}

async function inDefaultBrowser(address: string, settled: number): Promise<OpenedPage | undefined> {
  const [program, ...args] = OPENERS[process.platform] ?? ['xdg-open']
  const state = await settle(spawn(program, [...args, address], { stdio: 'ignore' }), settled)
  return state === 'failed' ? undefined : { where: 'in the default browser' }
}

const settle = (child: ChildProcess, milliseconds: number): Promise<'running' | 'ended' | 'failed'> =>
  new Promise((done) => {
    const timer = setTimeout(() => done('running'), milliseconds)
    const stop = (state: 'ended' | 'failed') => {
      clearTimeout(timer)
      done(state)
    }
    child.on('error', () => stop('failed'))
    child.on('exit', (code) => stop(code === 0 ? 'ended' : 'failed'))
  })
