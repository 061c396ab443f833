/** The connection to the services, for every component below `App.svelte`. */
import { createContext } from 'svelte'
import type { Api } from '../../contract/api.ts'
import { connect, type Connection, type Status } from '../../contract/client.ts'
import { isApiError } from '../../contract/errors.ts'
import { bridgeTransport, SOCKET_PATH, socketTransport, type Bridge } from '../../contract/transport.ts'

/** The part of the connection that components use; tests provide their own. */
export type Services = Pick<Connection, 'call' | 'on' | 'status' | 'onStatus' | 'retry'>

export const [useServices, provideServices] = createContext<Services>()

/** Resolves once the services are within reach. */
export function connected(services: Services): Promise<void> {
  if (services.status() === 'connected') return Promise.resolve()
  return new Promise((resolve) => {
    const stop = services.onStatus((status) => {
      if (status !== 'connected') return
      stop()
      resolve()
    })
  })
}

/**
 * Calls the services, and where they are out of reach again once they are back, unless it `isWanted` no more. For what does
 * no harm where it is done twice: the first call may have arrived all the same.
 */
export async function callPatiently<K extends keyof Api>(
  services: Services,
  isWanted: () => boolean,
  name: K,
  ...args: Parameters<Api[K]>
): Promise<Awaited<ReturnType<Api[K]>>> {
  try {
    return await services.call(name, ...args)
  } catch (error) {
    const isAway = isApiError(error) && error.code === 'disconnected' && services.status() !== 'connected'
    if (!isAway) throw error
    await connected(services)
    if (!isWanted()) throw error
    return callPatiently(services, isWanted, name, ...args)
  }
}

/** Through the Electron preload where there is one, else over a WebSocket to where the page came from. */
export function connectServices(): Connection {
  const { pithead } = window as { pithead?: Bridge }
  return connect(pithead ? bridgeTransport(pithead) : socketTransport(openSocket))
}

function openSocket(): WebSocket {
  const address = new URL(SOCKET_PATH, location.href)
  address.protocol = 'ws:'
  return new WebSocket(address)
}

/** Whether a host answers where the page came from and refuses it: one with another data folder, or after a long time. */
export async function isShutOut(): Promise<boolean> {
  try {
    return (await fetch('/', { method: 'HEAD', cache: 'no-store' })).status === 403
  } catch {
    return false
  }
}

/** Whether the services are within reach, kept up to date as long as the calling component lives. */
export function followStatus(services: Services): { current: Status } {
  const status = $state({ current: services.status() })
  $effect.pre(() => {
    status.current = services.status()
    return services.onStatus((now) => (status.current = now))
  })
  return status
}
