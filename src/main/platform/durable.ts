/** Renames that a power cut doesn't undo, and that never put half a file under a name. */
import { closeSync, fsyncSync, openSync, renameSync } from 'node:fs'
import { dirname } from 'node:path'
import { errorOf } from './thrown.ts'

/** Gives a file its name once its content is on disk; then the name is too. Throws Node's error. */
export function renameDurably(from: string, to: string): void {
  syncFile(from)
  renameSync(from, to)
  syncFolder(dirname(to))
}

/** Codes of file systems, most of them on a network, that sync no folders. */
const NOT_OFFERED = ['EINVAL', 'ENOTSUP', 'EISDIR']

/** Has the names in a folder written to disk. Windows does so by itself, and opens no folders. */
export function syncFolder(folder: string): void {
  if (process.platform === 'win32') return
  try {
    sync(folder, 'r')
  } catch (error) {
    if (!NOT_OFFERED.includes(errorOf(error).code ?? '')) throw error
  }
}

/** Windows flushes only files open for writing. */
const syncFile = (file: string): void => sync(file, 'r+')

function sync(path: string, flags: 'r' | 'r+'): void {
  const descriptor = openSync(path, flags)
  try {
    fsyncSync(descriptor)
  } finally {
    closeSync(descriptor)
  }
}
