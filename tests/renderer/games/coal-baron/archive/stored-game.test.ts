import { describe, expect, test } from 'vitest'
import { storedGame } from '../../../../../src/renderer/games/coal-baron/archive/stored-game.ts'
import type { Result } from '../../../../../src/games/coal-baron/rules/types.ts'
import { golden } from '../../../../games/coal-baron/support/golden.ts'

describe('a stored game', () => {
  test.each(['3-players', 'companion-counts', 'companion-cards'])('%s tells its course up to the result', (name) => {
    const record = golden(name)
    const { course, scorings, scores: whole } = storedGame(record)
    const { scores } = record.result as Result
    expect(course!.points.at(-1)).toEqual(scores.map(({ total }) => total))
    expect(course!.points[0]).toEqual(scores.map(() => 0))
    expect(course!.ends).toHaveLength(3)
    const beforeAccounts = scores.map(({ total, marks, coal, outstanding, balance }) =>
      [marks, coal, outstanding, balance].reduce((left, points) => left - points, total),
    )
    expect(course!.points[course!.ends[2]]).toEqual(beforeAccounts)
    expect(beforeAccounts).not.toEqual(course!.points.at(-1))
    expect(whole).toEqual(record.result)
    const paid = scorings.map(({ elements }) => scores.map((_, seat) => elements.map(({ rewards }) => rewards[seat])))
    expect(paid).toEqual([0, 1, 2].map((shift) => scores.map((score) => score.shifts[shift])))
  })

  test('of which only totals were kept has those', () => {
    const record = golden('companion-points')
    const { result, scores, course, scorings, played } = storedGame(record)
    expect(result).toEqual(record.result)
    expect({ scores, course, scorings, played }).toEqual({ scores: null, course: null, scorings: [], played: null })
  })
})
