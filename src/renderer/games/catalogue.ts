/** The games' screens, each loaded when it is first needed. What stands here is loaded with the page: its name. */
import type { Identity } from '../../games/facets/identity.ts'
import { identity as coalBaron } from '../../games/coal-baron/facets/identity.ts'
import { identity as coalTrain } from '../../games/coal-train/facets/identity.ts'
import { identity as railroadBarons } from '../../games/railroad-barons/facets/identity.ts'
import { m } from '../paraglide/messages.js'
import type { ArchiveScreens, ReplayScreens } from './screens/archive-screens.ts'
import type { LessonScreens } from './screens/lesson-screens.ts'
import type { RulesBook } from './screens/rules-book.ts'
import type { ScoreScreens } from './screens/score-screens.ts'
import type { TableScreens } from './screens/table-screens.ts'
import type { Words } from './screens/words.ts'

export interface GameEntry {
  identity: Identity
  /** The name on the box, in the current language. */
  title: () => string
  words: () => Promise<{ words: Words }>
  table: () => Promise<{ screens: TableScreens }>
  archive: () => Promise<{ screens: ArchiveScreens }>
  /** Loaded with what a game that is sent to somebody needs. */
  replay: () => Promise<{ screens: ReplayScreens }>
  /** Absent if physical games aren't scored. */
  score?: () => Promise<{ screens: ScoreScreens }>
  /** Absent if the rules aren't told. */
  rules?: () => Promise<{ book: RulesBook }>
  /** Absent if nothing is taught. */
  lessons?: () => Promise<{ lessons: LessonScreens }>
}

export const GAMES: readonly GameEntry[] = [
  {
    identity: coalBaron,
    title: m.cb_title,
    words: () => import('./coal-baron/words/words.ts'),
    table: () => import('./coal-baron/table/table-screens.ts'),
    archive: () => import('./coal-baron/archive/archive-screens.ts'),
    replay: () => import('./coal-baron/archive/replay-screens.ts'),
    score: () => import('./coal-baron/score-sheet/score-screens.ts'),
    rules: () => import('./coal-baron/rules-book/rules-book.ts'),
    lessons: () => import('./coal-baron/lessons/lesson-screens.ts'),
  },
  {
    identity: railroadBarons,
    title: m.rb_title,
    words: () => import('./railroad-barons/words/words.ts'),
    table: () => import('./railroad-barons/table/table-screens.ts'),
    archive: () => import('./railroad-barons/archive/archive-screens.ts'),
    replay: () => import('./railroad-barons/archive/replay-screens.ts'),
    score: () => import('./railroad-barons/score-sheet/score-screens.ts'),
    rules: () => import('./railroad-barons/rules-book/rules-book.ts'),
    lessons: () => import('./railroad-barons/lessons/lesson-screens.ts'),
  },
  {
    identity: coalTrain,
    title: m.ct_title,
    words: () => import('./coal-train/words/words.ts'),
    table: () => import('./coal-train/table/table-screens.ts'),
    archive: () => import('./coal-train/archive/archive-screens.ts'),
    replay: () => import('./coal-train/archive/replay-screens.ts'),
    score: () => import('./coal-train/score-sheet/score-screens.ts'),
    rules: () => import('./coal-train/rules-book/rules-book.ts'),
    lessons: () => import('./coal-train/lessons/lesson-screens.ts'),
  },
]
