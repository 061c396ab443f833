/** Looks into a package that was made: what is in it, whether anything is missing, and how its fuses are set. */
import { existsSync, readdirSync } from 'node:fs'
import { basename, join, posix } from 'node:path'
import { isBuiltin } from 'node:module'
import { extractFile, listPackage, statFile } from '@electron/asar'
import { FuseState, FuseV1Options, getCurrentFuseWire } from '@electron/fuses'
import { importsOf } from '../built/imports.ts'

/** The required state of each fuse; see electron-builder.yml. */
export const FUSES = {
  RunAsNode: 'off',
  EnableCookieEncryption: 'on',
  EnableNodeOptionsEnvironmentVariable: 'off',
  EnableNodeCliInspectArguments: 'off',
  EnableEmbeddedAsarIntegrityValidation: 'on',
  OnlyLoadAppFromAsar: 'on',
  LoadBrowserProcessSpecificV8Snapshot: 'off',
  GrantFileProtocolExtraPrivileges: 'off',
} as const

/** The fuses of an executable that stand otherwise than they have to. */
export async function wrongFuses(executable: string): Promise<string[]> {
  const wire = await getCurrentFuseWire(executable)
  return Object.entries(FUSES)
    .filter(([name, state]) => wire[FuseV1Options[name as keyof typeof FUSES]] !== STATES[state])
    .map(([name, state]) => `the fuse ${name} is not ${state}`)
}

const STATES = { on: FuseState.ENABLE, off: FuseState.DISABLE }

/** The files in an archive, with slashes whatever the system: `out/main/electron.js`. */
export const filesIn = (archive: string): string[] =>
  listPackage(archive, { isPack: false })
    .map((path) => path.replaceAll('\\', '/').slice(1))
    .filter((path) => !('files' in statFile(archive, path)))

/** Everything that a file of the built program names and that is not in the archive, as `file: name`. */
export function missingIn(archive: string): string[] {
  const files = new Set(filesIn(archive))
  return [...files]
    .filter((file) => file.startsWith('out/'))
    .flatMap((file) =>
      namedIn(file, extractFile(archive, file).toString())
        .filter((name) => !isThere(name, file, files))
        .map((name) => `${file}: ${name}`),
    )
}

/** The files that the page and its styles load, and those that its code loads before a lazy part. */
const LOADED = /(?:src|href)="([^"]+)"|url\(["']?([^"')]+)["']?\)/g
const PRELOADED = /["'`](assets\/[\w.-]+)["'`]/g

function namedIn(file: string, text: string): string[] {
  if (/\.(html|css)$/.test(file)) return [...text.matchAll(LOADED)].map(([, a, b]) => a ?? b)
  if (!file.endsWith('.js')) return []
  const { first, later } = importsOf(text)
  return [...first, ...later, ...[...text.matchAll(PRELOADED)].map(([, name]) => `/${name}`)]
}

function isThere(name: string, from: string, files: ReadonlySet<string>): boolean {
  if (name === 'electron' || isBuiltin(name) || name.startsWith('data:')) return true
  if (name.startsWith('/')) return files.has(posix.join('out/renderer', name))
  if (name.startsWith('.')) return files.has(posix.join(posix.dirname(from), name))
  return files.has(`node_modules/${name}/package.json`)
}

/** The folder of the application before electron-builder packs it: its resources, and the file with the fuses. */
export function applicationIn(folder: string): { resources: string; executable: string } {
  const bundle = readdirSync(folder).find((name) => name.endsWith('.app'))
  if (bundle) return { resources: join(folder, bundle, 'Contents', 'Resources'), executable: join(folder, bundle) }
  const name = ['pithead', 'Pithead.exe'].find((file) => existsSync(join(folder, file)))
  if (!name) throw new Error(`${basename(folder)} holds no Pithead`)
  return { resources: join(folder, 'resources'), executable: join(folder, name) }
}

/** Everything wrong with the application in a folder; empty if all is well. */
export async function faultsIn(folder: string): Promise<string[]> {
  const { resources, executable } = applicationIn(folder)
  const missing = missingIn(join(resources, 'app.asar')).map((what) => `missing in the archive: ${what}`)
  return [...missing, ...(await wrongFuses(executable))]
}
