/**
 * The page in Electron, as far as the program lets it act. Everything that a browser would simply do is refused here
 * unless the program granted it or does it itself, as Electron does (docs/desktop.md).
 */
import { EventEmitter } from 'node:events'
import { vi } from 'vitest'
import type { StandIn, StandInWindow } from './stand-in.ts'

const PAGE = 'pithead://app'

export interface Asker {
  isMainFrame?: boolean
  origin?: string
}

export interface Saved {
  /** Title of the system's dialog; by itself Electron shows the file's address. */
  title: string
  /** Ends the download as Electron tells it. */
  end: (state: 'completed' | 'cancelled' | 'interrupted') => void
}

export function pageIn({ closed, popup }: StandIn, { webContents }: StandInWindow) {
  /** Chromium checks and asks; both have to agree. Without a handler neither does. */
  const isGranted = (permission: string, { isMainFrame = true, origin = PAGE }: Asker = {}): boolean => {
    const details = { isMainFrame, requestingUrl: `${origin}/#/table/1` }
    const answer = vi.fn<(granted: boolean) => void>()
    closed.setPermissionRequestHandler.mock.lastCall?.[0](webContents, permission, answer, details)
    const isAllowed = closed.setPermissionCheckHandler.mock.lastCall?.[0](
      webContents,
      permission,
      `${origin}/`,
      details,
    )
    return isAllowed === true && answer.mock.lastCall?.[0] === true
  }

  const goes = (url: string, isMainFrame = true): boolean => {
    const preventDefault = vi.fn()
    const names = isMainFrame ? ['will-frame-navigate', 'will-navigate'] : ['will-frame-navigate']
    for (const name of names) webContents.emit(name, { url, isMainFrame, preventDefault })
    return preventDefault.mock.calls.length === 0
  }

  return {
    isGranted,
    reload: () => goes(webContents.getURL()),
    goes,
    opens: (url: string): boolean => webContents.openHandler({ url }).action === 'allow',
    /** Whether a file of this address may be loaded. */
    loads: (url: string): boolean => !closed.cancels(url),
    /** Null where the download is refused. */
    save(url = `blob:${PAGE}/7a3c`): Saved | null {
      const preventDefault = vi.fn()
      const setSaveDialogOptions = vi.fn<(options: { title?: string }) => void>()
      const item = Object.assign(new EventEmitter(), {
        getURL: () => url,
        getSavePath: () => '/home/anna/Downloads/games.zip',
        setSaveDialogOptions,
      })
      closed.emit('will-download', { preventDefault }, item)
      if (preventDefault.mock.calls.length > 0 || closed.cancels(url)) return null
      const title = setSaveDialogOptions.mock.lastCall?.[0].title ?? url
      return { title, end: (state) => item.emit('done', {}, state) }
    },
    /** The roles in the menu that a click of the right button shows; null where none is shown. */
    rightClick(on: object = {}) {
      popup.mockClear()
      webContents.emit('context-menu', {}, { ...NOWHERE, ...on })
      const [template, options] = popup.mock.lastCall ?? []
      return template ? { template, options } : null
    },
    /** The zoom after one notch of the wheel with Ctrl. */
    wheel(direction: 'in' | 'out'): number {
      webContents.emit('zoom-changed', {}, direction)
      return webContents.zoomLevel
    },
  }
}

const NOTHING_TO_EDIT = {
  canUndo: false,
  canRedo: false,
  canCut: false,
  canCopy: false,
  canPaste: false,
  canSelectAll: false,
}
const NOWHERE = {
  x: 40,
  y: 60,
  frame: null,
  isEditable: false,
  selectionText: '',
  menuSourceType: 'mouse',
  editFlags: NOTHING_TO_EDIT,
}
