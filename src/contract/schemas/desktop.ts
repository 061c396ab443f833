/** Schemas of the desktop around the page. */
import * as v from 'valibot'
import { list, whole } from '../../games/building-blocks/shared-schemas.ts'
import { call, nothing, type FunctionsOf } from './call.ts'
import { mode, tableId } from './shared.ts'

const bytes = whole(Number.MAX_SAFE_INTEGER)
const fileId = v.pipe(v.string(), v.uuid())
/** `name` is without its folder, `size` in bytes. */
const handedFile = v.strictObject({ id: fileId, name: v.string(), size: bytes })
const version = v.strictObject({ name: v.string(), version: v.string() })
const destination = v.variant('to', [
  v.strictObject({ to: v.picklist(['home', 'new', 'score', 'archive', 'settings', 'keys', 'about']) }),
  v.strictObject({ to: v.literal('game'), id: tableId, mode }),
  /** A position of a finished game, after this number of whole moves. */
  v.strictObject({ to: v.literal('position'), id: tableId, moves: whole(99_999) }),
])

/** The desktop around the page. Without one these calls do nothing. */
export const DESKTOP_CALLS = {
  /** Files handed over by a double click or the command line that nobody has read to the end. */
  'desktop.files': call([], list(handedFile, 1000)),
  /** A part of one in base64, from this byte on; empty at its end, which also lets go of it. */
  'desktop.read': call([v.strictObject({ id: fileId, from: bytes })], v.string()),
  /** Keeps the screen on until it is called with false or the window closes. */
  'desktop.awake': call([v.boolean()], nothing),
  /** A folder chosen in the system's own dialog; null if the person chooses none. */
  'desktop.folder': call([], v.nullable(v.string()), 'later'),
  /** The versions of the platform that the program runs on. */
  'desktop.versions': call([], list(version)),
}

export const DESKTOP_EVENTS = {
  /** This many files were handed over and wait. */
  'desktop.handed': whole(),
  /** Chosen in the system's menu, or asked for as the program started. */
  'desktop.go': destination,
}

export type HandedFile = v.InferOutput<typeof handedFile>
export type Version = v.InferOutput<typeof version>
export type Destination = v.InferOutput<typeof destination>

export type DesktopApi = FunctionsOf<typeof DESKTOP_CALLS>
