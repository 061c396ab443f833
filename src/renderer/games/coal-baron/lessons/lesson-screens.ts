/** Coal Baron's lessons on the page. */
import type { CoalBaronWire } from '../../../../games/coal-baron/wire/wire.ts'
import { lessonScreens } from '../../screens/lesson-screens.ts'
import { firstShiftWords } from './first-shift-words.ts'
import { miningWellWords } from './mining-well-words.ts'
import { newHereWords } from './new-here-words.ts'
import { selectorOf } from './things.ts'

export const lessons = lessonScreens<CoalBaronWire>({
  words: { 'first-shift': firstShiftWords, 'mining-well': miningWellWords, 'new-here': newHereWords },
  selectorOf,
})
