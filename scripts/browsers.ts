import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** A browser of Chromium's family that is installed on this machine. */
export interface Browser {
  name: 'Chromium' | 'Chrome' | 'Edge'
  path: string
}

/** The machine as the search sees it; a test hands in another one. */
export interface Machine {
  platform: NodeJS.Platform
  env: Readonly<Record<string, string | undefined>>
  exists: (path: string) => boolean
}

const thisMachine: Machine = { platform: process.platform, env: process.env, exists: existsSync }

/** For tests and app windows alike: nothing of a browser's own first-run pages, updates and sync. */
export const QUIET_FLAGS = [
  '--no-first-run',
  '--no-default-browser-check',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Chromium refuses to run its sandbox as root, as in a container.
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
]

/** A browser that is driven by a test has no use for a graphics card and for connections over UDP. */
export const TEST_FLAGS = [...QUIET_FLAGS, '--disable-gpu', '--disable-quic']

/** The first installed one of Chromium, Chrome and Edge; `CHROMIUM_PATH` goes before all of them. */
export function installedBrowser(machine: Machine = thisMachine): Browser | undefined {
  const chosen: Browser[] = machine.env.CHROMIUM_PATH ? [{ name: 'Chromium', path: machine.env.CHROMIUM_PATH }] : []
  return [...chosen, ...candidates(machine)].find(({ path }) => machine.exists(path))
}

function candidates(machine: Machine): Browser[] {
  if (machine.platform === 'win32') return onWindows(machine.env)
  if (machine.platform === 'darwin') return onMac(machine.env)
  return onLinux(machine.env)
}

function onLinux(env: Machine['env']): Browser[] {
  const folders = [...(env.PATH ?? '').split(delimiter).filter(Boolean), '/usr/bin', '/usr/local/bin', '/snap/bin']
  const named = (name: Browser['name'], ...files: string[]) =>
    files.flatMap((file) => folders.map((folder) => ({ name, path: join(folder, file) })))
  return [
    ...named('Chromium', 'chromium', 'chromium-browser'),
    ...named('Chrome', 'google-chrome', 'google-chrome-stable'),
    ...named('Edge', 'microsoft-edge', 'microsoft-edge-stable'),
  ]
}

function onMac(env: Machine['env']): Browser[] {
  const folders = ['/Applications', ...(env.HOME ? [join(env.HOME, 'Applications')] : [])]
  const named = (name: Browser['name'], app: string) =>
    folders.map((folder) => ({ name, path: join(folder, `${app}.app`, 'Contents', 'MacOS', app) }))
  return [...named('Chromium', 'Chromium'), ...named('Chrome', 'Google Chrome'), ...named('Edge', 'Microsoft Edge')]
}

function onWindows(env: Machine['env']): Browser[] {
  const folders = [env.LOCALAPPDATA, env.PROGRAMFILES, env['PROGRAMFILES(X86)']].filter(
    (folder) => folder !== undefined,
  )
  const named = (name: Browser['name'], ...parts: string[]) =>
    folders.map((folder) => ({ name, path: join(folder, ...parts, 'Application') }))
  return [
    ...named('Chromium', 'Chromium').map((browser) => ({ ...browser, path: join(browser.path, 'chrome.exe') })),
    ...named('Chrome', 'Google', 'Chrome').map((browser) => ({ ...browser, path: join(browser.path, 'chrome.exe') })),
    ...named('Edge', 'Microsoft', 'Edge').map((browser) => ({ ...browser, path: join(browser.path, 'msedge.exe') })),
  ]
}
