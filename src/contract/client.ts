/** The renderer's side of the contract: calls, events, and whether the services are within reach. */
import { createBirpc } from 'birpc'
import type { Api, EventOfOne, Events, Subscription } from './api.ts'
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
export const connect = (transport: Transport, { backoff = doublingToFiveSeconds }: ConnectOptions = {}): Connection =>
  new Client(transport, backoff)

class Client implements Connection {
  readonly #transport: Transport
  readonly #backoff: (attempt: number) => number
  readonly #events = eventListeners()
  readonly #changes = listeners<Status>()
  #status: Status = 'connecting'
  #attempt = 0
  #retry: ReturnType<typeof setTimeout> | undefined
  #session: Session

  constructor(transport: Transport, backoff: (attempt: number) => number) {
    this.#transport = transport
    this.#backoff = backoff
    this.#session = this.#openSession()
  }

  readonly call: Connection['call'] = (name, ...args) =>
    this.#session.call(name, args) as Promise<Awaited<ReturnType<Api[typeof name]>>>

  readonly on: Connection['on'] = (event, handler, ...[id]) => {
    const stop = this.#events.add(event, id, handler as (value: unknown) => void)
    this.#session.hear()
    return () => {
      stop()
      this.#session.hear()
    }
  }

  readonly status = (): Status => this.#status

  readonly onStatus: Connection['onStatus'] = (handler) => this.#changes.add(handler)

  readonly retry = (): void => {
    // Without a timer an attempt is under way already.
    if (this.#retry !== undefined) this.#openAgain()
  }

  readonly close = (): void => {
    this.#stopRetrying()
    this.#session.close()
  }

  #openSession(): Session {
    return new Session(this.#transport, {
      opened: () => {
        this.#attempt = 0
        this.#enter('connected')
      },
      lost: () => this.#lost(),
      responds: (does) => this.#enter(does ? 'connected' : 'unresponsive'),
      subscriptions: () => this.#events.subscriptions(),
      event: (name, value) => this.#events.emit(name, value),
    })
  }

  #enter(next: Status): void {
    this.#status = next
    this.#changes.emit(next)
  }

  #lost(): void {
    if (this.#status !== 'lost') this.#enter('lost')
    this.#retry = setTimeout(() => this.#openAgain(), this.#backoff(this.#attempt++))
  }

  #openAgain(): void {
    this.#stopRetrying()
    this.#session = this.#openSession()
  }

  #stopRetrying(): void {
    clearTimeout(this.#retry)
    this.#retry = undefined
  }
}

interface SessionHandlers {
  opened: () => void
  lost: () => void
  /** Called when the services fall silent, and when they answer again. */
  responds: (does: boolean) => void
  /** The events that somebody listens to now. */
  subscriptions: () => Subscription[]
  event: (name: keyof Events, value: unknown) => void
}

/** A connection to the services, from opening it until it is lost or closed. */
class Session {
  readonly #handlers: SessionHandlers
  readonly #open = Promise.withResolvers<void>()
  readonly #pulse: ReturnType<typeof newPulse>
  readonly #overdue: ReturnType<typeof setTimeout>
  readonly #link: Link
  readonly #rpc: ReturnType<typeof createBirpc<Record<string, (arg: unknown) => unknown>>>
  #receive: (text: string) => void = () => {}
  #left = false
  #isOpen = false
  #told = '[]'

  constructor(transport: Transport, handlers: SessionHandlers) {
    this.#handlers = handlers
    // Nobody may be waiting when the connection turns out to be closed.
    this.#open.promise.catch(() => {})
    this.#pulse = newPulse(() => this.#ping(), handlers.responds)
    this.#overdue = setTimeout(() => {
      this.#lost()
      this.#link.close()
    }, OPENING)
    this.#link = transport.open({
      opened: () => this.#opened(),
      message: (text) => {
        this.#pulse.heard()
        this.#receive(text)
      },
      lost: () => this.#lost(),
    })
    this.#rpc = createBirpc(
      {},
      {
        post: (text: string) => this.#link.send(text),
        on: (handler) => (this.#receive = handler),
        serialize: JSON.stringify,
        deserialize: JSON.parse,
        resolver: (name) => (name === 'event' ? (handlers.event as (...args: unknown[]) => void) : undefined),
        timeout: -1,
      },
    )
  }

  /** Tells the services which events the page listens to, before the next call. */
  hear(): void {
    const subscriptions = this.#handlers.subscriptions()
    const text = JSON.stringify(subscriptions)
    if (!this.#isOpen || this.#left || text === this.#told) return
    this.#told = text
    // Where the connection is lost, the next one is told.
    this.#rpc.$callRaw({ method: 'events.hear', args: [subscriptions] }).catch(() => {})
  }

  async call(name: string, args: unknown[]): Promise<unknown> {
    try {
      await this.#open.promise
      checkLength(name, args)
      return await this.#rpc.$callRaw({ method: name, args })
    } catch (error) {
      throw asRefused(error)
    }
  }

  close(): void {
    if (this.#left) return
    this.#end()
    this.#link.close()
  }

  #opened(): void {
    clearTimeout(this.#overdue)
    this.#isOpen = true
    this.hear()
    this.#open.resolve()
    this.#handlers.opened()
    this.#pulse.start()
  }

  #ping(): void {
    // Refused it is a sign of life, too.
    this.#rpc.$callRaw({ method: 'connection.ping', args: [] }).catch(() => {})
  }

  #lost(): void {
    if (this.#left) return
    this.#end()
    this.#handlers.lost()
  }

  #end(): void {
    this.#left = true
    clearTimeout(this.#overdue)
    this.#pulse.stop()
    this.#rpc.$close(refusal('disconnected'))
    this.#open.reject(refusal('disconnected'))
  }
}

/** Throws if the message is too long: the other side would close the connection. */
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
  /** Pulses since the ping that is under way; null if none is. */
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
  const all = new Map<string, { subscription: Subscription; handlers: ReturnType<typeof listeners<unknown>> }>()
  return {
    subscriptions: (): Subscription[] =>
      [...all].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, { subscription }]) => subscription),
    add(event: keyof Events, id: string | undefined, handler: (value: unknown) => void) {
      const subscription = (id === undefined ? event : [event, id]) as Subscription
      const key = JSON.stringify(subscription)
      const here = all.get(key) ?? { subscription, handlers: listeners() }
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
