/** Services without a host: what each call answers is the test's, events and the connection's state are sent by hand. */
import { vi } from 'vitest'
import type { Api, Events, Settings } from '../../src/contract/api.ts'
import type { Status } from '../../src/contract/client.ts'
import { refusal } from '../../src/contract/errors.ts'
import type { Services } from '../../src/renderer/app/services.svelte.ts'

export type Answers = {
  [K in keyof Api]?: (...args: Parameters<Api[K]>) => ReturnType<Api[K]> | Promise<Awaited<ReturnType<Api[K]>>>
}

/** As far as the interface's look goes. */
export const SETTINGS = {
  language: 'en',
  theme: 'dark',
  speed: 'normal',
  motion: 'reduced',
  sound: 'off',
  guided: '',
} as Settings

const BASICS: Answers = {
  'app.info': () => ({ name: 'Pithead', version: '0.1.0', host: 'loopback', dataFolder: '/data', damaged: false }),
  'notices.list': () => [],
  'notices.clear': () => {},
  'settings.get': () => SETTINGS,
  'settings.set': (patch) => ({ ...SETTINGS, ...patch }),
  'people.list': () => [],
  'people.results': () => [],
  'clock.open': () => null,
  'clock.keep': () => {},
  'people.against': () => [],
  'desktop.files': () => [],
  'tables.list': () => [],
  'lessons.list': () => [],
  'lessons.offer': () => null,
  'lessons.open': () => null,
  'phones.look': (id) => ({ id, open: null }),
  'queue.look': () => ({ total: 0, done: 0, failed: 0, id: null }),
}

/** An event of one thing is heard by its id. */
const isOf = (value: unknown, id: string | undefined) => id === undefined || (value as { id: string }).id === id

export function fakeServices(answers: Answers = {}) {
  const all: Answers = { ...BASICS, ...answers }
  const events = new Map<keyof Events, Set<(value: never) => void>>()
  const watchers = new Set<(status: Status) => void>()
  let status: Status = 'connected'

  const answerTo = (name: keyof Api, ...args: unknown[]): unknown => {
    const answer = all[name] as ((...args: unknown[]) => unknown) | undefined
    if (!answer) throw refusal('unknown-call', { call: name })
    return answer(...args)
  }
  // An answer that throws rejects the promise.
  const call = vi.fn((name: keyof Api, ...args: unknown[]) => new Promise((done) => done(answerTo(name, ...args))))
  const services = {
    call,
    on(event: keyof Events, handler: (value: never) => void, id?: string) {
      const handlers = events.get(event) ?? new Set()
      const hear = (value: never) => void (isOf(value, id) && handler(value))
      events.set(event, handlers.add(hear))
      return () => handlers.delete(hear)
    },
    status: () => status,
    retry: vi.fn(),
    onStatus(handler: (status: Status) => void) {
      watchers.add(handler)
      return () => watchers.delete(handler)
    },
  } as unknown as Services

  return {
    services,
    call,
    emit: <K extends keyof Events>(event: K, value: Events[K]) => {
      events.get(event)?.forEach((handler) => handler(value as never))
    },
    become: (next: Status) => {
      status = next
      watchers.forEach((handler) => handler(next))
    },
  }
}
