/** A phone's line that comes back by itself: after a while, and at once where the phone wakes up or is on the network again. */
import { PHONE_PULSE, type HostMessage, type PhoneMessage } from '../../contract/phones/messages.ts'
import { openPhoneLine, type PhoneLine, type PhoneSocket, type Secret } from '../../contract/phones/phone-line.ts'

export interface SteadyHandlers {
  message: (message: HostMessage) => void
  /** The line is gone and is being restored. */
  lost: () => void
  /** The secret opens nothing; nothing is tried again. */
  refused: () => void
}

export interface SteadyLine {
  send: (message: PhoneMessage) => void
  close: () => void
}

/** Milliseconds before attempt `n` (from 0). */
const backoff = (attempt: number): number => Math.min(2000, 200 * 2 ** attempt)
/** Milliseconds of silence after which a line is as good as lost. */
const SILENCE = 2.5 * PHONE_PULSE

export function openSteadyLine(open: () => PhoneSocket, secret: Secret, handlers: SteadyHandlers): SteadyLine {
  let line: PhoneLine | null = null
  let attempt = 0
  let retry: ReturnType<typeof setTimeout> | undefined
  let lastHeard = 0
  const silence = () => Date.now() - lastHeard

  /** Gives up the line that was there. */
  const connect = (): void => {
    clearTimeout(retry)
    const before = line
    lastHeard = Date.now()
    const current = openPhoneLine(open(), secret, {
      message(message) {
        if (line !== current) return
        attempt = 0
        lastHeard = Date.now()
        handlers.message(message)
      },
      lost(refused) {
        if (line !== current) return
        if (refused) return giveUp()
        handlers.lost()
        retry = setTimeout(connect, backoff(attempt++))
      },
    })
    line = current
    before?.close()
  }
  const giveUp = (): void => {
    close()
    handlers.refused()
  }
  /** A line on which nothing comes for so long, as while the phone slept, is as good as lost. */
  const look = (most: number): void => {
    if (silence() < most) return line?.send({ type: 'ping' })
    handlers.lost()
    connect()
  }
  const wake = (): void => {
    if (document.visibilityState === 'visible') look(PHONE_PULSE)
  }
  const close = (): void => {
    const before = line
    line = null
    clearTimeout(retry)
    clearInterval(pulse)
    document.removeEventListener('visibilitychange', wake)
    for (const event of WAKING) window.removeEventListener(event, wake)
    before?.close()
  }

  const pulse = setInterval(() => look(SILENCE), PHONE_PULSE)
  document.addEventListener('visibilitychange', wake)
  for (const event of WAKING) window.addEventListener(event, wake)
  connect()
  return { send: (message) => line?.send(message), close }
}

const WAKING = ['online', 'pageshow']
