import { app, session, type Session } from 'electron'
import { EXPORTS_PATH } from '../../contract/transport.ts'
import { ORIGIN } from './scheme.ts'

/** Must run before Electron is ready. No name resolves, so not even Chromium's own services reach a network. */
export function cutOffNetwork(): void {
  app.commandLine.appendSwitch('host-resolver-rules', 'MAP * ~NOTFOUND')
  app.commandLine.appendSwitch('disable-background-networking')
}

/** The only permissions that the page gets (docs/desktop.md). This one lets it copy text, but not read the clipboard. */
const GRANTED: readonly string[] = ['clipboard-sanitized-write']

/**
 * A session kept in memory that grants the page no more than `GRANTED`, saves only files that the page or its services made, and
 * loads from the page's own scheme alone. The page's compiled code is kept in `codeFolder`.
 */
export function closedSession(codeFolder: string): Session {
  const closed = session.fromPartition('pithead')
  // Chromium asks the check handler first and the request handler if that says no; copying may go through either.
  closed.setPermissionRequestHandler((_contents, permission, callback, { isMainFrame, requestingUrl }) =>
    callback(isMainFrame && isOurs(requestingUrl) && GRANTED.includes(permission)),
  )
  closed.setPermissionCheckHandler(
    (_contents, permission, origin, { isMainFrame }) =>
      isMainFrame && isOurs(`${origin}/`) && GRANTED.includes(permission),
  )
  closed.setDevicePermissionHandler(() => false)
  closed.webRequest.onBeforeRequest(({ url }, callback) => callback({ cancel: !mayLoad(url) }))
  closed.on('will-download', (event, item) => {
    if (!maySave(item.getURL())) event.preventDefault()
  })
  closed.setSpellCheckerEnabled(false)
  closed.setCodeCachePath(codeFolder)
  return closed
}

const isOurs = (url: string): boolean => url.startsWith(`${ORIGIN}/`)
const isOurBlob = (url: string): boolean => url.startsWith(`blob:${ORIGIN}/`)
const maySave = (url: string): boolean => isOurBlob(url) || url.startsWith(ORIGIN + EXPORTS_PATH)
const mayLoad = (url: string): boolean => isOurs(url) || isOurBlob(url) || url.startsWith('data:image/')
