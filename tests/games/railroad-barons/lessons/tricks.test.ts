/** The tricks of the trade through the services: each chapter played as it is told, and otherwise. */
import { describe, expect, test } from 'vitest'
import { playing } from '../../../../src/games/railroad-barons/facets/playing.ts'
import { tricks } from '../../../../src/games/railroad-barons/lessons/tricks.ts'
import type { Decision } from '../../../../src/games/railroad-barons/rules/types.ts'
import { holdingIn, railroadsOf, seen } from '../given.ts'
import { lessonRoom, obedient } from './hands.ts'

const [FLOAT, OBSOLETE, TAKEOVER, DOLLAR, LEAVING] = tricks.chapters.map(({ id }) => id)
/** Steps that come only if the trick wasn't done. */
const UNDONE = ['waits', 'not-ended', 'left-alone', 'not-moved', 'stayed']

const heard = (said: readonly { step: string | null; stage: string }[]) => [
  ...new Set(said.flatMap(({ step, stage }) => (step && stage !== 'waiting' ? [step] : []))),
]

/** A chapter at its first question, with its table. */
async function at(chapter: string, seed = 1) {
  const room = await lessonRoom(seed)
  const { id } = room.begin('tricks', chapter)
  return {
    ...room,
    id,
    position: () => room.positionAt(id),
    decide: (...decisions: Decision[]) => decisions.forEach((decision) => room.decide(id, decision)),
    /** Reads on until something is asked; answers the steps that were told or asked. */
    readOn: () => {
      while (room.now(id)?.stage === 'telling') room.api['lessons.act']({ id, act: 'next' })
      return room.now(id)
    },
    tells: () => {
      const step = room.now(id)?.step
      room.api['lessons.act']({ id, act: 'next' })
      return step
    },
  }
}

describe('the tricks of the trade', () => {
  test.each([1, 2, 3])('say everything to whoever does what is pointed at (%i)', async (seed) => {
    const room = await lessonRoom(seed)
    expect(room.play(room.begin('tricks'), obedient).stage).toBe('over')
    const steps = tricks.chapters.flatMap((chapter) => chapter.steps.map(({ id }) => id))
    expect(heard(room.said).toSorted()).toEqual(steps.filter((step) => !UNDONE.includes(step)).toSorted())
  })

  test('are one evening: each chapter goes on where the one before may lead', () => {
    const lines = tricks.chapters.map(({ moves }) => moves)
    for (const [nth, line] of lines.entries()) {
      if (nth > 0) expect(line.slice(0, lines[nth - 1].length)).toEqual(lines[nth - 1])
      const course = playing.open({
        players: 2,
        setup: tricks.chapters[0].setup,
        entries: line,
        pending: [],
        alone: [0],
      })
      expect(playing.shown(course, 0)).toMatchObject({ view: { turn: 0 }, ceremony: null })
    }
  })
})

describe('a float on purpose', () => {
  test('costs half of ten times the price, and the Holding gets the whole', async () => {
    const table = await at(FLOAT)
    expect(seen(table.position())).toMatchObject({ phase: 'trading', turn: 0, round: { stock: 3, operating: 0 } })
    const { cash } = seen(table.position()).players[0]
    expect(table.readOn()).toMatchObject({ step: 'start', points: ['certificate yellow-40', 'start-price'] })
    table.decide({ buy: ['yellow', 40], par: 100 })
    expect(table.now(table.id)).toMatchObject({ step: 'make-start', points: ['make'] })
    table.decide({ trade: 'done' })
    expect(table.tells()).toBe('capital')
    table.others(table.id)
    expect(table.now(table.id)).toMatchObject({ step: 'ten', points: ['certificate yellow-10'] })
    table.decide({ buy: ['yellow', 10] }, { trade: 'done' })
    expect(table.now(table.id)).toMatchObject({ step: 'floated' })
    expect(holdingIn(table.position(), 'yellow')).toMatchObject({ standing: 'operating', treasury: 1000, director: 0 })
    expect(seen(table.position()).players[0].cash).toBe(cash - 500)
  })

  test.each(Array.from({ length: 12 }, (_, nth) => nth + 1))(
    'is left to the learner by the other baron (%i)',
    async (seed) => {
      const table = await at(FLOAT, seed)
      table.readOn()
      const price = 70 + 10 * (seed % 4)
      table.decide({ buy: ['yellow', 40], par: price } as Decision, { trade: 'done' })
      table.tells()
      table.others(table.id)
      expect(table.now(table.id)).toMatchObject({ step: 'ten', stage: 'asking' })
    },
  )

  test('is told of a Holding only once the turn that starts it is whole', async () => {
    const table = await at(FLOAT)
    table.readOn()
    table.decide({ buy: ['yellow', 40], par: 100 }, { trade: 'done' })
    expect(table.tells()).toBe('capital')
    // The other baron may buy all the same; its capital comes with the end of their turn.
    table.decide({ sell: ['green', 10] }, { buy: ['yellow', 10] })
    expect(table.now(table.id)).toMatchObject({ stage: 'waiting', step: 'ten', isHalfMade: true })
    table.decide({ trade: 'done' })
    expect(table.now(table.id)).toMatchObject({ step: 'floated', isHalfMade: false })
  })

  test('is explained to whoever passes as well, once the round is over', async () => {
    const table = await at(FLOAT)
    table.readOn()
    table.decide({ pass: true })
    while (table.others(table.id));
    expect(seen(table.position()).phase).toBe('placing')
    expect(table.now(table.id)).toMatchObject({ step: 'waits', stage: 'telling' })
  })
})

describe('what ends the other’s Railroads', () => {
  test('leaves MS&C with nothing and costs SB one Railroad', async () => {
    const table = await at(OBSOLETE)
    expect(holdingIn(table.position(), 'green')).toMatchObject({ director: 1, revenue: 200 })
    expect(holdingIn(table.position(), 'green').railroads.map(({ level }) => level)).toEqual([2, 2, 2, 2])
    expect(holdingIn(table.position(), 'black').railroads.map(({ level }) => level)).toEqual([2, 3, 3, 3, 3])
    expect(holdingIn(table.position(), 'yellow')).toMatchObject({ director: 0, treasury: 1000, railroads: [] })
    expect(table.readOn()).toMatchObject({ step: 'adds' })
    table.decide({ tokens: [1, 4] })
    expect(table.now(table.id)).toMatchObject({ step: 'level-four', points: ['level-4'] })
    table.decide({ rail: 'bank', side: 'high' })
    expect(table.tells()).toBe('ended')
    expect(table.tells()).toBe('price-paid')
    expect(holdingIn(table.position(), 'green')).toMatchObject({ revenue: 0, railroads: [] })
    expect(railroadsOf(table.position(), 'black')).toEqual(['B1', 'B2', 'C1', 'C3'])
  })

  test('stays where the cheaper side is bought, and the lesson says so', async () => {
    const table = await at(OBSOLETE)
    table.readOn()
    table.decide({ tokens: [1, 4] }, { rail: 'bank', side: 'low' })
    while (table.now(table.id)?.step !== 'not-ended') table.api['lessons.act']({ id: table.id, act: 'next' })
    expect(holdingIn(table.position(), 'green').revenue).toBe(200)
  })
})

describe('a forced change of Director', () => {
  test('comes with the safe, and then with the 40%', async () => {
    const table = await at(TAKEOVER)
    expect(holdingIn(table.position(), 'red')).toMatchObject({ director: 1, treasury: 700, shares: [30, 40] })
    expect(table.readOn()).toMatchObject({ step: 'twenty', points: ['certificate red-20'] })
    table.decide({ buy: ['red', 20] }, { trade: 'done' })
    expect(table.tells()).toBe('directs')
    expect(holdingIn(table.position(), 'red')).toMatchObject({ director: 0, treasury: 700, shares: [50, 40] })
    table.others(table.id)
    expect(table.now(table.id)).toMatchObject({ step: 'the-forty', points: ['certificate red-10'] })
    table.decide({ buy: ['red', 10] }, { trade: 'done' })
    expect(table.now(table.id)).toMatchObject({ step: 'swapped' })
    expect(holdingIn(table.position(), 'red')).toMatchObject({ shares: [60, 40], certificates: [0, 1, 0, 1] })
  })
})

describe('a Railroad for $1', () => {
  test('goes over on the one Director’s word', async () => {
    const table = await at(DOLLAR)
    const [sb, avr] = (['black', 'yellow'] as const).map((id) => holdingIn(table.position(), id))
    expect([sb.director, avr.director, sb.shares[1], avr.shares[1]]).toEqual([0, 0, 30, 0])
    table.readOn()
    table.decide({ tokens: [1, 4] }, { pay: true })
    expect(table.now(table.id)).toMatchObject({ step: 'asks', points: ['ask F1'] })
    table.decide({ rail: 'F1' })
    expect(table.now(table.id)).toMatchObject({ step: 'one-dollar', points: ['price'] })
    table.decide({ price: 1 })
    expect(table.now(table.id)).toMatchObject({ step: 'moved' })
    expect(railroadsOf(table.position(), 'yellow')).toContain('F1')
    expect(holdingIn(table.position(), 'black').treasury).toBe(sb.treasury + 1)
    expect(holdingIn(table.position(), 'yellow').treasury).toBe(avr.treasury - 1)
  })
})

describe('a way out', () => {
  test('makes the other player the Director, at the price before it falls', async () => {
    const table = await at(LEAVING)
    const before = holdingIn(table.position(), 'black')
    expect(before).toMatchObject({ director: 0, shares: [50, 50] })
    expect(before.railroads.map(({ endedBy }) => endedBy)).toEqual([6, 6, 6, 6])
    expect(seen(table.position()).stack[0]).toBe('H1')
    const { cash } = seen(table.position()).players[0]
    expect(table.readOn()).toMatchObject({ step: 'sells' })
    table.decide({ sell: ['black', 10] })
    expect(table.now(table.id)).toMatchObject({ step: 'sells-forty' })
    table.decide({ sell: ['black', 40] })
    expect(table.now(table.id)).toMatchObject({ step: 'make-sale', points: ['make'] })
    table.decide({ trade: 'done' })
    expect(table.now(table.id)).toMatchObject({ step: 'left' })
    expect(seen(table.position()).players[0].cash).toBe(cash + 5 * before.price!)
    expect(holdingIn(table.position(), 'black')).toMatchObject({ director: 1, price: 150, shares: [0, 50] })
  })
})
