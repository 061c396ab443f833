import { crossing } from '../../contract/errors.ts'
import type { Log } from '../platform/program-log.ts'
import type { Store } from '../store/store.ts'

/** Milliseconds: a program that is left open meets midnight. */
const EVERY = 10 * 60_000

/** Makes the backup of the day, now and on every day that begins meanwhile; answers how to stop. A failure is said once. */
export async function backupDaily(
  { backupOfTheDay, notices }: Pick<Store, 'backupOfTheDay' | 'notices'>,
  log: Log,
): Promise<() => void> {
  let hasFailed = false
  const failed = (error: unknown): void => {
    if (hasFailed) return
    hasFailed = true
    log('the backup of the day failed', error)
    notices.add({ code: 'backup-failed', reason: crossing(error).code })
  }
  const made = (): void => {
    hasFailed = false
    notices.drop('backup-failed')
  }
  const attempt = () => backupOfTheDay().then(made, failed)
  await attempt()
  const timer = setInterval(() => void attempt(), EVERY).unref()
  return () => clearInterval(timer)
}
