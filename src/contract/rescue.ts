/** The part of the contract that answers while the database is damaged; everything else is refused then. */
import type { RescueResult, RescueState, RescueWay } from './schemas/rescue.ts'

export type { Damage, GameCount, RescueResult, RescueState, RescueWay } from './schemas/rescue.ts'

export interface RescueApi {
  /** What is wrong, what the newest good backup holds, and what could be read of the damaged file. Changes nothing. */
  'rescue.look': () => Promise<RescueState>
  /** Sets the damaged file aside, puts another one in its place and opens it: all calls answer from then on. */
  'rescue.run': (way: RescueWay) => Promise<RescueResult>
}
