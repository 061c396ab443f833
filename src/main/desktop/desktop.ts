/** The page's interface to the desktop around it. */
import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { basename, extname } from 'node:path'
import { buffer } from 'node:stream/consumers'
import type { DesktopApi, HandedFile, Version } from '../../contract/desktop.ts'
import { refusal } from '../../contract/errors.ts'
import { IMPORTED } from '../../contract/base/imported.ts'

/** The rest of a larger file is not read: the import refuses it anyway. */
const MOST_BYTES = 64 * 1024 * 1024 + 1
/** Bytes of one answer. */
const PART = 512 * 1024
/** Files that wait at once; who drops a whole folder of them may do so again. */
const MOST_FILES = 200
/** Bytes from which on no further file is read: they wait in memory. */
const MOST_HELD = 256 * 1024 * 1024

/** Whether a file by this name can be imported; the import judges its contents. */
export const isImported = (name: string): boolean => IMPORTED.includes(extname(name).slice(1).toLowerCase())

export interface Desktop {
  api: DesktopApi
  /** Reads these files, so that nothing is lost if they go away, and answers how many wait now. One that can't be read is empty. */
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
  const waiting = new Map<string, { file: HandedFile; bytes: Buffer }>()

  const add = (path: string, bytes: Buffer): void => {
    const file = { id: randomUUID(), name: basename(path), size: bytes.length }
    waiting.set(file.id, { file, bytes })
  }

  const isFull = (): boolean =>
    waiting.size >= MOST_FILES || [...waiting.values()].reduce((sum, { bytes }) => sum + bytes.length, 0) >= MOST_HELD

  return {
    async hand(paths) {
      for (const path of paths) {
        if (isFull()) break
        add(path, await contentOf(path).catch(() => Buffer.alloc(0)))
      }
      return waiting.size
    },
    api: {
      'desktop.files': () => [...waiting.values()].map(({ file }) => file),
      'desktop.read'({ id, from }) {
        const found = waiting.get(id)
        if (!found) throw refusal('not-found', { id })
        if (from >= found.bytes.length) waiting.delete(id)
        return found.bytes.subarray(from, from + PART).toString('base64')
      },
      'desktop.awake': awake,
      'desktop.folder': folder,
      'desktop.versions': versions,
    },
  }
}

const contentOf = (path: string): Promise<Buffer> => buffer(createReadStream(path, { end: MOST_BYTES - 1 }))

const NAMES = { electron: 'Electron', chrome: 'Chromium', node: 'Node.js', v8: 'V8' }

const versions = (): Version[] =>
  Object.entries(NAMES).flatMap(([key, name]) => {
    const version = process.versions[key]
    return version ? [{ name, version }] : []
  })
