/** The way in for phones: which key opens which seat. */
import type { HostMessage, Leaving, PhoneMessage } from '../../contract/phones/messages.ts'

/** A phone that has shown that it has a key. */
export interface Phone {
  tell: (message: HostMessage) => void
  /** Tells why, and ends the connection. */
  leave: (why: Leaving) => void
}

/** A seat's side of a phone. */
export interface Guest {
  heard: (message: PhoneMessage) => void
  gone: () => void
}

export interface Door {
  key: Uint8Array
  /** Sent along with the host's greeting; empty if the phone has the key itself. */
  salt: Uint8Array
  /** Called for a phone that has the key. */
  enter: (phone: Phone) => Guest
  /** Called when a first message wasn't sealed with the key. */
  fail: () => void
}

/** The door that a key's name opens; null if there is none. */
export type FindDoor = (name: Uint8Array) => Door | null
