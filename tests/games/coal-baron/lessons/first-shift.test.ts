/** The first shift by hand, through the services: led to its end, played otherwise, left and taken up again. */
import { describe, expect, test } from 'vitest'
import type { LessonState } from '../../../../src/contract/schemas/lessons.ts'
import { firstShift } from '../../../../src/games/coal-baron/lessons/first-shift.ts'
import * as state from '../../../../src/games/coal-baron/state/state.ts'
import { lessonRoom, obedient, wayward, type Hand } from './lesson-room.ts'

const CHAPTERS = firstShift.chapters.map(({ id }) => id)
const STEPS = firstShift.chapters.flatMap(({ steps }) => steps.map(({ id }) => id))
const SEEDS = [1, 2, 4]

/** Steps of a mining turn that brings up more than the deal makes likely. */
const WITH_MUCH_COAL = ['load-more', 'fill-more', 'store']

/** Those that were told or asked for, in turn. */
const stepsHeard = (said: readonly LessonState[]): string[] =>
  said
    .flatMap(({ step, stage }) => (step && stage !== 'waiting' ? [step] : []))
    .filter((step, at, heard) => step !== heard[at - 1])

describe('whoever does what is pointed at', () => {
  test('comes through every chapter, hears each thing once, and goes on with a game', async () => {
    const all = new Set<string>()
    for (const seed of SEEDS) {
      const room = await lessonRoom({ seed })
      const begun = room.begin('first-shift')
      const end = room.play(begun, obedient)
      expect(end).toMatchObject({ id: begun.id, stage: 'over' })
      expect(room.api['lessons.list']()[0]).toMatchObject({
        chapters: CHAPTERS.map((id) => ({ id, isDone: true })),
        at: null,
      })
      expect(room.tables.open(begun.id)).toMatchObject({ result: null, progress: { params: { shift: 2 } } })
      expect(room.now(begun.id)).toBeNull()
      const heard = stepsHeard(room.said)
      expect(heard).toEqual([...new Set(heard)])
      heard.forEach((step) => all.add(step))
    }
    expect(STEPS.filter((step) => !all.has(step) && !WITH_MUCH_COAL.includes(step))).toEqual([])
  })

  test('fills spot after spot and stores what is left, where there is coal for it', async () => {
    const room = await lessonRoom()
    const { id } = room.begin('first-shift', 'mining')
    for (const decision of [{ place: 'mining-6' }, { cage: 3 }, { load: 'G' }, { load: 'G' }]) room.decide(id, decision)
    expect(room.now(id)).toMatchObject({ step: 'up', points: ['level 0'] })
    room.decide(id, { cage: 0 })
    expect(room.now(id)).toMatchObject({ step: 'fill', points: ['spot CGG 0', 'spot CGG 1'] })
    room.decide(id, { fill: 'CGG', spot: 1, with: [['cage', 'G']] })
    expect(room.now(id)).toMatchObject({ step: 'fill-more', points: ['spot CGG 0'] })
    const other = room.begin('first-shift', 'mining').id
    for (const decision of [{ place: 'mining-6' }, { cage: 4 }, { load: 'K' }, { cage: 0 }])
      room.decide(other, decision)
    expect(room.now(other)).toMatchObject({ step: 'store', points: ['storage'] })
    room.decide(other, { store: 'K' })
    expect(room.now(other)).toMatchObject({ step: 'two' })
  })
})

describe('whoever plays otherwise', () => {
  test.each([1, 2])('is never held fast (%i)', async (seed) => {
    const room = await lessonRoom({ seed })
    let asked = 0
    const impatient: Hand = (lesson, position, random) =>
      lesson.stage === 'asking' && lesson.strayed && asked++ % 2 === 0 ? null : wayward(lesson, position, random)
    const end = room.play(room.begin('first-shift'), impatient)
    expect(end.stage).toBe('over')
    expect(room.said.some(({ strayed }) => strayed)).toBe(true)
  })

  test('may pass over every step', async () => {
    const room = await lessonRoom()
    const { id } = room.begin('first-shift')
    let steps = 0
    while (room.now(id)) {
      room.api['lessons.act']({ id, act: 'next' })
      expect(++steps).toBeLessThan(100)
    }
    expect(room.tables.open(id)).toMatchObject({ log: [] })
  })
})

describe('a chapter', () => {
  test.each(CHAPTERS)('%s begins at a table of its own, with the learner asked or about to be', async (chapter) => {
    const room = await lessonRoom()
    const begun = room.begin('first-shift', chapter)
    expect(begun).toMatchObject({ chapter, strayed: false })
  })

  test('chosen in the midst of another leaves no second table', async () => {
    const room = await lessonRoom()
    const first = room.begin('first-shift')
    const second = room.begin('first-shift', 'mining')
    expect(second.id).not.toBe(first.id)
    expect(room.tables.list().map(({ id }) => id)).toEqual([second.id])
    expect(room.now(first.id)).toBeNull()
  })
})

describe('a lesson that is left', () => {
  const inTheMidst = async () => {
    const room = await lessonRoom()
    const begun = room.begin('first-shift', 'mining')
    room.decide(begun.id, { place: 'mining-6' })
    room.decide(begun.id, { cage: 3 })
    return { room, id: begun.id }
  }

  test('is gone on with where it was, also by another process', async () => {
    const { room, id } = await inTheMidst()
    expect(room.now(id)).toMatchObject({ step: 'load', stage: 'asking', points: ['load 3 G'] })
    const next = await lessonRoom({ store: room.store })
    expect(next.begin('first-shift')).toEqual(room.now(id))
    next.decide(id, { load: 'G' })
    expect(next.now(id)).toMatchObject({ step: 'load-more' })
  })

  test('for good leaves a table like any other', async () => {
    const { room, id } = await inTheMidst()
    expect(room.api['lessons.act']({ id, act: 'leave' })).toMatchObject({ stage: 'left', points: [] })
    expect(room.now(id)).toBeNull()
    expect(() => room.api['lessons.act']({ id, act: 'next' })).toThrow(/not-found/)
    room.decide(id, { load: 'G' })
    expect(room.tables.list()).toMatchObject([{ id, finishedAt: null }])
  })
})

describe('taking back', () => {
  test('leads back to the step that asked for it', async () => {
    const room = await lessonRoom()
    const { id } = room.begin('first-shift', 'tile')
    room.api['lessons.act']({ id, act: 'next' })
    expect(room.now(id)).toMatchObject({ step: 'buy' })
    room.decide(id, { place: 'factory-1' })
    expect(room.now(id)).toMatchObject({ step: 'tunnel' })
    const { revision } = room.tables.open(id)
    room.tables.act({ game: 'coal-baron', id, revision, action: { type: 'take-back' } })
    expect(room.now(id)).toMatchObject({ step: 'buy', strayed: false })
  })

  test('what is done while one still reads counts', async () => {
    const room = await lessonRoom()
    const { id } = room.begin('first-shift', 'tile')
    room.decide(id, { place: 'factory-1' })
    expect(room.now(id)).toMatchObject({ step: 'workers' })
    room.api['lessons.act']({ id, act: 'next' })
    expect(room.now(id)).toMatchObject({ step: 'tunnel' })
  })
})

describe('the offer', () => {
  test('is made until somebody has played, was taught, or said no', async () => {
    const offered = { game: 'coal-baron', lesson: 'first-shift' }
    const declined = await lessonRoom()
    expect(declined.api['lessons.offer']()).toEqual(offered)
    declined.api['lessons.decline']()
    expect(declined.api['lessons.offer']()).toBeNull()
    const taught = await lessonRoom()
    const { id } = taught.begin('first-shift')
    taught.tables.remove(id)
    expect(taught.api['lessons.offer']()).toBeNull()
  })
})

test('the main line leads where its chapters say', async () => {
  for (const chapter of CHAPTERS) {
    const room = await lessonRoom()
    const { id } = room.begin('first-shift', chapter)
    const position = room.positionAt(id)
    expect([chapter, state.shift(position)]).toEqual([chapter, { orders: 0, accounts: 2 }[chapter] ?? 1])
  }
})
