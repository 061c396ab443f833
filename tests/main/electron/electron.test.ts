/** The Electron entry, with a stand-in for Electron: what it hardens, whom it hears, how it starts and ends. */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { openStore } from '../../../src/main/store/store.ts'
import { newFolder } from '../folder.ts'
import { programInElectron, SURPRISES } from './program.ts'
import { StandInWindow, type StandIn } from './stand-in.ts'
import { CATALOGUE } from '../../../src/games/catalogue.ts'
import { newTable, people } from '../../support/games.ts'

const program = programInElectron()
const start = program.start
let electron: StandIn
let folder: string
beforeEach(() => ({ electron, folder } = program))

/** A message as the page of this window sends it, or as somebody else does. */
const message = (window: StandInWindow, from: object = {}) => ({
  sender: window.webContents,
  senderFrame: window.webContents.mainFrame,
  ...from,
})
const CALL = JSON.stringify({ t: 'q', i: '1', m: 'app.info', a: [] })
/** A busy machine takes its time. */
const until = (is: () => boolean) => vi.waitUntil(is)
/** Lets work that was begun come to its end, as far as it needs no input or output. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 10; turn++) await new Promise((resolve) => setTimeout(resolve))
}

test('the page gets a sandbox, no Node, and its one object', async () => {
  const { options, loadURL } = await start()
  expect(options.webPreferences).toMatchObject({
    session: electron.closed,
    contextIsolation: true,
    sandbox: true,
    nodeIntegration: false,
    nodeIntegrationInWorker: false,
    nodeIntegrationInSubFrames: false,
    webSecurity: true,
    allowRunningInsecureContent: false,
    webviewTag: false,
  })
  expect(options.webPreferences.preload).toMatch(/out[/\\]preload[/\\]preload\.cjs$/)
  expect(loadURL).toHaveBeenCalledWith('pithead://app/')
  expect(electron.app.enableSandbox).toHaveBeenCalledOnce()
})

test('nothing experimental is switched on', async () => {
  const { options } = await start()
  // Whatever else is set here has to be thought about.
  expect(Object.keys(options.webPreferences).sort()).toEqual([
    'allowRunningInsecureContent',
    'contextIsolation',
    'navigateOnDragDrop',
    'nodeIntegration',
    'nodeIntegrationInSubFrames',
    'nodeIntegrationInWorker',
    'preload',
    'sandbox',
    'session',
    'spellcheck',
    'webSecurity',
    'webviewTag',
    'zoomFactor',
  ])
  const switches = electron.app.commandLine.appendSwitch.mock.calls.map(([name]: string[]) => name)
  expect(switches).toEqual(['host-resolver-rules', 'disable-background-networking'])
})

test.each([true, false])(
  'a start without the sandbox (%s) leaves a line in the log, and no other does',
  async (isOff) => {
    electron.app.commandLine.hasSwitch.mockImplementation((name) => isOff && name === 'no-sandbox')
    await start()
    const log = join(folder, 'pithead.log')
    expect(existsSync(log) && readFileSync(log, 'utf8').includes("Chromium's sandbox is off")).toBe(isOff)
  },
)

test('the window is shown once there is something to see', async () => {
  const window = await start()
  expect(window.options.show).toBe(false)
  window.emit('ready-to-show')
  expect(window.show).toHaveBeenCalledOnce()
})

describe('the session', () => {
  test('is kept in memory and knows no devices', async () => {
    await start()
    const { closed, session } = electron
    // A name that begins with `persist:` would be kept on disk.
    expect(session.fromPartition).toHaveBeenCalledWith('pithead')
    expect(closed.setDevicePermissionHandler.mock.calls[0][0]()).toBe(false)
  })

  test("loads from the page's own scheme alone", async () => {
    await start()
    for (const url of [
      'https://example.com/',
      'http://127.0.0.1/',
      'file:///etc/passwd',
      'ws://x/',
      'pithead://other/',
      'data:text/html,x',
    ])
      expect(electron.closed.cancels(url)).toBe(true)
    expect(electron.closed.cancels('pithead://app/assets/index.js')).toBe(false)
  })

  test('has no network under it', async () => {
    await start()
    expect(electron.app.commandLine.appendSwitch).toHaveBeenCalledWith('host-resolver-rules', 'MAP * ~NOTFOUND')
  })
})

test('no page navigates, opens a window or holds a web view', async () => {
  const { webContents } = await start()
  electron.app.emit('web-contents-created', {}, webContents)
  for (const name of ['will-navigate', 'will-frame-navigate', 'will-redirect', 'will-attach-webview']) {
    const event = { url: 'https://example.com/', isMainFrame: true, preventDefault: vi.fn() }
    webContents.emit(name, event)
    expect(event.preventDefault, name).toHaveBeenCalledOnce()
  }
  expect(webContents.openHandler({ url: 'pithead://app/' })).toEqual({ action: 'deny' })
})

describe('a window for the television', () => {
  const TABLE = 'pithead://app/#/television/7'

  test.each([
    'pithead://app/#/table/7',
    'pithead://app/#/television/7/more',
    'pithead://other/#/television/7',
    'https://example.com/#/television/7',
    `javascript:"${TABLE}"`,
  ])('is no other page: %s', async (url) => {
    const { webContents } = await start()
    expect(webContents.openHandler({ url })).toEqual({ action: 'deny' })
  })

  test('has the same walls as the program’s own, and opens no window itself', async () => {
    const window = await start()
    const { overrideBrowserWindowOptions: given } = window.webContents.openHandler({ url: TABLE }) as {
      overrideBrowserWindowOptions: StandInWindow['options']
    }
    const { zoomFactor: _, ...walls } = window.options.webPreferences
    expect(given.webPreferences).toEqual(walls)
    const opened = new StandInWindow(given)
    electron.app.emit('web-contents-created', {}, opened.webContents)
    window.webContents.emit('did-create-window', opened)
    expect(opened.webContents.openHandler({ url: TABLE })).toEqual({ action: 'deny' })
  })

  test('is answered as long as it is open, and closes with the program’s own', async () => {
    const window = await start()
    const opened = new StandInWindow(window.options)
    window.webContents.emit('did-create-window', opened)
    electron.ipcMain.emit('pithead', message(opened), CALL)
    await until(() => opened.webContents.sent.length > 0)
    expect(window.webContents.sent).toEqual([])
    window.emit('closed')
    expect(opened.close).toHaveBeenCalledOnce()
  })
})

describe('a page whose process is gone', () => {
  const lose = (window: StandInWindow, reason = 'crashed') =>
    window.webContents.emit('render-process-gone', {}, { reason, exitCode: 139 })

  test('is loaded anew and reported, but not again at once', async () => {
    const window = await start()
    lose(window)
    expect(window.webContents.reload).toHaveBeenCalledOnce()
    lose(window)
    expect(window.webContents.reload).toHaveBeenCalledOnce()
    const [report] = readdirSync(join(folder, 'reports'))
    expect(readFileSync(join(folder, 'reports', report), 'utf8')).toContain('crashed, exit code 139')
  })

  test('as it should be is let go', async () => {
    const window = await start()
    lose(window, 'clean-exit')
    expect(window.webContents.reload).not.toHaveBeenCalled()
  })
})

describe('messages', () => {
  test('of the page are answered', async () => {
    const window = await start()
    electron.ipcMain.emit('pithead', message(window), CALL)
    await settle()
    expect(window.webContents.sent.map((text) => JSON.parse(text) as unknown)).toMatchObject([
      { t: 's', i: '1', r: { host: 'electron', dataFolder: folder } },
    ])
  })

  test('of anybody else are not heard', async () => {
    const window = await start()
    const { mainFrame } = window.webContents
    for (const from of [
      { sender: {} },
      { senderFrame: null },
      { senderFrame: { ...mainFrame, parent: mainFrame } },
      { senderFrame: { ...mainFrame, origin: 'https://example.com' } },
      { senderFrame: { ...mainFrame, origin: 'null' } },
    ])
      electron.ipcMain.emit('pithead', message(window, from), CALL)
    await settle()
    expect(window.webContents.sent).toEqual([])
  })

  test.each([[null], [7], [{ t: 'q' }], ['no call']])(
    'that are no call (%j) are answered with an error',
    async (given) => {
      const window = await start()
      electron.ipcMain.emit('pithead', message(window), given)
      expect(window.webContents.sent).toHaveLength(1)
      expect(window.webContents.sent[0]).toContain('bad-arguments')
    },
  )

  test('are neither heard nor sent once the window is closed', async () => {
    const window = await start()
    window.emit('closed')
    electron.ipcMain.emit('pithead', message(window), CALL)
    await settle()
    expect(window.webContents.sent).toEqual([])
    expect(electron.ipcMain.listenerCount('pithead')).toBe(0)
  })
})

describe('the scheme', () => {
  test('has an origin and a secure context of its own', async () => {
    await start()
    expect(electron.protocol.registerSchemesAsPrivileged).toHaveBeenCalledWith([
      { scheme: 'pithead', privileges: { standard: true, secure: true, supportFetchAPI: true, codeCache: true } },
    ])
  })

  const serving = async () => {
    const { servePage } = await import('../../../src/main/electron/scheme.ts')
    const { pageFiles } = await import('../../../src/main/page/page-files.ts')
    const page = newFolder()
    mkdirSync(join(page, 'assets'))
    writeFileSync(join(page, 'index.html'), '<!doctype html>')
    const file = join(page, 'games.zip')
    writeFileSync(file, 'games')
    servePage(electron.closed as never, pageFiles(page), (id) => (id === 'one' ? { path: file, size: 5 } : null))
    const [scheme, handler] = electron.closed.protocol.handle.mock.calls[0]
    expect(scheme).toBe('pithead')
    return (url: string, method = 'GET') => handler(new Request(url, { method }))
  }

  test('serves the page under the same policy as the other host, and lets it connect nowhere', async () => {
    const answer = await (await serving())('pithead://app/')
    expect(await answer.text()).toBe('<!doctype html>')
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
    const policy = answer.headers.get('content-security-policy')
    expect(policy).toContain(`default-src 'none'; script-src 'self'`)
    expect(policy).toContain(`connect-src 'none'`)
    expect(policy).toContain(`require-trusted-types-for 'script'`)
  })

  test('serves the file that the page saves, part by part and as nothing that is shown', async () => {
    const answer = await (await serving())('pithead://app/exports/one')
    expect(await answer.text()).toBe('games')
    expect(answer.headers.get('content-disposition')).toBe('attachment')
    expect(answer.headers.get('content-length')).toBe('5')
  })

  test('serves nothing else', async () => {
    const ask = await serving()
    for (const url of [
      'pithead://app/exports/other',
      'pithead://app/exports/../games.zip',
      'pithead://other/exports/one',
      'pithead://app/../package.json',
      'pithead://app/none',
      'pithead://other/',
      'pithead://app/%2e%2e/x',
    ])
      expect((await ask(url)).status).toBe(404)
    expect((await ask('pithead://app/', 'POST')).status).toBe(405)
  })
})

describe('the window', () => {
  const placeFile = () => join(folder, 'electron', 'window.json')
  const left = (more: object) => {
    mkdirSync(join(folder, 'electron'), { recursive: true })
    const bounds = { x: 2100, y: 60, width: 1200, height: 750 }
    writeFileSync(placeFile(), JSON.stringify({ bounds, maximized: false, fullScreen: false, zoom: 1.25, ...more }))
  }

  test('remembers how it was left', async () => {
    const window = await start()
    window.emit('close')
    expect(JSON.parse(readFileSync(placeFile(), 'utf8'))).toEqual({
      bounds: { x: 2000, y: 50, width: 1300, height: 800 },
      maximized: true,
      fullScreen: false,
      zoom: 1.5,
    })
  })

  test('opens as it was left, on its display and at its zoom', async () => {
    left({ maximized: true, fullScreen: true })
    const window = await start()
    expect(window.options).toMatchObject({ x: 2100, y: 60, width: 1200, height: 750 })
    expect(window.options.webPreferences.zoomFactor).toBe(1.25)
    window.emit('ready-to-show')
    expect(window.maximize).toHaveBeenCalledOnce()
    expect(window.setFullScreen).toHaveBeenCalledWith(true)
  })

  test('comes to the main display where its own is gone, also while it is open', async () => {
    left({})
    electron.screen.displays.pop()
    const window = await start()
    expect(window.options).toMatchObject({ x: 360, y: 165 })
    electron.screen.emit('display-removed')
    expect(window.setBounds).toHaveBeenCalledWith({ x: 310, y: 140, width: 1300, height: 800 })
  })

  test('may be as small as the smallest display, also one that comes later', async () => {
    const window = await start()
    expect(window.options).toMatchObject({ minWidth: 1024, minHeight: 700 })
    electron.screen.displays.push({ id: 3, workArea: { x: 0, y: 0, width: 1093, height: 574 } })
    electron.screen.emit('display-added')
    expect(window.setMinimumSize).toHaveBeenCalledExactlyOnceWith(1024, 574)
  })

  test('opens all the same where its place can be neither read nor kept', async () => {
    mkdirSync(placeFile(), { recursive: true })
    const window = await start()
    expect(window.options).toMatchObject({ width: 1440, height: 900 })
    window.emit('close')
    expect(readdirSync(folder).join()).toContain('pithead.log')
  })
})

describe('the desktop around it', () => {
  const call = async (window: StandInWindow, method: string, ...args: unknown[]): Promise<unknown> => {
    electron.ipcMain.emit('pithead', message(window), JSON.stringify({ t: 'q', i: method, m: method, a: args }))
    await until(() => window.webContents.sent.some((text) => text.includes(`"i":"${method}"`)))
    const answers = window.webContents.sent.map((text) => JSON.parse(text) as { i?: string; r?: unknown })
    return answers.findLast(({ i }) => i === method)?.r
  }
  const HEARS = ['events.hear', ['desktop.go', 'desktop.handed']] as const
  const open = async (): Promise<StandInWindow> => {
    const window = await start()
    await call(window, ...HEARS)
    return window
  }
  const events = (window: StandInWindow) =>
    window.webContents.sent
      .map((text) => JSON.parse(text) as { m?: string; a: unknown[] })
      .filter(({ m }) => m === 'event')
      .map(({ a }) => a)
  const menus = () => electron.Menu.setApplicationMenu.mock.lastCall![0]
  const game = newTable([
    { ...people(2)[0], name: 'Anna' },
    { ...people(2)[1], name: 'Ben' },
  ])
  const record = (name: string) => {
    const file = join(newFolder(), name)
    writeFileSync(file, '{}')
    return file
  }

  test('has a menu in the language of the system, and of the settings once they say so', async () => {
    const window = await open()
    expect(menus().map(({ label }) => label)).toContain('&Bearbeiten')
    await call(window, 'settings.set', { language: 'nl' })
    expect(menus().map(({ label }) => label)).toContain('&Bewerken')
  })

  test('has the games under way in its menu, and leads to them', async () => {
    const window = await open()
    const { id } = (await call(window, 'tables.create', game)) as { id: string }
    const [{ submenu: file }] = menus() as {
      submenu: { label: string; submenu: { label: string; click: () => void }[] }[]
    }[]
    const [recent] = file.find(({ label }) => label === 'Spiel fortsetzen')!.submenu
    expect(recent.label).toBe('Anna und Ben')
    recent.click()
    expect(events(window)).toContainEqual(['desktop.go', { to: 'game', id, mode: 'digital' }])
  })

  test('shows its frames and dialogs in the theme that is set', async () => {
    const window = await open()
    expect(electron.nativeTheme.themeSource).toBe('system')
    await call(window, 'settings.set', { theme: 'dark' })
    expect(electron.nativeTheme.themeSource).toBe('dark')
  })

  test('keeps the screen on while the page asks for it, and not beyond the page', async () => {
    const window = await open()
    await call(window, 'desktop.awake', true)
    await call(window, 'desktop.awake', true)
    expect(electron.powerSaveBlocker.start).toHaveBeenCalledExactlyOnceWith('prevent-display-sleep')
    await call(window, 'desktop.awake', false)
    expect(electron.powerSaveBlocker.stop).toHaveBeenCalledExactlyOnceWith(7)
    await call(window, 'desktop.awake', true)
    window.emit('closed')
    expect(electron.powerSaveBlocker.stop).toHaveBeenCalledTimes(2)
  })

  test('hands over the files of a second start', async () => {
    const window = await open()
    const file = record('evening.pithead')
    electron.app.emit('second-instance', {}, ['pithead', '--score', 'evening.pithead'], dirname(file))
    expect(events(window)).toContainEqual(['desktop.go', { to: 'score' }])
    await until(() => events(window).length === 2)
    expect(events(window)).toContainEqual(['desktop.handed', 1])
    expect(await call(window, 'desktop.files')).toMatchObject([{ name: 'evening.pithead', size: 2 }])
  })

  test('goes where a link leads, of a second start or from macOS', async () => {
    const window = await open()
    window.webContents.emit('did-finish-load')
    expect(electron.app.setAsDefaultProtocolClient).toHaveBeenCalledExactlyOnceWith('pithead')
    electron.app.emit('second-instance', {}, ['pithead', 'pithead://archive/one/move/12'], '/')
    expect(window.focus).toHaveBeenCalled()
    electron.app.emit('open-url', { preventDefault: vi.fn() }, 'pithead://archive/two/move/0')
    electron.app.emit('open-url', { preventDefault: vi.fn() }, 'pithead://elsewhere')
    expect(events(window)).toEqual([
      ['desktop.go', { to: 'position', id: 'one', moves: 12 }],
      ['desktop.go', { to: 'position', id: 'two', moves: 0 }],
    ])
  })

  test('a portable program leaves no links behind that lead to its unpacked copy', async () => {
    vi.stubEnv('PORTABLE_EXECUTABLE_FILE', 'E:\\Pithead-portable.exe')
    await start()
    expect(electron.app.setAsDefaultProtocolClient).not.toHaveBeenCalled()
  })

  test('hands over what macOS opens, also before there is a window', async () => {
    const [early, later] = [record('early.pithead'), record('later.pithead')]
    const opened = { preventDefault: vi.fn() }
    const starting = start()
    await until(() => electron.app.listenerCount('open-file') === 1)
    electron.app.emit('open-file', opened, early)
    const window = await starting
    await call(window, ...HEARS)
    electron.app.emit('open-file', opened, later)
    await until(() => events(window).some(([name, count]) => name === 'desktop.handed' && count === 2))
    expect(opened.preventDefault).toHaveBeenCalledTimes(2)
  })

  test('hands over what is chosen in the dialog for opening', async () => {
    const window = await open()
    electron.dialog.showOpenDialog.mockResolvedValue({ filePaths: [record('chosen.zip')] })
    const [{ submenu: file }] = menus() as { submenu: { label: string; click: () => void }[] }[]
    file.find(({ label }) => label === 'Importieren …')!.click()
    await until(() => events(window).length === 1)
    expect(events(window)).toEqual([['desktop.handed', 1]])
  })

  test.each([
    [['/media/stick'], '/media/stick'],
    [[], null],
  ])('asks for a folder in the system’s dialog: of %j it is %j', async (filePaths, folder) => {
    const window = await open()
    electron.dialog.showOpenDialog.mockResolvedValueOnce({ filePaths })
    expect(await call(window, 'desktop.folder')).toBe(folder)
  })

  test('a game of the task bar that is no more leads nowhere', async () => {
    const window = await open()
    electron.app.emit('second-instance', {}, ['pithead', '--game=3f0c0b1e-6a0b-4a58-9d0e-0f6d2a0c9a11'], '/')
    await settle()
    expect(events(window)).toEqual([])
  })
})

describe('starting and ending', () => {
  test('a second start brings the first window to the front', async () => {
    const window = await start()
    electron.app.emit('second-instance', {}, ['pithead'], '/')
    expect(window.restore).toHaveBeenCalledOnce()
    expect(window.focus).toHaveBeenCalledOnce()
  })

  test('the second one itself ends without a window', async () => {
    electron.app.requestSingleInstanceLock.mockReturnValue(false)
    await import('../../../src/main/electron.ts')
    await settle()
    expect(electron.app.quit).toHaveBeenCalledOnce()
    expect(StandInWindow.opened).toEqual([])
  })

  test('Chromium keeps its files in the data folder', async () => {
    await start()
    expect(electron.app.setPath).toHaveBeenCalledWith('userData', join(folder, 'electron'))
    expect(readdirSync(folder)).toContain('electron')
  })

  test('the last window takes the program with it, and the folder is free again', async () => {
    await start()
    electron.app.emit('window-all-closed')
    expect(electron.app.quit).toHaveBeenCalledOnce()
    electron.app.emit('quit')
    ;(await openStore({ folder, now: () => new Date(0), catalogue: CATALOGUE })).close()
  })

  test('a folder that another Pithead has is said in a box, and the program ends', async () => {
    const other = await openStore({ folder, now: () => new Date(0), catalogue: CATALOGUE })
    onTestFinished(() => other.close())
    const stderr = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
    onTestFinished(() => stderr.mockRestore())
    await import('../../../src/main/electron.ts')
    await vi.waitUntil(() => electron.app.exit.mock.calls.length > 0)
    expect(electron.app.exit).toHaveBeenCalledWith(1)
    expect(electron.dialog.showErrorBox).toHaveBeenCalledWith('Pithead', `another Pithead is open on ${folder}`)
    expect(StandInWindow.opened).toEqual([])
  })

  test.each(SURPRISES)(
    'what nobody foresaw (%s) is said in a line without its details, which are in the log',
    async (name) => {
      await start()
      const stderr = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
      onTestFinished(() => stderr.mockRestore())
      const [own] = program.listeners(name)
      own(new Error('secret of the house'), 'uncaughtException')
      const line = `something went wrong; pithead.log in ${folder} says what`
      expect(electron.dialog.showErrorBox).toHaveBeenCalledWith('Pithead', line)
      expect(stderr).toHaveBeenCalledExactlyOnceWith(`pithead: ${line}\n`)
      expect(readFileSync(join(folder, 'pithead.log'), 'utf8')).toContain('secret of the house')
      expect(readdirSync(join(folder, 'reports'))).toHaveLength(1)
      expect(electron.app.exit).toHaveBeenCalledWith(1)
    },
  )

  test('a folder that can not be made is said likewise', async () => {
    writeFileSync(folder, '')
    const stderr = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
    onTestFinished(() => stderr.mockRestore())
    await import('../../../src/main/electron.ts')
    expect(electron.dialog.showErrorBox).toHaveBeenCalledWith('Pithead', `${folder} could not be opened`)
    expect(electron.app.exit).toHaveBeenCalledWith(1)
  })
})
