import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { pageFiles } from '../page/files.ts'
import { serve, type Served } from '../serve.ts'
import { guard, newToken } from './guard.ts'
import { requestListener } from './http.ts'
import { sockets } from './sockets.ts'

export interface Loopback {
  /** What to open: the address with its token. */
  url: string
  close: () => void
}

/** Nothing that a browser sends here is long or slow. */
const LIMITS = { maxHeaderSize: 8 * 1024, headersTimeout: 5_000, requestTimeout: 10_000 }
const MOST_CONNECTIONS = 64

/** Serves the interface in `folder` and the services on 127.0.0.1. Rejects with Node's error where the port can't be had. */
export const startLoopback = async (served: Served, folder: string, port: number): Promise<Loopback> => {
  const server = createServer(LIMITS)
  server.maxConnections = MOST_CONNECTIONS
  const actual = await listen(server, port)
  const token = newToken()
  const door = guard(actual, token)
  const open = sockets(door, (channel) => serve(channel, served))
  server.on('request', requestListener(door, pageFiles(folder)))
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

const listen = (server: Server, port: number): Promise<number> =>
  new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen({ host: '127.0.0.1', port, exclusive: true }, () => resolve((server.address() as AddressInfo).port))
  })
