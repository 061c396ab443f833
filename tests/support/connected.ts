/** The contract's client on services in the same process, with the wire between them: all that crosses it is JSON and fits. */
import * as v from 'valibot'
import { onTestFinished } from 'vitest'
import type { Api } from '../../src/contract/api.ts'
import { connect } from '../../src/contract/client.ts'
import { eventsOf } from '../../src/contract/schemas.ts'
import { serve } from '../../src/main/platform/serve.ts'
import type { Services } from '../../src/main/services/services.ts'

/** Results and events are held against their schemas; what does not fit fails the call, or the test at its end. */
export function connectedTo(services: Services) {
  const schemas = eventsOf(services.catalogue)
  const strays: string[] = []
  services.events.subscribe((name, value) => {
    if (!v.is(schemas[name], value)) strays.push(name)
  })
  const connection = connect({
    open(handlers) {
      let receive: (text: string) => void = () => {}
      let closed = () => {}
      const later = (work: () => void) => void setTimeout(work)
      const send = (text: string) => later(() => handlers.message(text))
      serve({ send, onMessage: (handler) => (receive = handler), onClose: (handler) => (closed = handler) }, services)
      later(handlers.opened)
      return { send: (text) => later(() => receive(text)), close: () => closed() }
    },
  })
  onTestFinished(() => {
    connection.close()
    if (strays.length > 0) throw new Error(`events that fit no schema: ${strays.join(', ')}`)
  })
  return async <K extends keyof Api>(name: K, ...args: Parameters<Api[K]>): Promise<Awaited<ReturnType<Api[K]>>> => {
    const result = await connection.call(name, ...args)
    v.parse(services.calls[name].result, result)
    return result
  }
}

export type Call = ReturnType<typeof connectedTo>
