import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import type { Api } from '../../src/contract/api.ts'
import { CALLS } from '../../src/contract/schemas.ts'

const ID = '3f0c0b1e-6a0b-4a58-9d0e-0f6d2a0c9a11'
const REPORT = 'problem-2026-11-21T19-20-00-123Z.txt'
const player = (name: string, color: string) => ({ name, color, control: 'human' })
const table = { game: 'coal-baron', players: [player('Mike', 'red'), player('Lucy', 'blue')], startingPlayer: 1 }
const deciding = (decision: unknown) => ({ id: ID, revision: 3, action: { type: 'decide', decision } })
const onSheet = (action: unknown) => ({ id: ID, revision: 3, action })
const editing = (edit: unknown) => onSheet({ type: 'edit', edit })

const filter = {
  search: '',
  mode: null,
  seats: 3,
  bots: 'with',
  person: 'Anna',
  after: '2026-01-01T00:00:00.000Z',
  before: null,
  sort: 'date',
  descending: true,
}
const edit = {
  id: 'a game',
  names: ['Mike', 'Lucy'],
  place: null,
  notes: 'Rain',
  startedAt: '2026-11-20T10:00:00.000Z',
}

/** Arguments that each call takes. */
const GOOD: Record<keyof Api, unknown[][]> = {
  'app.info': [[]],
  'settings.get': [[]],
  'settings.set': [
    [{}],
    [{ theme: 'dark' }],
    [{ language: 'nl', speed: 'instant', motion: 'reduced', theme: 'system', thinking: '10', forecast: 'always' }],
  ],
  'people.list': [[]],
  'people.foresee': [[{ name: 'Ana', to: 'Anna' }]],
  'people.rename': [[{ name: 'Ana', to: 'Anna' }]],
  'people.undo': [[]],
  'statistics.people': [[]],
  'statistics.person': [['Anna']],
  'statistics.tables': [['all'], ['people']],
  'tables.list': [[]],
  'tables.create': [
    [{ ...table, players: [player('Mike', 'red'), { ...player('Karl', 'blue'), control: 'bot:foreman' }] }],
    [table],
    [{ ...table, startingPlayer: 'random' }],
  ],
  'tables.open': [[ID]],
  'tables.act': [
    ...['reveal', 'next', 'skip', 'take-back'].map((type) => [{ id: ID, revision: 0, action: { type } }]),
    [{ id: ID, revision: 0, action: { type: 'sit', seat: 1, control: 'bot:director' } }],
    [{ id: ID, revision: 0, action: { type: 'sit', seat: 3, control: 'human' } }],
    [deciding({ draft: 'TKKK' })],
    [deciding({ place: 'factory-draw' })],
    [deciding({ cage: 4 })],
    [deciding({ load: 'G' })],
    [deciding({ store: 'Y' })],
    [
      deciding({
        fill: 'TKKK',
        spot: 2,
        with: [
          ['cage', 'Y'],
          ['storage', 'B'],
        ],
      }),
    ],
    [deciding({ end: 'mining' })],
    [deciding({ keep: null })],
    [deciding({ keep: 'G2L' })],
    [deciding({ coal: null })],
    [deciding({ put: 'bottom', back: ['Y1L', 'Y1L', 'EYY'] })],
  ],
  'shelf.list': [[{ ...filter, skip: 0, count: 100 }]],
  'shelf.open': [['a game']],
  'shelf.edit': [[edit]],
  'shelf.remove': [[{ ids: ['a'] }], [{ filter, except: ['b'] }]],
  'shelf.restore': [[['a', 'b']]],
  'export.make': [[{ games: { ids: ['a'] }, format: 'csv' }]],
  'export.read': [[{ id: ID, from: 0 }]],
  'export.link': [['a game']],
  'import.begin': [[]],
  'import.add': [[{ id: ID, name: 'a.json', part: 'e30=', last: true }]],
  'import.run': [[ID]],
  'import.items': [[{ id: ID, state: null, skip: 0, count: 100 }], [{ id: ID, state: 'refused', skip: 7, count: 1 }]],
  'import.drop': [[ID]],
  'desktop.files': [[]],
  'desktop.read': [[{ id: ID, from: 0 }]],
  'desktop.awake': [[true]],
  'desktop.versions': [[]],
  'reports.add': [[{ message: 'x is undefined', stack: 'at Board', route: '#/' }]],
  'reports.list': [[]],
  'reports.read': [[REPORT]],
  'reports.remove': [[[REPORT]]],
  'backups.list': [[]],
  'backups.preview': [['pithead.db']],
  'backups.restore': [['pithead.db']],
  'rescue.look': [[]],
  'rescue.run': [['backup'], ['salvage'], ['empty']],
  'tables.playOn': [
    [{ id: 'a game', moves: 17, line: [], players: table.players }],
    [{ id: 'a game', moves: 17, line: [{ place: 'bank' }, { draft: 'TKKK' }], players: table.players }],
  ],
  'reviews.open': [['a game']],
  'reviews.start': [[{ id: 'a game', depth: 'quick' }], [{ id: 'a game', depth: 'thorough' }]],
  'reviews.stop': [['a game']],
  'reviews.drop': [['a game']],
  'reviews.hints': [['a game']],
  'tables.remove': [[ID]],
  'tables.restore': [[ID]],
  'tables.forecast': [[ID]],
  'bots.attend': [[{ id: ID, page: ID }]],
  'bots.act': ['hurry', 'play', 'pause', 'step', 'run'].map((act) => [{ id: ID, act }]),
  'bots.leave': [[{ id: ID, page: ID }]],
  'hints.think': [[{ id: ID, revision: 7 }]],
  'sheets.create': [[{ ...table, way: 'counts' }], [{ ...table, startingPlayer: 'random', way: 'points' }]],
  'sheets.open': [[ID]],
  'sheets.act': [
    ...['undo', 'redo', 'tally', 'next', 'skip'].map((type) => [{ id: ID, revision: 0, action: { type } }]),
    [onSheet({ type: 'go', stage: 'shift-3' })],
    [onSheet({ type: 'time', act: 'pause' })],
    [onSheet({ type: 'limit', seconds: 90 })],
    [onSheet({ type: 'limit', seconds: null })],
    [editing({ type: 'write', sums: { 'count-2-3-11': [4, 3], 'marks-0': null, 'total-1': [-4] } })],
    [editing({ type: 'card', order: 'TKKK', shift: 0, seat: 3 })],
    [editing({ type: 'card', order: 'BY', shift: 2, seat: null })],
    [editing({ type: 'way', shift: 1, way: 'cards' })],
    [editing({ type: 'points-only', on: true })],
    [
      editing({
        type: 'table',
        players: [
          { name: 'Lucy', color: 'blue', was: 1 },
          { name: 'Mike', color: 'red', was: 0 },
        ],
        startingPlayer: 0,
      }),
    ],
  ],
  'sheets.record': [[ID]],
}

const accepts = (call: keyof Api, args: unknown) => v.is(CALLS[call].args, args)
const calls = Object.keys(GOOD) as (keyof Api)[]
const goodCalls = calls.flatMap((call) => GOOD[call].map((args) => [call, args] as const))

test.each(goodCalls)('%s takes %j', (call, args) => {
  expect(accepts(call, args)).toBe(true)
})

/** Every object inside a value, with how to get the whole value with another object in its place. */
const objectsIn = (value: unknown, put: (other: unknown) => unknown): [object, (other: unknown) => unknown][] => {
  if (typeof value !== 'object' || value === null) return []
  const inside = Object.entries(value).flatMap(([key, part]) =>
    objectsIn(part, (other) => put(Array.isArray(value) ? value.with(Number(key), other) : { ...value, [key]: other })),
  )
  return Array.isArray(value) ? inside : [[value, put], ...inside]
}

describe.each(goodCalls)('%s given %j', (call, args) => {
  test('takes no key besides, at any depth', () => {
    for (const [object, put] of objectsIn(args, (other) => other))
      for (const key of ['extra', '__proto__', 'constructor']) {
        const spoiled = Object.defineProperty({ ...object }, key, { value: 1, enumerable: true })
        expect(accepts(call, put(spoiled))).toBe(false)
      }
  })

  test('takes no argument besides and none too few', () => {
    expect(accepts(call, [...args, 1])).toBe(false)
    expect(accepts(call, args.slice(1))).toBe(args.length === 0)
  })
})

const withPlayers = (...players: unknown[]) => [{ ...table, players }]
const lucy = player('Lucy', 'blue')

test.each([
  ['one player', withPlayers(lucy)],
  ['five players', withPlayers(...['a', 'b', 'c', 'd', 'e'].map((word) => player(word, word)))],
  ['two of a name', withPlayers(player('Lucy', 'red'), lucy)],
  ['two of a colour', withPlayers(player('Mike', 'blue'), lucy)],
  ['a name of nothing', withPlayers(player('', 'red'), lucy)],
  ['a name that shows nothing', withPlayers(player(' \t', 'red'), lucy)],
  ['a name of 201 characters', withPlayers(player('x'.repeat(201), 'red'), lucy)],
  ['a colour that is no word', withPlayers(player('Mike', '#f00'), lucy)],
  ['a bot of no level', withPlayers({ ...player('Mike', 'red'), control: 'bot:wizard' }, lucy)],
  ['a starting player without a seat', [{ ...table, startingPlayer: 2 }]],
  ['half a starting player', [{ ...table, startingPlayer: 0.5 }]],
  ['another game', [{ ...table, game: 'chess' }]],
])('tables.create refuses %s', (_, args) => {
  expect(accepts('tables.create', args)).toBe(false)
})

test.each([['../pithead.db'], ['problem-2026-11-21T19-20-00-123Z.txt/../../pithead.db'], ['pithead.log'], ['']])(
  'no report is called %s',
  (name) => {
    expect(accepts('reports.read', [name])).toBe(false)
    expect(accepts('reports.remove', [[name]])).toBe(false)
  },
)

test('tables.playOn refuses two of a name and two of a colour, like tables.create', () => {
  const playOn = (...players: unknown[]) => [{ id: ID, moves: 0, line: [], players }]
  expect(accepts('tables.playOn', playOn(player('Mike', 'red'), lucy))).toBe(true)
  expect(accepts('tables.playOn', playOn(player('Lucy', 'red'), lucy))).toBe(false)
  expect(accepts('tables.playOn', playOn(player('Mike', 'blue'), lucy))).toBe(false)
})

test('tables.create takes a name of 200 characters', () => {
  expect(accepts('tables.create', withPlayers(player('x'.repeat(200), 'red'), lucy))).toBe(true)
})

test.each([
  [deciding({ cage: 5 })],
  [deciding({ cage: '1' })],
  [{ id: ID, revision: 0, action: { type: 'sit', seat: 4, control: 'human' } }],
  [{ id: ID, revision: 0, action: { type: 'sit', seat: 0, control: 'bot:random' } }],
  [deciding({ place: 'hasOwnProperty' })],
  [deciding({ draft: 'TKKKKK' })],
  [
    deciding({
      fill: 'TKKK',
      spot: 0,
      with: [
        ['cage', 'K'],
        ['cage', 'K'],
        ['cage', 'K'],
      ],
    }),
  ],
  [deciding({ put: 'top', back: Array(6).fill('Y1L') })],
  [deciding({ draft: 'TKKK', place: 'bank' })],
  [{ ...deciding({ cage: 1 }), revision: -1 }],
  [{ ...deciding({ cage: 1 }), revision: 1e300 }],
  [{ ...deciding({ cage: 1 }), id: 'x'.repeat(201) }],
])('tables.act refuses %j', (argument) => {
  expect(accepts('tables.act', [argument])).toBe(false)
})

test('whatever is given, a check ends in yes or no and pollutes no prototype', () => {
  const spoiled = fc
    .tuple(fc.constantFrom(...goodCalls), fc.jsonValue({ maxDepth: 6 }), fc.nat())
    .map(([[call, args], value, pick]) => {
      const places = objectsIn(args, (other) => other)
      return [call, places.length > 0 ? places[pick % places.length][1](value) : value] as const
    })
  fc.assert(
    fc.property(spoiled, ([call, args]) => {
      expect(typeof accepts(call, args)).toBe('boolean')
      expect(({} as Record<string, unknown>).extra).toBeUndefined()
    }),
    { numRuns: 500 },
  )
})
