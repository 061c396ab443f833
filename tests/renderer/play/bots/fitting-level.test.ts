import { describe, expect, test } from 'vitest'
import { fittingLevel } from '../../../../src/renderer/play/bots/fitting-level.ts'

const LEVELS = ['weak', 'sound', 'strong']
const fared = (level: string, games: number, ahead: number) => ({ level, games, ahead })

describe('the level that suits a person', () => {
  test('is the weakest that they come ahead of less than half of the time', () => {
    const all = [fared('strong', 9, 0.1), fared('sound', 5, 0.4), fared('weak', 4, 0.75)]
    expect(fittingLevel(LEVELS, all)).toEqual(fared('sound', 5, 0.4))
  })

  test('is the next one where they hold their own against all that they have met', () => {
    expect(fittingLevel(LEVELS, [fared('weak', 3, 0.5)])).toEqual({ level: 'sound', ahead: null })
  })

  test('is the strongest where there is none above it', () => {
    expect(fittingLevel(LEVELS, [fared('strong', 3, 0.9)])).toEqual(fared('strong', 3, 0.9))
  })

  test('is not known of by few games or by levels that the game no longer has', () => {
    expect(fittingLevel(LEVELS, [])).toBeNull()
    expect(fittingLevel(LEVELS, [fared('weak', 2, 0), fared('older', 30, 0)])).toBeNull()
  })
})
