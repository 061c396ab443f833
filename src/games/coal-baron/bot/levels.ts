/** The levels of the bots: data only, one way of thinking for all. */
import { levelsOf, type LevelName } from '../../building-blocks/levels.ts'

interface Thoughts {
  /** Points by which a turn may be misjudged, either way. */
  misjudges: number
  /** Features of a position that the bot does not think of. */
  forgets: readonly string[]
  /** Whether it sees orders as projects and majorities as chances: by the network behind the linear value. */
  projects: boolean
}

const BEGINNERS_FORGET = [
  'tunnel imbalance',
  'clock now: empty minecarts',
  'clock ahead: empty minecarts',
  'clock far ahead: empty minecarts',
]

export const LEVELS = levelsOf<Thoughts>(
  { 2: 8000, 3: 4000, 4: 3000 },
  {
    apprentice: { misjudges: 4, forgets: BEGINNERS_FORGET, projects: false },
    hewer: { misjudges: 0, forgets: [], projects: false },
    foreman: { misjudges: 0, forgets: [], projects: true },
    director: { misjudges: 0, forgets: [], projects: true },
  },
)

export type Level = (typeof LEVELS)[LevelName]
