/** The first hour through the services: led to its end, and what its words say of the table. */
import { describe, expect, test } from 'vitest'
import { firstHour } from '../../../../src/games/railroad-barons/lessons/first-hour.ts'
import type { Decision } from '../../../../src/games/railroad-barons/rules/types.ts'
import { seen } from '../given.ts'
import { lessonRoom, obedient } from './hands.ts'

const LESSON = 'first-hour'
const STEPS = firstHour.chapters.flatMap(({ steps }) => steps.map(({ id }) => id))
/**
 * Steps that come only if operators are left, if level 4 wasn't bought, or if the learner has an Investor to assign.
 */
const SOMETIMES = ['done', 'spared', 'assign']

describe('the first hour', () => {
  test.each([1, 2])('says everything to whoever does what is pointed at (%i)', async (seed) => {
    const at = await lessonRoom(seed)
    expect(at.play(at.begin(LESSON), obedient).stage).toBe('over')
    const heard = new Set(at.said.flatMap(({ step, stage }) => (step && stage !== 'waiting' ? [step] : [])))
    expect(STEPS.filter((step) => !heard.has(step) && !SOMETIMES.includes(step))).toEqual([])
    expect(at.api['lessons.list']().find(({ lesson }) => lesson === LESSON)).toMatchObject({ at: null })
  })

  test('stands as the words say where level 4 is to appear', async () => {
    const at = await lessonRoom(1)
    const { id } = at.begin(LESSON, 'obsolescence')
    const levels = (holding: number) => seen(at.positionAt(id)).holdings[holding].railroads.map(({ level }) => level)
    expect(levels(0).filter((level) => level === 2)).toHaveLength(2)
    expect(levels(1).filter((level) => level === 2)).toHaveLength(3)
    expect(seen(at.positionAt(id))).toMatchObject({ turn: 0, phase: 'placing' })
    for (const decision of [{ tokens: [1, 5] }, { pay: true }, { rail: 'bank', side: 'high' }]) at.decide(id, decision)
    expect([levels(0), levels(1)].flat()).not.toContain(2)
  })

  test('goes on once an Investor is assigned, also where another one could be', async () => {
    const at = await lessonRoom(1)
    const { id } = at.begin(LESSON, 'operating')
    const decide = (...decisions: Decision[]) => decisions.forEach((decision) => at.decide(id, decision))
    decide({ tokens: [4, 2] }, { pay: true }, { rail: 'bank' })
    expect(at.now(id)).toMatchObject({ step: 'assign' })
    const assigned = () => at.legal(at.positionAt(id)).filter((decision) => 'assign' in decision)
    expect(assigned()).toHaveLength(2)
    decide(assigned()[0])
    expect(assigned()).toHaveLength(1)
    expect(at.now(id)).toMatchObject({ step: 'done' })
  })

  test('waits where the table is taken back to before the chapter, and begins where it comes back to', async () => {
    const at = await lessonRoom(1)
    const { id } = at.begin(LESSON, 'operating')
    const act = (type: 'take-back' | 'redo') => {
      const { game, revision } = at.tables.open(id)
      at.tables.act({ game, id, revision, action: { type } })
      return at.now(id)
    }
    expect(act('take-back')).toMatchObject({ stage: 'waiting', number: 1 })
    expect(act('redo')).toMatchObject({ stage: 'asking', step: 'operators', number: 1 })
  })

  test('begins its operating round with the learner’s Holding', async () => {
    const at = await lessonRoom(1)
    const { id } = at.begin(LESSON, 'operating')
    expect(seen(at.positionAt(id))).toMatchObject({ turn: 0, phase: 'placing', operation: { holding: 'green' } })
  })
})
