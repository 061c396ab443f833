/** Schemas of the program itself and of the people it knows. */
import * as v from 'valibot'
import { colorWord, name, whole } from '../../games/base/shared-schemas.ts'
import { time } from './shared.ts'

export const appInfo = v.strictObject({
  name: v.literal('Pithead'),
  version: v.string(),
  host: v.picklist(['electron', 'loopback']),
  dataFolder: v.string(),
  /** Whether the database is damaged and waits for a rescue. */
  damaged: v.boolean(),
})

const games = whole(Number.MAX_SAFE_INTEGER)

/** Notices for whoever starts Pithead. */
export const notice = v.variant('code', [
  /** Changes to games that were acknowledged, the last one then, are not in the database; the newest backup has games further. */
  v.strictObject({
    code: v.literal('changes-missing'),
    changes: games,
    until: time,
    backup: v.nullable(v.strictObject({ at: time, games })),
  }),
  /** An import was cut off; so many of its games that were written already were taken out. */
  v.strictObject({ code: v.literal('import-taken-out'), games }),
  /** So many games of an import that was cut off are still there: taking them out failed, and will be tried again. */
  v.strictObject({ code: v.literal('import-left'), games }),
  /** There is no backup of today, for the reason that a call would be refused with. */
  v.strictObject({ code: v.literal('backup-failed'), reason: v.string() }),
  /** A backup was made, but its copy didn't get to the second folder; said once until one does. */
  v.strictObject({ code: v.literal('backup-not-copied'), folder: v.string(), reason: v.string() }),
  /** The database names a second folder that this user didn't choose for this data folder: no copies go there. */
  v.strictObject({ code: v.literal('second-folder-ignored'), folder: v.string() }),
  /** The data folder is on a drive where its database isn't safe; one without a log is safe, but slow. */
  v.strictObject({
    code: v.literal('unsafe-drive'),
    folder: v.string(),
    kind: v.picklist(['network', 'synchronised', 'no-log']),
  }),
])

export const person = v.strictObject({ name, color: colorWord })

export type AppInfo = v.InferOutput<typeof appInfo>
export type Notice = v.InferOutput<typeof notice>
export type Person = v.InferOutput<typeof person>
