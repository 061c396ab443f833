/** Score sheets of a game on offer, as any game's are kept. */
import * as v from 'valibot'
import { expect, test } from 'vitest'
import type { SheetAction } from '../../../src/contract/api.ts'
import { CATALOGUE } from '../../../src/games/catalogue.ts'
import { readRecord } from '../../../src/games/record/record.ts'
import { openStore } from '../../../src/main/store/store.ts'
import { CALLS, EVENTS, fixtures, GAME, ID, newSheet, people } from '../../support/games.ts'
import { newFolder } from '../folder.ts'
import { newStore, noTime, refusal } from '../tables/room.ts'
import { acted, newScorer, scorerOn, type Scorer } from './scorer.ts'

const ENTRIES = fixtures.sheet!.edits().map((edit): SheetAction => ({ type: 'edit', edit }))
const begun = ({ sheets }: Scorer) => sheets.create(newSheet())

test('a new sheet is blank, stands among the tables and was told to everybody', async () => {
  const scorer = await newScorer()
  const sheet = begun(scorer)
  v.assert(CALLS['sheets.open'].result, sheet)
  expect(sheet).toMatchObject({ game: ID, revision: 1, finishedAt: null, undo: null, redo: null, timer: null })
  expect(scorer.sheets.open(sheet.id)).toEqual(sheet)
  const listed = { id: sheet.id, game: ID, mode: 'companion', players: people(2), moves: 0, turn: null, winners: null }
  expect(scorer.store.games.list()).toMatchObject([listed])
  expect(scorer.store.people.list()).toEqual(people(2).map(({ name, color }) => ({ name, color })))
  const told = scorer.told()
  expect(told.map(({ name }) => name)).toEqual(['summary.changed'])
  for (const { name, value } of told) v.assert<v.GenericSchema>(EVENTS[name], value)
})

test('entries are made, taken back and made again', async () => {
  const scorer = await newScorer()
  const blank = begun(scorer)
  const entered = acted(scorer, blank, ...ENTRIES.slice(0, 3))
  expect(entered).toMatchObject({ revision: 4, undo: fixtures.sheet!.edits()[2], redo: null })
  const back = acted(scorer, entered, { type: 'undo' }, { type: 'undo' }, { type: 'undo' })
  expect(back).toMatchObject({ pad: blank.pad, undo: null, redo: fixtures.sheet!.edits()[0] })
  const again = acted(scorer, back, { type: 'redo' }, { type: 'redo' }, { type: 'redo' })
  expect(again).toMatchObject({ pad: entered.pad, undo: entered.undo, redo: null })
  expect(() => acted(scorer, again, { type: 'redo' })).toThrow(
    expect.objectContaining({ code: 'not-allowed-now' }) as Error,
  )
})

test('an action on an old revision, of another game or on no sheet is refused', async () => {
  const scorer = await newScorer()
  const sheet = begun(scorer)
  acted(scorer, sheet, ENTRIES[0])
  expect(() => acted(scorer, sheet, ENTRIES[1])).toThrow(refusal('stale', { revision: 2 }))
  const { id } = sheet
  const other = { game: 'another', id, revision: 2, action: { type: 'undo' } } as const
  expect(() => scorer.sheets.act(other)).toThrow(refusal('bad-arguments', { at: 'game', problem: `not-${ID}` }))
  const nowhere = '00000000-0000-4000-8000-000000000000'
  expect(() => scorer.sheets.act({ ...other, game: ID, id: nowhere })).toThrow(refusal('not-found', { id: nowhere }))
  expect(() => scorer.sheets.open(nowhere)).toThrow(refusal('not-found', { id: nowhere }))
})

test('after a restart a sheet is as it was, with all that can be taken back and made again', async () => {
  const folder = newFolder()
  const store = await openStore({ folder, now: noTime, catalogue: CATALOGUE })
  const first = scorerOn(store)
  const before = acted(first, begun(first), ...ENTRIES.slice(0, 7), { type: 'undo' }, { type: 'limit', seconds: 90 })
  store.close()
  const again = scorerOn(await newStore(folder))
  expect(again.sheets.open(before.id)).toEqual(before)
  const remade = acted(again, before, { type: 'redo' })
  expect(remade.undo).toEqual(fixtures.sheet!.edits()[6])
})

test('of totals alone a sheet ends once each is there, and its record is one by the rules', async () => {
  const scorer = await newScorer()
  const sheet = scorer.sheets.create(newSheet(fixtures.sheet!.totals))
  const edits = [100, 90].map((points, seat): SheetAction => ({
    type: 'edit',
    edit: fixtures.sheet!.total(seat, points),
  }))
  const half = acted(scorer, sheet, edits[0])
  expect(half.finishedAt).toBeNull()
  const whole = acted(scorer, half, edits[1])
  expect(whole.finishedAt).not.toBeNull()
  const read = readRecord(scorer.sheets.record(sheet.id), CATALOGUE)
  const { sheet: entered, result } = GAME.scoreSheet!.ofTotals([100, 90], 0)
  expect(read).toMatchObject({ record: { game: ID, mode: 'companion', sheet: entered, result } })
  expect(scorer.store.games.list()).toMatchObject([{ points: [100, 90], winners: [0] }])
})

test('a correction after the end keeps the end that was there, after a restart too', async () => {
  const folder = newFolder()
  const store = await openStore({ folder, now: noTime, catalogue: CATALOGUE })
  const first = scorerOn(store)
  const total = (seat: number, points: number): SheetAction => ({
    type: 'edit',
    edit: fixtures.sheet!.total(seat, points),
  })
  const whole = acted(first, first.sheets.create(newSheet(fixtures.sheet!.totals)), total(0, 100), total(1, 90))
  const back = acted(first, whole, { type: 'undo' })
  expect(back.finishedAt).toBeNull()
  store.close()
  const again = scorerOn(await newStore(folder))
  expect(acted(again, back, total(1, 91)).finishedAt).toBe(whole.finishedAt)
})
