import { describe, expect, test } from 'vitest'
import type { BackupReason } from '../../../../src/contract/archive.ts'
import { byAge, MOST_BYTES, outdated, type Backup } from '../../../../src/main/store/backups/retention.ts'

const DAY = 86_400_000
const NOW = '2026-11-22T12:00:00.000Z'

/** A backup made this number of days before today. */
function made(daysAgo: number, reason: BackupReason = 'day', size = 1): Backup {
  const at = new Date(Date.parse(NOW) - daysAgo * DAY).toISOString()
  return { name: `${at} ${reason}`, at, reason, size }
}

const daily = (days: number) => Array.from({ length: days }, (_, day) => made(day))

function keptOf(backups: Backup[]) {
  const dropped = new Set(outdated(backups, NOW))
  return backups.filter((backup) => !dropped.has(backup))
}
const daysAgo = (backups: Backup[]) => backups.map(({ at }) => Math.round((Date.parse(NOW) - Date.parse(at)) / DAY))

describe('what stays of the backups', () => {
  test('the daily ones of the last seven days, and of each month before the last one, for a year', () => {
    const kept = keptOf(daily(800))
    expect(kept.slice(0, 7)).toEqual(daily(7))
    expect(kept.slice(7).map(({ at }) => at.slice(0, 10))).toEqual([
      ...['2026-10-31', '2026-09-30', '2026-08-31', '2026-07-31', '2026-06-30', '2026-05-31'],
      ...['2026-04-30', '2026-03-31', '2026-02-28', '2026-01-31', '2025-12-31'],
    ])
  })

  test('where Pithead is seldom used, those of the last seven days on which it was', () => {
    const seldom = [0, 400, 800, 900, 1000, 1100, 1200, 1300].map((day) => made(day))
    expect(daysAgo(keptOf(seldom))).toEqual([0, 400, 800, 900, 1000, 1100, 1200])
  })

  test('of each other kind three: seven imports push out no daily one', () => {
    const imports = [1, 2, 3, 4, 5, 6, 7].map((day) => made(day / 100, 'import'))
    const others = (['merge', 'removal', 'restore', 'migration'] as const).flatMap((reason) =>
      [8, 9, 10, 11].map((day) => made(day, reason)),
    )
    const kept = keptOf([...daily(7), ...imports, ...others])
    const count = (reason: BackupReason) => kept.filter((backup) => backup.reason === reason).length
    expect(
      ['day', 'import', 'merge', 'removal', 'restore', 'migration'].map((kind) => count(kind as BackupReason)),
    ).toEqual([7, 3, 3, 3, 3, 3])
  })

  test('what a clock that ran ahead has dated counts as the oldest', () => {
    const future = [-400, -401, -402, -403, -404, -405].map((day) => made(day))
    expect(daysAgo(keptOf([...future, ...daily(3)]))).toEqual([-402, -403, -404, -405, 0, 1, 2])
    expect(daysAgo(byAge([...future.slice(0, 2), ...daily(2)], NOW))).toEqual([0, 1, -401, -400])
    expect(keptOf([...future, ...daily(800)])).toEqual(keptOf(daily(800)))
  })

  test('a clock that falls back by years costs none of the months', () => {
    const months = keptOf(daily(800))
    expect(outdated(months, '1970-01-01T00:00:00.000Z')).toEqual([])
  })

  test('no more than fits into the room for them, the oldest first, and always the newest', () => {
    const [a, b, c, d] = [0, 1, 2, 3].map((day) => made(day, 'day', MOST_BYTES / 3))
    expect(keptOf([a, b, c, d])).toEqual([a, b, c])
    const huge = made(0, 'import', MOST_BYTES * 2)
    expect(keptOf([huge, b])).toEqual([huge])
  })
})
