/**
 * Files that nobody but the user may read or write, whatever folder they lie in. On Windows a folder's own list decides, and
 * that of a user's data has the user alone.
 */
import { chmodSync, existsSync, lstatSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const OTHERS = 0o077
/** Entering a folder, by the group and by everybody else. */
const ENTERING = 0o011

/** Makes an empty private file for another library to fill, unless it is there. Throws Node's error. */
export function makePrivate(file: string): void {
  if (!existsSync(file)) writeFileSync(file, '', { mode: 0o600 })
}

/** Takes everybody else's permissions from a file or folder, if it is the user's own. */
export function shutOthersOut(path: string): void {
  if (process.platform === 'win32') return
  try {
    const { mode } = lstatSync(path)
    if (mode & OTHERS) chmodSync(path, mode & ~OTHERS & 0o7777)
  } catch {
    // Not there, or another user's.
  }
}

const FILES = /^(pithead[.-]|loopback\.json|restoring\.db)/
const FOLDERS = ['backups', 'reports', 'rescue', 'electron', 'browser', 'transfers']

/** The same for all that Pithead keeps in a data folder; a folder that was there before may hold other things besides. */
export function shutOthersOutOf(folder: string): void {
  const named = (name: string) => join(folder, name)
  readdirSync(folder)
    .filter((name) => FILES.test(name))
    .map(named)
    .forEach(shutOthersOut)
  for (const inner of FOLDERS.map(named).filter((path) => existsSync(path))) {
    shutOthersOut(inner)
    for (const { name } of filesIn(inner)) shutOthersOut(join(inner, name))
  }
}

const filesIn = (folder: string) => readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isFile())

/** Whether other users of the machine may enter a folder, so that a file's own mode is all that keeps them out. */
export const isOpenToOthers = (folder: string): boolean =>
  process.platform !== 'win32' && (statSync(folder).mode & ENTERING) !== 0
