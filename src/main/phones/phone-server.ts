/** The server for the phones at one table or sheet: the page, and a WebSocket. It knows no call of the other contract. */
import type { IncomingMessage } from 'node:http'
import { isIPv6 } from 'node:net'
import { WebSocketServer } from 'ws'
import { MOST_MESSAGE_BYTES, PHONE_SOCKET } from '../../contract/phones/messages.ts'
import { hasBody, pageAnswer, requestListener, type Answer } from '../page/answering.ts'
import type { PageFile } from '../page/page-files.ts'
import { refuseUpgrade } from '../page/refuse-upgrade.ts'
import { listen, listenAnywhere } from '../platform/listen.ts'
import type { Log } from '../platform/program-log.ts'
import type { FindDoor } from './doors.ts'
import { servePhone } from './phone-connection.ts'

const { createServer } = process.getBuiltinModule('node:http')

/** The most connections: one for each phone, and some for phones that come back before their old one is known to be gone. */
const MOST_PHONES = 16
/** A browser asks for the page's files on six connections at once. */
const MOST_CONNECTIONS = 96
/** Milliseconds in which a phone may still read why its connection ends. */
const FAREWELL = 1000
/** Milliseconds for the headers of a request. */
const PATIENCE = 5000

export interface PhoneServer {
  /** The page's address, `http://192.168.1.5:41234/`. */
  address: string
  port: number
  close: () => void
}

export interface PhoneServerOptions {
  /** One of the machine's own; see `isOpenable`. */
  host: string
  /** The port, or 0 for any free one. */
  port: number
  files: ReadonlyMap<string, PageFile>
  find: FindDoor
  log: Log
}

/** Rejects with Node's error if the address or the port can't be had. */
export async function startPhoneServer({ host, port: wanted, ...options }: PhoneServerOptions): Promise<PhoneServer> {
  const { files, find, log } = options
  const server = createServer({
    ...{ maxHeaderSize: 16 * 1024, headersTimeout: PATIENCE },
    ...{ requestTimeout: 2 * PATIENCE, connectionsCheckingInterval: PATIENCE / 5 },
  })
  server.maxConnections = MOST_CONNECTIONS
  const port = await (wanted === 0 ? listenAnywhere(server, host) : listen(server, host, wanted))
  const authority = `${isIPv6(host) ? `[${host}]` : host}:${port}`
  const sockets = new WebSocketServer({ noServer: true, maxPayload: MOST_MESSAGE_BYTES, perMessageDeflate: false })
  server.on('error', (error) => log('the server for phones failed', error))
  server.on(
    'request',
    requestListener({
      answer: (request) => answerTo(request, authority, files),
      connect: () => `'self' ws://${authority}`,
      reasons: REASONS,
    }),
  )
  server.on('clientError', (_error, socket) => socket.destroy())
  server.on('upgrade', (request, stream, head) => {
    if (!mayConnect(request, authority) || sockets.clients.size >= MOST_PHONES) return refuseUpgrade(stream)
    sockets.handleUpgrade(request, stream, head, (socket) => servePhone(socket, find))
  })
  return {
    address: `http://${authority}/`,
    port,
    close() {
      const left = [...sockets.clients]
      for (const socket of left) socket.close()
      setTimeout(() => left.forEach((socket) => socket.terminate()), FAREWELL).unref()
      sockets.close()
      server.close()
      server.closeAllConnections()
    },
  }
}

/** Whether this server's own page asks for the socket, at the address that was opened: under any other name it is refused. */
const mayConnect = ({ url, headers }: IncomingMessage, authority: string): boolean =>
  url === PHONE_SOCKET && headers.host === authority && headers.origin === `http://${authority}`

function answerTo(
  { headers, method, url }: IncomingMessage,
  authority: string,
  files: PhoneServerOptions['files'],
): Answer {
  if (headers.host !== authority) return { status: 421 }
  if (method !== 'GET') return { status: 405, headers: { Allow: 'GET' } }
  if (hasBody(headers)) return { status: 413 }
  if (files.size === 0) return { status: 503 }
  const file = files.get(url ?? '')
  return file ? pageAnswer(file) : { status: 404 }
}

const REASONS: Readonly<Record<number, string>> = {
  404: 'Not found',
  405: 'Only GET',
  413: 'A request here has no body',
  421: 'Not this host',
  503: 'The interface is not built yet: npm run build',
}
