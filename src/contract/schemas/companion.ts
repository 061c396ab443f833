/** Schemas of the companion: what is entered for a physical table, and what of it is shown. */
import * as v from 'valibot'
import { colorWord, gameId, list, name, revision, seat, tableId, time, whole } from './base.ts'
import { differentPlayers, newTableEntries, starterHasSeat } from './table.ts'

const shift = whole(2)
const order = v.pipe(v.string(), v.regex(/^[BCTE][YBGK]{1,4}$/))
const way = v.picklist(['counts', 'cards'])
const FIELD = /^[a-z]+(-\d{1,2})+$/
const sum = v.pipe(v.array(v.pipe(v.number(), v.safeInteger())), v.minLength(1), v.maxLength(64))
/** Checked key by key before valibot sees them: its records leave out `__proto__` and the like, where we refuse. */
const byField = <T extends v.GenericSchema>(entry: T) =>
  v.pipe(
    v.custom<Record<string, unknown>>((value) => isObject(value) && Object.keys(value).every((key) => FIELD.test(key))),
    v.record(v.string(), entry),
  )
const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

const stage = v.picklist(['setup', 'shift-1', 'shift-2', 'shift-3', 'accounts', 'totals', 'finished'])
const limit = v.nullable(v.pipe(whole(3600), v.minValue(1)))
const milliseconds = whole(Number.MAX_SAFE_INTEGER)

export const newSheet = v.pipe(
  v.strictObject({ ...newTableEntries, way: v.picklist(['counts', 'cards', 'points']) }),
  v.forward(
    v.check((table) => starterHasSeat(table), 'no-such-seat'),
    ['startingPlayer'],
  ),
)

export const edit = v.variant('type', [
  v.strictObject({ type: v.literal('write'), sums: byField(v.nullable(sum)) }),
  v.strictObject({ type: v.literal('card'), order, shift, seat: v.nullable(seat) }),
  v.strictObject({ type: v.literal('way'), shift, way }),
  v.strictObject({ type: v.literal('points-only'), on: v.boolean() }),
  v.strictObject({
    type: v.literal('table'),
    players: differentPlayers(v.strictObject({ name, color: colorWord, was: seat })),
    startingPlayer: seat,
  }),
])

const sheetAction = v.variant('type', [
  v.strictObject({ type: v.literal('edit'), edit }),
  v.strictObject({ type: v.literal('undo') }),
  v.strictObject({ type: v.literal('redo') }),
  v.strictObject({ type: v.literal('tally') }),
  v.strictObject({ type: v.literal('next') }),
  v.strictObject({ type: v.literal('skip') }),
  v.strictObject({ type: v.literal('go'), stage }),
  v.strictObject({ type: v.literal('time'), act: v.picklist(['start', 'pause', 'next', 'back', 'restart']) }),
  v.strictObject({ type: v.literal('limit'), seconds: limit }),
])

export const actOnSheet = v.strictObject({ id: tableId, revision, action: sheetAction })

export const pad = v.strictObject({
  players: list(v.strictObject({ name, color: colorWord }), 4),
  startingPlayer: seat,
  pointsOnly: v.boolean(),
  ways: list(way, 3),
  written: byField(sum),
  cards: v.record(order, v.strictObject({ shift, seat })),
})

export const timer = v.strictObject({
  limit,
  seat,
  used: list(milliseconds, 4),
  turn: milliseconds,
  since: v.nullable(milliseconds),
})

export const sheetState = v.strictObject({
  id: tableId,
  game: gameId,
  revision,
  startedAt: time,
  finishedAt: v.nullable(time),
  pad,
  stage,
  told: v.nullable(whole(12)),
  closed: whole(3),
  undo: v.nullable(edit),
  redo: v.nullable(edit),
  timer: v.nullable(timer),
})
