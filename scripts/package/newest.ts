import { spawn } from 'node:child_process'
import { electronVersion } from './runtime.ts'

/** Milliseconds: who packs without a network doesn't wait for one. */
const PATIENCE = 20_000

/** One line where Electron's line has a newer release than the pinned one; undefined if it hasn't, or nobody can be asked. */
export async function olderElectron(
  pinned = electronVersion(),
  released: (line: string) => Promise<string[]> = askRegistry,
): Promise<string | undefined> {
  const [major] = pinned.split('.')
  const newest = (await released(major))
    .filter((version) => /^\d+\.\d+\.\d+$/.test(version))
    .sort(byNumber)
    .at(-1)
  if (newest === undefined || byNumber(newest, pinned) <= 0) return undefined
  return `Electron ${newest} is out: package.json pins ${pinned}`
}

const byNumber = (one: string, other: string): number => one.localeCompare(other, 'en', { numeric: true })

/** Every release of a line, as npm knows them; empty if npm can't be reached. */
function askRegistry(line: string): Promise<string[]> {
  const args = ['view', `electron@${line}`, 'version', '--json', '--fetch-retries=0', '--loglevel=silent']
  const child = spawn('npm', args, {
    stdio: ['ignore', 'pipe', 'ignore'],
    shell: process.platform === 'win32',
    timeout: PATIENCE,
  })
  let text = ''
  child.stdout.setEncoding('utf8').on('data', (part: string) => (text += part))
  return new Promise((done) => {
    child.on('error', () => done([]))
    child.on('close', () => done(versionsIn(text)))
  })
}

/** npm writes one version as a text, several as a list, and nothing if it failed. */
export function versionsIn(text: string): string[] {
  try {
    return ([JSON.parse(text)] as unknown[]).flat().filter((version) => typeof version === 'string')
  } catch {
    return []
  }
}
