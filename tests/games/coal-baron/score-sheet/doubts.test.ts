/** Doubts stay with a sheet until they are settled or the table accepts them. */
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { CATALOGUE } from '../../../../src/games/catalogue.ts'
import { doubtsOf, openDoubts } from '../../../../src/games/coal-baron/score-sheet/checks.ts'
import { edited, whyNot } from '../../../../src/games/coal-baron/score-sheet/edits.ts'
import type { Pad } from '../../../../src/games/coal-baron/score-sheet/pad.ts'
import { padOf, sheetOf } from '../../../../src/games/coal-baron/score-sheet/sheet-of.ts'
import { stageOfEdit } from '../../../../src/games/coal-baron/score-sheet/stages.ts'
import { scoreSheet } from '../../../../src/games/coal-baron/facets/score-sheet.ts'
import { wire, type Edit } from '../../../../src/games/coal-baron/wire/wire.ts'
import { sheetResult, type ScoreSheetRecord } from '../../../../src/games/coal-baron/rules/sheet.ts'
import { readRecord, writeRecord } from '../../../../src/games/record/record.ts'
import { countEdits, padFor, playedGame } from './table.ts'

const made = (pad: Pad, edits: readonly Edit[]) => edits.reduce(edited, pad)
const write = (id: string, number: number): Edit => ({ type: 'write', sums: { [id]: [number] } })
const accept = (pad: Pad, on = true): Edit => ({
  type: 'accept',
  warnings: openDoubts(pad).map(({ code, field, params }) => ({ code, field, params })),
  on,
})

/** A whole game in which Lucy has 400 Marks and 13 outstanding orders. */
const game = playedGame(3, 302)
const doubtful = made(padFor(3), [...countEdits(game), write('marks-1', 400), write('outstanding-1', 13)])
const accepted = edited(doubtful, accept(doubtful))

describe('the table', () => {
  test('accepts numbers, which are no longer open then', () => {
    expect(openDoubts(doubtful).map(({ code, field }) => `${code} ${field}`)).toEqual([
      'marks-too-many marks-1',
      'orders-high outstanding-1',
    ])
    expect(openDoubts(accepted)).toEqual([])
    expect(doubtsOf(accepted).map((doubt) => doubt.accepted)).toEqual([true, true])
  })

  test('has accepted these numbers, not others', () => {
    const changed = edited(accepted, write('marks-1', 401))
    expect(openDoubts(changed)).toHaveLength(1)
    expect(openDoubts(edited(changed, write('marks-1', 400)))).toEqual([])
  })

  test('takes it back, or undoes it like any edit', () => {
    expect(openDoubts(edited(accepted, { ...accept(doubtful), on: false } as Edit))).toHaveLength(2)
    const kept = { base: doubtful, done: 1, stage: 'accounts', told: null, closed: 3 }
    const sheet = scoreSheet.open(kept, [accept(doubtful)])
    expect(openDoubts(sheet.pad)).toEqual([])
    expect(openDoubts(scoreSheet.after(sheet, { type: 'undo' })!.pad)).toHaveLength(2)
    expect(stageOfEdit(accept(doubtful))).toBe('accounts')
  })

  test('may change its seats', () => {
    const [a, b, c] = accepted.players.map((player, was) => ({ ...player, was }))
    const moved = edited(accepted, { type: 'table', players: [b, c, a], startingPlayer: 0 })
    expect(doubtsOf(moved)[0].field).toBe('marks-0')
    expect(openDoubts(moved)).toEqual([])
    const cubes = made(padFor(3), [write('cubes-0', 60), write('cubes-2', 5)])
    const both = edited(edited(cubes, accept(cubes)), { type: 'table', players: [b, c, a], startingPlayer: 0 })
    expect(doubtsOf(both)).toMatchObject([{ code: 'cubes-in-box', field: 'cubes-0', accepted: true }])
  })

  test('accepts nothing of a field that the pad does not have', () => {
    const warning = { code: 'fell' as const, params: {} }
    expect(whyNot(doubtful, { type: 'accept', warnings: [], on: true })).toBe('warnings')
    expect(whyNot(doubtful, { type: 'accept', warnings: [{ ...warning, field: 'light-3' }], on: true })).toBe(
      'warnings[0].field',
    )
  })
})

test('a pad that was kept before there was anything to accept is read', () => {
  const { accepted: _, ...before } = padFor(2)
  const kept = { base: before, done: 0, stage: 'setup', told: null, closed: 0 }
  expect(v.parse(wire.sheet.kept, kept).base).toEqual(padFor(2))
})

describe('the record', () => {
  const recordOf = (pad: Pad): ScoreSheetRecord => {
    const sheet = scoreSheet.open({ base: pad, done: 0, stage: 'finished', told: null, closed: 3 }, [])
    const kept = scoreSheet.recordOf(sheet)
    return {
      format: 'pithead-record',
      version: 1,
      game: 'coal-baron',
      mode: 'companion',
      id: 'doubtful',
      startedAt: '2026-11-20T19:00:00Z',
      finishedAt: kept.result && '2026-11-20T20:30:00Z',
      players: pad.players.map((player) => ({ ...player, control: 'human' })),
      ...kept,
    } as ScoreSheetRecord
  }
  const read = (record: object) => readRecord(writeRecord(record as ScoreSheetRecord), CATALOGUE)

  test.each([
    ['open', doubtful, false],
    ['accepted', accepted, true],
  ])('says what is %s, is verified, and gives it back', (_, pad, isAccepted) => {
    const record = recordOf(pad)
    expect(record.doubts).toEqual([
      { code: 'marks-too-many', field: 'marks-1', accepted: isAccepted },
      { code: 'orders-high', field: 'outstanding-1', accepted: isAccepted },
    ])
    expect(read(record).problem).toBeUndefined()
    expect(doubtsOf(padOf(record))).toEqual(doubtsOf(pad))
  })

  test('has nothing of the kind where all looks right, nor while the game is going on', () => {
    expect(writeRecord(recordOf(made(padFor(3), countEdits(game))))).not.toContain('doubts')
    expect(recordOf(edited(doubtful, { type: 'write', sums: { 'marks-0': null } })).doubts).toBeUndefined()
  })

  test('is read where it is from before', () => {
    const { doubts: _, ...before } = recordOf(doubtful)
    expect(read(before).problem).toBeUndefined()
  })

  test.each([
    ['leaves one out', (record: ScoreSheetRecord) => record.doubts!.slice(1)],
    ['names another field', ({ doubts }: ScoreSheetRecord) => doubts!.map((doubt) => ({ ...doubt, field: 'marks-2' }))],
    ['names none', () => []],
    ['names no such kind', () => [{ code: 'odd', field: 'light-0', accepted: true }]],
  ])('is refused where it %s', (_, doubts) => {
    const record = recordOf(doubtful)
    expect(read({ ...record, doubts: doubts(record) }).problem?.path).toMatch(/^doubts/)
  })

  test('keeps what only the pad could show', () => {
    const pad = made(padFor(3), [...countEdits(game), write('workers-0-1', 16)])
    const record = recordOf(pad)
    expect(record.doubts).toEqual([{ code: 'workers', field: 'workers-0-1', accepted: false }])
    expect(read(record).problem).toBeUndefined()
    expect(sheetResult(sheetOf(pad, 3), 3)).toEqual(record.result)
  })
})
