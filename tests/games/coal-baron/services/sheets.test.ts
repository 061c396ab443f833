import { describe, expect, test } from 'vitest'
import * as v from 'valibot'
import type { SheetAction } from '../../../../src/contract/api.ts'
import { CATALOGUE } from '../../../../src/games/catalogue.ts'
import { readRecord as readAnyRecord } from '../../../../src/games/record/record.ts'
import type { CoalBaronWire } from '../../../../src/games/coal-baron/wire/wire.ts'
import type { ScoreSheetRecord } from '../../../../src/games/coal-baron/rules/sheet.ts'
import { openStore } from '../../../../src/main/store/store.ts'
import { changeOfRecord } from '../../../../src/main/archive/change.ts'
import { begun, edits, opened, write } from '../score-sheet/scored.ts'
import { cardEdits, countEdits, playedGame } from '../score-sheet/table.ts'
import { golden } from '../../../support/golden.ts'
import { newFolder } from '../../../main/folder.ts'
import { CALLS, EVENTS, people } from '../../../support/games.ts'
import { noTime, refusal } from '../../../main/tables/room.ts'
import { acted, newScorer, scorerOn } from '../../../main/score-sheet/scorer.ts'

const game = playedGame(3, 302)
const readRecord = (text: string) => readAnyRecord(text, CATALOGUE)

/** Everything entered, every tally told, the final table open. */
async function whole(way: 'counts' | 'cards') {
  const scorer = await newScorer()
  const blank = begun(scorer, way, 3)
  const entered = acted(scorer, blank, ...edits(way === 'counts' ? countEdits(game) : cardEdits(game)))
  return { scorer, sheet: acted(scorer, entered, { type: 'go', stage: 'accounts' }, { type: 'next' }) }
}

describe('a new score sheet', () => {
  test('is open at the first shift and stands among the tables', async () => {
    const scorer = await newScorer()
    const sheet = begun(scorer)
    expect(sheet).toMatchObject({
      revision: 1,
      at: { stage: 'shift-1', told: null, closed: 0 },
      undo: null,
      redo: null,
      timer: null,
    })
    expect(sheet.pad.players).toEqual(people(2).map(({ name, color }) => ({ name, color })))
    expect(scorer.sheets.open(sheet.id)).toEqual(sheet)
    expect(scorer.store.games.list()).toEqual([
      {
        id: sheet.id,
        game: 'coal-baron',
        mode: 'companion',
        players: people(2),
        startedAt: sheet.startedAt,
        touchedAt: sheet.startedAt,
        finishedAt: null,
        progress: { key: 'sheet', params: { shift: 1 } },
        moves: 0,
        turn: null,
        points: [0, 0],
        winners: null,
      },
    ])
  })

  test('remembers who sat down, and draws who starts where nobody was chosen', async () => {
    const scorer = await newScorer()
    const sheet = begun(scorer, 'points', 4, 'random')
    expect(scorer.store.people.list().map(({ name }) => name)).toEqual(['Mike', 'Lucy', 'George', 'Anna'])
    expect([0, 1, 2, 3]).toContain(sheet.pad.startingPlayer)
    expect(sheet.pad.pointsOnly).toBe(true)
  })

  test('speaks as the contract says', async () => {
    const scorer = await newScorer()
    const sheet = acted(scorer, begun(scorer, 'cards'), write('count-2-0-8', 4, 3), {
      type: 'time',
      act: 'start',
    })
    expect(v.is(CALLS['sheets.open'].result, sheet)).toBe(true)
    for (const { name, value } of scorer.told()) expect(v.is(EVENTS[name], value)).toBe(true)
  })
})

describe('an action', () => {
  test('is told to every subscriber, with its line of the list', async () => {
    const scorer = await newScorer()
    const sheet = begun(scorer)
    scorer.told()
    const after = acted(scorer, sheet, write('count-0-0-0', 4, 3))
    expect(after).toMatchObject({ revision: 2, pad: { written: { 'count-0-0-0': [4, 3] } } })
    expect(scorer.told()).toEqual([
      { name: 'sheet.changed', value: after },
      { name: 'summary.changed', value: scorer.store.games.list().find(({ id }) => id === sheet.id) },
    ])
  })

  test('on an old revision is refused', async () => {
    const scorer = await newScorer()
    const sheet = begun(scorer)
    acted(scorer, sheet, write('count-0-0-0', 1))
    expect(() => acted(scorer, sheet, write('count-0-0-0', 2))).toThrow(refusal('stale', { revision: 2 }))
    expect(opened(scorer, sheet.id).pad.written).toEqual({ 'count-0-0-0': [1] })
  })

  test('that the page has not is refused', async () => {
    const scorer = await newScorer()
    const sheet = begun(scorer)
    for (const type of ['undo', 'redo', 'tally', 'skip'] as const)
      expect(() => acted(scorer, sheet, { type })).toThrow(
        refusal('not-allowed-now', { action: type, waiting: 'shift-1' }),
      )
    expect(scorer.sheets.open(sheet.id)).toEqual(sheet)
  })

  test('on what the sheet does not have is refused, with the place', async () => {
    const scorer = await newScorer()
    const sheet = begun(scorer)
    expect(() => acted(scorer, sheet, write('count-0-2-0', 1))).toThrow(
      refusal('bad-arguments', {
        call: 'sheets.act',
        at: 'action.edit.sums.count-0-2-0',
        problem: 'not-on-this-sheet',
      }),
    )
    expect(scorer.sheets.open(sheet.id)).toEqual(sheet)
  })

  test.each<[string, object, { at: string; problem: string }]>([
    [
      'an edit of a shift',
      { type: 'edit', edit: { type: 'way', shift: 3, way: 'cards' } },
      { at: 'edit.shift', problem: 'max_value' },
    ],
    [
      'an edit of a number',
      { type: 'edit', edit: { type: 'write', sums: { 'marks-0': ['1'] } } },
      { at: 'edit.sums.marks-0.0', problem: 'number' },
    ],
    ['a page', { type: 'go', stage: 'shift-4' }, { at: 'stage', problem: 'picklist' }],
    ['something to do', { type: 'shout' }, { at: 'type', problem: 'variant' }],
    ['a limit', { type: 'limit', seconds: 0 }, { at: 'seconds', problem: 'min_value' }],
  ])('with %s that there is not is refused by the contract, with the place', (_, action, { at, problem }) => {
    const act = { game: 'coal-baron', id: 'a sheet', revision: 1, action }
    const { issues } = v.safeParse(CALLS['sheets.act'].args, [act], { abortEarly: true })
    expect(issues?.[0].type).toBe(problem)
    expect(v.getDotPath(issues![0])).toBe(`0.action.${at}`)
  })

  test('of another game is refused', async () => {
    const scorer = await newScorer()
    const sheet = begun(scorer)
    const act = { game: 'another-game', id: sheet.id, revision: 1, action: { type: 'undo' } } as const
    expect(() => scorer.sheets.act(act)).toThrow(refusal('bad-arguments', { at: 'game', problem: 'not-coal-baron' }))
    expect(opened(scorer, sheet.id)).toEqual(sheet)
  })

  test('on a sheet that is not there is refused', async () => {
    const scorer = await newScorer()
    const id = '00000000-0000-4000-8000-000000000000'
    expect(() => scorer.sheets.open(id)).toThrow(refusal('not-found', { id }))
    expect(() => scorer.sheets.act({ game: 'coal-baron', id, revision: 1, action: { type: 'undo' } })).toThrow(
      refusal('not-found', { id }),
    )
  })
})

describe('an edit that says who plays', () => {
  const table = (startingPlayer: number, ...players: { name: string; color: string; was: number }[]) =>
    edits([{ type: 'table', players, startingPlayer }])
  const mike = { name: 'Mike', color: 'red', was: 0 }
  const lucy = { name: 'Lucy', color: 'blue', was: 1 }

  test('seats nobody twice, in whatever spelling', async () => {
    const scorer = await newScorer()
    const sheet = begun(scorer)
    const refused = expect.objectContaining({ code: 'name-taken', params: { name: 'MIKE' } }) as Error
    expect(() => acted(scorer, sheet, ...table(0, mike, { ...lucy, name: 'MIKE' }))).toThrow(refused)
  })

  test('seats them, and they are the latest people from then on', async () => {
    const scorer = await newScorer()
    const sheet = begun(scorer)
    begun(scorer, 'counts', 4)
    const names = () => scorer.store.people.list().map(({ name }) => name)
    acted(scorer, sheet, ...table(0, { ...lucy, was: 1, color: 'cream' }, { ...mike, name: 'Anton' }))
    expect(names().slice(0, 2)).toEqual(['Lucy', 'Anton'])
    expect(scorer.store.people.list()[0]).toEqual({ name: 'Lucy', color: 'cream' })
    expect(scorer.store.games.list().find(({ id }) => id === sheet.id)?.players).toEqual([
      { name: 'Lucy', color: 'cream', control: 'human' },
      { name: 'Anton', color: 'red', control: 'human' },
    ])
  })

  test('does so where they only start in another order', async () => {
    const scorer = await newScorer()
    const sheet = begun(scorer)
    acted(scorer, begun(scorer, 'counts', 4), ...edits([{ type: 'points-only', on: true }]))
    scorer.store.people.seat([{ name: 'Zoe', color: 'red' }])
    acted(scorer, sheet, ...table(1, mike, lucy))
    expect(scorer.store.people.list()[0].name).toBe('Mike')
  })

  test('is alone in that: neither other edits nor taking back seat anybody', async () => {
    const scorer = await newScorer()
    const renamed = acted(scorer, begun(scorer), ...table(0, { ...mike, name: 'Anton' }, lucy))
    scorer.store.people.seat([{ name: 'Zoe', color: 'red' }])
    acted(scorer, renamed, write('count-0-0-0', 1), { type: 'undo' }, { type: 'undo' }, { type: 'redo' })
    expect(scorer.store.people.list()[0].name).toBe('Zoe')
  })
})

test('what is kept besides the edits is where the sheet stands', async () => {
  const scorer = await newScorer()
  const blank = begun(scorer)
  const sheet = acted(scorer, blank, write('count-0-0-0', 4), write('count-0-0-1', 2), { type: 'undo' })
  expect(scorer.store.games.load(sheet.id)!.pending).toEqual({
    base: blank.pad,
    done: 1,
    stage: 'shift-1',
    told: null,
    closed: 0,
    timer: null,
  })
  expect(scorer.store.sheetEdits.load(sheet.id)).toHaveLength(2)
})

describe('a whole game', () => {
  test.each(['counts', 'cards'] as const)('entered in %s has the result of the rules, as a record', async (way) => {
    const { scorer, sheet } = await whole(way)
    expect(sheet).toMatchObject({ at: { stage: 'finished' }, finishedAt: expect.any(String) as string })
    const read = readRecord(scorer.sheets.record(sheet.id))
    expect(read.problem).toBeUndefined()
    expect((read as { record: ScoreSheetRecord }).record).toMatchObject({
      mode: 'companion',
      id: sheet.id,
      finishedAt: sheet.finishedAt,
      players: people(3),
      sheet: { detail: way },
      result: game.result,
    })
    const totals = game.result.scores.map(({ total }) => total)
    expect(scorer.store.games.list()).toMatchObject([
      { points: totals, winners: game.result.winners, progress: { key: 'over', params: {} } },
    ])
  })

  test('is running again while an entry is missing, and over when it is back', async () => {
    const { scorer, sheet } = await whole('counts')
    const emptied = acted(scorer, sheet, { type: 'edit', edit: { type: 'write', sums: { 'count-1-0-4': null } } })
    expect(emptied).toMatchObject({ at: { stage: 'accounts' }, finishedAt: null })
    expect(readRecord(scorer.sheets.record(sheet.id))).toMatchObject({ record: { finishedAt: null, result: null } })
    expect(scorer.store.games.list()).toMatchObject([
      { finishedAt: null, winners: null, progress: { params: { shift: 3 } } },
    ])
    const back = acted(scorer, emptied, { type: 'undo' }, { type: 'go', stage: 'finished' })
    expect(back.pad).toEqual(sheet.pad)
    expect(readRecord(scorer.sheets.record(sheet.id))).toMatchObject({ record: { result: game.result } })
  })

  test('stays over while an earlier shift is looked at and changed', async () => {
    const { scorer, sheet } = await whole('counts')
    const looked = acted(scorer, sheet, { type: 'go', stage: 'shift-1' }, write('points-0-0', 50))
    expect(looked).toMatchObject({ at: { stage: 'shift-1' }, finishedAt: sheet.finishedAt })
    const { record } = readRecord(scorer.sheets.record(sheet.id)) as { record: ScoreSheetRecord }
    expect(record.result).not.toEqual(game.result)
  })
})

describe('a restart', () => {
  test('finds everything: entries, what can be taken back and made again, page, tally and timer', async () => {
    const folder = newFolder()
    const store = await openStore({ folder, now: noTime, catalogue: CATALOGUE })
    const first = scorerOn(store)
    const before = acted(
      first,
      begun(first, 'counts', 3),
      ...edits(countEdits(game)),
      { type: 'undo' },
      { type: 'undo' },
      { type: 'go', stage: 'shift-2' },
      { type: 'tally' },
      { type: 'next' },
      { type: 'limit', seconds: 90 },
      { type: 'time', act: 'start' },
      { type: 'time', act: 'next' },
    )
    store.close()
    const second = await newScorer(folder)
    expect(second.sheets.open(before.id)).toEqual(before)
    expect(before).toMatchObject({ at: { told: 2, stage: 'shift-2' }, timer: { limit: 90, seat: 1 } })
    const redone = acted(second, before, { type: 'redo' }, { type: 'redo' })
    expect(redone).toMatchObject({ redo: null, undo: countEdits(game).at(-1) })
  })

  test('takes back to the very beginning and makes everything again', async () => {
    const scorer = await newScorer()
    const blank = begun(scorer, 'cards', 3)
    const all = edits(cardEdits(game))
    const entered = acted(scorer, blank, ...all)
    const undone = acted(scorer, entered, ...all.map(() => ({ type: 'undo' }) as const))
    expect(undone).toMatchObject({ pad: blank.pad, undo: null })
    expect(acted(scorer, undone, ...all.map(() => ({ type: 'redo' }) as const)).pad).toEqual(entered.pad)
  })
})

test('the timer runs on the clock: turns clockwise from who starts, paused and begun anew', async () => {
  const scorer = await newScorer()
  const sheet = begun(scorer, 'counts', 3, 2)
  const minute = 60_000
  // Every look at the clock is a minute later.
  const started = acted(scorer, sheet, { type: 'time', act: 'start' })
  expect(started.timer).toMatchObject({ seat: 2, used: [0, 0, 0], turn: 0, limit: null })
  const next = acted(scorer, started, { type: 'time', act: 'next' })
  expect(next.timer).toMatchObject({ seat: 0, used: [0, 0, minute], turn: 0 })
  const paused = acted(scorer, next, { type: 'time', act: 'pause' })
  expect(paused.timer).toMatchObject({ seat: 0, turn: minute, since: null })
  const back = acted(scorer, paused, { type: 'time', act: 'back' })
  expect(back.timer).toMatchObject({ seat: 2, used: [minute, 0, minute], turn: 0, since: null })
  expect(acted(scorer, back, { type: 'time', act: 'restart' }).timer).toMatchObject({ seat: 2, used: [0, 0, 0] })
})

describe('a record that came from elsewhere', () => {
  test('opens at its end, and can be written on', async () => {
    const { scorer, sheet } = await whole('counts')
    const elsewhere = await newScorer()
    const [summary] = scorer.store.games.list()
    const record = scorer.sheets.record(sheet.id)
    elsewhere.store.games.create({ record, pending: [], revision: 1, summary })
    const there = opened(elsewhere, sheet.id)
    expect(there).toMatchObject({ at: { stage: 'finished' }, finishedAt: sheet.finishedAt, undo: null })
    expect(elsewhere.sheets.record(sheet.id)).toBe(record)
    const changed = acted(elsewhere, there, write('marks-0', 99), { type: 'undo' })
    expect(changed.pad).toEqual(there.pad)
  })
})

describe('what was kept and is no score sheet', () => {
  const spoil = async (change: (kept: { pending: Record<string, unknown>; edits: unknown[] }) => void) => {
    const scorer = await newScorer()
    const sheet = acted(scorer, begun(scorer), write('count-0-0-0', 1))
    const { record, pending } = scorer.store.games.load(sheet.id)!
    const kept = { pending: pending as Record<string, unknown>, edits: scorer.store.sheetEdits.load(sheet.id) }
    change(kept)
    const [summary] = scorer.store.games.list()
    scorer.store.games.save({ record, pending: kept.pending, revision: 3, summary })
    kept.edits.forEach((edit, number) => scorer.store.sheetEdits.put(sheet.id, number, edit))
    return () => scorer.sheets.open(sheet.id)
  }

  test.each([
    ['of another shape', { type: 'shout' }],
    ['that the pad can not take', { type: 'write', sums: { 'marks-3': [1] } }],
  ])('an edit %s is set aside, and told', async (_, edit) => {
    const { setAside } = (await spoil(({ edits }) => (edits[0] = edit)))()
    expect(setAside?.map(({ text }) => JSON.parse(text) as unknown)).toEqual([edit])
  })

  test.each<[string, Parameters<typeof spoil>[0], string]>([
    ['more edits made than there are', ({ pending }) => (pending.done = 2), 'edits'],
    ['a page that there is not', ({ pending }) => (pending.stage = 'shift-4'), 'pending'],
    ['no pad', ({ pending }) => delete pending.base, 'pending'],
    ['no timer, not even none', ({ pending }) => delete pending.timer, 'pending'],
    [
      'a timer at a seat that there is not',
      ({ pending }) => (pending.timer = { limit: null, seat: 2, used: [0, 0], turn: 0, since: null }),
      'pending',
    ],
    ['something more', ({ pending }) => (pending.more = true), 'pending'],
  ])('%s is reported, with the place', async (_, change, at) => {
    expect(await spoil(change)).toThrow(refusal('game-unreadable', { at }))
  })
})

describe('a sheet that was brought in under any id', () => {
  test.each(['companion-cards', 'companion-counts', 'companion-points', 'companion-running'])(
    '%s opens, comes to the same result, and takes an edit',
    async (name) => {
      const scorer = await newScorer()
      const id = 'Bgstats play/№ 7'
      const record = { ...(golden(name) as unknown as ScoreSheetRecord), id }
      scorer.store.games.create(changeOfRecord(record, '2026-11-20T12:00:00.000Z', CATALOGUE))
      expect(v.is(CALLS['sheets.open'].args, [id])).toBe(true)
      const sheet = opened(scorer, id)
      expect(v.safeParse(CALLS['sheets.open'].result, sheet).issues).toBeUndefined()
      const written = readRecord(scorer.sheets.record(id))
      expect(!written.problem && written.record).toMatchObject({ id, players: record.players, result: record.result })
      const edited = acted(scorer, sheet, write(name === 'companion-points' ? 'total-0' : 'marks-0', 12))
      expect(edited.revision).toBe(sheet.revision + 1)
      expect(acted(scorer, edited, { type: 'undo' }).pad).toEqual(sheet.pad)
    },
  )
})

describe('what is told of a game', () => {
  const about = {
    type: 'about',
    startedAt: '2026-01-03T18:30:00.000Z',
    minutes: 95,
    place: 'Home',
    notes: 'Rain',
  } as const

  test('can be given at any time, and goes into the record', async () => {
    const { scorer, sheet } = await whole('counts')
    const after = acted(scorer, sheet, about)
    expect(after).toMatchObject({ startedAt: about.startedAt, finishedAt: '2026-01-03T20:05:00.000Z', place: 'Home' })
    expect(readRecord(scorer.sheets.record(sheet.id)).problem).toBeUndefined()
    expect(JSON.parse(scorer.sheets.record(sheet.id))).toMatchObject({
      place: 'Home',
      notes: 'Rain',
      finishedAt: '2026-01-03T20:05:00.000Z',
    })
    const gone = acted(scorer, after, { ...about, minutes: null, place: null, notes: null })
    expect(gone).toMatchObject({ finishedAt: about.startedAt, place: null, notes: null })
    expect(scorer.sheets.record(sheet.id)).not.toContain('"place"')
  })

  test('of a game that is entered on another day says no length by itself', async () => {
    const scorer = await newScorer()
    const sheet = acted(scorer, begun(scorer, 'points'), { ...about, minutes: null })
    expect(sheet.finishedAt).toBeNull()
    expect(acted(scorer, sheet, write('total-0', 80), write('total-1', 90)).finishedAt).toBe(about.startedAt)
  })

  test('is refused where no record could say it', async () => {
    const { scorer, sheet } = await whole('counts')
    const late = { ...about, startedAt: '9999-12-31T23:59:00.000Z' }
    expect(() => acted(scorer, sheet, late)).toThrow(expect.objectContaining({ code: 'bad-arguments' }) as Error)
  })
})

describe('players who leave and join', () => {
  const [HERE, THERE] = ['3f0c0b1e-6a0b-4a58-9d0e-0f6d2a0c9a11', '3f0c0b1e-6a0b-4a58-9d0e-0f6d2a0c9a12']

  test('keep their time, which an undo brings back with them', async () => {
    const scorer = await newScorer()
    const sheet = begun(scorer, 'counts', 3)
    const players = sheet.pad.players.map((player, was) => ({ ...player, was }))
    const next: SheetAction<CoalBaronWire> = { type: 'time', act: 'next' }
    const turns = acted(scorer, sheet, { type: 'time', act: 'start' }, next, next, next, next)
    const left = acted(scorer, turns, {
      type: 'edit',
      edit: { type: 'table', players: players.slice(1), startingPlayer: 0 },
    })
    expect(left.timer!.used).toEqual(turns.timer!.used.slice(1))
    const back = acted(scorer, left, { type: 'undo' })
    expect(back.pad).toEqual(sheet.pad)
    expect(back.timer!.used).toEqual([0, ...turns.timer!.used.slice(1)])
    expect(scorer.sheets.open(sheet.id)).toEqual(back)
  })

  test('keep their entries where another window takes back an earlier one of its own', async () => {
    const scorer = await newScorer()
    const { id, game, pad } = begun(scorer, 'counts', 3)
    const act = (window: string, action: object) =>
      scorer.sheets.act({ game, id, window, revision: scorer.sheets.open(id).revision, action } as never)
    const players = pad.players.map((player, was) => ({ ...player, was })).toReversed()
    act(THERE, { type: 'edit', edit: { type: 'table', players, startingPlayer: 0 } })
    const entered = act(HERE, write('count-0-0-0', 3))
    expect(() => act(THERE, { type: 'undo' })).toThrow(refusal('built-on'))
    expect(scorer.sheets.open(id).pad).toEqual(entered.pad)
  })
})
