/** The levels of the bots: data only, one way of thinking for all. */
import type { Level as HouseLevel } from '../../facets/thinking.ts'

export type LevelName = 'apprentice' | 'hewer' | 'foreman' | 'director'

export interface Level extends HouseLevel {
  name: LevelName
  /** Dollars by which a turn may be misjudged, either way. */
  misjudges: number
}

const ONE_TURN = { 2: 0 }
/** More than any time allows. */
const NO_END = { 2: 1_000_000 }

export const LEVELS: Readonly<Record<LevelName, Level>> = {
  apprentice: { name: 'apprentice', iterations: ONE_TURN, milliseconds: 50, misjudges: 160 },
  hewer: { name: 'hewer', iterations: ONE_TURN, milliseconds: 50, misjudges: 0 },
  foreman: { name: 'foreman', iterations: { 2: 600 }, milliseconds: 300, misjudges: 0 },
  director: {
    name: 'director',
    iterations: NO_END,
    milliseconds: 1000,
    isTimed: true,
    misjudges: 0,
  },
}

export const LEVEL_NAMES = Object.keys(LEVELS) as LevelName[]
