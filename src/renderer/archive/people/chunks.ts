import type { Narrowing } from '../../../contract/archive.ts'
import type { CourseChunk } from '../../../contract/schemas/statistics.ts'

export type Chunk = Pick<CourseChunk, 'id' | 'at' | 'games'>

/** The first moment after a time. */
export const justAfter = (time: string): string => new Date(Date.parse(time) + 1).toISOString()

/** The time of each one's games: after the last one before it, up to its own last. */
export const periodsOf = (course: readonly Chunk[]): Narrowing[] =>
  course.map(({ at }, i) => ({ ...(i > 0 && { after: justAfter(course[i - 1].at) }), before: justAfter(at) }))
