/** docs/desktop.md, held to the page's sources, and what the page needs of Electron, held to what the program grants. */
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { pageIn } from './page.ts'
import { programInElectron } from './program.ts'
import { StandInWindow } from './stand-in.ts'

const root = resolve(import.meta.dirname, '../../..')
const renderer = join(root, 'src/renderer')

/** Web APIs that Electron treats unlike a browser or denies by itself, and others that are often used. */
const WEB_APIS = [
  /clipboard\.\w+/g,
  /\bclipboardData\b|\bonpaste\b/g,
  /\bexecCommand\b/g,
  /\bwindow\.(print|open|find)\b/g,
  /\bcreateObjectURL\b|\.download\b/g,
  /\btype="(file|date|datetime-local|time|month|week|color)"/g,
  /<datalist\b/g,
  /\bdataTransfer\b|\bondrop\b|\bondragover\b|\bdraggable="/g,
  /\b(AudioContext|SpeechSynthesisUtterance|speechSynthesis|SpeechRecognition|Notification)\b|\bnew (Shared)?Worker\b/g,
  /\bserviceWorker\b/g,
  /\bnavigator\.\w+/g,
  /\bwakeLock\b/g,
  /\b(requestFullscreen|requestPointerLock|exitFullscreen|showOpenFilePicker|showSaveFilePicker)\b/g,
  /\b(beforeunload|onbeforeunload|onunload|onpagehide)\b/g,
  /\blocation\.\w+|\bhistory\.\w+/g,
  /\b(localStorage|sessionStorage|indexedDB|caches)\b/g,
  /\bdocument\.(cookie|fonts|execCommand|hasFocus|pictureInPictureEnabled)\b/g,
  /\bcrypto\.\w+|\bperformance\.\w+/g,
  /\b(visibilityState|visibilitychange)\b/g,
  /\bprefers-[\w-]+/g,
  /\bspellcheck\b|'contextmenu'|\boncontextmenu\b/g,
  /\b(WebSocket|EventSource|BroadcastChannel|SharedArrayBuffer|RTCPeerConnection|XMLHttpRequest)\b/g,
  /(?<![\w.#])fetch(?=\(['"`])|(?<![\w.#])(alert|confirm|prompt)(?=\((m\.|['"`]))/g,
  /\bgetContext\b|\bsetPointerCapture\b|'pointermove'/g,
  /\b(requestIdleCallback|ResizeObserver|IntersectionObserver|structuredClone|matchMedia)\b/g,
]

interface Row {
  what: string
  apis: string[]
  rooms: string[]
  electron: string
  places: string[]
  shownBy: string
}

const quoted = (cell: string): string[] => [...cell.matchAll(/`([^`]+)`/g)].map(([, text]) => text)

function rowsOf(text: string): Row[] {
  const lines = text.split('\n').filter((line) => line.startsWith('|'))
  return lines.slice(2).map((line) => {
    const [what, page, electron, places, shownBy] = line
      .split('|')
      .slice(1)
      .map((cell) => cell.trim())
    const [apis, rooms = ''] = page.split(': `')
    return { what, apis: quoted(apis), rooms: quoted(`\`${rooms}`), electron, places: quoted(places), shownBy }
  })
}
const rows = rowsOf(readFileSync(join(root, 'docs/desktop.md'), 'utf8'))

function filesIn(path: string): string[] {
  if (statSync(path).isFile()) return [path]
  const entries = readdirSync(path, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
}
/** Without comments, which may speak of anything. */
const textOf = (file: string): string =>
  readFileSync(file, 'utf8').replaceAll(/\/\*[^]*?\*\/|(?<=^|\s)\/\/.*$|<!--[^]*?-->/gm, '')
const isSource = (file: string) => /\.(ts|svelte|css|html)$/.test(file) && !file.includes('paraglide')
const sources = filesIn(renderer)
  .filter(isSource)
  .map((file) => ({ file: file.slice(renderer.length + 1), text: textOf(file) }))

describe('docs/desktop.md', () => {
  const listed = rows.flatMap(({ apis }) => apis)

  test('has every web API that the page uses', () => {
    const missing = sources.flatMap(({ file, text }) =>
      WEB_APIS.flatMap((api) => [...text.matchAll(api)])
        .map(([used]) => used)
        .filter((used) => !listed.some((api) => used.includes(api) || api.includes(used)))
        .map((used) => `${used} in ${file}`),
    )
    expect(missing).toEqual([])
  })

  test.each(rows.filter(({ apis }) => apis.length > 0))('$what: is used where it says', ({ apis, rooms }) => {
    expect(rooms.length).toBeGreaterThan(0)
    const inRooms = sources.filter(({ file }) => rooms.some((room) => file.startsWith(`${room}/`)))
    for (const api of apis)
      expect(
        inRooms.some(({ text }) => text.includes(api)),
        api,
      ).toBe(true)
    for (const room of rooms)
      expect(
        sources.some(({ file, text }) => file.startsWith(`${room}/`) && apis.some((api) => text.includes(api))),
        room,
      ).toBe(true)
  })

  test.each(rows.filter(({ places }) => places.length > 0))('$what: names places and tests', ({ places, shownBy }) => {
    for (const place of places) expect(filesIn(join(root, 'src/main', place))).toHaveLength(1)
    const [file] = quoted(shownBy)
    const [, title] = /“([^”]+)”/.exec(shownBy)!
    expect(readFileSync(join(root, 'tests', file), 'utf8')).toContain(title)
  })
})

const program = programInElectron()

async function start() {
  const window = await program.start()
  program.electron.app.emit('web-contents-created', {}, window.webContents)
  return pageIn(program.electron, window)
}

describe('the page', () => {
  test('copies text, whatever asks for it: nobody else does', async () => {
    const page = await start()
    expect(page.isGranted('clipboard-sanitized-write')).toBe(true)
    for (const asker of [
      { isMainFrame: false },
      { origin: 'https://example.com' },
      { origin: 'pithead://app.example' },
      { origin: 'pithead://other' },
    ])
      expect(page.isGranted('clipboard-sanitized-write', asker), JSON.stringify(asker)).toBe(false)
  })

  test('is granted nothing else, and needs nothing else', async () => {
    const page = await start()
    for (const permission of ['clipboard-read', 'fullscreen', 'screen-wake-lock', 'notifications', 'media', 'unknown'])
      expect(page.isGranted(permission), permission).toBe(false)
    const needed = rows.filter(({ electron }) => electron.startsWith('the permission'))
    for (const { what, electron: said } of needed)
      expect(page.isGranted(quoted(said)[0]), what).toBe(!said.includes('not granted'))
  })

  test('saves files that it made, in a dialog with words, and no others', async () => {
    const page = await start()
    expect(page.save()?.title).toBe('Datei speichern')
    expect(page.save('pithead://app/exports/1')?.title).toBe('Datei speichern')
    expect(page.save('https://example.com/file')).toBeNull()
    expect(page.save('pithead://app/index.html')).toBeNull()
    expect(page.save('pithead://other/exports/1')).toBeNull()
    expect(page.save('blob:https://example.com/1')).toBeNull()
  })

  test.each([
    ['interrupted', 1],
    ['cancelled', 0],
    ['completed', 0],
  ] as const)('a file whose saving is %s is told %i times', async (state, times) => {
    const page = await start()
    page.save()!.end(state)
    expect(program.electron.dialog.showMessageBox).toHaveBeenCalledTimes(times)
  })

  test('loads itself anew and goes nowhere', async () => {
    const page = await start()
    expect(page.reload()).toBe(true)
    expect(page.goes('pithead://app/#/play')).toBe(true)
    for (const url of ['https://example.com/', 'pithead://app/other', 'pithead://other/', 'data:text/html,x'])
      expect(page.goes(url), url).toBe(false)
    expect(page.goes('pithead://app/', false)).toBe(false)
    expect(page.opens('pithead://app/')).toBe(false)
  })

  test('loads its own files, fonts among them', async () => {
    const page = await start()
    expect(page.loads('pithead://app/assets/font.woff2')).toBe(true)
    expect(page.loads('https://fonts.example/font.woff2')).toBe(false)
  })

  test('zooms by the wheel', async () => {
    const page = await start()
    expect(page.wheel('in')).toBe(0.5)
    expect(page.wheel('out')).toBe(0)
  })

  test('has spelling switched off, which would ask a network', async () => {
    await start()
    expect(program.electron.closed.setSpellCheckerEnabled).toHaveBeenCalledExactlyOnceWith(false)
    expect(StandInWindow.opened[0].options.webPreferences.spellcheck).toBe(false)
  })
})

describe('the right button', () => {
  const FIELD = {
    isEditable: true,
    editFlags: { canUndo: true, canRedo: false, canCut: false, canCopy: false, canPaste: true, canSelectAll: true },
  }

  test('shows a menu for editing in a text field, in the language of the page', async () => {
    const page = await start()
    const items = page.rightClick(FIELD)!.template.filter(({ type }) => type !== 'separator')
    expect(items.map(({ role, label, enabled }) => [role, label, enabled])).toEqual([
      ['undo', 'Rückgängig', true],
      ['redo', 'Wiederholen', false],
      ['cut', 'Ausschneiden', false],
      ['copy', 'Kopieren', false],
      ['paste', 'Einfügen', true],
      ['selectAll', 'Alles auswählen', true],
    ])
  })

  test('copies what is selected elsewhere, and shows nothing where nothing is', async () => {
    const page = await start()
    expect(page.rightClick({ selectionText: 'a deal' })!.template.map(({ role }) => role)).toEqual(['copy'])
    expect(page.rightClick()).toBeNull()
    expect(page.rightClick({ selectionText: ' \n' })).toBeNull()
  })

  test('or the menu key shows it at the field, not at the mouse', async () => {
    const page = await start()
    expect(page.rightClick({ ...FIELD, menuSourceType: 'keyboard' })!.options).toMatchObject({ x: 40, y: 60 })
    expect(page.rightClick(FIELD)!.options).not.toHaveProperty('x')
  })
})

describe('Chromium', () => {
  test.each([
    [['de-DE', 'nl-NL'], null],
    [['fy-NL', 'nl-NL', 'en'], 'nl-NL'],
    [['fr-FR', 'it-IT'], null],
    [['en-GB'], null],
  ])('of %j speaks the first language that Pithead has: %s', async (preferred, expected) => {
    program.electron.app.getPreferredSystemLanguages = () => preferred
    await start()
    const switches = program.electron.app.commandLine.appendSwitch.mock.calls as [string, string?][]
    expect(switches.find(([name]) => name === 'lang')?.[1] ?? null).toBe(expected)
  })
})
