import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ROOT } from '../bootstrap/root.mjs'
import { electronRuntime, fetchElectron } from '../start/electron.ts'

/** The version that package.json pins, and that every package must contain. */
export const electronVersion = (): string =>
  (JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { devDependencies: { electron: string } })
    .devDependencies.electron

const EXECUTABLE: Partial<Record<NodeJS.Platform, string>> = { darwin: 'Electron.app', win32: 'electron.exe' }

/**
 * The reason that a folder is not Electron's runtime of the wanted version, unpacked or as the zips that Electron is released in (of
 * which a universal macOS application needs two); undefined if it is.
 */
export function faultOf(folder: string, platform: NodeJS.Platform, wanted: string): string | undefined {
  const isZip = (name: string) => name.startsWith(`electron-v${wanted}-${platform}-`) && name.endsWith('.zip')
  if (existsSync(folder) && readdirSync(folder).some(isZip)) return undefined
  const executable = EXECUTABLE[platform] ?? 'electron'
  if (!existsSync(join(folder, executable))) return `${folder} has no ${executable}`
  const file = join(folder, 'version')
  const found = existsSync(file) ? readFileSync(file, 'utf8').trim().replace(/^v/, '') : 'of an unknown version'
  return found === wanted ? undefined : `Electron in ${folder} is ${found}, not ${wanted}`
}

/**
 * The folder with the runtime: `ELECTRON_DIST`, else where npm's package has it, else fetched. Throws a sentence. On macOS
 * npm's has one of the two processors only: electron-builder fetches both.
 */
export async function runtimeFolder(given = process.env.ELECTRON_DIST): Promise<string | undefined> {
  if (given) return checked(given)
  if (process.platform === 'darwin') return undefined
  const path = electronRuntime() ?? (await fetchElectron())
  if (path) return dirname(path)
  const { platform, arch } = process
  throw new Error(
    `Electron's runtime can't be fetched; ELECTRON_DIST may name a folder with Electron ${electronVersion()} for ${platform}-${arch}`,
  )
}

function checked(folder: string): string {
  const fault = faultOf(folder, process.platform, electronVersion())
  if (fault) throw new Error(`ELECTRON_DIST won't do: ${fault}`)
  return folder
}
