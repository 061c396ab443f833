import type { Services } from './options.ts'

/** Milliseconds. */
const EVERY = 2000

/** Calls once, within seconds, when somebody took the lock on the data folder away: another Pithead may be at work there. */
export function whenFolderIsLost({ isLost }: Pick<Services, 'isLost'>, stop: () => void): void {
  const look = () => {
    if (!isLost()) return
    clearInterval(timer)
    stop()
  }
  const timer = setInterval(look, EVERY).unref()
}
