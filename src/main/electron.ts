/** Entry: the services and the interface in an Electron window. */
import { join } from 'node:path'
import { app, dialog } from 'electron'
import { newDesktop } from './desktop/desktop.ts'
import { readArguments } from './electron/arguments.ts'
import { windowChannel } from './electron/channel.ts'
import { holdContents } from './electron/contents.ts'
import { showContextMenus } from './electron/context-menu.ts'
import { reviveContents } from './electron/gone.ts'
import { speakAsTheSystem } from './electron/languages.ts'
import { followMenus, wordsOf } from './electron/menus.ts'
import {
  askForFolder,
  filesFromDock,
  ownArguments,
  requestsTo,
  linksFromDock,
  offerLinks,
} from './electron/requests.ts'
import { isSandboxOff } from './electron/sandbox.ts'
import { followSaving } from './electron/saving.ts'
import { registerScheme, servePage } from './electron/scheme.ts'
import { releaseWith, screenKeeper } from './electron/screen-on.ts'
import { closedSession, cutOffNetwork } from './electron/closed-session.ts'
import { isSole } from './electron/sole.ts'
import { offerTelevision } from './electron/television.ts'
import { followTheme } from './electron/theme.ts'
import { zoomByWheel } from './electron/wheel-zoom.ts'
import { openWindow } from './electron/window.ts'
import { setLimits } from './bots/set-limits.ts'
import { isWorthNoting } from './platform/program-log.ts'
import { pageFiles } from './page/page-files.ts'
import { configFolder, dataFolder, thisMachine } from './store/data-folder.ts'
import { makeFolder } from './store/durability/database.ts'
import { whenFolderIsLost } from './services/lost-folder.ts'
import { isOpenToOthers } from './platform/private.ts'
import { openReports } from './reports/reports.ts'
import { pageFolder, version } from './platform/root.ts'
import { serve } from './platform/serve.ts'
import { openServices, type Services } from './services/services.ts'
import { lostFolder, openFolder, storageProblem, surprise } from './platform/start-errors.ts'

const folder = dataFolder(thisMachine())
/** For Chromium's files and the window's, so that nothing is left elsewhere. */
const own = join(folder, 'electron')

const { log } = openReports({ folder, host: 'electron', version: version() })

/** Shows a problem in a box of the system, as there is no window to show it in, and exits. */
function fail(problem: string, error: unknown): void {
  if (isWorthNoting(error)) log(problem, error)
  process.stderr.write(`pithead: ${problem}\n`)
  dialog.showErrorBox('Pithead', problem)
  app.exit(1)
}

const keeper = screenKeeper()
const desktop = newDesktop({ awake: keeper.awake, folder: askForFolder })
const dock = filesFromDock()
const links = linksFromDock()

function show(services: Services): void {
  whenFolderIsLost(services, () => fail(lostFolder(folder), undefined))
  if (isOpenToOthers(folder)) log(openFolder(folder))
  if (isSandboxOff()) log("Chromium's sandbox is off: the program was started with --no-sandbox")
  const session = closedSession(join(own, 'code'))
  servePage(session, pageFiles(pageFolder()), services.exported)
  followTheme(services)
  const window = openWindow(session, join(own, 'window.json'), log)
  reviveContents(window, log)
  releaseWith(window, keeper)
  serve(windowChannel(window), services)
  offerTelevision(window, session, (opened) => serve(windowChannel(opened), services))
  const requests = requestsTo(window, services, desktop)
  const words = () => wordsOf(services)
  followMenus(services, requests, process.platform)
  showContextMenus(window, words)
  followSaving(session, window, words)
  zoomByWheel(window)
  window.webContents.once('did-finish-load', () => {
    requests.ask(ownArguments())
    links.each((link) => requests.ask(readArguments([link], folder)))
  })
  dock.each((path) => requests.ask({ files: [path], go: null }))
  app.on('second-instance', (_event, args, place) => requests.ask(readArguments(args.slice(1), place)))
  app.on('window-all-closed', () => app.quit())
  app.on('quit', services.close)
}

async function open(): Promise<Services | null> {
  const { limits, problem } = setLimits(process.env)
  if (problem !== undefined) {
    fail(problem, undefined)
    return null
  }
  try {
    return await openServices({
      folder,
      config: configFolder(thisMachine()),
      host: 'electron',
      version: version(),
      desktop: desktop.api,
      limits,
    })
  } catch (error) {
    fail(storageProblem(error, folder), error)
    return null
  }
}

async function start(): Promise<void> {
  await app.whenReady()
  offerLinks()
  const services = await open()
  if (services) show(services)
}

/** Claims the data folder. Chromium's files are in it, so that each data folder has a lock of its own. */
function claim(): boolean {
  makeFolder(own)
  app.setPath('userData', own)
  return isSole(own, process.platform)
}

/** False if another Pithead has the folder, which then comes to the front. Ends the program if the folder can't be used. */
function claimed(): boolean {
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
speakAsTheSystem()
app.enableSandbox()
holdContents()
if (claimed()) void start()
else app.quit()
