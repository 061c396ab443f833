/** A lesson under way, and what pages hear of it. */
import type { LessonState } from '../../../contract/schemas/lessons.ts'
import type { Lesson } from '../../../games/facets/teaching.ts'
import { chapterOf, hasStrayed, positionOf, stepOf, type LessonContext, type LessonSnapshot } from './machine.ts'

/** A lesson of a game. */
export interface Taught {
  game: string
  lesson: Lesson
}

/** A lesson at its table. */
export interface Played extends Taught {
  table: string
  snapshot: LessonSnapshot
}

/** A lesson as a page shows it. */
export function stateOf({ game, lesson, table, snapshot }: Played): LessonState {
  const { context } = snapshot
  const step = stepOf(context)
  const stage = snapshot.value as LessonState['stage']
  const isOn = stage === 'telling' || stage === 'asking'
  return {
    id: table,
    revision: context.table.revision,
    game,
    lesson: lesson.id,
    chapter: chapterOf(context).id,
    stage,
    step: step?.id ?? null,
    points: isOn ? [...(step?.points?.(positionOf(context)) ?? [])] : [],
    isHalfMade: context.table.isHalfMade,
    strayed: stage === 'asking' && hasStrayed(context),
    ...numberOf(context),
  }
}

function numberOf(context: LessonContext): Pick<LessonState, 'number' | 'steps'> {
  const steps = chapterOf(context).steps.length
  return { number: Math.min(context.trail.length, steps), steps }
}
