/** Ports of this machine for servers of HTTP. */
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { isBlocked } from './blocked-ports.ts'

/** Resolves to the port, which is a free one if 0 is asked for. Rejects with Node's error if it can't be used. */
export const listen = (server: Server, host: string, port: number): Promise<number> =>
  new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen({ host, port, exclusive: true }, () => {
      server.off('error', reject)
      resolve((server.address() as AddressInfo).port)
    })
  })

/** The system may choose a port that browsers refuse, if somebody widened the range that it chooses from. */
export async function listenAnywhere(server: Server, host: string, isRefused = isBlocked): Promise<number> {
  const port = await listen(server, host, 0)
  if (!isRefused(port)) return port
  await new Promise((resolve) => server.close(resolve))
  return listenAnywhere(server, host, isRefused)
}
