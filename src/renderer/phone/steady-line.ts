/** A phone's line that comes back by itself: after a while, and at once where the phone wakes up or is on the network again. */
import { PHONE_PULSE, type HostMessage, type PhoneMessage } from '../../contract/phones/messages.ts'
import { PhoneLine, type PhoneSocket, type Secret } from '../../contract/phones/phone-line.ts'

export interface SteadyHandlers {
  message: (message: HostMessage) => void
  /** The line is gone and is being restored. */
  lost: () => void
  /** The secret opens nothing; nothing is tried again. */
  refused: () => void
}

/** Milliseconds before attempt `n` (from 0). */
const backoff = (attempt: number): number => Math.min(2000, 200 * 2 ** attempt)
/** Milliseconds of silence after which a line is as good as lost. */
const SILENCE = 2.5 * PHONE_PULSE

export class SteadyLine {
  readonly #open: () => PhoneSocket
  readonly #secret: Secret
  readonly #handlers: SteadyHandlers
  readonly #pulse: ReturnType<typeof setInterval>
  #line: PhoneLine | null = null
  #attempt = 0
  #retry: ReturnType<typeof setTimeout> | undefined
  #lastHeard = 0

  constructor(open: () => PhoneSocket, secret: Secret, handlers: SteadyHandlers) {
    this.#open = open
    this.#secret = secret
    this.#handlers = handlers
    this.#pulse = setInterval(() => this.#look(SILENCE), PHONE_PULSE)
    document.addEventListener('visibilitychange', this.#wake)
    for (const event of WAKING) window.addEventListener(event, this.#wake)
    this.#connect()
  }

  send(message: PhoneMessage): void {
    this.#line?.send(message)
  }

  close(): void {
    const before = this.#line
    this.#line = null
    clearTimeout(this.#retry)
    clearInterval(this.#pulse)
    document.removeEventListener('visibilitychange', this.#wake)
    for (const event of WAKING) window.removeEventListener(event, this.#wake)
    before?.close()
  }

  /** Gives up the line that was there. */
  #connect(): void {
    clearTimeout(this.#retry)
    const before = this.#line
    this.#lastHeard = Date.now()
    const current: PhoneLine = new PhoneLine(this.#open(), this.#secret, {
      message: (message) => {
        if (this.#line === current) this.#heard(message)
      },
      lost: (refused) => {
        if (this.#line === current) this.#lost(refused)
      },
    })
    this.#line = current
    before?.close()
  }

  #heard(message: HostMessage): void {
    this.#attempt = 0
    this.#lastHeard = Date.now()
    this.#handlers.message(message)
  }

  #lost(refused: boolean): void {
    if (refused) {
      this.close()
      return this.#handlers.refused()
    }
    this.#handlers.lost()
    this.#retry = setTimeout(() => this.#connect(), backoff(this.#attempt++))
  }

  /** A line on which nothing comes for so long, as while the phone slept, is as good as lost. */
  #look(most: number): void {
    if (Date.now() - this.#lastHeard < most) return this.#line?.send({ type: 'ping' })
    this.#handlers.lost()
    this.#connect()
  }

  readonly #wake = (): void => {
    if (document.visibilityState === 'visible') this.#look(PHONE_PULSE)
  }
}

const WAKING = ['online', 'pageshow']
