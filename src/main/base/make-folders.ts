import { existsSync, mkdirSync, statSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * Makes a folder, and those above it, where there is none. Throws Node's error. Node's own way tries for ever where nothing
 * can be made, as in `/proc`.
 */
export function makeFolders(path: string, mode?: number): void {
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory()) return
  const above = dirname(path)
  if (above !== path && !existsSync(above)) makeFolders(above, mode)
  mkdirSync(path, { mode })
}
