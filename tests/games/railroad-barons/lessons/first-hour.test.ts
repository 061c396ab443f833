/** The first hour through the services: led to its end, played otherwise, and what its words say of the table. */
import { describe, expect, test } from 'vitest'
import type { LessonState } from '../../../../src/contract/lessons.ts'
import { CATALOGUE } from '../../../../src/games/catalogue.ts'
import { seeded, type Random } from '../../../../src/games/base/random.ts'
import { rules } from '../../../../src/games/railroad-barons/facets/rules.ts'
import { thinking } from '../../../../src/games/railroad-barons/facets/thinking.ts'
import { firstHour } from '../../../../src/games/railroad-barons/lessons/first-hour.ts'
import type { Decision } from '../../../../src/games/railroad-barons/rules/types.ts'
import type { State } from '../../../../src/games/railroad-barons/state/state.ts'
import { eventHub } from '../../../../src/main/base/events.ts'
import { lessonsService } from '../../../../src/main/lessons/lessons.ts'
import { tablesService } from '../../../../src/main/tables/tables.ts'
import { clock, newStore } from '../../../main/tables/room.ts'
import { seen } from '../given.ts'

const GAME = 'railroad-barons'
const STEPS = firstHour.chapters.flatMap(({ steps }) => steps.map(({ id }) => id))
/** Where operators are left, and where level 4 wasn't bought. */
const SOMETIMES = ['done', 'spared']
const MOST = 1500

type Hand = (state: LessonState, position: State, random: Random) => Decision

async function room(seed: number) {
  const store = await newStore()
  const events = eventHub()
  const random = seeded(seed)
  const tables = tablesService({ catalogue: CATALOGUE, store, events, now: clock(), random })
  const { api } = lessonsService({ catalogue: CATALOGUE, store, events, tables })
  const said: LessonState[] = []
  events.subscribe((name, value) => name === 'lesson.changed' && said.push(value as LessonState))
  const positionAt = (id: string) => tables.table(id).game.play.position(tables.table(id).course) as State
  const decide = (id: string, decision: unknown) => void tables.actAlone(id, { type: 'decide', decision })
  const begin = (chapter: string | null = null) =>
    api['lessons.begin']({ game: GAME, lesson: 'first-hour', chapter, names: ['Anna', 'Apprentice'] })

  /** A bot's turn, or a ceremony's step; false where the learner is asked. */
  const others = (id: string): boolean => {
    const { waiting } = tables.open(id)
    if (waiting === 'ceremony') tables.actAlone(id, { type: 'next' })
    const budget = { expired: () => false, iterations: 0 }
    if (waiting === 'thinking')
      for (const each of thinking.choose(positionAt(id), 'apprentice', budget, random)) decide(id, each)
    return waiting === 'ceremony' || waiting === 'thinking'
  }

  const play = (first: LessonState, hand: Hand): LessonState => {
    let state = first
    for (let turn = 0; turn < MOST && state.stage !== 'over'; turn++) {
      if (state.stage !== 'asking' && state.stage !== 'waiting')
        state = api['lessons.act']({ id: state.id, act: 'next' })
      else if (!others(state.id)) decide(state.id, hand(state, positionAt(state.id), random))
      const { id } = state
      state = said.findLast((each) => each.id === id)!
    }
    return state
  }
  return { api, begin, decide, play, positionAt, said, tables }
}

const oneOf = <T>(list: readonly T[], random: Random): T => list[random.below(list.length)]

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
const obedient: Hand = ({ stage, points }, position, random) =>
  oneOf(stage === 'asking' ? pointedOf(points, rules.legal(position)) : rules.legal(position), random)

function pointedOf(points: readonly string[], legal: Decision[]): Decision[] {
  const pointed = legal.filter((decision) => points.some((thing) => does(decision, thing)))
  return pointed.length > 0 ? pointed : legal
}

function does(decision: Decision, thing: string): boolean {
  const [kind, id] = thing.split(' ')
  return id ? 'buy' in decision && decision.buy.join('-') === id : (DOES[kind]?.(decision) ?? false)
}

const wayward: Hand = (_, position, random) => oneOf(rules.legal(position), random)

describe('the first hour', () => {
  test.each([1, 2])('says everything to whoever does what is pointed at (%i)', async (seed) => {
    const at = await room(seed)
    expect(at.play(at.begin(), obedient).stage).toBe('over')
    const heard = new Set(at.said.flatMap(({ step, stage }) => (step && stage !== 'waiting' ? [step] : [])))
    expect(STEPS.filter((step) => !heard.has(step) && !SOMETIMES.includes(step))).toEqual([])
    expect(at.api['lessons.list']().find(({ game }) => game === GAME)).toMatchObject({ at: null })
  })

  test.each([1, 2, 3])('comes to its end whatever is played (%i)', async (seed) => {
    const at = await room(seed)
    expect(at.play(at.begin(), wayward).stage).toBe('over')
  })

  test('stands as the words say where level 4 is to appear', async () => {
    const at = await room(1)
    const { id } = at.begin('obsolescence')
    const levels = (holding: number) => seen(at.positionAt(id)).holdings[holding].railroads.map(({ level }) => level)
    expect(levels(0).filter((level) => level === 2)).toHaveLength(2)
    expect(levels(1).filter((level) => level === 2)).toHaveLength(3)
    expect(seen(at.positionAt(id))).toMatchObject({ turn: 0, phase: 'placing' })
    for (const decision of [{ tokens: [1, 5] }, { pay: true }, { rail: 'bank', side: 'high' }]) at.decide(id, decision)
    expect([levels(0), levels(1)].flat()).not.toContain(2)
  })

  test('begins its operating round with the learner’s Holding', async () => {
    const at = await room(1)
    const { id } = at.begin('operating')
    expect(seen(at.positionAt(id))).toMatchObject({ turn: 0, phase: 'placing', operation: { holding: 'green' } })
  })
})
