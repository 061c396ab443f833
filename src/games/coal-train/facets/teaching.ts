/** Coal Train's lessons, the one for newcomers first. */
import type { Lesson } from '../../facets/teaching.ts'
import { firstHour } from '../lessons/first-hour.ts'

export const teaching = [firstHour] as Lesson[]
