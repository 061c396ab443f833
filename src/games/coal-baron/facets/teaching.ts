/** Coal Baron's lessons. */
import type { Lesson } from '../../facets/teaching.ts'
import { firstShift } from '../lessons/first-shift.ts'

export const lessons = [firstShift] as Lesson[]
