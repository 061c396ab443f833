/** A review is fair: it finds a blunder and what was better, sees nothing the player couldn't, and keeps luck apart. */
import { beforeAll, describe, expect, test } from 'vitest'
import { ORDERS, SPACES } from '../../../../../src/games/coal-baron/state/components.ts'
import { coalBaron } from '../../../../../src/games/coal-baron/game.ts'
import { LEVELS } from '../../../../../src/games/coal-baron/bot/levels.ts'
import { luckOf } from '../../../../../src/games/coal-baron/bot/review/luck.ts'
import { reviewMove } from '../../../../../src/games/coal-baron/bot/review/review.ts'
import type { ReviewedMove } from '../../../../../src/games/coal-baron/bot/review/reviewed.ts'
import { kindOf, kinds } from '../../../../../src/games/coal-baron/bot/review/kinds.ts'
import { scale } from '../../../../../src/games/coal-baron/bot/review/scale.ts'
import { gradeOf, lostIn, momentsOf, summaryOf } from '../../../../../src/games/review/review-summary.ts'
import { leadsNow } from '../../../../../src/games/coal-baron/bot/evaluator/goals.ts'
import { weightsFor } from '../../../../../src/games/coal-baron/bot/weigh.ts'
import { dealHidden, reveals } from '../../../../../src/games/coal-baron/rules/hidden.ts'
import { entryOf, replay, setupOf } from '../../../../../src/games/coal-baron/index.ts'
import type { Entry, State } from '../../../../../src/games/coal-baron/index.ts'
import * as moves from '../../../../../src/games/coal-baron/rules/moves.ts'
import { positionsOf } from '../../../../../src/games/coal-baron/rules/positions.ts'
import * as state from '../../../../../src/games/coal-baron/state/state.ts'
import { seeded } from '../../../../../src/games/building-blocks/random.ts'
import { chooseRandomly, levelBot } from '../../../../../src/main/bots/bots.ts'
import { playAnswer } from '../../../../../src/main/bots/whole-game.ts'
import { golden } from '../../support/golden.ts'
import {
  cage,
  fill,
  firstTurn,
  hasFilled,
  hasInCage,
  hasMarks,
  hasMined,
  hasOrders,
  hasWorkers,
  isTurnOf,
} from '../../support/given.ts'

const never = () => false
/** With less effort than a quick review, so that tests are fast. */
const EFFORT = { find: 300, candidates: 3, weigh: 400, deals: 2, luck: 40, reply: 20, playOuts: 20 }
const BRIEF = { find: 60, candidates: 2, weigh: 80, deals: 3, luck: 30, reply: 20, playOuts: 10 }
const review = (position: State, move: number, entry: Entry, effort = EFFORT): ReviewedMove =>
  reviewMove({ position, move, entry, depth: 'quick' }, never, effort)!
const glance = (position: State, move: number, entry: Entry) => review(position, move, entry, BRIEF)

/** One in `every` moves of a golden game, with the position before and after each. */
function sampled(name: string, every: number) {
  const record = golden(name)
  const positions = positionsOf(setupOf(record), record.moves).filter(({ part }) => part === 0)
  return record.moves.flatMap((entry, move) =>
    move % every === 0 ? [{ entry, move, position: positions[move].state, after: positions[move + 1].state }] : [],
  )
}

/**
 * Shift III between two players, with nothing left of the draft: seat 0 to move with `workers` workers, the other with
 * the last one.
 */
function lastTurns(workers: number): State {
  const s = firstTurn({ players: 2 })
  for (const seat of [0, 1])
    for (const order of state.outstanding(s, seat)) {
      hasFilled(s, seat, ORDERS[order])
      state.deliverOrder(s, seat, order, 0)
    }
  state.setShift(s, 3)
  hasMined(s, 0)
  hasMined(s, 1)
  hasWorkers(s, 0, workers)
  hasWorkers(s, 1, 1)
  hasMarks(s, 0, 2)
  isTurnOf(s, 0)
  return s
}

describe('blunders', () => {
  test('going to the bank while an order waits for its delivery', () => {
    const s = lastTurns(1)
    hasOrders(s, 0, 'EKK')
    hasFilled(s, 0, 'EKK')
    const reviewed = review(s, 70, { place: 'bank' })
    expect(gradeOf(reviewed, scale)).toBe('blunder')
    expect(reviewed.best!.decisions).toEqual([{ place: 'delivery-engine' }])
    expect(reviewed.best!.effects.delivered).toEqual([9])
    expect(reviewed.line[0]).toEqual([{ place: 'delivery-engine' }])
    expect(reviewed.line[1]).toBeDefined()
  })

  test('ending mining with a delivery in reach', () => {
    const s = lastTurns(2)
    hasOrders(s, 0, 'TKK')
    hasInCage(s, 0, ['K', 'K'])
    const reviewed = review(s, 68, { place: 'mining-6', steps: [] })
    expect(gradeOf(reviewed, scale)).toBe('blunder')
    expect(reviewed.best!.effects.setUp).toEqual([9])
    expect(reviewed.line[2]).toEqual([{ place: 'delivery-truck' }])
    const better = review(s, 68, entryOf(reviewed.line[0]))
    expect(lostIn(better)).toBe(0)
    expect(better.best).toBeNull()
  })

  test('filling in another order of steps is no other choice', () => {
    const s = lastTurns(2)
    hasOrders(s, 0, 'TKK')
    hasInCage(s, 0, ['K', 'K'])
    const steps = [fill('TKK', 0, cage('K')), fill('TKK', 1, cage('K'))]
    expect(lostIn(review(s, 68, { place: 'mining-6', steps: steps.toReversed() }))).toBe(
      lostIn(review(s, 68, { place: 'mining-6', steps })),
    )
  })
})

describe('moves of whole games', () => {
  const sample = [
    ...sampled('2-players', 9).map((each) => ({ ...each, players: 2 })),
    ...sampled('3-players', 25).map((each) => ({ ...each, players: 3 })),
    ...sampled('4-players', 40).map((each) => ({ ...each, players: 4 })),
  ]
  let reviewed: ReviewedMove[]
  beforeAll(() => {
    reviewed = sample.map(({ position, move, entry }) => glance(position, move, entry))
  })

  test('skill and luck add up to the change of the evaluation', () => {
    for (const { before, after, skill, luck } of reviewed)
      before.leads.forEach((lead, seat) => expect(after.leads[seat]).toBeCloseTo(lead + skill[seat] + luck[seat], 6))
  })

  test('nobody gains by his own choice, and it was luck only where something was turned up', () => {
    for (const [i, { seat, skill, luck, best }] of reviewed.entries()) {
      expect(skill[seat]).toBeLessThanOrEqual(0)
      expect(skill[seat] === 0).toBe(best === null)
      if (!reveals(sample[i].position, sample[i].after)) expect(luck).toEqual(luck.map(() => 0))
    }
    // What is turned up does make a difference: a review without any luck would be none.
    expect(reviewed.some(({ luck }) => luck.some((points) => points !== 0))).toBe(true)
  })

  test('chances are shares of one, and between two what one leads the other trails', () => {
    for (const { before, after } of reviewed) {
      for (const { chances } of [before, after]) expect(chances.reduce((a, b) => a + b)).toBeCloseTo(1, 2)
      if (before.leads.length === 2) expect(before.leads[0] + before.leads[1]).toBeCloseTo(0, 1)
    }
  })

  test('a better line is one that the rules allow', () => {
    for (const [i, { line, best }] of reviewed.entries()) {
      expect(line.length > 0).toBe(best !== null)
      expect(replay(sample[i].position, line.map(entryOf)).refusal).toBeUndefined()
    }
  })

  test('the same move has the same review, and what the player couldn’t see changes nothing but his luck', () => {
    // From another stack the five that are drawn would be others.
    const seen = sample.slice(0, 5).filter(({ entry }) => !('place' in entry && entry.place.endsWith('draw')))
    for (const each of seen) {
      const i = sample.indexOf(each)
      const other = state.copy(each.position)
      dealHidden(other, seeded(i))
      const { luck: _, after: __, line: ___, ...again } = glance(other, each.move, each.entry)
      expect(reviewed[i]).toMatchObject(again)
      expect(glance(each.position, each.move, each.entry)).toEqual(reviewed[i])
    }
  })
})

test('a director loses next to nothing, somebody who plays at random a lot', () => {
  const director = levelBot(coalBaron.thinking!, LEVELS.director, 2, { iterations: 800 })
  const lost = sampled('2-players', 17).map(({ position, move }) => {
    const random = seeded(move)
    const by = (choose: typeof director) => {
      const [entry] = playAnswer(coalBaron.rules, position, choose, random).entries
      return lostIn(review(position, move, entry as Entry))
    }
    return { director: by(director), chance: by(chooseRandomly(coalBaron.rules)) }
  })
  const mean = (who: 'director' | 'chance') => lost.reduce((sum, each) => sum + each[who], 0) / lost.length
  expect(mean('director')).toBeLessThan(1)
  expect(mean('chance')).toBeGreaterThan(3)
})

test('luck evens out over what might have been turned up', () => {
  const s = sampled('2-players', 1)[20].position
  const weights = weightsFor(2, LEVELS.director)
  const question = {
    weights,
    centers: leadsNow(state.copy(s), weights),
    budget: { iterations: 30, expired: never },
    seed: 3,
  }
  const order = [moves.placeMove(SPACES.indexOf('order-4'))]
  const luck = Array.from({ length: 30 }, (_, i) => {
    const dealt = state.copy(s)
    dealHidden(dealt, seeded(100 + i))
    return luckOf(dealt, order, 4, question)[0]
  })
  const mean = luck.reduce((a, b) => a + b) / luck.length
  const deviation = Math.sqrt(luck.reduce((sum, each) => sum + (each - mean) ** 2, 0) / (luck.length - 1))
  expect(deviation).toBeGreaterThan(0)
  expect(Math.abs(mean)).toBeLessThan((4 * deviation) / Math.sqrt(luck.length) + deviation / Math.sqrt(4))
})

test('an interrupted review says nothing', () => {
  const [{ position, move, entry }] = sampled('2-players', 100)
  expect(reviewMove({ position, move, entry, depth: 'thorough' }, () => true)).toBeNull()
})

describe('summary', () => {
  const made = (move: number, seat: number, lost: number, luck = 0): ReviewedMove => ({
    depth: 'quick',
    move,
    seat,
    before: { leads: [0, 0], chances: [0.5, 0.5] },
    after: { leads: [0, 0], chances: [0.5 - lost / 50 + luck / 50, 0.5 + lost / 50 - luck / 50] },
    skill: seat === 0 ? [-lost, lost] : [lost, -lost],
    luck: [luck, -luck],
    played: null as never,
    best: null,
    line: [],
  })
  const entries: Entry[] = [{ draft: 'BK' }, { place: 'bank' }, { place: 'money-3' }, { place: 'bank' }]
  const moves = [made(0, 0, 0), made(1, 1, 1), made(2, 0, 6), made(3, 1, 3.5, -4)]

  test('grades go by points lost', () => {
    expect(moves.map((move) => gradeOf(move, scale))).toEqual([null, 'inaccuracy', 'blunder', 'mistake'])
  })

  test('each seat has its accuracy, its losses by kind and its luck', () => {
    const [first, second] = summaryOf(moves, entries, 2, { kinds, scale })
    expect(first).toMatchObject({ moves: 2, lost: 6, luck: -4, grades: { blunder: 1, mistake: 0, inaccuracy: 0 } })
    expect(first.lostBy).toMatchObject({ draft: 0, money: 6 })
    expect(second.lostBy.bank).toBe(4.5)
    expect(second.luck).toBe(4)
    expect(first.accuracy).toBeCloseTo((1 + Math.exp(-1.5)) / 2)
    expect(summaryOf([], entries, 2, { kinds, scale })[0].accuracy).toBeNull()
  })

  test('the moments that decided the game come in their order, with what did it', () => {
    expect(momentsOf(moves)).toMatchObject([
      { move: 1, by: 'choice' },
      { move: 2, by: 'choice' },
      { move: 3, by: 'luck' },
    ])
  })

  test('a kind is the area of the space', () => {
    expect(entries.map(kindOf)).toEqual(['draft', 'bank', 'money', 'bank'])
  })
})
