/** Coal Train's lessons on the page. */
import type { CoalTrainWire } from '../../../../games/coal-train/wire/wire.ts'
import type { LessonScreens } from '../../screens/lesson-screens.ts'
import { firstHourWords } from './first-hour-words.ts'
import { selectorOf } from './things.ts'

export const lessons: LessonScreens = {
  words: { 'first-hour': firstHourWords },
  selectorOf,
} satisfies LessonScreens<CoalTrainWire>
