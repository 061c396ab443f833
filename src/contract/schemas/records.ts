/** Schemas of the records door. */
import * as v from 'valibot'
import { control } from './bots.ts'
import { decision } from './coal-baron.ts'
import { differentPlayers, tableState } from './table.ts'
import {
  colorWord,
  gameId,
  list,
  name,
  params,
  player,
  seat,
  signed,
  tableId,
  text,
  time,
  transferId,
  whole,
} from './base.ts'

const mode = v.picklist(['digital', 'companion'])
const MOST_GAMES = 1_000_000
const MOST_MINUTES = 100_000_000

const ids = v.pipe(list(tableId, 1000), v.minLength(1))

const shelfFilter = {
  search: v.pipe(v.string(), v.maxLength(200)),
  mode: v.nullable(mode),
  seats: v.nullable(v.pipe(whole(4), v.minValue(2))),
  bots: v.nullable(v.picklist(['with', 'without'])),
  person: v.nullable(text),
  after: v.nullable(time),
  before: v.nullable(time),
  sort: v.picklist(['date', 'points', 'minutes', 'winner']),
  descending: v.boolean(),
}
const shelfQuery = v.strictObject({ ...shelfFilter, skip: whole(MOST_GAMES), count: v.pipe(whole(200), v.minValue(1)) })

const selection = v.union([
  v.strictObject({ ids }),
  v.strictObject({ filter: v.strictObject(shelfFilter), except: list(tableId, 1000) }),
])

const shelfPage = v.strictObject({
  total: whole(MOST_GAMES),
  games: list(
    v.strictObject({
      id: tableId,
      game: gameId,
      mode,
      players: list(player, 4),
      startedAt: v.string(),
      finishedAt: v.string(),
      minutes: whole(MOST_MINUTES),
      points: list(signed, 4),
      winners: list(seat, 4),
      place: v.nullable(text),
    }),
    200,
  ),
})

const notes = v.pipe(
  v.string(),
  v.minLength(1),
  v.maxLength(4000),
  v.check((value) => value.isWellFormed(), 'not-unicode'),
)

const gameEdit = v.strictObject({
  id: tableId,
  names: v.pipe(list(name, 4), v.minLength(2)),
  place: v.nullable(text),
  notes: v.nullable(notes),
  startedAt: time,
})

const players = differentPlayers(v.strictObject({ name, color: colorWord, control }))

const fileName = v.pipe(v.string(), v.maxLength(1000))
const base64 = v.pipe(v.string(), v.maxLength(60_000), v.regex(/^[A-Za-z0-9+/]*={0,2}$/))
const importItem = v.variant('state', [
  v.strictObject({
    name: v.string(),
    state: v.literal('refused'),
    problem: v.strictObject({ path: v.string(), code: v.string(), params }),
  }),
  v.strictObject({
    name: v.string(),
    state: v.picklist(['new', 'same-id', 'same-content']),
    id: v.string(),
    players: list(v.strictObject({ name: v.string(), color: v.string(), control: v.string() }), 4),
    startedAt: v.string(),
  }),
])

const importGroup = v.picklist(['new', 'known', 'refused'])
const importCount = v.strictObject({ new: whole(MOST_GAMES), known: whole(MOST_GAMES), refused: whole(MOST_GAMES) })

export const importProgress = v.strictObject({
  id: transferId,
  done: whole(MOST_GAMES),
  total: v.nullable(whole(MOST_GAMES)),
})

const backup = v.strictObject({
  name: v.string(),
  at: v.string(),
  reason: v.picklist(['day', 'import', 'merge', 'removal', 'restore', 'migration']),
  size: whole(Number.MAX_SAFE_INTEGER),
  games: v.nullable(
    v.strictObject({ count: whole(MOST_GAMES), finished: whole(MOST_GAMES), last: v.nullable(v.string()) }),
  ),
})

export const gameLine = v.strictObject({
  id: tableId,
  mode,
  players: list(player, 4),
  startedAt: v.string(),
  finishedAt: v.nullable(v.string()),
})
const gameGroup = v.strictObject({ count: whole(MOST_GAMES), games: list(gameLine, 50) })
const restorePreview = v.strictObject({ gone: gameGroup, back: gameGroup, other: gameGroup })

const nothing = v.undefined()
const one = v.strictTuple([tableId])

export const RECORDS_CALLS = {
  'shelf.list': { args: v.strictTuple([shelfQuery]), result: shelfPage },
  'shelf.open': { args: one, result: v.string() },
  'shelf.edit': { args: v.strictTuple([gameEdit]), result: nothing },
  'shelf.remove': { args: v.strictTuple([selection]), result: list(tableId, MOST_GAMES) },
  'shelf.restore': { args: v.strictTuple([ids]), result: nothing },
  'export.make': {
    args: v.strictTuple([v.strictObject({ games: selection, format: v.picklist(['records', 'csv', 'bg-stats']) })]),
    result: v.strictObject({ id: transferId, name: v.string(), size: whole(Number.MAX_SAFE_INTEGER) }),
  },
  'export.read': {
    args: v.strictTuple([v.strictObject({ id: transferId, from: whole(Number.MAX_SAFE_INTEGER) })]),
    result: v.string(),
  },
  'export.link': { args: one, result: v.string() },
  'import.begin': { args: v.strictTuple([]), result: transferId },
  'import.add': {
    args: v.strictTuple([v.strictObject({ id: transferId, name: fileName, part: base64, last: v.boolean() })]),
    result: importCount,
  },
  'import.items': {
    args: v.strictTuple([
      v.strictObject({ id: transferId, state: v.nullable(importGroup), skip: whole(MOST_GAMES), count: whole(200) }),
    ]),
    result: list(importItem, 200),
  },
  'import.run': { args: v.strictTuple([transferId]), result: whole(MOST_GAMES) },
  'import.drop': { args: v.strictTuple([transferId]), result: nothing },
  'backups.list': { args: v.strictTuple([]), result: list(backup, 1000) },
  'backups.preview': { args: v.strictTuple([fileName]), result: restorePreview },
  'backups.restore': { args: v.strictTuple([fileName]), result: nothing },
  'tables.playOn': {
    args: v.strictTuple([v.strictObject({ id: tableId, moves: whole(100_000), line: list(decision, 200), players })]),
    result: tableState,
  },
} as const
