import type { Events } from '../../contract/api.ts'

export type EventName = keyof Events
export type Listener = (name: EventName, value: Events[EventName]) => void

/** Where services say what changed, and hosts listen. */
export interface EventHub {
  emit: <K extends EventName>(name: K, value: Events[K]) => void
  /** Returns how to stop listening. */
  subscribe: (listener: Listener) => () => void
}

export function eventHub(): EventHub {
  const listeners = new Set<Listener>()
  return {
    emit(name, value) {
      for (const listener of [...listeners]) listener(name, value)
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
