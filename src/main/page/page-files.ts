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

/** The pages, each of which one server has at `/`. */
const PAGES = { app: '/index.html', phone: '/phone.html' }

/**
 * The files of the built interface by URL path, `/` for the page itself. A host serves what is listed here and
 * nothing else, so no path that a request makes up leads outside. Empty if the interface is not built.
 */
export function pageFiles(folder: string, page: keyof typeof PAGES = 'app'): ReadonlyMap<string, PageFile> {
  const found = existsSync(folder) ? readdirSync(folder, { recursive: true, withFileTypes: true }) : []
  const files = found.filter((entry) => entry.isFile() && extname(entry.name) in TYPES)
  const listed = files.map((entry) => pageFile(folder, join(entry.parentPath, entry.name)))
  const others = Object.values(PAGES).filter((path) => path !== PAGES[page])
  return new Map(
    listed.filter(([path]) => !others.includes(path)).map(([path, file]) => [path === PAGES[page] ? '/' : path, file]),
  )
}

function pageFile(folder: string, file: string): [string, PageFile] {
  const path = `/${relative(folder, file).split(sep).join('/')}`
  return [path, { file, type: TYPES[extname(file)], immutable: path.startsWith('/assets/') }]
}
