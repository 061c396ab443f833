/** The part of the contract about what is kept with a finished game: variations, comments, names of positions. */
import type { Keep, Place, Study } from './schemas/study.ts'

export type { Keep, KeptPlace, Place, Study } from './schemas/study.ts'

export interface StudyApi {
  /** Refused with `not-found` where there is no such game played on screen, with `not-allowed-now` while it runs; so are the others. */
  'study.open': (id: string) => Study
  /**
   * Keeps a position in place of what was kept of it. Refused with `bad-arguments` where the line is against the rules or ends
   * within a turn or there is nothing to keep, with `study-full` where the record has no room.
   */
  'study.keep': (call: Keep) => Study
  /** Refused with `not-found` where nothing is kept of it. */
  'study.drop': (place: Place) => Study
}
