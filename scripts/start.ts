/** `npm start`: builds what has changed, picks a host, opens the page, and says in one line what it did. */
import { homedir } from 'node:os'
import { join } from 'node:path'
import { dataFolder } from '../src/main/store/data-folder.ts'
import { installedBrowser } from './browsers.ts'
import { bundle } from './bundle.ts'
import { main } from './main.ts'
import { electronRuntime, failedLately, fetchElectron, runElectron } from './start/electron.ts'
import { chooseHost, type Surroundings } from './start/host.ts'
import { keepAlive, startLoopback, tellRenewed } from './start/loopback.ts'
import { readOptions, type Options } from './start/start-options.ts'
import { openPage } from './start/built-page.ts'

const { platform, env } = process
const hasDisplay = platform !== 'linux' || Boolean(env.DISPLAY || env.WAYLAND_DISPLAY)

const surroundings: Surroundings = {
  hasDisplay,
  electronRuntime,
  failedLately,
  fetchElectron: () => {
    console.error("pithead: fetching Electron's runtime")
    return fetchElectron()
  },
}

/** Aborted when this process is told to end; every child ends with it. */
function interruption(): AbortController {
  const controller = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => controller.abort())
  return controller
}

async function startInElectron(path: string, options: Options, end: AbortController): Promise<number> {
  console.log('Pithead runs as a desktop app in Electron.')
  const status = await runElectron(path, end.signal, options.files)
  if (status !== undefined) return status
  const because = "Electron's runtime can't be loaded here"
  if (options.host === 'electron') throw new Error(because)
  return startOnLoopback(options, end, because)
}

async function startOnLoopback(options: Options, end: AbortController, because?: string): Promise<number> {
  const start = (files: string[]) => startLoopback(options.port, end.signal, undefined, files)
  const host = await start(options.files)
  const address = host.address()
  if (address) {
    const page = options.open && hasDisplay ? await open(address, end.signal) : undefined
    const where = page ? `is open ${page.where}` : 'waits for a browser'
    console.log(`Pithead ${where}${because ? `, as ${because}` : ''} (Ctrl+C ends it): ${host.address()}`)
    host.onRenewed(tellRenewed)
    void page?.closed?.then(() => end.abort())
  }
  return keepAlive(host, () => start([]), end.signal).finally(() => end.abort())
}

function open(address: string, signal: AbortSignal) {
  const browser = installedBrowser()
  const profile = join(dataFolder({ platform, env, home: homedir() }), 'browser')
  return openPage(address, browser && { browser, profile }, signal)
}

const USAGE = `npm start [-- FLAGS] [FILES]: opens Pithead, and imports the files.
  --host loopback|electron  this host and no other
  --port N                  port of the loopback host
  --no-open                 the loopback host, without opening its page`

await main(USAGE, readOptions, async (options) => {
  await bundle()
  const choice = await chooseHost(options.host, surroundings)
  const end = interruption()
  if (choice.host === 'electron') return startInElectron(choice.path, options, end)
  return startOnLoopback(options, end, choice.because)
})
