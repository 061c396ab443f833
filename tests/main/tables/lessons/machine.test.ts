/** The statechart of a lesson, walked with a game that is only counted: a position is the number of moves. */
import { describe, expect, test } from 'vitest'
import { chartSteps } from '../../../../src/games/building-blocks/machine.ts'
import type { Lesson, LessonStep } from '../../../../src/games/facets/teaching.ts'
import {
  hasStrayed,
  lessonMachine,
  stepOf,
  type LessonSnapshot,
  type Place,
  type LessonTable,
} from '../../../../src/main/tables/lessons/machine.ts'

type Count = number

const chart = chartSteps(lessonMachine)

const after = (moves: number, part = 0): LessonTable => ({
  place: { moves, part },
  isHalfMade: false,
  revision: 1,
  at: (place: Place) => place.moves + place.part / 100,
})

const lessonOf = (...chapters: LessonStep<Count>[][]): Lesson =>
  ({
    id: 'counting',
    version: 1,
    controls: ['human'],
    chapters: chapters.map((steps, at) => ({ id: `chapter-${at}`, setup: null, moves: [], steps })),
  }) as Lesson

const begin = (lesson: Lesson, moves = 0) => chart.open({ lesson, chapter: 0, trail: [], table: after(moves) })
const send = (snapshot: LessonSnapshot, ...events: (LessonTable | 'NEXT')[]): LessonSnapshot =>
  events.reduce(
    (now, event) => chart.after(now, event === 'NEXT' ? { type: 'NEXT' } : { type: 'TABLE', table: event }) ?? now,
    snapshot,
  )
const at = ({ value, context }: LessonSnapshot) => [value, stepOf(context)?.id ?? null]

const read: LessonStep<Count> = { id: 'read' }
const grow: LessonStep<Count> = { id: 'grow', until: (now, start) => now >= start + 1 }
const early: LessonStep<Count> = { id: 'early', when: (now) => (now < 3 ? 'later' : 'now') }
const gone: LessonStep<Count> = { id: 'gone', when: () => 'never' }

describe('a step that is read', () => {
  test('stays until the learner goes on, whatever happens at the table', () => {
    const lesson = begin(lessonOf([read, grow]))
    expect(at(send(lesson, after(1), after(2)))).toEqual(['telling', 'read'])
    expect(at(send(lesson, 'NEXT'))).toEqual(['asking', 'grow'])
  })
  test('lets what is done meanwhile count', () => {
    expect(at(send(begin(lessonOf([read, grow])), after(1), 'NEXT'))).toEqual(['chapterOver', null])
  })
})

describe('a step that asks for a move', () => {
  test('counts from where it began, and is passed over when the learner wants to', () => {
    const lesson = send(begin(lessonOf([grow, { ...grow, id: 'again' }])), after(1))
    expect(at(lesson)).toEqual(['asking', 'again'])
    expect(at(send(lesson, after(2)))).toEqual(['chapterOver', null])
    expect(at(send(lesson, 'NEXT'))).toEqual(['chapterOver', null])
  })
  test('notices another move, and stays', () => {
    const never: LessonStep<Count> = { id: 'never', until: () => false }
    const lesson = begin(lessonOf([never]))
    expect(hasStrayed(send(lesson, after(0, 1)).context)).toBe(false)
    const strayed = send(lesson, after(1))
    expect([at(strayed), hasStrayed(strayed.context)]).toEqual([['asking', 'never'], true])
  })
})

describe('an occasion', () => {
  test('that is still to come is waited for, or not', () => {
    const lesson = begin(lessonOf([early, read]))
    expect(at(lesson)).toEqual(['waiting', 'early'])
    expect(at(send(lesson, after(3)))).toEqual(['telling', 'early'])
    expect(at(send(lesson, 'NEXT'))).toEqual(['telling', 'read'])
  })
  test('that won’t come is passed over', () => {
    expect(at(begin(lessonOf([gone, gone, read])))).toEqual(['telling', 'read'])
  })
})

describe('a take-back', () => {
  const two = lessonOf([grow, { ...grow, id: 'again' }, read])
  test('leads back to the step that was on then', () => {
    const lesson = send(begin(two), after(1), after(2))
    expect(at(lesson)).toEqual(['telling', 'read'])
    expect(at(send(lesson, after(1)))).toEqual(['asking', 'again'])
    expect(at(send(lesson, after(0)))).toEqual(['asking', 'grow'])
    expect(at(send(lesson, after(0), after(1)))).toEqual(['asking', 'again'])
  })
  test('to before the chapter waits for where it begins, whatever was done there', () => {
    const lesson = begin(lessonOf([{ ...gone, when: (now: Count) => (now < 5 ? 'never' : 'now') }, grow]), 5)
    expect(at(lesson)).toEqual(['telling', 'gone'])
    expect(at(send(lesson, after(4)))).toEqual(['waiting', 'gone'])
    expect(at(send(lesson, after(4), after(5)))).toEqual(['telling', 'gone'])
    expect(at(send(begin(two, 5), after(6), after(4), after(5)))).toEqual(['asking', 'grow'])
  })
})

describe('a chapter', () => {
  test('is followed by the next, the last by the end', () => {
    const lesson = send(begin(lessonOf([read], [grow])), 'NEXT')
    expect(at(lesson)).toEqual(['chapterOver', null])
    expect(at(send(lesson, after(4)))).toEqual(['chapterOver', null])
    expect(at(send(lesson, 'NEXT'))).toEqual(['asking', 'grow'])
    expect(at(send(lesson, 'NEXT', after(1), 'NEXT'))).toEqual(['over', null])
  })
  test('is gone on with where its trail ends', () => {
    const place = { moves: 1, part: 0 }
    const trail = [
      { place: { moves: 0, part: 0 }, since: { moves: 0, part: 0 } },
      { place, since: place },
    ]
    const lesson = chart.open({
      lesson: lessonOf([grow, { ...grow, id: 'again' }]),
      chapter: 0,
      trail,
      table: after(1),
    })
    expect(at(lesson)).toEqual(['asking', 'again'])
  })
})
