import { existsSync, readdirSync } from 'node:fs'
import { extname, join, relative, sep } from 'node:path'

export interface PageFile {
  file: string
  type: string
  /** The name holds a hash of the content, so what it names never changes. */
  immutable: boolean
}

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
  '.json': 'application/json',
}

/**
 * The files of the built interface by URL path, `/` for the page itself. Both hosts serve what is listed here and
 * nothing else, so no path that a request makes up leads outside. Empty where the interface is not built.
 */
export function pageFiles(folder: string): ReadonlyMap<string, PageFile> {
  const found = existsSync(folder) ? readdirSync(folder, { recursive: true, withFileTypes: true }) : []
  const files = found.filter((entry) => entry.isFile() && extname(entry.name) in TYPES)
  return new Map(files.map((entry) => pageFile(folder, join(entry.parentPath, entry.name))))
}

function pageFile(folder: string, file: string): [string, PageFile] {
  const path = `/${relative(folder, file).split(sep).join('/')}`
  const known = { file, type: TYPES[extname(file)], immutable: path.startsWith('/assets/') }
  return [path === '/index.html' ? '/' : path, known]
}
