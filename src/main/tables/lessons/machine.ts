/**
 * The statechart of a lesson at a table: which step is on, whether it is read or waits to be done, and what follows. It knows no
 * rules: a step's own conditions look at the table. Drawn in docs/statecharts/tables-lessons.md.
 */
import { assign, setup } from 'xstate'
import type { SnapshotFrom } from 'xstate'
import type { Lesson, LessonChapter, LessonStep, Occasion } from '../../../games/facets/teaching.ts'
import { present } from '../../../games/building-blocks/present.ts'

/** A place in a table's game: whole moves, and decisions of the move under way. */
export interface Place {
  moves: number
  part: number
}

/** The present state of the table. */
export interface LessonTable {
  revision: number
  place: Place
  /** Whether a bot is in the midst of its turn, which `place` leaves out until it is whole. */
  isHalfMade: boolean
  /** The position at this place or an earlier one. */
  at: (place: Place) => unknown
}

/** A step that began. */
export interface BegunStep {
  /** The table's place then. */
  place: Place
  /** The place that its condition counts from: moves made while the learner still reads count, too. */
  since: Place
}

export interface LessonInput {
  lesson: Lesson
  chapter: number
  /** The chapter's steps so far, the present one last; empty at its beginning. */
  trail: readonly BegunStep[]
  table: LessonTable
}

export interface LessonContext extends LessonInput {
  /** The place where the learner was first asked for the present step's move; null before. */
  askedAt: Place | null
}

export type LessonEvent =
  | { type: 'TABLE'; table: LessonTable }
  /** Read; or the step is passed over. */
  | { type: 'NEXT' }

const isAfter = (a: Place, b: Place): boolean => a.moves > b.moves || (a.moves === b.moves && a.part > b.part)

export const chapterOf = ({ lesson, chapter }: LessonContext): LessonChapter => lesson.chapters[chapter]

/** Null once the chapter is through. */
export const stepOf = (context: LessonContext): LessonStep | null =>
  chapterOf(context).steps[context.trail.length - 1] ?? null

export const positionOf = ({ table }: LessonContext): unknown => table.at(table.place)

/** Whether the learner has made another move than the one that is waited for. */
export function hasStrayed(context: LessonContext): boolean {
  const { askedAt, table } = context
  return askedAt !== null && table.place.moves > askedAt.moves && !stepOf(context)?.takesTurns
}

const occasionOf = (context: LessonContext): Occasion => stepOf(context)?.when?.(positionOf(context)) ?? 'now'

function isDone(context: LessonContext): boolean {
  const since = present(context.trail.at(-1), 'the step').since
  return stepOf(context)?.until?.(positionOf(context), context.table.at(since)) ?? false
}

const begunHere = ({ table }: Pick<LessonContext, 'table'>): BegunStep => ({ place: table.place, since: table.place })

/** Returns the next step. Moves made since a step that is only read began count for the next. */
function advanced(context: LessonContext): Partial<LessonContext> {
  const { trail, table } = context
  const since = stepOf(context)?.until ? table.place : present(trail.at(-1), 'the step').since
  return { trail: [...trail, { place: table.place, since }], askedAt: null }
}

/** Steps that began later than where the table was taken back to are ahead again; the first one stays, however far that is. */
function arrived({ trail, askedAt }: LessonContext, table: LessonTable): Partial<LessonContext> {
  const kept = trail.filter(({ place }, at) => at === 0 || !isAfter(place, table.place))
  const isBack = kept.length < trail.length || isAfter(trail[0].place, table.place)
  return { table, trail: kept, askedAt: isBack ? null : askedAt }
}

const types: { context?: LessonContext; events?: LessonEvent; input?: LessonInput } = {}

const chart = setup({
  types,
  guards: {
    isAhead: ({ context: { trail, table } }) => isAfter(trail[0].place, table.place),
    isThrough: ({ context }) => stepOf(context) === null,
    isGone: ({ context }) => occasionOf(context) === 'never',
    isDone: ({ context }) => isDone(context),
    isEarly: ({ context }) => occasionOf(context) === 'later',
    isTask: ({ context }) => stepOf(context)?.until !== undefined,
    hasMore: ({ context: { lesson, chapter } }) => chapter + 1 < lesson.chapters.length,
  },
  actions: {
    advance: assign(({ context }) => advanced(context)),
    arrive: assign(({ context }, table: LessonTable) => arrived(context, table)),
    ask: assign(({ context }) => ({ askedAt: context.askedAt ?? context.table.place })),
    turnPage: assign(({ context }) => ({ chapter: context.chapter + 1, trail: [begunHere(context)], askedAt: null })),
  },
})

const arrive = { type: 'arrive', params: ({ event }: { event: { table: LessonTable } }) => event.table } as const

const TABLE = {
  target: 'looking',
  actions: arrive,
  description: 'The table changed, by whomever.',
} as const

const passOver = { target: 'looking', actions: 'advance' } as const

export const lessonMachine = chart.createMachine({
  id: 'lesson',
  description: 'A lesson at a table',
  context: ({ input }) => ({
    ...input,
    trail: input.trail.length > 0 ? input.trail : [begunHere(input)],
    askedAt: null,
  }),
  initial: 'looking',
  states: {
    looking: {
      description: 'The next thing to say is looked up.',
      always: [
        { guard: 'isAhead', target: 'waiting', description: 'The chapter begins later than the table stands.' },
        { guard: 'isThrough', target: 'chapterOver' },
        { guard: 'isGone', target: 'looking', reenter: true, actions: 'advance' },
        { guard: 'isDone', target: 'looking', reenter: true, actions: 'advance' },
        { guard: 'isEarly', target: 'waiting' },
        { guard: 'isTask', target: 'asking' },
        { target: 'telling' },
      ],
    },
    telling: {
      description: 'Something is said, until the learner goes on.',
      on: { TABLE, NEXT: { ...passOver, description: 'The learner has read it.' } },
    },
    asking: {
      description: 'The learner is asked for a move. Any other is played as well, and the question stays.',
      entry: 'ask',
      on: { TABLE, NEXT: { ...passOver, description: 'The learner leaves it out.' } },
    },
    waiting: {
      description: 'The next step has to wait: others play, or the learner is in the midst of something else.',
      on: { TABLE, NEXT: { ...passOver, description: 'The learner leaves it out.' } },
    },
    chapterOver: {
      description: 'The chapter is done.',
      on: {
        TABLE: { actions: arrive, description: TABLE.description },
        NEXT: [
          { guard: 'hasMore', target: 'looking', actions: 'turnPage', description: 'The next chapter begins.' },
          { target: 'over', description: 'There is no other chapter.' },
        ],
      },
    },
    over: { description: 'The lesson is done, and the game goes on as any other.' },
  },
})

export type LessonSnapshot = SnapshotFrom<typeof lessonMachine>
