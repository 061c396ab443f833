/** The levels of the bots: data only, one way of thinking for all. */
import { levelsOf, type LevelName } from '../../building-blocks/levels.ts'

interface Thoughts {
  /** Dollars by which a turn may be misjudged, either way. */
  misjudges: number
}

export const LEVELS = levelsOf<Thoughts>(
  { 2: 600 },
  { apprentice: { misjudges: 160 }, hewer: { misjudges: 0 }, foreman: { misjudges: 0 }, director: { misjudges: 0 } },
)

export type Level = (typeof LEVELS)[LevelName]
