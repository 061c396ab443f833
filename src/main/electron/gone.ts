import { app, type BrowserWindow, type RenderProcessGoneDetails } from 'electron'
import type { Log } from '../platform/program-log.ts'

/** Milliseconds. A page that goes again so soon would go for ever. */
const A_WHILE = 10_000

/** Loads the window's page anew when its process is gone: everything it showed is on disk. Notes that, and other lost helpers. */
export function reviveContents({ webContents }: BrowserWindow, log: Log, now: () => number = Date.now): void {
  let last = -Infinity
  webContents.on('render-process-gone', (_event, { reason, exitCode }: RenderProcessGoneDetails) => {
    if (reason === 'clean-exit') return
    log("the page's process is gone", new Error(`${reason}, exit code ${exitCode}`))
    if (now() - last > A_WHILE) webContents.reload()
    last = now()
  })
  app.on('child-process-gone', (_event, { type, reason, exitCode }) => {
    if (reason !== 'clean-exit')
      log("a process of Chromium's is gone", new Error(`${type}: ${reason}, exit code ${exitCode}`))
  })
}
