/** Schemas of the desktop around the page. */
import * as v from 'valibot'
import { list, whole } from '../../games/base/shared-schemas.ts'
import { mode, tableId } from './shared.ts'

const nothing = v.strictTuple([])
const bytes = whole(Number.MAX_SAFE_INTEGER)
const fileId = v.pipe(v.string(), v.uuid())
/** `name` is without its folder, `size` in bytes. */
const handedFile = v.strictObject({ id: fileId, name: v.string(), size: bytes })
const version = v.strictObject({ name: v.string(), version: v.string() })
const destination = v.variant('to', [
  v.strictObject({ to: v.picklist(['home', 'new', 'score', 'archive', 'settings', 'keys', 'about']) }),
  v.strictObject({ to: v.literal('game'), id: tableId, mode }),
  /** Of a finished game, after so many whole moves. */
  v.strictObject({ to: v.literal('position'), id: tableId, moves: whole(99_999) }),
])

export const DESKTOP_CALLS = {
  'desktop.files': { args: nothing, result: list(handedFile, 1000) },
  'desktop.read': {
    args: v.strictTuple([v.strictObject({ id: fileId, from: bytes })]),
    result: v.string(),
  },
  'desktop.awake': { args: v.strictTuple([v.boolean()]), result: v.undefined() },
  'desktop.folder': { args: nothing, result: v.nullable(v.string()) },
  'desktop.versions': { args: nothing, result: list(version) },
} as const

export const DESKTOP_EVENTS = {
  'desktop.handed': whole(),
  'desktop.go': destination,
} as const

export type HandedFile = v.InferOutput<typeof handedFile>
export type Version = v.InferOutput<typeof version>
export type Destination = v.InferOutput<typeof destination>
