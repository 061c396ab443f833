import { describe, expect, test } from 'vitest'
import type { Ceremony } from '../../../../../src/games/coal-baron/rules/ceremony.ts'
import { rewards } from '../../../../../src/games/coal-baron/rules/scoring.ts'
import type { SeatScore } from '../../../../../src/games/coal-baron/rules/types.ts'
import {
  changeoverWords,
  scoringWords,
  winnerWords,
} from '../../../../../src/renderer/games/coal-baron/words/ceremony-words.ts'

const NAMES = ['Mike', 'Lucy', 'George', 'Anna']
const players = (count: number) => NAMES.slice(0, count).map((name) => ({ name, color: 'red', control: 'human' }))

/** Carriage orders pay 7 and 3. */
const CARRIAGE = 5
const words = (...counts: number[]) =>
  scoringWords({ element: CARRIAGE, counts, rewards: rewards(counts, CARRIAGE) }, players(counts.length))

describe('an element of the clock says who was paid and why', () => {
  test('when nobody has any', () => {
    expect(words(0, 0, 0)).toEqual(['Nobody has any, so nobody is paid.'])
  })

  test('when one has most and one comes second', () => {
    expect(words(6, 1, 3)).toEqual([
      'Mike has the most, 6, and gets 7 points.',
      'George comes second with 3 and gets 3 points.',
    ])
  })

  test('when several share the second place (the rule book’s carriages)', () => {
    expect(words(6, 1, 1)).toEqual([
      'Mike has the most, 6, and gets 7 points.',
      'Lucy and George are tied for second place at 1: each gets 3 points.',
    ])
  })

  test('when nobody else has any', () => {
    expect(words(0, 2, 0)).toEqual([
      'Lucy has the most, 2, and gets 7 points.',
      'Nobody else has any, so the second reward is not paid.',
    ])
  })

  test('when two share the lead, and so nobody is second (the rule book’s barrows)', () => {
    expect(words(2, 3, 3)).toEqual([
      'Lucy and George are tied at 3: both get 7 points.',
      'After a tie for the most, nobody gets the second reward.',
    ])
  })

  test('when three share the lead', () => {
    expect(words(2, 2, 0, 2)[0]).toBe('Mike, Lucy and Anna are tied at 2: each gets 7 points.')
  })

  test('when all are level there is nobody left to be second', () => {
    expect(words(1, 1, 1)).toEqual(['Mike, Lucy and George are tied at 1: each gets 7 points.'])
  })

  test('with two players there is no second reward', () => {
    expect(words(4, 1)).toEqual([
      'Mike has the most, 4, and gets 7 points.',
      'With two players there is no second reward.',
    ])
    expect(words(4, 4)).toEqual(['Mike and Lucy are tied at 4: both get 7 points.'])
  })
})

describe('a changeover says who starts and why', () => {
  const change = (factoryWorkers: number[], nextStarter: number): Ceremony => ({
    kind: 'changeover',
    shift: 1,
    elements: [],
    factoryWorkers,
    nextStarter,
    accounts: 0,
  })
  const said = (ceremony: Ceremony, old: number) => changeoverWords(ceremony, old, players(3))

  test('one has most workers in the factory', () => {
    expect(said(change([5, 4, 2], 0), 2)).toBe('Mike has the most workers in the factory, 5, and starts shift II.')
  })

  test('tied, the first clockwise after the old starting player', () => {
    expect(said(change([3, 3, 0], 1), 0)).toBe(
      'Mike and Lucy have the most workers in the factory, 3 each. ' +
        'Clockwise after Mike, who started the last shift, Lucy comes first and starts shift II.',
    )
  })

  test('nobody there, so it goes on clockwise', () => {
    expect(said(change([0, 0, 0], 1), 0)).toBe(
      'Nobody has workers in the factory, so the start passes clockwise from Mike to Lucy, who starts shift II.',
    )
  })

  test('after shift III nobody starts', () => {
    expect(changeoverWords({ ...change([1, 0, 0], 0), nextStarter: null, shift: 3 }, 0, players(3))).toBe('')
  })
})

describe('the end says who won', () => {
  const score = (total: number, marksLeft: number): SeatScore => ({
    delivered: total,
    shifts: [],
    marks: 0,
    coal: 0,
    outstanding: 0,
    balance: 0,
    total,
    marksLeft,
  })

  test('by points', () => {
    const result = { scores: [score(144, 0), score(120, 4)], winners: [0] }
    expect(winnerWords(result, players(2))).toEqual({ title: 'Mike wins with 144 points', why: '' })
  })

  test('by Marks left, where points are level', () => {
    const result = { scores: [score(90, 1), score(90, 3), score(80, 4)], winners: [1] }
    expect(winnerWords(result, players(3)).why).toBe(
      'Mike and Lucy are tied at 90 points; Lucy has the most Marks left, 3 Marks, and wins.',
    )
  })

  test('together, where even those are level', () => {
    const result = { scores: [score(90, 2), score(90, 2)], winners: [0, 1] }
    expect(winnerWords(result, players(2))).toEqual({
      title: 'Mike and Lucy share the victory with 90 points',
      why: 'They are tied in points and in Marks left, 2 Marks each.',
    })
  })

  test('not at all where nobody knows what breaks the tie', () => {
    const result = { scores: [{ total: 90 }, { total: 90, marksLeft: 2 }, { total: 80 }], winners: [0, 1] }
    expect(winnerWords(result, players(3))).toEqual({
      title: 'Mike and Lucy are tied at 90 points',
      why: 'Whoever has the most Marks left wins; how many each of them had isn’t known.',
    })
  })
})
