/** Entry: the services and the interface on 127.0.0.1, for a browser on this machine. */
import { newDesktop } from './desktop/desktop.ts'
import type { DesktopApi } from '../contract/schemas/desktop.ts'
import type { Limits } from './bots/budget.ts'
import { setLimits } from './bots/set-limits.ts'
import { isWorthNoting } from './platform/program-log.ts'
import { parseFlags } from './loopback/loopback-flags.ts'
import { startLoopback, type Loopback } from './loopback/server.ts'
import { configFolder, dataFolder, thisMachine } from './store/data-folder.ts'
import { whenFolderIsLost } from './services/lost-folder.ts'
import { isOpenToOthers } from './platform/private.ts'
import { openReports } from './reports/reports.ts'
import { pageFolder, version } from './platform/root.ts'
import { openServices, type Services } from './services/services.ts'
import { lostFolder, openFolder, portProblem, storageProblem, surprise } from './platform/start-errors.ts'

/** Exit statuses: 1 for a data folder that can't be opened and for a failure, 2 for flags and ports. */
function fail(problem: string, status: 1 | 2): never {
  process.stderr.write(`pithead: ${problem}\n`)
  process.exit(status)
}

async function open(folder: string, desktop: DesktopApi, limits?: Limits): Promise<Services> {
  const program = { folder, host: 'loopback', version: version(), desktop, limits } as const
  try {
    return await openServices({ ...program, config: configFolder(thisMachine()) })
  } catch (error) {
    if (isWorthNoting(error)) openReports(program).log('the data folder could not be opened', error)
    return fail(storageProblem(error, folder), 1)
  }
}

const tell = (address: string): void => void process.stdout.write(`Pithead listens on ${address}\n`)

async function listen(services: Services, data: string, port: number): Promise<Loopback> {
  try {
    return await startLoopback(services, { page: pageFolder(), data, port, renewed: tell })
  } catch (error) {
    services.close()
    return fail(portProblem(error, port), 2)
  }
}

/** Logs an unforeseen error; the terminal gets one line and no stack. */
function guardProcess(services: Services, folder: string): void {
  process.on('uncaughtException', (error) => {
    services.log('the program failed', error)
    fail(surprise(folder), 1)
  })
}

function stopOnSignal(loopback: Loopback, services: Services): void {
  const stop = () => {
    loopback.close()
    services.close()
    process.exit(0)
  }
  process.once('SIGINT', stop)
  process.once('SIGTERM', stop)
}

const { flags, problem } = parseFlags(process.argv.slice(2))
const set = setLimits(process.env)
if (!flags) fail(problem, 2)
else if (set.problem) fail(set.problem, 2)
else {
  const folder = dataFolder(thisMachine())
  const desktop = newDesktop()
  await desktop.hand(flags.files)
  const services = await open(folder, desktop.api, set.limits)
  guardProcess(services, folder)
  const loopback = await listen(services, folder, flags.port)
  stopOnSignal(loopback, services)
  whenFolderIsLost(services, () => fail(lostFolder(folder), 1))
  if (isOpenToOthers(folder)) process.stderr.write(`pithead: ${openFolder(folder)}\n`)
  // The reader of the line may go away first.
  process.stdout.on('error', () => {})
  tell(loopback.address())
}
