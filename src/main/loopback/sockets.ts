/** Lets the page's WebSocket in and makes a channel of it. */
import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { WebSocketServer, type RawData, type WebSocket } from 'ws'
import { MOST_CHARACTERS, SOCKET_PATH } from '../../contract/transport.ts'
import { refuseUpgrade } from '../page/refuse-upgrade.ts'
import type { Channel } from '../platform/serve.ts'
import type { Guard } from './guard.ts'
import { newOutbox, type Outbox } from './outbox.ts'

/** The most bytes in a text of the longest allowed message. */
const MOST_BYTES = MOST_CHARACTERS * 3

export interface Sockets {
  upgrade: (request: IncomingMessage, stream: Duplex, head: Buffer) => void
  close: () => void
}

export function sockets(guard: Guard, accept: (channel: Channel) => void): Sockets {
  const server = new WebSocketServer({ noServer: true, maxPayload: MOST_BYTES, perMessageDeflate: false })
  const outbox = newOutbox()
  server.on('connection', (socket) => accept(channelOf(socket, outbox)))
  return {
    upgrade(request, stream, head) {
      if (!mayConnect(request, guard)) return refuseUpgrade(stream)
      server.handleUpgrade(request, stream, head, (socket) => server.emit('connection', socket, request))
    },
    close() {
      for (const socket of server.clients) socket.terminate()
      server.close()
    },
  }
}

const mayConnect = ({ url, headers }: IncomingMessage, guard: Guard): boolean =>
  url === SOCKET_PATH && guard.host(headers.host) && guard.origin(headers.origin) && guard.cookie(headers.cookie)

function channelOf(socket: WebSocket, outbox: Outbox): Channel {
  // An invalid or overlong WebSocket message closes the socket; `close` follows.
  socket.on('error', () => {})
  return {
    send: (text) => outbox.send(socket, text),
    onMessage: (handler) => socket.on('message', (data, isBinary) => handler(isBinary ? '' : textOf(data))),
    onClose: (handler) => socket.on('close', handler),
  }
}

/** Messages come whole, as one buffer: that is `ws`'s default. */
const textOf = (data: RawData): string => (data as Buffer).toString('utf8')
