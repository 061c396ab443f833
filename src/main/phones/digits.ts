/** Six digits in place of a code to scan: they let one phone in, once, within two minutes. */
import { randomBytes, randomInt } from 'node:crypto'
import { keyOfDigits } from '../../contract/phones/digits-key.ts'
import { SALT_BYTES } from '../../contract/phones/greetings.ts'
import type { Door } from './doors.ts'

/** Milliseconds for which digits are good. */
const GOOD_FOR = 120_000
/** Wrong digits after which nobody comes in by digits, and for how many milliseconds. */
const MOST_WRONG = 5
const CLOSED_FOR = 60_000

interface Made {
  seat: number
  digits: string
  until: number
  door: Door
}

export interface Digits {
  /** Makes digits for a seat in place of those that were there. `enter` lets in who has them. */
  make: (seat: number, enter: Door['enter']) => Promise<void>
  /** The digits that are good now; null if there are none. */
  current: () => Pick<Made, 'seat' | 'digits' | 'until'> | null
  /** Null if nobody comes in by digits now. */
  door: () => Door | null
  drop: () => void
}

/** `now` is in milliseconds. `changed` is called where the digits were used, or given up after wrong ones. */
export function newDigits(now: () => number, changed: () => void): Digits {
  let made: Made | null = null
  let wrong = 0
  let closedUntil = 0

  const current = () => (made && now() < made.until && now() >= closedUntil ? made : null)
  const drop = () => void (made = null)

  const fail = (): void => {
    if (++wrong < MOST_WRONG) return
    wrong = 0
    closedUntil = now() + CLOSED_FOR
    drop()
    changed()
  }
  return {
    async make(seat, enter) {
      const digits = String(randomInt(1_000_000)).padStart(6, '0')
      const salt = new Uint8Array(randomBytes(SALT_BYTES))
      const key = await keyOfDigits(digits, salt)
      const once: Door['enter'] = (phone) => {
        drop()
        changed()
        return enter(phone)
      }
      made = { seat, digits, until: now() + GOOD_FOR, door: { key, salt, enter: once, fail } }
    },
    current,
    door: () => current()?.door ?? null,
    drop,
  }
}
