import type { Database } from 'better-sqlite3'
import { guarded } from '../../platform/storage-errors.ts'

/**
 * Settings by key, as texts. Readers must validate them: a database can be anybody's. Nothing in here makes the program
 * act outside it (`user-choice.ts` has what does).
 */
export interface SettingsStore {
  /** The value of a key; undefined if there is none, and if it is longer than any that is written here. */
  get: (key: string) => string | undefined
  /** Writes all of `values` or none. */
  set: (values: Readonly<Record<string, string>>) => void
  drop: (keys: readonly string[]) => void
  /** Drops each `PREFIX id` whose game isn't being played. */
  dropOfNoTable: (prefix: string) => void
}

/** Bytes; a place in a lesson takes a few thousand. */
const MOST_BYTES = 100_000

export function settingsStore(db: Database): SettingsStore {
  const get = db
    .prepare<[string], string>(`SELECT value FROM settings WHERE key = ? AND octet_length(value) <= ${MOST_BYTES}`)
    .pluck()
  const put = db.prepare<[string, string]>('INSERT OR REPLACE INTO settings (key, value) VALUES (?, ?)')
  const set = db.transaction((values: Readonly<Record<string, string>>) => {
    for (const [key, value] of Object.entries(values)) put.run(key, value)
  })
  const drop = db.prepare<[string]>('DELETE FROM settings WHERE key = ?')
  const dropAll = db.transaction((keys: readonly string[]) => {
    for (const key of keys) drop.run(key)
  })
  const dropOfNoTable = db.prepare<{ from: string; to: string }>(OF_NO_TABLE)
  return {
    get: guarded((key) => get.get(key)),
    set: guarded((values) => set(values)),
    drop: guarded((keys) => {
      if (keys.length > 0) dropAll(keys)
    }),
    dropOfNoTable: guarded((prefix) => void dropOfNoTable.run({ from: `${prefix} `, to: `${prefix}!` })),
  }
}

/** `!` comes right after the space. */
const OF_NO_TABLE = `
  DELETE FROM settings WHERE key >= @from AND key < @to AND NOT EXISTS (
    SELECT 1 FROM games WHERE id = substr(key, length(@from) + 1) AND removed_at IS NULL AND finished_at IS NULL)`
