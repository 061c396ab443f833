/** Railroad Barons' lessons on the page. */
import type { BaronsWire } from '../../../../games/railroad-barons/wire/wire.ts'
import type { LessonScreens } from '../../screens/lesson-screens.ts'
import { firstHourWords } from './first-hour-words.ts'
import { selectorOf } from './things.ts'
import { tricksWords } from './tricks-words.ts'

export const lessons: LessonScreens = {
  words: { 'first-hour': firstHourWords, tricks: tricksWords },
  selectorOf,
} satisfies LessonScreens<BaronsWire>
