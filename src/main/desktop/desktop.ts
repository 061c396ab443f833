/** The page's interface to the desktop around it. */
import { randomUUID } from 'node:crypto'
import { basename, extname } from 'node:path'
import type { DesktopApi, HandedFile, Version } from '../../contract/schemas/desktop.ts'
import { refusal } from '../../contract/errors.ts'
import { IMPORTED } from '../../contract/conventions/imported.ts'
import { fileSource, sourceOf, type Source } from '../platform/source.ts'

/** Bytes of one answer. */
const PART = 512 * 1024
/** Files that wait at once, each of them open; who drops a whole folder of them may do so again. */
const MOST_FILES = 200

/** Whether a file by this name can be imported; the import judges its contents. */
export const isImported = (name: string): boolean => IMPORTED.includes(extname(name).slice(1).toLowerCase())

export interface Desktop {
  api: DesktopApi
  /** Keeps these files open, so that they may go away, and answers how many wait now. One that can't be read is empty. */
  hand: (paths: readonly string[]) => Promise<number>
}

/** A desktop's services to the page. */
export interface DesktopHelp {
  /** Keeps the screen on or no longer. */
  awake: (on: boolean) => void
  folder: DesktopApi['desktop.folder']
}

const NO_DESKTOP: DesktopHelp = { awake: () => {}, folder: () => Promise.resolve(null) }

export function newDesktop({ awake, folder }: DesktopHelp = NO_DESKTOP): Desktop {
  const waiting = new Map<string, { file: HandedFile; source: Source }>()

  const add = (path: string, source: Source): void => {
    const file = { id: randomUUID(), name: basename(path), size: source.size }
    waiting.set(file.id, { file, source })
  }

  return {
    hand(paths) {
      for (const path of paths.slice(0, MOST_FILES - waiting.size)) add(path, opened(path))
      return Promise.resolve(waiting.size)
    },
    api: {
      'desktop.files': () => [...waiting.values()].map(({ file }) => file),
      'desktop.read'({ id, from }) {
        const found = waiting.get(id)
        if (!found) throw refusal('not-found', { id })
        const bytes = found.source.read(from, PART)
        if (bytes.length === 0) {
          waiting.delete(id)
          found.source.close()
        }
        return bytes.toString('base64')
      },
      'desktop.awake': awake,
      'desktop.folder': folder,
      'desktop.versions': versions,
    },
  }
}

function opened(path: string): Source {
  try {
    return fileSource(path)
  } catch {
    return sourceOf(Buffer.alloc(0))
  }
}

const NAMES = { electron: 'Electron', chrome: 'Chromium', node: 'Node.js', v8: 'V8' }

const versions = (): Version[] =>
  Object.entries(NAMES).flatMap(([key, name]) => {
    const version = process.versions[key]
    return version ? [{ name, version }] : []
  })
