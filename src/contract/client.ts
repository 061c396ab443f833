/** The renderer's side of the contract: calls, events, and whether the services are within reach. */
import { createBirpc } from 'birpc'
import type { Api, EventOfOne, Events, Heard } from './api.ts'
import { isApiError, refusal, Refused } from './errors.ts'
import { MOST_CHARACTERS, type Link, type Transport } from './transport.ts'

/** `unresponsive`: the connection is there, but nothing comes over it, though an answer is due. */
export type Status = 'connecting' | 'connected' | 'unresponsive' | 'lost'

export interface Connection {
  /**
   * Calls the services. Rejects with a `Refused` (an `ApiError`) and nothing else: `disconnected` when the services
   * are out of reach or go out of reach before they answer. While still connecting, a call waits.
   */
  call: <K extends keyof Api>(name: K, ...args: Parameters<Api[K]>) => Promise<Awaited<ReturnType<Api[K]>>>
  /** The services send an event only while somebody listens to it. Returns how to stop listening. */
  on: <K extends keyof Events>(event: K, handler: (value: Events[K]) => void, ...id: IdFor<K>) => () => void
  status: () => Status
  /** Called at every change of the status. Events may have been missed while it was `lost`, none while `unresponsive`. */
  onStatus: (handler: (status: Status) => void) => () => void
  /** Tries at once to restore a lost connection, instead of after a while. */
  retry: () => void
  /** Leaves for good: pending calls are rejected and nothing is tried again. */
  close: () => void
}

/** Events of one table, sheet or game are listened to by its id. */
type IdFor<K extends keyof Events> = K extends EventOfOne ? [id: string] : []

export interface ConnectOptions {
  /** Milliseconds to wait before attempt `n` (from 0) to connect again. */
  backoff?: (attempt: number) => number
}

const doublingToFiveSeconds = (attempt: number): number => Math.min(5000, 100 * 2 ** attempt)

/** Connects over `transport` and, whenever the connection is lost, tries again until `close`. */
export function connect(transport: Transport, options: ConnectOptions = {}): Connection {
  const { backoff = doublingToFiveSeconds } = options
  const events = eventListeners()
  const changes = listeners<Status>()
  let status: Status = 'connecting'
  let attempt = 0
  let retry: ReturnType<typeof setTimeout> | undefined

  const enter = (next: Status): void => {
    status = next
    changes.emit(next)
  }

  const opened = (): void => {
    attempt = 0
    enter('connected')
  }

  const responds = (does: boolean): void => enter(does ? 'connected' : 'unresponsive')

  const lost = (): void => {
    if (status !== 'lost') enter('lost')
    retry = setTimeout(openAgain, backoff(attempt++))
  }

  const openSession = () =>
    startSession(transport, {
      opened,
      lost,
      responds,
      heard: events.heard,
      event: (name, value) => events.emit(name, value),
    })

  let session = openSession()

  const openAgain = (): void => {
    clearTimeout(retry)
    retry = undefined
    session = openSession()
  }

  const on: Connection['on'] = (event, handler, ...[id]) => {
    const stop = events.add(event, id, handler as (value: unknown) => void)
    session.hear()
    return () => {
      stop()
      session.hear()
    }
  }

  return {
    call: (name, ...args) => session.call(name, args) as Promise<Awaited<ReturnType<Api[typeof name]>>>,
    on,
    status: () => status,
    onStatus: (handler) => changes.add(handler),
    retry() {
      // Without a timer an attempt is under way already.
      if (retry !== undefined) openAgain()
    },
    close() {
      clearTimeout(retry)
      retry = undefined
      session.close()
    },
  }
}

interface SessionHandlers {
  opened: () => void
  lost: () => void
  /** Called when the services fall silent, and when they answer again. */
  responds: (does: boolean) => void
  /** The events that somebody listens to now. */
  heard: () => Heard[]
  event: (name: keyof Events, value: unknown) => void
}

/** A connection to the services, from opening it until it is lost or closed. */
function startSession(transport: Transport, handlers: SessionHandlers) {
  const open = Promise.withResolvers<void>()
  // Nobody may be waiting when the connection turns out to be closed.
  open.promise.catch(() => {})
  let receive: (text: string) => void = () => {}
  let left = false
  let isOpen = false
  let told = '[]'

  /** Tells the services what is listened to, before whatever is called next. */
  const hear = (): void => {
    const heard = handlers.heard()
    const text = JSON.stringify(heard)
    if (!isOpen || left || text === told) return
    told = text
    // Where the connection is lost, the next one is told.
    rpc.$callRaw({ method: 'events.hear', args: [heard] }).catch(() => {})
  }
  const ping = (): void => {
    // Refused it is a sign of life, too.
    rpc.$callRaw({ method: 'connection.ping', args: [] }).catch(() => {})
  }
  const pulse = newPulse(ping, handlers.responds)
  const end = (): void => {
    left = true
    clearTimeout(overdue)
    pulse.stop()
    rpc.$close(refusal('disconnected'))
    open.reject(refusal('disconnected'))
  }
  const lost = (): void => {
    if (left) return
    end()
    handlers.lost()
  }
  const overdue = setTimeout(() => {
    lost()
    link.close()
  }, OPENING)
  const link: Link = transport.open({
    opened() {
      clearTimeout(overdue)
      isOpen = true
      hear()
      open.resolve()
      handlers.opened()
      pulse.start()
    },
    message(text) {
      pulse.heard()
      receive(text)
    },
    lost,
  })
  const rpc = createBirpc<Record<string, (arg: unknown) => unknown>>(
    {},
    {
      post: (text: string) => link.send(text),
      on: (handler) => (receive = handler),
      serialize: JSON.stringify,
      deserialize: JSON.parse,
      resolver: (name) => (name === 'event' ? (handlers.event as (...args: unknown[]) => void) : undefined),
      timeout: -1,
    },
  )

  return {
    hear,
    async call(name: string, args: unknown[]): Promise<unknown> {
      try {
        await open.promise
        checkLength(name, args)
        return await rpc.$callRaw({ method: name, args })
      } catch (error) {
        throw asRefused(error)
      }
    },
    close() {
      if (left) return
      end()
      link.close()
    },
  }
}

/** Throws where the message would be too long to be read: whoever is sent one hangs up. */
function checkLength(call: string, args: unknown[]): void {
  if (JSON.stringify(args).length + ENVELOPE > MOST_CHARACTERS)
    throw refusal('bad-arguments', { call, at: 'message', problem: 'too-large' })
}

/** Characters at most around the arguments of a call: its name and its id. */
const ENVELOPE = 256

/** Milliseconds after which an attempt to connect that has neither opened nor failed is given up for another one. */
const OPENING = 10_000
/** Milliseconds between two pings. */
const PULSE = 2000
/** Pulses that a ping may go unanswered. Counted, as a machine that sleeps has no pulse. */
const PATIENCE = 2

/** Asks for signs of life while it runs: one ping at a time. Whatever comes in is one. */
function newPulse(ping: () => void, responds: (does: boolean) => void) {
  let timer: ReturnType<typeof setInterval> | undefined
  /** Pulses since the ping that is under way; null where none is. */
  let waited: number | null = null

  const beat = (): void => {
    if (waited === null) {
      waited = 0
      ping()
    } else if (++waited === PATIENCE) responds(false)
  }
  return {
    start: () => void (timer = setInterval(beat, PULSE)),
    stop: () => clearInterval(timer),
    heard() {
      const wasSilent = waited !== null && waited >= PATIENCE
      waited = null
      if (wasSilent) responds(true)
    },
  }
}

/** An error from the wire is a plain object; any other means that the connection is gone. */
function asRefused(error: unknown): Refused {
  if (error instanceof Refused) return error
  return isApiError(error) ? new Refused(error) : refusal('disconnected')
}

/** Listeners by event, and by the id of the thing where an event is of one. */
function eventListeners() {
  const all = new Map<string, { heard: Heard; handlers: ReturnType<typeof listeners<unknown>> }>()
  return {
    heard: (): Heard[] => [...all.keys()].sort().map((key) => all.get(key)!.heard),
    add(event: keyof Events, id: string | undefined, handler: (value: unknown) => void) {
      const heard = (id === undefined ? event : [event, id]) as Heard
      const key = JSON.stringify(heard)
      const here = all.get(key) ?? { heard, handlers: listeners() }
      all.set(key, here)
      const stop = here.handlers.add(handler)
      return () => {
        stop()
        if (here.handlers.isEmpty()) all.delete(key)
      }
    },
    emit(event: keyof Events, value: unknown) {
      const { id } = (value ?? {}) as { id?: string }
      all.get(JSON.stringify(event))?.handlers.emit(value)
      all.get(JSON.stringify([event, id]))?.handlers.emit(value)
    },
  }
}

function listeners<Value>() {
  const all = new Set<{ handler: (value: Value) => void }>()
  return {
    isEmpty: () => all.size === 0,
    add(handler: (value: Value) => void) {
      const entry = { handler }
      all.add(entry)
      return () => void all.delete(entry)
    },
    emit(value: Value) {
      for (const { handler } of [...all]) callOut(handler, value)
    },
  }
}

/** A listener that fails is heard of, but keeps nothing from the others. */
function callOut<Value>(handler: (value: Value) => void, value: Value): void {
  try {
    handler(value)
  } catch (error) {
    queueMicrotask(() => {
      throw error
    })
  }
}
