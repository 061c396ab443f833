/** Coal Baron's lessons on the page. */
import type { CoalBaronWire } from '../../../../games/coal-baron/wire/wire.ts'
import type { LessonScreens } from '../../screens/lesson-screens.ts'
import { firstShiftWords } from './first-shift-words.ts'
import { majoritiesWords } from './majorities-words.ts'
import { miningWellWords } from './mining-well-words.ts'
import { newHereWords } from './new-here-words.ts'
import { selectorOf } from './things.ts'
import { twoPlayersWords } from './two-players-words.ts'

export const lessons: LessonScreens = {
  words: {
    'first-shift': firstShiftWords,
    'mining-well': miningWellWords,
    majorities: majoritiesWords,
    'two-players': twoPlayersWords,
    'new-here': newHereWords,
  },
  selectorOf,
} satisfies LessonScreens<CoalBaronWire>
