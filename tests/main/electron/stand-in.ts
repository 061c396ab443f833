/** Stands in for the `electron` module, whose runtime tests can't count on: remembers what it was told. */
import { EventEmitter } from 'node:events'
import type { MenuItemConstructorOptions as Item } from 'electron'
import { vi } from 'vitest'

export class StandInContents extends EventEmitter {
  readonly mainFrame = { parent: null, origin: 'pithead://app' }
  readonly sent: string[] = []
  openHandler: (details: { url: string }) => { action: string; overrideBrowserWindowOptions?: object } = () => ({
    action: 'allow',
  })
  destroyed = false

  readonly reload = vi.fn()
  zoomLevel = 0
  getURL = () => 'pithead://app/#/archive'
  isDestroyed = () => this.destroyed
  send = (_channel: string, text: string) => void this.sent.push(text)
  getZoomFactor = () => 1.5
  setWindowOpenHandler = (handler: StandInContents['openHandler']) => (this.openHandler = handler)
}

const BOUNDS = { x: 2000, y: 50, width: 1300, height: 800 }
const display = (id: number, x: number) => ({ id, workArea: { x, y: 0, width: 1920, height: 1080 } })

export class StandInWindow extends EventEmitter {
  static readonly opened: StandInWindow[] = []
  static readonly getAllWindows = (): StandInWindow[] => StandInWindow.opened.slice(-1)
  readonly webContents = new StandInContents()
  readonly loadURL = vi.fn(() => Promise.resolve())
  readonly show = vi.fn()
  readonly close = vi.fn()
  readonly focus = vi.fn()
  readonly restore = vi.fn()
  readonly maximize = vi.fn()
  readonly setFullScreen = vi.fn()
  readonly setBounds = vi.fn()
  readonly setMinimumSize = vi.fn()
  readonly getBounds = () => BOUNDS
  readonly getNormalBounds = () => BOUNDS
  readonly isMaximized = () => true
  readonly isFullScreen = () => false
  readonly isMinimized = () => true
  readonly isDestroyed = () => false
  readonly options: typeof BOUNDS & { show: boolean; webPreferences: Record<string, unknown> }

  constructor(options: StandInWindow['options']) {
    super()
    this.options = options
    StandInWindow.opened.push(this)
  }
}

/** The part of what Electron tells of who asks that is looked at. */
interface Asking {
  isMainFrame: boolean
  requestingUrl: string
}
type Answer = (granted: boolean) => void
type RequestHandler = (contents: unknown, permission: string, callback: Answer, details: Asking) => void
type CheckHandler = (contents: unknown, permission: string, origin: string, details: Asking) => boolean

type RequestFilter = (details: { url: string }, callback: (verdict: { cancel: boolean }) => void) => void

function newSession() {
  const events = new EventEmitter()
  let filter: RequestFilter = () => {}
  return Object.assign(events, {
    setPermissionRequestHandler: vi.fn<(handler: RequestHandler) => void>(),
    setPermissionCheckHandler: vi.fn<(handler: CheckHandler) => void>(),
    setDevicePermissionHandler: vi.fn<(handler: () => boolean) => void>(),
    setSpellCheckerEnabled: vi.fn(),
    setCodeCachePath: vi.fn(),
    protocol: { handle: vi.fn<(scheme: string, handler: (request: Request) => Promise<Response>) => void>() },
    webRequest: { onBeforeRequest: (given: RequestFilter) => (filter = given) },
    /** Whether a request to this address would be cancelled. */
    cancels: (url: string): boolean => {
      let cancelled = false
      filter({ url }, ({ cancel }) => (cancelled = cancel))
      return cancelled
    },
  })
}
export type StandInSession = ReturnType<typeof newSession>

/** A new Electron, with nothing done to it yet. */
export function newElectron() {
  StandInWindow.opened.length = 0
  const closed = newSession()
  const popup = vi.fn<(template: Item[], options: object) => void>()
  const app = Object.assign(new EventEmitter(), {
    commandLine: { appendSwitch: vi.fn(), hasSwitch: vi.fn<(name: string) => boolean>(() => false) },
    enableSandbox: vi.fn(),
    setPath: vi.fn(),
    requestSingleInstanceLock: vi.fn(() => true),
    setAsDefaultProtocolClient: vi.fn(),
    whenReady: () => Promise.resolve(),
    getPreferredSystemLanguages: () => ['de-DE'],
    isPackaged: true,
    setJumpList: vi.fn(),
    dock: { setMenu: vi.fn() },
    quit: vi.fn(),
    exit: vi.fn(),
  })
  return {
    app,
    BrowserWindow: StandInWindow,
    dialog: {
      showErrorBox: vi.fn(),
      showMessageBox: vi.fn(() => Promise.resolve({ response: 0 })),
      showOpenDialog: vi.fn(() => Promise.resolve({ filePaths: [] as string[] })),
    },
    ipcMain: new EventEmitter(),
    Menu: {
      setApplicationMenu: vi.fn<(menu: Item[]) => void>(),
      buildFromTemplate: (template: Item[]) => Object.assign([...template], { popup: popup.bind(null, template) }),
    },
    /** Not Electron's: called with each context menu that is shown, and with where. */
    popup,
    nativeTheme: { shouldUseDarkColors: false, themeSource: 'system' },
    powerSaveBlocker: { start: vi.fn(() => 7), stop: vi.fn() },
    screen: Object.assign(new EventEmitter(), {
      displays: [display(1, 0), display(2, 1920)],
      getPrimaryDisplay: () => display(1, 0),
      getAllDisplays(): ReturnType<typeof display>[] {
        return this.displays
      },
    }),
    protocol: { registerSchemesAsPrivileged: vi.fn() },
    session: { fromPartition: vi.fn<(name: string) => StandInSession>(() => closed) },
    /** Not Electron's: the session that the program was given. */
    closed,
  }
}
export type StandIn = ReturnType<typeof newElectron>
