/** How strong each bot is: data only, one way of thinking for all. */

export type LevelName = 'apprentice' | 'hewer' | 'foreman' | 'director'

export interface Level {
  name: LevelName
  /** Iterations of tree search by number of players; 0 looks one turn deep. */
  iterations: Readonly<Record<number, number>>
  /** Time for an answer, in milliseconds; a search ends with it if its iterations do not end first. */
  milliseconds: number
  /** Points by which a turn may be misjudged, either way. */
  misjudges: number
  /** Features of a position that the bot does not think of. */
  forgets: readonly string[]
}

const BEGINNERS_FORGET = [
  'tunnel imbalance',
  'clock now: empty minecarts',
  'clock ahead: empty minecarts',
  'clock far ahead: empty minecarts',
]

const ONE_TURN = { 2: 0, 3: 0, 4: 0 }
/** More than any time allows. */
const NO_END = { 2: 1_000_000, 3: 1_000_000, 4: 1_000_000 }

export const LEVELS: Readonly<Record<LevelName, Level>> = {
  apprentice: { name: 'apprentice', iterations: ONE_TURN, milliseconds: 50, misjudges: 4, forgets: BEGINNERS_FORGET },
  hewer: { name: 'hewer', iterations: ONE_TURN, milliseconds: 50, misjudges: 0, forgets: [] },
  foreman: { name: 'foreman', iterations: { 2: 500, 3: 1500, 4: 3000 }, milliseconds: 300, misjudges: 0, forgets: [] },
  director: { name: 'director', iterations: NO_END, milliseconds: 1000, misjudges: 0, forgets: [] },
}

export const LEVEL_NAMES = Object.keys(LEVELS) as LevelName[]
