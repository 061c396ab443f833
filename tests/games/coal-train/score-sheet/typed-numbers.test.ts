/** Numbers as they are typed into the pad, and the fields that they stand in. */
import { describe, expect, it } from 'vitest'
import {
  fieldId,
  fieldOf,
  openFieldsOf,
  sumIn,
  valuesIn,
  written,
  type PadField,
} from '../../../../src/games/coal-train/score-sheet/pad-fields.ts'
import { edited } from '../../../../src/games/coal-train/score-sheet/edits.ts'
import { emptyPad } from '../../../../src/games/coal-train/score-sheet/pad.ts'
import { readPoints, typedText } from '../../../../src/games/coal-train/score-sheet/typed-numbers.ts'

const PLAYERS = ['red', 'blue', 'green'].map((color, seat) => ({ name: `Player ${seat}`, color }))
const EMPTY = emptyPad(PLAYERS, 0, 'counts')

describe('typed', () => {
  it.each([
    ['', null],
    ['  ', null],
    ['0', [0]],
    ['23', [23]],
    ['3+2+2', [3, 2, 2]],
    [' 3 + 2 ', [3, 2]],
    ['4×3', [3, 3, 3, 3]],
    ['2x3+1*2', [3, 3, 2]],
    ['0×3', []],
  ])('%j is %j', (text, values) => {
    expect(readPoints(text, 400)).toEqual({ values })
  })

  it.each([
    ['3+', 'not-a-number'],
    ['-3', 'not-a-number'],
    ['2.5', 'not-a-number'],
    ['three', 'not-a-number'],
    ['3×3×3', 'not-a-number'],
    ['12345678', 'not-a-number'],
    ['401', 'too-large'],
    ['200+201', 'too-large'],
    ['9999999×9999999', 'too-large'],
    ['65×1', 'too-many'],
    ['9999999×0', 'too-many'],
  ])('%j is refused: %s', (text, problem) => {
    expect(readPoints(text, 400)).toEqual({ problem })
  })

  it('is shown again as it would be typed', () => {
    expect([typedText([3, 2]), typedText([]), typedText(null)]).toEqual(['3+2', '', ''])
  })
})

describe('fields', () => {
  const FIELDS: PadField[] = [
    { kind: 'part', part: 'scoring', seat: 2 },
    { kind: 'left', resource: 'W', seat: 0 },
    { kind: 'income', resource: 'C', seat: 1 },
    { kind: 'number', number: 'allLeft', seat: 1 },
  ]

  it('are known again by their ids', () => {
    expect(FIELDS.map(fieldId)).toEqual(['scoring-2', 'left-W-0', 'income-C-1', 'allLeft-1'])
    expect(FIELDS.map(fieldId).map(fieldOf)).toEqual(FIELDS)
    for (const id of ['stations-0', 'SCR-1', 'left-X-0', 'N7a-2', '']) expect(fieldOf(id)).toBeNull()
  })

  it('hold what is written, a part value by value and any other as a sum', () => {
    for (const field of FIELDS) {
      const pad = edited(EMPTY, written(field, [3, 2]))
      expect([valuesIn(pad, field), sumIn(pad, field)]).toEqual([field.kind === 'part' ? [3, 2] : [5], 5])
      expect(valuesIn(edited(pad, written(field, null)), field)).toBeNull()
    }
  })

  it('that are open come line by line', () => {
    const towns = edited(EMPTY, written({ kind: 'part', part: 'towns', seat: 1 }, [3]))
    expect(openFieldsOf(towns).slice(0, 4)).toEqual(['towns-0', 'towns-2', 'cities-0', 'cities-1'])
    expect(openFieldsOf(towns)).toHaveLength(14)
  })
})
