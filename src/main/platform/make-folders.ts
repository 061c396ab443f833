import { existsSync, mkdirSync, statSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * Makes a folder, and those above it, unless they are there. Throws Node's error. Node's own way tries for ever where nothing
 * can be made, as in `/proc`.
 */
export function makeFolders(path: string, mode?: number): void {
  if (isFolder(path)) return
  const above = dirname(path)
  if (above !== path && !existsSync(above)) makeFolders(above, mode)
  try {
    mkdirSync(path, { mode })
  } catch (error) {
    // Another process may have made it in between.
    if (!isFolder(path)) throw error
  }
}

const isFolder = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false
