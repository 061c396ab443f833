import type { Database } from 'better-sqlite3'
import { unsafeDrive } from './drive.ts'
import type { NoticeStore } from '../settings/notices.ts'
import type { UserChoices } from '../settings/user-choice.ts'

/**
 * Says once of each kind that the data folder is on a drive where its database isn't safe: on a network, synchronised, or
 * one that has no write-ahead log, where SQLite goes on without.
 */
export function warnOfDrive(
  db: Database,
  folder: string,
  choices: UserChoices,
  notices: Pick<NoticeStore, 'add'>,
  drive = unsafeDrive(folder),
): void {
  const kind = drive ?? (hasLog(db) ? null : 'no-log')
  const { warned, ...choice } = choices.read()
  if (kind === warned) return
  attempt(() => choices.write({ ...choice, warned: kind }))
  if (kind !== null) notices.add({ code: 'unsafe-drive', folder, kind })
}

const hasLog = (db: Database): boolean => db.pragma('journal_mode', { simple: true }) === 'wal'

/** Ignores a configuration that can't be written: the warning is repeated at the next start. */
function attempt(work: () => void): void {
  try {
    work()
  } catch {
    // See above.
  }
}
