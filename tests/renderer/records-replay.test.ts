import { describe, expect, test } from 'vitest'
import { storedGame } from '../../src/renderer/games/coal-baron/records/stored-game.ts'
import type { Result } from '../../src/games/coal-baron/types.ts'
import { golden } from '../support/golden.ts'

describe('a stored game', () => {
  test.each(['3-players', 'companion-counts', 'companion-cards'])('%s tells its course up to the result', (name) => {
    const record = golden(name)
    const { course, scorings, result } = storedGame(record)
    const { scores } = record.result as Result
    expect(course!.points.at(-1)).toEqual(scores.map(({ total }) => total))
    expect(course!.points[0]).toEqual(scores.map(() => 0))
    expect(result).toEqual(record.result)
    const paid = scorings.map(({ elements }) => scores.map((_, seat) => elements.map(({ rewards }) => rewards[seat])))
    expect(paid).toEqual([0, 1, 2].map((shift) => scores.map((score) => score.shifts[shift])))
  })

  test('of which only totals were kept has those', () => {
    const record = golden('companion-points')
    const { totals, result, course, scorings, played } = storedGame(record)
    expect(totals).toEqual(record.result)
    expect({ result, course, scorings, played }).toEqual({ result: null, course: null, scorings: [], played: null })
  })
})
