/** Bounds the memory that pages cost when they don't read their messages. */
import type { WebSocket } from 'ws'

/** Bytes that one page may have left unread when the next message for it comes. */
const MOST_UNREAD = 8 * 1024 * 1024
/** Bytes that all pages together may have left unread. */
const MOST_UNREAD_IN_ALL = 32 * 1024 * 1024

export interface Outbox {
  /** Sends a message, or cuts the page off. May cut off others too, those that have been behind for longest. */
  send: (socket: Receiver, text: string) => void
}

export type Receiver = Pick<WebSocket, 'bufferedAmount' | 'terminate'> & {
  send: (text: string, written: () => void) => void
}

export function newOutbox(): Outbox {
  // In the order in which they fell behind: who has read everything in between is at the end again.
  const behind = new Set<Receiver>()

  const cutOff = (socket: Receiver): void => {
    behind.delete(socket)
    socket.terminate()
  }
  const shorten = (): void => {
    for (const socket of behind) {
      // One page alone may get a message of any length.
      if (behind.size === 1 || unreadBy(behind) <= MOST_UNREAD_IN_ALL) return
      cutOff(socket)
    }
  }
  return {
    send(socket, text) {
      if (socket.bufferedAmount > MOST_UNREAD) return cutOff(socket)
      behind.add(socket)
      // Also called where it is cut off with messages under way.
      socket.send(text, () => {
        if (socket.bufferedAmount === 0) behind.delete(socket)
      })
      shorten()
    },
  }
}

const unreadBy = (sockets: Iterable<Receiver>): number =>
  [...sockets].reduce((sum, { bufferedAmount }) => sum + bufferedAmount, 0)
