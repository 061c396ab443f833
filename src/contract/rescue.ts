/** The part of the contract that answers while the database is damaged; everything else is refused then. */
import type { GameLine } from './records.ts'

export interface RescueApi {
  /** What is wrong, what the newest good backup holds, and what could be read of the damaged file. Changes nothing. */
  'rescue.look': () => Promise<RescueState>
  /** Sets the damaged file aside, puts another one in its place and opens it: all calls answer from then on. */
  'rescue.run': (way: RescueWay) => Promise<RescueResult>
}

/**
 * `gone`: there are backups, but no database. `unreadable`: it is no database. `log`: its write-ahead log lost commits.
 * `pages`: parts of it are overwritten or missing. `tables`: something that must be in it is not.
 */
export type Damage = 'gone' | 'unreadable' | 'log' | 'pages' | 'tables'

/** The newest good backup and what was saved beyond it, what was saved alone, or nothing. */
export type RescueWay = 'backup' | 'salvage' | 'empty'

export interface RescueState {
  damage: Damage
  backup: (GameCount & { at: string }) | null
  salvaged: GameCount
  /** Games saved that the backup doesn't have, or not as far. */
  beyond: number
  /** The latest of them. */
  games: GameLine[]
}

export interface GameCount {
  count: number
  finished: number
}

export interface RescueResult extends GameCount {
  /** The damaged file's new name in the data folder; null where there was none. */
  aside: string | null
}
