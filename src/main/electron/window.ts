import { join } from 'node:path'
import { BrowserWindow, type Session } from 'electron'
import { root } from '../root.ts'
import { ORIGIN } from './scheme.ts'

/** The smallest window that the interface is made for; it scales with what it gets. */
const SMALLEST = { minWidth: 1024, minHeight: 700 }

/** Opens the window, hidden until there is something to see. The page gets no Node and a sandbox around it. */
export const openWindow = (session: Session): BrowserWindow => {
  const window = new BrowserWindow({
    ...SMALLEST,
    width: 1440,
    height: 900,
    show: false,
    backgroundColor: '#101215',
    webPreferences: {
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
    },
  })
  window.once('ready-to-show', () => window.show())
  void window.loadURL(`${ORIGIN}/`)
  return window
}
