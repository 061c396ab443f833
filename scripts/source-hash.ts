import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'

const FOLDERS = ['src', 'messages', 'resources']
const FILES = [
  'project.inlang/settings.json',
  'electron.vite.config.ts',
  'scripts/kept-plurals.ts',
  'scripts/isolated-names.ts',
  'scripts/sent-games.ts',
  'scripts/sent-page.ts',
  'svelte.config.js',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
]
const GENERATED = join('src', 'renderer', 'paraglide')

/** A hash of the names and contents of everything in the project at `root` that a build is made from. */
export const sourceHash = (root: string): string => hashOf(root, FOLDERS, FILES)

/** A hash of the names and contents of these files below `root`, and of all that is in these folders. */
export function hashOf(root: string, folders: readonly string[], files: readonly string[]): string {
  const hash = createHash('sha256')
  for (const file of [...folders.flatMap((folder) => filesOf(root, folder)), ...files]) {
    hash.update(`\0${file}\0`).update(readFileSync(join(root, file)))
  }
  return hash.digest('hex')
}

function filesOf(root: string, folder: string): string[] {
  const entries = readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  return files
    .map((file) => relative(root, file))
    .filter((file) => !file.startsWith(GENERATED))
    .sort()
}
