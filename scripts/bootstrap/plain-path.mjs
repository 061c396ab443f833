import { chmodSync, cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative, sep } from 'node:path'

/**
 * Whether Vite reads a path as it is: it takes `#`, `?` and `%` for parts of an address.
 * @param {string} path
 */
export const isPlain = (path) => !/[#?%]/.test(path)

/** Not taken along into a copy: each is made anew there. */
const MADE = ['node_modules', 'out', 'dist', 'test-results', '.svelte-check']

const isSource = (folder, path) => !MADE.includes(relative(folder, path).split(sep)[0])

/**
 * Runs `work` with a path to `folder` that Vite can read: the folder itself or, where its path is not plain, a link to it
 * in the system's temporary folder, which is removed afterwards. Resolves to the work's result.
 * @template T
 * @param {string} folder
 * @param {(path: string) => T | Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withPlainLink(folder, work) {
  if (isPlain(folder)) return work(folder)
  return withTemporary((place) => {
    const link = join(place, 'pithead')
    symlinkSync(folder, link, 'junction')
    return work(link)
  })
}

/**
 * Runs `work` with a copy of the sources in `folder` below the system's temporary folder, without packages and builds, and
 * removes the copy afterwards. Resolves to the work's result.
 * @template T
 * @param {string} folder
 * @param {(copy: string) => T | Promise<T>} work
 * @returns {Promise<T>}
 */
export const withCopy = (folder, work) =>
  withTemporary((place) => {
    const copy = join(place, 'pithead')
    cpSync(folder, copy, { recursive: true, filter: (path) => isSource(folder, path) })
    return work(copy)
  })

/**
 * @template T
 * @param {(place: string) => T | Promise<T>} work
 * @returns {Promise<T>}
 */
async function withTemporary(work) {
  const place = mkdtempSync(join(tmpdir(), 'pithead-'))
  // A folder like any other: programs of other users may read the sources there.
  chmodSync(place, 0o755)
  try {
    return await work(place)
  } finally {
    rmSync(place, { recursive: true, force: true })
  }
}
