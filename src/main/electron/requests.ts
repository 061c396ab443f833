/** The desktop's requests to the program: open files, go somewhere, come to the front. */
import { app, BrowserWindow, dialog } from 'electron'
import type { Destination } from '../../contract/schemas/desktop.ts'
import { IMPORTED } from '../../contract/conventions/imported.ts'
import type { Desktop } from '../desktop/desktop.ts'
import type { Served } from '../platform/serve.ts'
import { readArguments, type Asked } from './arguments.ts'

export interface Dock {
  each: (take: (what: string) => void) => void
}

/** Paths that macOS hands over, from before the program is ready on. */
export const filesFromDock = (): Dock =>
  fromDock((take) =>
    app.on('open-file', (event, path) => {
      event.preventDefault()
      take(path)
    }),
  )

/** Links that macOS hands over, the same. */
export const linksFromDock = (): Dock =>
  fromDock((take) =>
    app.on('open-url', (event, link) => {
      event.preventDefault()
      take(link)
    }),
  )

function fromDock(listen: (take: (what: string) => void) => void): Dock {
  const early: string[] = []
  let take = (what: string): void => void early.push(what)
  listen((what) => take(what))
  return {
    each(next) {
      take = next
      early.splice(0).forEach(next)
    },
  }
}

/** The system's own dialog for choosing a folder, before the window; null if none is chosen. */
export async function askForFolder(): Promise<string | null> {
  const [window] = BrowserWindow.getAllWindows()
  const { filePaths } = await dialog.showOpenDialog(window, { properties: ['openDirectory', 'createDirectory'] })
  return filePaths.at(0) ?? null
}

/**
 * Asks the system to open `pithead:` links with this program. One that isn't packaged would register Electron itself, and
 * Windows' portable one the copy that it unpacked of itself, which is gone once it ends.
 */
export function offerLinks(): void {
  if (app.isPackaged && !process.env.PORTABLE_EXECUTABLE_FILE) app.setAsDefaultProtocolClient('pithead')
}

/** The program's arguments. A program that is not packaged has its folder as the first one. */
export const ownArguments = (): Asked => readArguments(process.argv.slice(app.isPackaged ? 1 : 2), process.cwd())

export function bringToFront(window: BrowserWindow): void {
  if (window.isMinimized()) window.restore()
  window.focus()
}

export interface Requests {
  ask: (asked: Asked) => void
  go: (destination: Destination) => void
  /** The system's own dialog for opening files. */
  openFiles: () => void
}

export function requestsTo(window: BrowserWindow, { api, events }: Served, desktop: Desktop): Requests {
  const hand = async (files: readonly string[]): Promise<void> => {
    if (files.length > 0) events.emit('desktop.handed', await desktop.hand(files))
  }
  const go = (destination: Destination): void => {
    bringToFront(window)
    events.emit('desktop.go', destination)
  }
  return {
    go,
    ask(asked) {
      bringToFront(window)
      void hand(asked.files)
      const destination = destinationOf(asked.go, api)
      if (destination) go(destination)
    },
    openFiles() {
      const properties = ['openFile', 'multiSelections'] as const
      void dialog
        .showOpenDialog(window, {
          properties: [...properties],
          filters: [{ name: 'Pithead', extensions: [...IMPORTED] }],
        })
        .then(({ filePaths }) => hand(filePaths))
    },
  }
}

/** A game that was removed since it stood in the task bar's list is nowhere to go to. */
function destinationOf(go: Asked['go'], api: Served['api']): Destination | null {
  if (go?.to !== 'game') return go
  const game = api['tables.list']().find(({ id }) => id === go.id)
  return game ? { to: 'game', id: game.id, mode: game.mode } : null
}
