import type { Database } from 'better-sqlite3'
import { guarded } from '../base/storage-errors.ts'

/** Settings by key, as texts; the settings service interprets them. */
export interface SettingsStore {
  all: () => Record<string, string>
  /** Writes all of `values` or none. */
  set: (values: Readonly<Record<string, string>>) => void
}

export function settingsStore(db: Database): SettingsStore {
  const all = db.prepare<[], { key: string; value: string }>('SELECT key, value FROM settings')
  const put = db.prepare<[string, string]>('INSERT OR REPLACE INTO settings (key, value) VALUES (?, ?)')
  const set = db.transaction((values: Readonly<Record<string, string>>) => {
    for (const [key, value] of Object.entries(values)) put.run(key, value)
  })
  return {
    all: guarded(() => Object.fromEntries(all.all().map(({ key, value }) => [key, value]))),
    set: guarded((values) => set(values)),
  }
}
