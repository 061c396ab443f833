/** Only one Pithead at a data folder: a second start hands over to the first. */
import { rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { app } from 'electron'

/**
 * False if another Pithead has the folder, which then comes to the front. Except on Windows, Chromium tells by symbolic
 * links in `own`, which exFAT and the like don't know: there the lock of the data folder alone keeps a second Pithead out,
 * and it says so in a box.
 */
export function isSole(own: string, platform: NodeJS.Platform): boolean {
  if (platform !== 'win32' && !knowsLinks(own)) return true
  return app.requestSingleInstanceLock()
}

function knowsLinks(folder: string): boolean {
  const link = join(folder, `link-${process.pid}`)
  try {
    symlinkSync('nowhere', link)
    rmSync(link)
    return true
  } catch {
    return false
  }
}
