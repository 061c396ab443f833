/** The part of the contract that answers while the database is damaged; everything else is refused then. */
import type { RescueResult, RescueState, RescueChoice } from './schemas/rescue.ts'

export type { Damage, GameCount, RescueResult, RescueState, RescueChoice } from './schemas/rescue.ts'

export interface RescueApi {
  /** The damage, the newest good backup, and the games read from the damaged file. Changes nothing. */
  'rescue.look': () => Promise<RescueState>
  /** Sets the damaged file aside, puts another one in its place and opens it: all calls answer from then on. */
  'rescue.run': (choice: RescueChoice) => Promise<RescueResult>
}
