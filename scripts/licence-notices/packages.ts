import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../bootstrap/root.mjs'

/** A package's needs, by its own manifest or the lock file. */
interface Needs {
  dependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
  peerDependenciesMeta?: Record<string, { optional?: boolean }>
}

export interface Lock {
  packages: Record<string, Needs>
}

/** Not imported by us: Paraglide's compiler writes parts of itself into the bundle. */
const WRITTEN_IN = ['@inlang/paraglide-js']
/** Has a section of its own: the dependencies of its npm package are only its installer's. */
const RUNTIME = 'electron'

const IMPORT = /(?:\bfrom|\bimport)\s*\(?\s*['"]((?:@[\w-]+\/)?[\w-][\w.-]*)/g

/**
 * The packages that are in the app, as paths in the lock file (`node_modules/ws`): whatever the sources import and
 * what that depends on, in alphabetical order.
 */
export function packagesOfApp(sources: string[], lock: Lock): string[] {
  const imported = sources.flatMap((source) => [...source.matchAll(IMPORT)].map(([, name]) => name))
  const listed = imported.filter((name) => name !== RUNTIME && `node_modules/${name}` in lock.packages)
  const alone = WRITTEN_IN.map((name) => `node_modules/${name}`)
  return [...new Set([...alone, ...closure(listed, lock)])].sort()
}

function closure(names: string[], lock: Lock): Set<string> {
  const found = new Set<string>()
  const visit = (name: string, from: string) => {
    const path = placeOf(name, from, lock)
    if (path === undefined || found.has(path)) return
    found.add(path)
    for (const needed of needsOf(lock.packages[path])) visit(needed, path)
  }
  for (const name of names) visit(name, '')
  return found
}

function needsOf({ dependencies, peerDependencies, peerDependenciesMeta }: Needs): string[] {
  const peers = Object.keys(peerDependencies ?? {}).filter((name) => !peerDependenciesMeta?.[name]?.optional)
  return [...Object.keys(dependencies ?? {}), ...peers]
}

/** The folder of `name` as Node finds it from the package at `from`: in its own node_modules, or in those further out. */
function placeOf(name: string, from: string, lock: Lock): string | undefined {
  const path = from ? `${from}/node_modules/${name}` : `node_modules/${name}`
  if (path in lock.packages) return path
  return from ? placeOf(name, from.slice(0, Math.max(0, from.lastIndexOf('/node_modules/'))), lock) : undefined
}

/** The text of every source that can import a package. */
export function readSources(): string[] {
  const entries = readdirSync(join(ROOT, 'src'), { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile() && /\.(ts|js|svelte|css|html)$/.test(entry.name))
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'))
}

export const readLock = () => JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as Lock
