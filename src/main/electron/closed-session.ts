import { app, session, type Session } from 'electron'
import { ORIGIN } from './scheme.ts'

/** Must run before Electron is ready. No name resolves, so not even Chromium's own services reach a network. */
export function cutOffNetwork(): void {
  app.commandLine.appendSwitch('host-resolver-rules', 'MAP * ~NOTFOUND')
  app.commandLine.appendSwitch('disable-background-networking')
}

/** A session kept in memory that grants no permission, saves only files that the page itself made, and loads from the page's own scheme alone. The page's compiled code is kept in `codeFolder`. */
export function closedSession(codeFolder: string): Session {
  const closed = session.fromPartition('pithead')
  closed.setPermissionRequestHandler((_contents, _permission, callback) => callback(false))
  closed.setPermissionCheckHandler(() => false)
  closed.setDevicePermissionHandler(() => false)
  closed.webRequest.onBeforeRequest(({ url }, callback) => callback({ cancel: !isOurs(url) }))
  closed.on('will-download', (event, item) => {
    if (!item.getURL().startsWith(`blob:${ORIGIN}/`)) event.preventDefault()
  })
  closed.setSpellCheckerEnabled(false)
  closed.setCodeCachePath(codeFolder)
  return closed
}

const isOurs = (url: string): boolean => url.startsWith(`${ORIGIN}/`) || url.startsWith('data:image/')
