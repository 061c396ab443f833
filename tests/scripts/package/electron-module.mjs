/** Stands in for the `electron` module in a packed application that runs in Node: its window never shows anything. */
import { EventEmitter } from 'node:events'

const nothing = new Proxy(function () {}, { get: () => () => nothing, apply: () => nothing })
const on = new EventEmitter()
const withEvents = (own) =>
  new Proxy(own, { get: (target, name) => target[name] ?? on[name]?.bind?.(on) ?? (() => undefined) })

export const app = withEvents({
  commandLine: nothing,
  requestSingleInstanceLock: () => true,
  whenReady: () => Promise.resolve(),
  getPreferredSystemLanguages: () => ['de-DE'],
  isPackaged: true,
})
export class BrowserWindow extends EventEmitter {
  webContents = withEvents({ isDestroyed: () => false, getZoomFactor: () => 1 })
  static getAllWindows = () => []
  constructor({ webPreferences }) {
    super()
    process.stdout.write(`${JSON.stringify({ preload: webPreferences.preload })}\n`)
  }
  loadURL = (url) => {
    process.stdout.write(`${JSON.stringify({ url })}\n`)
    return Promise.resolve()
  }
}
export const dialog = { showErrorBox: (title, text) => process.stderr.write(`${title}: ${text}\n`) }
export const ipcMain = new EventEmitter()
export const Menu = { buildFromTemplate: (template) => template, setApplicationMenu: () => {} }
export const nativeTheme = { shouldUseDarkColors: true }
export const powerSaveBlocker = { start: () => 1, stop: () => {}, isStarted: () => false }
export const protocol = nothing
const display = { id: 1, workArea: { x: 0, y: 0, width: 1920, height: 1080 } }
export const screen = withEvents({ getPrimaryDisplay: () => display, getAllDisplays: () => [display] })
export const session = { fromPartition: () => withEvents({ protocol: nothing, webRequest: nothing }) }
