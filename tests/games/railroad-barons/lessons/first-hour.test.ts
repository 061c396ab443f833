/** The first hour through the services: led to its end, and what its words say of the table. */
import { describe, expect, test } from 'vitest'
import { rules } from '../../../../src/games/railroad-barons/facets/rules.ts'
import { firstHour } from '../../../../src/games/railroad-barons/lessons/first-hour.ts'
import type { Decision } from '../../../../src/games/railroad-barons/rules/types.ts'
import type { State } from '../../../../src/games/railroad-barons/state/state.ts'
import { lessonRoom, oneOf, type Hand } from '../../../main/lessons/lesson-room.ts'
import { seen } from '../given.ts'

const GAME = 'railroad-barons'
const LESSON = 'first-hour'
const STEPS = firstHour.chapters.flatMap(({ steps }) => steps.map(({ id }) => id))
/** Where operators are left, and where level 4 wasn't bought. */
const SOMETIMES = ['done', 'spared']

const room = (seed: number) => lessonRoom<State, Decision>(GAME, { seed })

/** By what is pointed at. */
const DOES: Record<string, (decision: Decision) => boolean> = {
  make: (decision) => 'trade' in decision,
  pass: (decision) => 'pass' in decision,
  done: (decision) => 'done' in decision,
  set: (decision) => 'tokens' in decision && decision.tokens[0] >= 2 && decision.tokens[1] >= 3 && !decision.network,
  choices: (decision) => 'take' in decision || 'assign' in decision || ('pay' in decision && decision.pay),
  'bank-railroads': (decision) => 'rail' in decision && decision.rail === 'bank',
  'level-4': (decision) => 'side' in decision && decision.side === 'high',
}

/** Does what is pointed at; where nothing is, anything. */
const obedient: Hand<State, Decision> = ({ stage, points }, position, random) =>
  oneOf(stage === 'asking' ? pointedOf(points, rules.legal(position)) : rules.legal(position), random)

function pointedOf(points: readonly string[], legal: Decision[]): Decision[] {
  const pointed = legal.filter((decision) => points.some((thing) => does(decision, thing)))
  return pointed.length > 0 ? pointed : legal
}

function does(decision: Decision, thing: string): boolean {
  const [kind, id] = thing.split(' ')
  return id ? 'buy' in decision && decision.buy.join('-') === id : (DOES[kind]?.(decision) ?? false)
}

describe('the first hour', () => {
  test.each([1, 2])('says everything to whoever does what is pointed at (%i)', async (seed) => {
    const at = await room(seed)
    expect(at.play(at.begin(LESSON), obedient).stage).toBe('over')
    const heard = new Set(at.said.flatMap(({ step, stage }) => (step && stage !== 'waiting' ? [step] : [])))
    expect(STEPS.filter((step) => !heard.has(step) && !SOMETIMES.includes(step))).toEqual([])
    expect(at.api['lessons.list']().find(({ game }) => game === GAME)).toMatchObject({ at: null })
  })

  test('stands as the words say where level 4 is to appear', async () => {
    const at = await room(1)
    const { id } = at.begin(LESSON, 'obsolescence')
    const levels = (holding: number) => seen(at.positionAt(id)).holdings[holding].railroads.map(({ level }) => level)
    expect(levels(0).filter((level) => level === 2)).toHaveLength(2)
    expect(levels(1).filter((level) => level === 2)).toHaveLength(3)
    expect(seen(at.positionAt(id))).toMatchObject({ turn: 0, phase: 'placing' })
    for (const decision of [{ tokens: [1, 5] }, { pay: true }, { rail: 'bank', side: 'high' }]) at.decide(id, decision)
    expect([levels(0), levels(1)].flat()).not.toContain(2)
  })

  test('begins its operating round with the learner’s Holding', async () => {
    const at = await room(1)
    const { id } = at.begin(LESSON, 'operating')
    expect(seen(at.positionAt(id))).toMatchObject({ turn: 0, phase: 'placing', operation: { holding: 'green' } })
  })
})
