/** The part of the contract that changes games of the archive without opening them. */
import type { Selection } from './archive.ts'
import type { BatchChange, GameMark, Undone } from './schemas/batch.ts'

export type { BatchChange, Details, GameMark, Undone } from './schemas/batch.ts'

export interface BatchApi {
  /** Sets the star or the tags of one game. */
  'archive.mark': (mark: GameMark) => void
  /**
   * Changes all these games or none, and answers how many had something to change. Refused with `sat-together` where a person
   * and their new name sat at one table, with `too-many-tags` where a game would get more than it may have.
   */
  'batch.change': (call: { games: Selection; change: BatchChange }) => Promise<number>
  /** Takes the last such change back. Refused with `not-found` where there is none. */
  'batch.undo': () => Promise<Undone>
}
