/** A folder that stands in for Electron's runtime: what a package takes from it, each file a few bytes long. */
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { electronVersion } from '../../../scripts/package/runtime.ts'

/** The fuses in Electron's executable: this mark, their version, their number, and one character for each. */
const MARK = 'dL7pKGdnNz796PbbjQWNKmHXBZaB9tsX'
/** As Electron is released. */
const RELEASED = '101100011'

const FILES = ['LICENSE', 'LICENSES.chromium.html', 'icudtl.dat', 'v8_context_snapshot.bin', 'resources.pak']
const LOCALES = ['en-US', 'en-GB', 'de', 'nl', 'fr', 'ja']
const EXECUTABLES = ['electron', 'electron.exe']

export function standInRuntime(folder: string): string {
  mkdirSync(join(folder, 'locales'), { recursive: true })
  for (const file of FILES) writeFileSync(join(folder, file), 'stand-in')
  for (const locale of LOCALES) writeFileSync(join(folder, 'locales', `${locale}.pak`), 'stand-in')
  writeFileSync(join(folder, 'version'), electronVersion())
  for (const name of EXECUTABLES) {
    writeFileSync(join(folder, name), `stand-in ${MARK}\x01${String.fromCharCode(RELEASED.length)}${RELEASED}\n`)
    chmodSync(join(folder, name), 0o755)
  }
  return folder
}
