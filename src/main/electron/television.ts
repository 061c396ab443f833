import type { BrowserWindow, Session } from 'electron'
import { ORIGIN } from './scheme.ts'
import { groundNow, preferencesIn } from './window.ts'

/**
 * Lets the page of a window open windows in which others look on at a table, and nothing else; `serve` answers what their
 * pages ask. They close with the window.
 */
export function offerTelevision(window: BrowserWindow, session: Session, serve: (opened: BrowserWindow) => void): void {
  const options = () => ({
    autoHideMenuBar: true,
    backgroundColor: groundNow(),
    webPreferences: preferencesIn(session),
  })
  window.webContents.setWindowOpenHandler(({ url }) =>
    TELEVISION.test(url) ? { action: 'allow', overrideBrowserWindowOptions: options() } : { action: 'deny' },
  )
  window.webContents.on('did-create-window', (opened) => {
    serve(opened)
    window.once('closed', () => {
      if (!opened.isDestroyed()) opened.close()
    })
  })
}

const TELEVISION = new RegExp(`^${ORIGIN}/#/television/[^/?#]+$`)
