import { existsSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'

const CODE = /\.(ts|js|mjs|svelte)$/
const TEXT = /['"`]([^'"`\n]+)['"`]/g

/** The files that a file names in its texts, as an import, a program to start or data to read: relative to itself or to the root. */
function named(file: string, text: string, files: ReadonlySet<string>): string[] {
  const folder = posix.dirname(file)
  return [...text.matchAll(TEXT)].flatMap(([, quoted]) => {
    const path = quoted.replace(/\?.*$/, '')
    return [posix.join(folder, path), posix.normalize(path)].filter((each) => files.has(each))
  })
}

/** All of `files` (paths below `root`, with slashes) that name one of `changed`, or a file that does; with `changed` itself. */
export function dependents(root: string, files: readonly string[], changed: readonly string[]): string[] {
  const known = new Set(files)
  const users = new Map<string, string[]>()
  for (const file of files.filter((name) => CODE.test(name) && existsSync(join(root, name)))) {
    for (const used of named(file, readFileSync(join(root, file), 'utf8'), known)) {
      users.set(used, [...(users.get(used) ?? []), file])
    }
  }
  const found = new Set(changed)
  for (const file of found) for (const user of users.get(file) ?? []) found.add(user)
  return [...found]
}
