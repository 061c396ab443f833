/** Schemas of the desktop around the page. */
import * as v from 'valibot'
import { list, whole } from '../../games/schemas.ts'
import { mode, tableId } from './base.ts'

const nothing = v.strictTuple([])
const bytes = whole(1024 * 1024 * 1024)
const version = v.strictObject({ name: v.string(), version: v.string() })
const place = v.picklist(['home', 'new', 'score', 'records', 'settings', 'keys', 'about'])

export const DESKTOP_CALLS = {
  'desktop.files': {
    args: nothing,
    result: list(v.strictObject({ id: v.pipe(v.string(), v.uuid()), name: v.string(), size: bytes }), 1000),
  },
  'desktop.read': {
    args: v.strictTuple([v.strictObject({ id: v.pipe(v.string(), v.uuid()), from: bytes })]),
    result: v.string(),
  },
  'desktop.awake': { args: v.strictTuple([v.boolean()]), result: v.undefined() },
  'desktop.versions': { args: nothing, result: list(version) },
} as const

export const DESKTOP_EVENTS = {
  'desktop.handed': whole(),
  'desktop.go': v.variant('to', [
    v.strictObject({ to: place }),
    v.strictObject({ to: v.literal('game'), id: tableId, mode }),
  ]),
} as const
