import type { Server, ServerOptions } from 'node:http'
import type { Log } from '../platform/program-log.ts'
import type { FindExport } from '../page/exports.ts'
import { requestListener } from '../page/answering.ts'
import { pageFiles } from '../page/page-files.ts'
import { isBlocked } from '../platform/blocked-ports.ts'
import { listen, listenAnywhere } from '../platform/listen.ts'
import { storageRefusal } from '../platform/storage-errors.ts'
import { serve, type Served } from '../platform/serve.ts'
import { guard, newSecret, newToken } from './guard.ts'
import { answersOf, onClientError } from './http.ts'
import { keepAlive, readKept, writeKept, type Kept } from './kept.ts'
import { sockets } from './sockets.ts'

export interface Loopback {
  /** The address with the token that opens the door now. */
  address: () => string
  close: () => void
}

/** An import reads all that a module exports: of this one also a client that takes a sixth of the start to load. */
const { createServer } = process.getBuiltinModule('node:http')

/** Milliseconds for the headers of a request; the whole of it gets twice as long. */
const PATIENCE = 5_000
const MOST_CONNECTIONS = 64
const HOST = '127.0.0.1'

/**
 * Bytes of a request's headers. Cookies don't tell ports apart, so a browser sends those of every other server on this machine
 * along: at most 180 of 4 KiB each.
 */
const MOST_HEADERS = 1024 * 1024

/** Nothing that a browser sends here is slow. Left to itself, Node looks for the slow twice a minute. */
const limits = (patience: number): ServerOptions => ({
  maxHeaderSize: MOST_HEADERS,
  headersTimeout: patience,
  requestTimeout: 2 * patience,
  connectionsCheckingInterval: patience / 5,
})

export interface LoopbackOptions {
  /** The folder of the built interface. */
  page: string
  /** The data folder, where a later host finds the port and the secret of this one. */
  data: string
  /** 0 for the port of the host before or, if that is taken, any free one. */
  port: number
  /** Called with the next address to open, each time that one was used. */
  renewed?: (address: string) => void
  patience?: number
}

type ServedHere = Served & { exported: FindExport }

/** Serves the interface and the services on 127.0.0.1. Rejects with Node's error if the port can't be used. */
export async function startLoopback(served: ServedHere, options: LoopbackOptions): Promise<Loopback> {
  const { page, data, port, renewed, patience = PATIENCE } = options
  const server = createServer(limits(patience))
  server.maxConnections = MOST_CONNECTIONS
  const kept = readKept(data, Date.now())
  const actual = await listenAgain(server, port, kept?.port)
  server.on('error', (error) => served.log('the loopback server failed', error))
  const address = () => `http://${HOST}:${actual}/?token=${token.current()}`
  const token = newToken(() => renewed?.(address()))
  const secret = kept?.port === actual && kept.secret !== null ? kept.secret : newSecret()
  const keep = (left: Kept['secret']) => tryToKeep(data, { port: actual, secret: left }, served.log)
  keep(secret)
  const rest = keepAlive(data)
  const door = guard(actual, { token, secret })
  const open = sockets(door, (channel) => serve(channel, served))
  server.on('request', requestListener(answersOf(door, pageFiles(page), served.exported)))
  server.on('upgrade', open.upgrade)
  server.on('clientError', onClientError)
  return {
    address,
    close() {
      rest()
      keep(null)
      open.close()
      server.close()
      server.closeAllConnections()
    },
  }
}

function tryToKeep(data: string, kept: Kept, log: Log): void {
  try {
    writeKept(data, kept)
  } catch (error) {
    log('the port could not be kept', storageRefusal(error))
  }
}

async function listenAgain(server: Server, port: number, before: number | undefined): Promise<number> {
  if (port !== 0) return listen(server, HOST, port)
  if (before === undefined || isBlocked(before)) return listenAnywhere(server, HOST)
  return listen(server, HOST, before).catch(() => listenAnywhere(server, HOST))
}
