/** Answers the calls that come through a channel; the same for both hosts. */
import { createBirpc } from 'birpc'
import * as v from 'valibot'
import type { Api, ApiError, ConnectionApi, ServicesApi, Subscription } from '../../contract/api.ts'
import { crossing, refusal } from '../../contract/errors.ts'
import type { Calls } from '../../contract/schemas.ts'
import type { EventHub, Listener } from './events.ts'
import { readFrame, type CallFrame } from './frames.ts'
import { isWorthNoting, type Log } from './program-log.ts'
import { storageRefusal } from './storage-errors.ts'

/** One renderer's connection to the services. */
export interface Channel {
  send: (text: string) => void
  onMessage: (handler: (text: string) => void) => void
  onClose: (handler: () => void) => void
}

/** The files to serve. */
export interface Served {
  api: ServicesApi
  /** The schemas that arguments are checked by. */
  calls: Calls
  events: EventHub
  log: Log
}

type Callable = (...args: unknown[]) => unknown

/**
 * Serves `channel` until it closes. Whatever comes in, every call gets an answer: its result or an `ApiError`.
 * A message that is no call is answered with `bad-arguments` and does nothing.
 */
export function serve(channel: Channel, { api, calls, events, log }: Served): void {
  let receive: (frame: CallFrame) => unknown = () => {}
  let subscriptions: readonly Subscription[] = []
  const own: ConnectionApi = { 'events.hear': (wanted) => void (subscriptions = wanted), 'connection.ping': () => {} }
  const failed = (error: unknown) => log('a message could not be sent', error)
  const rpc = createBirpc<{ event: (name: string, value: unknown) => void }>(
    {},
    {
      post: (text: string) => channel.send(text),
      on: (handler) => (receive = handler),
      serialize: (message) => serialize(message as Message, log),
      resolver: (name) => callable(name, Object.hasOwn(own, name) ? own : api, calls, events),
      onGeneralError: (error) => (failed(error), true),
    },
  )
  const stop = events.subscribe((name, value) => {
    if (subscriptions.some((each) => matches(each, name, value))) rpc.$callEvent('event', name, value).catch(failed)
  })
  channel.onMessage((text) => {
    const frame = readFrame(text)
    if (frame.call) receive(frame.call)
    else channel.send(serialize({ t: 's', i: frame.id, e: NOT_A_CALL }, log))
  })
  channel.onClose(() => {
    stop()
    rpc.$close()
  })
}

/** Events of one thing reach those who have it open. */
const matches = (subscription: Subscription, ...[name, value]: Parameters<Listener>): boolean =>
  typeof subscription === 'string'
    ? subscription === name
    : subscription[0] === name && subscription[1] === (value as { id: string }).id

/** Only the contract's own calls are found, whatever the API object inherits. */
function callable(name: string, api: Partial<Api>, calls: Calls, events: EventHub): Callable {
  if (!isCall(calls, name)) return () => raise(refusal('unknown-call', { call: name }))
  return async (...args) => {
    const result: unknown = await (api[name] as Callable)(...checked(calls, name, args))
    if (doesWrite(calls[name])) events.emit('storage.written', null)
    return result
  }
}

const doesWrite = ({ traits }: { traits: readonly string[] }): boolean => traits.includes('writes')

const isCall = (calls: Calls, name: string): name is keyof Api => Object.hasOwn(calls, name)

function checked(calls: Calls, name: keyof Api, args: unknown[]): unknown[] {
  const result = v.safeParse(calls[name].args, args, { abortEarly: true })
  return result.success ? result.output : raise(badArguments(name, result.issues[0]))
}

/** Says where: `at` is the path inside the argument; and what: the schema's complaint. */
function badArguments(call: keyof Api, issue: v.BaseIssue<unknown>) {
  const [, ...path] = (v.getDotPath(issue) ?? '').split('.')
  return refusal('bad-arguments', {
    call,
    at: path.join('.'),
    problem: /check$/.test(issue.type) ? issue.message : issue.type,
  })
}

const NOT_A_CALL = refusal('bad-arguments', { at: 'message', problem: 'not-a-call' })

interface Message {
  t: string
  i?: string
  e?: unknown
}

const serialize = (message: Message, log: Log): string =>
  JSON.stringify(message.e === undefined ? message : { ...message, e: errorFor(message.e, log) })

function errorFor(error: unknown, log: Log): ApiError {
  if (isWorthNoting(error)) log('a call failed', error)
  return crossing(error instanceof SyntaxError ? error : storageRefusal(error))
}

function raise(error: Error): never {
  throw error
}
