/** The transports between the renderer and the services. Each carries texts; `client.ts` knows their meaning. */

/** The longest message of a page; the longest honest one, a part of a file that is brought in, is just below. */
export const MOST_CHARACTERS = 64 * 1024

/** The single object that the Electron preload exposes, as `window.pithead`. */
export interface Bridge {
  send: (text: string) => void
  onMessage: (handler: (text: string) => void) => void
}

export interface Link {
  send: (text: string) => void
  close: () => void
}

export interface LinkHandlers {
  opened: () => void
  message: (text: string) => void
  /** Called once; nothing is called afterwards. */
  lost: () => void
}

export interface Transport {
  open: (handlers: LinkHandlers) => Link
}

/** The part of a browser's WebSocket in use. */
export interface Socket {
  send: (text: string) => void
  close: () => void
  addEventListener: ((type: 'open' | 'close', listener: () => void) => void) &
    ((type: 'message', listener: (event: { data: unknown }) => void) => void)
}

/** The path at which the loopback host takes WebSockets. */
export const SOCKET_PATH = '/socket'

/** The path before an export's id, at which the page's own origin has the file, in both hosts. */
export const EXPORTS_PATH = '/exports/'

/** The connection over loopback. `make` makes a socket that is about to connect. */
export const socketTransport = (make: () => Socket): Transport => ({
  open(handlers) {
    const socket = make()
    socket.addEventListener('open', handlers.opened)
    socket.addEventListener('close', handlers.lost)
    socket.addEventListener('message', ({ data }) => {
      if (typeof data === 'string') handlers.message(data)
    })
    return { send: (text) => socket.send(text), close: () => socket.close() }
  },
})

/** The connection over Electron's IPC, open from the start and never lost while the window lives. */
export const bridgeTransport = (bridge: Bridge): Transport => ({
  open(handlers) {
    bridge.onMessage(handlers.message)
    queueMicrotask(handlers.opened)
    return { send: bridge.send, close: () => {} }
  },
})
