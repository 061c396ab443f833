import type { Database } from 'better-sqlite3'
import { guarded } from '../base/storage-errors.ts'

/** Settings by key, as texts; the settings service interprets them. */
export interface SettingsStore {
  all: () => Record<string, string>
  /** Writes all of `values` or none. */
  set: (values: Readonly<Record<string, string>>) => void
  drop: (keys: readonly string[]) => void
}

export function settingsStore(db: Database): SettingsStore {
  const all = db.prepare<[], { key: string; value: string }>('SELECT key, value FROM settings')
  const put = db.prepare<[string, string]>('INSERT OR REPLACE INTO settings (key, value) VALUES (?, ?)')
  const set = db.transaction((values: Readonly<Record<string, string>>) => {
    for (const [key, value] of Object.entries(values)) put.run(key, value)
  })
  const drop = db.prepare<[string]>('DELETE FROM settings WHERE key = ?')
  const dropAll = db.transaction((keys: readonly string[]) => {
    for (const key of keys) drop.run(key)
  })
  return {
    all: guarded(() => Object.fromEntries(all.all().map(({ key, value }) => [key, value]))),
    set: guarded((values) => set(values)),
    drop: guarded((keys) => {
      if (keys.length > 0) dropAll(keys)
    }),
  }
}
