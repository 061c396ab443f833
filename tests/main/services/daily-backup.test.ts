import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { refusal } from '../../../src/contract/errors.ts'
import { CATALOGUE } from '../../../src/games/catalogue.ts'
import { backupDaily } from '../../../src/main/services/daily-backup.ts'
import { openStore } from '../../../src/main/store/store.ts'
import { told, put } from '../archive/archived.ts'
import { newFolder } from '../folder.ts'

const HOUR = 3_600_000
const EVENING = Date.UTC(2026, 10, 20, 22)

beforeEach(() => void vi.useFakeTimers({ now: EVENING, toFake: ['setInterval', 'clearInterval', 'Date'] }))
afterEach(() => void vi.useRealTimers())

test('a program that is left open over midnight makes the backup of the next day', async () => {
  const store = await openStore({ folder: newFolder(), now: () => new Date(), catalogue: CATALOGUE })
  onTestFinished(() => store.close())
  put(store, [told('2-players', 'a')])
  const made: Promise<void>[] = []
  const backupOfTheDay = () => made[made.push(store.backupOfTheDay()) - 1]
  const stop = await backupDaily({ ...store, backupOfTheDay }, () => {})
  vi.advanceTimersByTime(3 * HOUR)
  await Promise.all(made)
  stop()
  expect(store.backups().map(({ at }) => at.slice(0, 10))).toEqual(['2026-11-21', '2026-11-20'])
})

test('a failure is said once, and again only after a success', async () => {
  const notices = { add: vi.fn(), drop: vi.fn(), list: () => [], clear: () => {} }
  const full = () => Promise.reject(refusal('storage-full'))
  const backupOfTheDay = vi.fn(full)
  const stop = await backupDaily({ backupOfTheDay, notices }, () => {})
  await vi.advanceTimersByTimeAsync(HOUR)
  expect(notices.add.mock.calls).toEqual([[{ code: 'backup-failed', reason: 'storage-full' }]])
  expect(notices.drop).not.toHaveBeenCalled()
  backupOfTheDay.mockResolvedValueOnce(undefined as never)
  await vi.advanceTimersByTimeAsync(HOUR)
  expect(notices.drop.mock.calls).toEqual([['backup-failed']])
  expect(notices.add).toHaveBeenCalledTimes(2)
  stop()
})
