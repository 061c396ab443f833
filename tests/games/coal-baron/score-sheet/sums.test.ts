import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isFull, readSum, valueOf, writeSum } from '../../../../src/games/coal-baron/score-sheet/sums.ts'

const limits = { least: 0, most: 99 }

describe('what is typed into a field', () => {
  test.each([
    ['7', [7], 7],
    ['4+3', [4, 3], 7],
    [' 9 + 10 + 0 ', [9, 10, 0], 19],
    ['007', [7], 7],
    ['0', [0], 0],
    ['99', [99], 99],
  ])('%j is read as %j', (text, sum, value) => {
    expect(readSum(text, limits)).toEqual({ sum })
    expect(valueOf(sum)).toBe(value)
  })

  test.each(['', '   '])('%j empties the field', (text) => {
    expect(readSum(text, limits)).toEqual({ sum: null })
  })

  test.each([
    ['-3', 'negative'],
    ['−3', 'negative'],
    ['-1.5', 'fraction'],
    ['1.5', 'fraction'],
    ['2,5', 'fraction'],
    ['1/2', 'fraction'],
    ['½', 'fraction'],
    ['abc', 'not-a-number'],
    ['4+', 'not-a-number'],
    ['+4', 'not-a-number'],
    ['4++3', 'not-a-number'],
    ['7-2', 'not-a-number'],
    ['1e3', 'not-a-number'],
    ['0x10', 'not-a-number'],
    ['100', 'too-large'],
    ['60+40', 'too-large'],
    ['99999999999999999999', 'too-large'],
  ])('%j is refused: %s', (text, problem) => {
    expect(readSum(text, limits)).toEqual({ problem })
  })

  test('totals may fall below zero, but not without end', () => {
    const totals = { least: -99, most: 999 }
    expect(readSum('-4', totals)).toEqual({ sum: [-4] })
    expect(readSum('−4', totals)).toEqual({ sum: [-4] })
    expect(readSum('-100', totals)).toEqual({ problem: 'too-small' })
  })

  test('is read as it was written', () => {
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 20 }), { minLength: 1, maxLength: 4 }), (sum) => {
        expect(readSum(writeSum(sum), limits)).toEqual({ sum })
      }),
    )
    expect(writeSum(null)).toBe('')
    expect(writeSum([-4])).toBe('−4')
  })
})

describe('a full number', () => {
  test.each([
    ['0', 22, true],
    ['2', 22, false],
    ['3', 22, true],
    ['22', 22, true],
    ['1', 125, false],
    ['12', 125, false],
    ['13', 125, true],
    ['9', Infinity, false],
    ['0', Infinity, true],
    ['30', 22, false],
    ['', 22, false],
    ['3+4', 22, false],
    ['-3', 22, false],
  ])('%j of at most %d: %s', (text, most, full) => {
    expect(isFull(text, most)).toBe(full)
  })
})
