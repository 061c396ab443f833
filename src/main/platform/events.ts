import type { Events, TableSummary } from '../../contract/api.ts'

export type EventName = keyof Events
export type Listener = (name: EventName, value: Events[EventName]) => void

/** The hub of changes: services emit, hosts listen. */
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

/**
 * Reports a change of one game's line in the list. If the game is or was over, the archive has changed too, and lists
 * are read again.
 */
export function tellSummary(events: EventHub, summary: TableSummary, wasOver = false): void {
  if (wasOver || summary.finishedAt !== null) events.emit('tables.changed', null)
  else events.emit('summary.changed', summary)
}
