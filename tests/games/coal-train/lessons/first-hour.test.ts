/** The first hour through the services: led to its end, played otherwise, and what its words say of the table. */
import { describe, expect, test } from 'vitest'
import type { LessonState } from '../../../../src/contract/schemas/lessons.ts'
import type { Random } from '../../../../src/games/building-blocks/random.ts'
import { firstHour } from '../../../../src/games/coal-train/lessons/first-hour.ts'
import type { Decision } from '../../../../src/games/coal-train/rules/types.ts'
import { isCity, pointsOf } from '../../../../src/games/coal-train/state/components.ts'
import type { State } from '../../../../src/games/coal-train/state/state.ts'
import { lessonRoom, oneOf } from '../../../main/tables/lessons/lesson-room.ts'

const LESSON = 'first-hour'
const STEPS = firstHour.chapters.flatMap(({ steps }) => steps.map(({ id }) => id))
/** Steps that are only there if the chosen card asks for something. */
const SOMETIMES = ['card-effect']

const room = (seed: number) => lessonRoom<State, Decision>('coal-train', { seed })

/** Tests by what is pointed at: true if a decision does it. */
const DOES: Record<string, (decision: Decision, which: string) => boolean> = {
  space: (decision, which) => 'step' in decision && decision.step.join(' ') === which,
  here: (decision) => 'buy' in decision || 'upgrade' in decision,
  coal: (decision) => 'coal' in decision && decision.coal === 1,
  end: (decision) => 'end' in decision,
  'free-spaces': (decision) => 'place' in decision,
  held: (decision, which) => 'use' in decision && decision.use === which && !decision.goods,
  confirm: (decision) => 'pay' in decision,
  subsidy: (decision, which) => 'spend' in decision && decision.spend === which && !decision.rooms,
  place: (decision, which) => 'build' in decision && decision.build === which,
  choices: (decision) => ['card', 'town', 'raise', 'gain', 'forgo', 'loco'].some((kind) => kind in decision),
  card: (decision, which) => 'contract' in decision && decision.contract === which,
}

function does(decision: Decision, thing: string): boolean {
  const [kind, ...which] = thing.split(' ')
  return DOES[kind]?.(decision, which.join(' ')) ?? false
}

/** On the way to the Standard Upgrade the centre is pointed at, which the page walks to step by step. */
function towards(position: State, legal: Decision[]): Decision[] {
  const distance = ([row, column]: readonly number[]) => Math.abs(row - 2) + Math.abs(column - 2)
  const { agent } = position.seats[0]
  const here = agent === null ? 9 : distance([Math.floor(agent / 5), agent % 5])
  return legal.filter((decision) => 'step' in decision && distance(decision.step) < here)
}

/** Does what is pointed at; where nothing is, ends the turn or does what is asked. */
function obedient({ stage, step, points }: LessonState, position: State, random: Random): Decision {
  const legal = at.legal(position)
  const pointed = legal.filter((decision) => points.some((thing) => does(decision, thing)))
  if (pointed.length > 0) return oneOf(pointed, random)
  if (step === 'centre') return oneOf(towards(position, legal), random)
  if (stage === 'asking' && points.length > 0) throw new Error(`nothing that is pointed at can be done: ${step}`)
  return legal.find((decision) => 'end' in decision) ?? oneOf(legal, random)
}
let at: Awaited<ReturnType<typeof room>>

describe('the first hour', () => {
  test.each([1, 2, 3])('says everything to whoever does what is pointed at (%i)', async (seed) => {
    at = await room(seed)
    const end = at.play(at.begin(LESSON), obedient)
    expect(end.stage).toBe('over')
    const heard = new Set(at.said.flatMap(({ step, stage }) => (step && stage !== 'waiting' ? [step] : [])))
    expect(STEPS.filter((step) => !heard.has(step) && !SOMETIMES.includes(step))).toEqual([])
    expect(at.said.filter(({ strayed }) => strayed)).toEqual([])
    expect(at.tables.open(end.id)).toMatchObject({ waiting: 'finished', practice: true })
    expect(at.api['lessons.list']().find(({ game }) => game === 'coal-train')).toMatchObject({
      chapters: firstHour.chapters.map(({ id }) => ({ id, isDone: true })),
      at: null,
    })
  })

  test('takes another move for as good, and asks again', async () => {
    at = await room(1)
    const { id } = at.begin(LESSON)
    at.api['lessons.act']({ id, act: 'next' })
    at.api['lessons.act']({ id, act: 'next' })
    expect(at.now(id)).toMatchObject({ step: 'step', strayed: false })
    at.decide(id, { coal: 1 })
    expect(at.now(id)).toMatchObject({ step: 'step', stage: 'asking', strayed: true })
    at.decide(id, { step: [1, 0] })
    at.decide(id, { end: true })
    expect(at.now(id)).toMatchObject({ step: 'buy', stage: 'waiting' })
  })

  test('lets a card that asks for something be chosen through', async () => {
    at = await room(1)
    const { id } = at.begin(LESSON, 'stations')
    at.api['lessons.act']({ id, act: 'next' })
    expect(at.now(id)).toMatchObject({ step: 'build' })
    for (const decision of [{ build: 'SCR', tile: 'A3Sa6' }, { pay: true }, { card: 'N1c' }]) at.decide(id, decision)
    expect(at.now(id)).toMatchObject({ step: 'card-effect', points: ['choices'] })
    at.decide(id, { forgo: true })
    expect(at.now(id)).toMatchObject({ step: 'loco' })
  })

  test('stands as its words say', async () => {
    at = await room(1)
    const stations = at.positionAt(at.begin(LESSON, 'stations').id)
    const cities = at.legal(stations).flatMap((decision) => ('build' in decision ? [decision.build] : []))
    expect(cities.filter((place) => isCity(place)).length).toBe(8)
    const last = at.positionAt(at.begin(LESSON, 'last').id)
    expect(last).toMatchObject({ ending: 'last', turn: 0, reserve: [] })
    expect(last.seats[0].cards.filter((card) => card.startsWith('F'))).toContain('F8a')
    const legal = at.legal(last)
    expect(legal).toContainEqual({ contract: 'P3b' })
    const builds = legal.flatMap((decision) => ('build' in decision ? [pointsOf(decision.build)] : []))
    expect(Math.max(...builds)).toBe(3)
  })
})
