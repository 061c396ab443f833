/** The lessons on majorities and on two players, led to their ends and played otherwise, and what their words say of the deal. */
import { describe, expect, test } from 'vitest'
import { majorities } from '../../../../src/games/coal-baron/lessons/majorities.ts'
import { twoPlayers } from '../../../../src/games/coal-baron/lessons/two-players.ts'
import { countsOf } from '../../../../src/games/coal-baron/rules/scoring.ts'
import { lessonRoom, obedient, wayward } from './lesson-room.ts'

const YELLOW = 0
const GRAY = 2

const heard = (said: readonly { step: string | null; stage: string }[]) =>
  [...new Set(said.flatMap(({ step, stage }) => (step && stage !== 'waiting' ? [step] : [])))].toSorted()

describe.each([majorities, twoPlayers])('the lesson $id', ({ id, chapters }) => {
  const steps = chapters.flatMap((chapter) => chapter.steps.map((step) => step.id)).toSorted()

  test.each([1, 2, 3])('says everything to whoever does what is pointed at (%i)', async (seed) => {
    const room = await lessonRoom({ seed })
    expect(room.play(room.begin(id), obedient).stage).toBe('over')
    expect(heard(room.said)).toEqual(steps)
  })

  test.each([1, 2, 3])('comes to its end whatever else is played (%i)', async (seed) => {
    const room = await lessonRoom({ seed })
    let asked = 0
    const end = room.play(room.begin(id), (...now) => (now[0].strayed && asked++ % 2 === 0 ? null : wayward(...now)))
    expect(end.stage).toBe('over')
  })
})

describe('majorities', () => {
  test('stand as the words say: level, then ahead in gray; behind, then level in yellow', async () => {
    const room = await lessonRoom()
    const { id } = room.begin('majorities')
    expect(countsOf(room.positionAt(id), GRAY)).toEqual([2, 2])
    room.decide(id, { place: 'delivery-engine' })
    expect(countsOf(room.positionAt(id), GRAY)).toEqual([3, 2])
    const tie = room.begin('majorities', 'tie').id
    expect(countsOf(room.positionAt(tie), YELLOW)).toEqual([0, 1])
    room.decide(tie, { place: 'delivery-carriage' })
    expect(countsOf(room.positionAt(tie), YELLOW)).toEqual([1, 1])
  })
})
