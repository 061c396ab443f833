/** Entry: the services and the interface in an Electron window. */
import { homedir } from 'node:os'
import { join } from 'node:path'
import { app, dialog, type BrowserWindow } from 'electron'
import { windowChannel } from './electron/channel.ts'
import { holdContents } from './electron/contents.ts'
import { reviveContents } from './electron/gone.ts'
import { setMenu } from './electron/menu.ts'
import { registerScheme, servePage } from './electron/scheme.ts'
import { closedSession, cutOffNetwork } from './electron/session.ts'
import { openWindow } from './electron/window.ts'
import { isWorthNoting } from './log.ts'
import { pageFiles } from './page/files.ts'
import { dataFolder } from './records/data-folder.ts'
import { makeFolder } from './records/database.ts'
import { openReports } from './reports/reports.ts'
import { pageFolder, version } from './root.ts'
import { serve } from './serve.ts'
import { openServices, type Services } from './services.ts'
import { storageProblem, surprise } from './start-errors.ts'

const folder = dataFolder({ platform: process.platform, env: process.env, home: homedir() })

const { log } = openReports({ folder, host: 'electron', version: version() })

/** Where there is no window to say it in, the system says it. */
const fail = (problem: string, error: unknown): void => {
  if (isWorthNoting(error)) log(problem, error)
  process.stderr.write(`pithead: ${problem}\n`)
  dialog.showErrorBox('Pithead', problem)
  app.exit(1)
}

const bringToFront = (window: BrowserWindow): void => {
  if (window.isMinimized()) window.restore()
  window.focus()
}

const show = (services: Services): void => {
  const session = closedSession()
  servePage(session, pageFiles(pageFolder()))
  setMenu(process.platform)
  const window = openWindow(session)
  reviveContents(window, log)
  serve(windowChannel(window), services)
  app.on('second-instance', () => bringToFront(window))
  app.on('window-all-closed', () => app.quit())
  app.on('quit', services.close)
}

const open = async (): Promise<Services | null> => {
  try {
    return await openServices({ folder, host: 'electron', version: version() })
  } catch (error) {
    fail(storageProblem(error, folder), error)
    return null
  }
}

const start = async (): Promise<void> => {
  await app.whenReady()
  const services = await open()
  if (services) show(services)
}

/** Chromium's own files go into the data folder too, so that nothing is left elsewhere and each folder has its own lock. */
const claim = (): boolean => {
  const own = join(folder, 'electron')
  makeFolder(own)
  app.setPath('userData', own)
  return app.requestSingleInstanceLock()
}

/** False where another Pithead has the folder, which then comes to the front. Ends the program where it can't be had. */
const claimed = (): boolean => {
  try {
    return claim()
  } catch (error) {
    fail(storageProblem(error, folder), error)
    return false
  }
}

process.on('uncaughtException', (error) => fail(surprise(folder), error))
// Electron only warns of these.
process.on('unhandledRejection', (error) => fail(surprise(folder), error))
registerScheme()
cutOffNetwork()
app.enableSandbox()
holdContents()
if (claimed()) void start()
else app.quit()
