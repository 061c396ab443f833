import { describe, expect, test } from 'vitest'
import { CATALOGUE } from '../../../../src/games/catalogue.ts'
import { edited } from '../../../../src/games/coal-baron/score-sheet/edits.ts'
import type { Edit } from '../../../../src/games/coal-baron/score-sheet/edits.ts'
import { countField, seatField, shiftField } from '../../../../src/games/coal-baron/wire/fields.ts'
import type { Pad } from '../../../../src/games/coal-baron/score-sheet/pad.ts'
import { padOf, sheetOf } from '../../../../src/games/coal-baron/score-sheet/sheet-of.ts'
import { sheetResult } from '../../../../src/games/coal-baron/rules/sheet.ts'
import type { ScoreSheetRecord, Sheet } from '../../../../src/games/coal-baron/rules/sheet.ts'
import { readRecord } from '../../../../src/games/record/record.ts'
import { cardEdits, countEdits, padFor, playedGame } from './table.ts'

const game = playedGame(3, 302)
const made = (pad: Pad, edits: readonly Edit[]) => edits.reduce(edited, pad)

function recordWith(pad: Pad, sheet: Sheet): ScoreSheetRecord {
  const result = sheetResult(sheet, pad.players.length)
  return {
    format: 'pithead-record',
    version: 1,
    game: 'coal-baron',
    mode: 'companion',
    id: '3f0c0b1e-6a0b-4a58-9d0e-0f6d2a0c9a11',
    startedAt: '2026-11-20T10:00:00.000Z',
    finishedAt: result && '2026-11-20T11:00:00.000Z',
    players: pad.players.map((player) => ({ ...player, control: 'human' })),
    setup: { startingPlayer: pad.startingPlayer },
    sheet,
    result,
  }
}

const pads: [string, Pad][] = [
  ['counted', made(padFor(3), countEdits(game))],
  ['with tapped cards', made(padFor(3, 'cards'), cardEdits(game))],
  ['with nothing entered', padFor(3)],
  [
    'of totals',
    made(padFor(2, 'points'), [{ type: 'write', sums: { 'total-0': [104], 'total-1': [-3], 'left-1': [2] } }]),
  ],
  ['of totals without any', padFor(2, 'points')],
]

test.each(pads)('a pad %s makes a record that is read and verified', (_, pad) => {
  const record = recordWith(pad, sheetOf(pad, 3))
  expect(readRecord(JSON.stringify(record), CATALOGUE).problem).toBeUndefined()
})

test.each(pads)('a pad %s is made again from its record', (_, pad) => {
  const record = recordWith(pad, sheetOf(pad, 3))
  expect(sheetOf(padOf(record), 3)).toEqual(record.sheet)
  expect(padOf(record).players).toEqual(pad.players)
})

test('totals of which one is missing are no sheet yet', () => {
  const pad = made(padFor(2, 'points'), [{ type: 'write', sums: { 'total-0': [104] } }])
  expect(sheetOf(pad, 0)).toEqual({ detail: 'counts', shifts: [] })
})

describe('a running game', () => {
  const firstShift = countEdits(game).filter((edit) => /(count|track)-0/.test(JSON.stringify(edit)))
  const pad = made(padFor(3), firstShift)

  test('keeps the shifts that are closed', () => {
    expect(sheetOf(pad, 0)).toEqual({ detail: 'counts', shifts: [] })
    expect(sheetOf(pad, 1)).toMatchObject({ detail: 'counts', shifts: [{ counts: game.shifts[0].counts }] })
  })

  test('keeps no shift that is not whole, nor any after it', () => {
    expect((sheetOf(pad, 2) as { shifts: unknown[] }).shifts).toHaveLength(1)
    const reopened = edited(made(padFor(3), countEdits(game)), { type: 'write', sums: { [countField(1, 0, 5)]: null } })
    expect((sheetOf(reopened, 3) as { shifts: unknown[] }).shifts).toHaveLength(1)
    expect(sheetOf(reopened, 3)).not.toHaveProperty('final')
  })
})

test('deliveries that were typed as a sum are kept one by one', () => {
  const pad = made(padFor(3), [...countEdits(game), { type: 'write', sums: { [shiftField('points', 0, 0)]: [9, 10] } }])
  expect(sheetOf(pad, 3)).toMatchObject({
    shifts: [{ delivered: [[9, 10], [game.shifts[0].track[1]], expect.anything()] }, {}, {}],
  })
})

test('a game of which one shift was counted is kept in counts', () => {
  const both = made(padFor(3, 'cards'), [...cardEdits(game), ...countEdits(game)])
  const mixed = edited(both, { type: 'way', shift: 2, way: 'counts' })
  expect(sheetOf(mixed, 3).detail).toBe('counts')
  expect(sheetOf(edited(mixed, { type: 'way', shift: 2, way: 'cards' }), 3).detail).toBe('cards')
})

test('the Marks left are kept where any were entered', () => {
  const pad = made(padFor(2, 'points'), [{ type: 'write', sums: { 'total-0': [80], 'total-1': [80] } }])
  expect(sheetOf(pad, 0)).toEqual({ detail: 'points', totals: [80, 80] })
  const tie = edited(pad, { type: 'write', sums: { [seatField('left', 1)]: [3] } })
  expect(sheetOf(tie, 0)).toEqual({ detail: 'points', totals: [80, 80], marksLeft: [null, 3] })
  expect(sheetResult(sheetOf(tie, 0), 2)?.winners).toEqual([0, 1])
  expect(padOf(recordWith(tie, sheetOf(tie, 0))).written).toEqual(tie.written)
})
