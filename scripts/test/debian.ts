/** Debian's package of Chromium, for a machine on which this may install one without asking anybody. */
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'

const QUIET = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
const COMMANDS = [
  ['update', '-qq'],
  ['install', '-y', '-qq', '--no-install-recommends', 'chromium'],
]

export const mayInstall = (): boolean => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')

/** Announces the installation in a line. Rejects if apt fails. */
export async function installChromium(): Promise<void> {
  console.error("pithead: installing Debian's package chromium")
  for (const command of COMMANDS) {
    const status = await apt(command)
    if (status !== 0) throw new Error(`apt-get ${command[0]} ended with ${status}`)
  }
}

/** apt's own output goes to standard error. */
function apt(args: string[]): Promise<number | null> {
  const child = spawn('/usr/bin/apt-get', args, { env: QUIET, stdio: ['ignore', 2, 2] })
  return new Promise((done, failed) => child.on('exit', done).on('error', failed))
}
