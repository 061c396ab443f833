/** The program itself: what it is, and what it has to say to the person at the page. */
import * as v from 'valibot'
import { list, whole } from '../../games/building-blocks/shared-schemas.ts'
import { call, nothing, type FunctionsOf } from './call.ts'
import { time } from './shared.ts'

const appInfo = v.strictObject({
  name: v.literal('Pithead'),
  version: v.string(),
  host: v.picklist(['electron', 'loopback']),
  dataFolder: v.string(),
  /** Whether the database is damaged and waits for a rescue. */
  damaged: v.boolean(),
})

const games = whole(Number.MAX_SAFE_INTEGER)

export const notice = v.variant('code', [
  /** Changes to games that were acknowledged, the last one then, are not in the database; the newest backup has games further. */
  v.strictObject({
    code: v.literal('changes-missing'),
    changes: games,
    until: time,
    backup: v.nullable(v.strictObject({ at: time, games })),
  }),
  /** An import was cut off, and this number of its games, already written, was taken out. */
  v.strictObject({ code: v.literal('import-taken-out'), games }),
  /**
   * This number of games of an import that was cut off is still there: taking them out failed, and will be tried again.
   */
  v.strictObject({ code: v.literal('import-left'), games }),
  /** There is no backup of today; the reason is the code that a call would be refused with. */
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

export const PROGRAM_CALLS = {
  /** Answered in any state of the database. While it is damaged, only the settings, reports and the rescue answer besides. */
  'app.info': call([], appInfo),
  /** Notices for the person at the page, until they have read them. */
  'notices.list': call([], list(notice, 1000)),
  'notices.clear': call([], nothing),
}

export type AppInfo = v.InferOutput<typeof appInfo>
export type Notice = v.InferOutput<typeof notice>

export type ProgramApi = FunctionsOf<typeof PROGRAM_CALLS>
