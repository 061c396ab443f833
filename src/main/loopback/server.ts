import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Log } from '../log.ts'
import { pageFiles } from '../page/files.ts'
import { storageRefusal } from '../records/errors.ts'
import { serve, type Served } from '../serve.ts'
import { guard, newSecret } from './guard.ts'
import { requestListener } from './http.ts'
import { readKept, writeKept, type Kept } from './kept.ts'
import { sockets } from './sockets.ts'

export interface Loopback {
  /** What to open: the address with its token. */
  url: string
  close: () => void
}

/** An import reads all that a module exports: of this one also a client that takes a sixth of the start to load. */
const { createServer } = process.getBuiltinModule('node:http')

/** Nothing that a browser sends here is long or slow. */
const LIMITS = { maxHeaderSize: 8 * 1024, headersTimeout: 5_000, requestTimeout: 10_000 }
const MOST_CONNECTIONS = 64

export interface LoopbackOptions {
  /** Where the interface is. */
  page: string
  /** The data folder, where a later host finds the port and the secret of this one. */
  data: string
  /** 0 for the one of the host before or, where that can't be had, any free one. */
  port: number
}

/** Serves the interface and the services on 127.0.0.1. Rejects with Node's error where the port can't be had. */
export const startLoopback = async (served: Served, { page, data, port }: LoopbackOptions): Promise<Loopback> => {
  const server = createServer(LIMITS)
  server.maxConnections = MOST_CONNECTIONS
  const kept = readKept(data, Date.now())
  const actual = await listenAgain(server, port, kept?.port)
  server.on('error', (error) => served.log('the loopback server failed', error))
  const token = newSecret()
  const door = guard(actual, { token, secret: secretFor(actual, kept, data, served.log) })
  const open = sockets(door, (channel) => serve(channel, served))
  server.on('request', requestListener(door, pageFiles(page)))
  server.on('upgrade', open.upgrade)
  return {
    url: `http://127.0.0.1:${actual}/?token=${token}`,
    close() {
      open.close()
      server.close()
      server.closeAllConnections()
    },
  }
}

/** Whoever listens on a port that was ours may have been sent our cookie: another port needs another secret. */
const secretFor = (port: number, kept: Kept | null, data: string, log: Log): string => {
  if (kept?.port === port) return kept.secret
  const secret = newSecret()
  try {
    writeKept(data, { port, secret, since: Date.now() })
  } catch (error) {
    log('the port could not be kept', storageRefusal(error))
  }
  return secret
}

const listenAgain = async (server: Server, port: number, before: number | undefined): Promise<number> => {
  if (port !== 0 || before === undefined) return listen(server, port)
  return listen(server, before).catch(() => listen(server, 0))
}

const listen = (server: Server, port: number): Promise<number> =>
  new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen({ host: '127.0.0.1', port, exclusive: true }, () => {
      server.off('error', reject)
      resolve((server.address() as AddressInfo).port)
    })
  })
