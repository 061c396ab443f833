import type { Database } from 'better-sqlite3'

/** One step of the database's shape. Once released it is never edited: a later one changes what it made. */
export interface Migration {
  /** The `user_version` that it leads to; migrations rise by one from 1. */
  version: number
  sql: string
  /** Fills what `sql` made and SQL alone can't, in the same transaction. */
  fill?: (db: Database) => void
}
