/** Railroad Barons' lessons, the one for newcomers first. */
import type { Lesson } from '../../facets/teaching.ts'
import { firstHour } from '../lessons/first-hour.ts'
import { tricks } from '../lessons/tricks.ts'

export const teaching = [firstHour, tricks] as Lesson[]
