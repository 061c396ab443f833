/** The retention of backups: by kind, so that none pushes out another kind's, and by the room that they take. */
import type { BackupState } from '../../../contract/archive.ts'

export type Backup = Pick<BackupState, 'name' | 'at' | 'reason' | 'size'>

/** Days of which the daily backup stays, months of which one stays, and backups of each other kind. */
const DAYS = 7
const MONTHS = 12
const EACH = 3
/** Bytes of all together. The newest backup stays whatever its size. */
export const MOST_BYTES = 1024 ** 3

/** The latest first; what is dated after `now`, by a clock that ran ahead, counts as the oldest. */
export const byAge = <B extends Pick<Backup, 'at'>>(backups: readonly B[], now: string): B[] =>
  backups.toSorted((a, b) => Number(a.at > now) - Number(b.at > now) || b.at.localeCompare(a.at))

/**
 * The backups to be dropped: all but the daily ones of seven days, three of each other kind, and one of each of the last twelve
 * months; of these the oldest where they take too much room.
 */
export function outdated(backups: readonly Backup[], now: string): Backup[] {
  const latest = byAge(backups, now)
  const wanted = new Set([...ofEachKind(latest), ...monthly(latest, now)])
  const kept = withinBytes(latest.filter((backup) => wanted.has(backup)))
  return latest.filter((backup) => !kept.has(backup))
}

const ofEachKind = (latest: readonly Backup[]): Backup[] =>
  [...Map.groupBy(latest, ({ reason }) => reason)].flatMap(([reason, kind]) =>
    reason === 'day' ? firstOfEach(kind, dayOf).slice(0, DAYS) : kind.slice(0, EACH),
  )

function monthly(latest: readonly Backup[], now: string): Backup[] {
  const year = latest.filter(({ at, reason }) => reason === 'day' && at >= yearBefore(now))
  return firstOfEach(year, monthOf).slice(0, MONTHS)
}

const firstOfEach = (latest: readonly Backup[], keyOf: (backup: Backup) => string): Backup[] =>
  [...Map.groupBy(latest, keyOf).values()].map(([first]) => first)

const dayOf = ({ at }: Backup): string => at.slice(0, 10)
const monthOf = ({ at }: Backup): string => at.slice(0, 7)
const yearBefore = (now: string): string => `${Number(now.slice(0, 4)) - 1}${now.slice(4)}`

function withinBytes(latest: readonly Backup[]): ReadonlySet<Backup> {
  let bytes = 0
  const over = latest.findIndex(({ size }, at) => (bytes += size) > MOST_BYTES && at > 0)
  return new Set(over < 0 ? latest : latest.slice(0, over))
}
