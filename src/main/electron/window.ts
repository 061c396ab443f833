import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { BrowserWindow, nativeTheme, screen, type Session, type WebPreferences } from 'electron'
import type { Log } from '../platform/program-log.ts'
import { replaceFile } from '../platform/replace-file.ts'
import { root } from '../platform/root.ts'
import { boundsOn, leastOn, readPlacement, type Placement, type Rectangle } from './placement.ts'
import { ORIGIN } from './scheme.ts'

/** The page's background colour, so that a new window does not flash; as in the page's tokens. */
const GROUND = { dark: '#101215', light: '#e9e2d3' }
export const groundNow = (): string => (nativeTheme.shouldUseDarkColors ? GROUND.dark : GROUND.light)

/**
 * Opens the window where it was left, hidden until there is something to see; `file` remembers its place.
 */
export function openWindow(session: Session, file: string, log: Log): BrowserWindow {
  const left = readPlacement(textOf(file))
  const least = leastOn(displays())
  const window = new BrowserWindow({
    ...boundsOn(left?.bounds, displays()),
    minWidth: least.width,
    minHeight: least.height,
    show: false,
    autoHideMenuBar: true,
    icon: join(root(), 'resources', 'icons', '256x256.png'),
    backgroundColor: groundNow(),
    webPreferences: { ...preferencesIn(session), zoomFactor: left?.zoom ?? 1 },
  })
  window.once('ready-to-show', () => showAs(window, left))
  window.on('close', () => remember(file, placementOf(window), log))
  stayOnDisplays(window)
  void window.loadURL(`${ORIGIN}/`)
  return window
}

/** A page gets no Node, and a sandbox around it. */
export const preferencesIn = (session: Session): WebPreferences => ({
  session,
  preload: join(root(), 'out', 'preload', 'preload.cjs'),
  contextIsolation: true,
  sandbox: true,
  nodeIntegration: false,
  nodeIntegrationInWorker: false,
  nodeIntegrationInSubFrames: false,
  webSecurity: true,
  allowRunningInsecureContent: false,
  webviewTag: false,
  navigateOnDragDrop: false,
  spellcheck: false,
})

function showAs(window: BrowserWindow, left: Placement | null): void {
  if (left?.maximized) window.maximize()
  if (left?.fullScreen) window.setFullScreen(true)
  window.show()
}

const placementOf = (window: BrowserWindow): Placement => ({
  bounds: window.getNormalBounds(),
  maximized: window.isMaximized(),
  fullScreen: window.isFullScreen(),
  zoom: window.webContents.getZoomFactor(),
})

/** The displays' work areas, the main one first. */
function displays(): Rectangle[] {
  const main = screen.getPrimaryDisplay()
  const others = screen.getAllDisplays().filter(({ id }) => id !== main.id)
  return [main, ...others].map(({ workArea }) => workArea)
}

/** A display that is unplugged does not take the window along, and a smaller one has room for all of it. */
function stayOnDisplays(window: BrowserWindow): void {
  const adapt = () => {
    const { width, height } = leastOn(displays())
    window.setMinimumSize(width, height)
  }
  const settle = () => {
    adapt()
    window.setBounds(boundsOn(window.getBounds(), displays()))
  }
  screen.on('display-added', adapt)
  screen.on('display-metrics-changed', adapt)
  screen.on('display-removed', settle)
  window.once('closed', () => {
    screen.off('display-added', adapt)
    screen.off('display-metrics-changed', adapt)
    screen.off('display-removed', settle)
  })
}

function textOf(file: string): string | null {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return null
  }
}

function remember(file: string, placement: Placement, log: Log): void {
  try {
    replaceFile(file, JSON.stringify(placement))
  } catch (error) {
    log('the place of the window could not be kept', error)
  }
}
