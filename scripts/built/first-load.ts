import { readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { gzipSync } from 'node:zlib'
import { importsOf } from './imports.ts'

const NAMED = /(?:src|href)="\.?\/?([^"]+\.(?:js|css))"/g

/**
 * The files that a built page in `folder` loads before it shows its first screen: the page, the styles and scripts that
 * it names, and all that these import but don't put off. Fonts and pictures are not among them.
 */
export function firstLoad(folder: string, page = 'index.html'): string[] {
  const found = new Set([page])
  const visit = (file: string) => {
    if (found.has(file)) return
    found.add(file)
    if (!file.endsWith('.js')) return
    const { first } = importsOf(readFileSync(join(folder, file), 'utf8'))
    for (const name of first) visit(posix.join(posix.dirname(file), name))
  }
  const text = readFileSync(join(folder, page), 'utf8')
  for (const [, file] of text.matchAll(NAMED)) visit(file)
  return [...found]
}

/** In kilobytes of 1,000, each file compressed by itself as gzip does by default. */
export const gzipped = (folder: string, files: readonly string[]): number =>
  files.reduce((sum, file) => sum + gzipSync(readFileSync(join(folder, file))).length, 0) / 1000
