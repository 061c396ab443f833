import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Api } from '../../src/contract/api.ts'
import { CATALOGUE } from '../../src/games/catalogue.ts'
import {
  GAME,
  ID as GAME_ID,
  newSheet,
  newTable,
  OPTIONS,
  people,
  fixtures,
  STRONG_BOT,
  USUAL_BOT,
  dealt,
} from '../support/games.ts'
import { accepts, objectsIn, takesNothingElse } from '../support/contract.ts'

const ID = '3f0c0b1e-6a0b-4a58-9d0e-0f6d2a0c9a11'
const REPORT = 'problem-2026-11-21T19-20-00-123Z.txt'
const player = (name: string, color: string) => ({ name, color, control: 'human' })
const [mike, lucy] = people(2)
const table = newTable([mike, lucy], { ...OPTIONS, startingPlayer: 1 })
const doing = (action: object) => [{ game: GAME_ID, id: ID, revision: 3, action }]
const decision = GAME.rules.legal(dealt(2).position)[0]
const playOn = { game: GAME_ID, id: 'a game', moves: 17, line: [] as unknown[], players: table.players }
const place = { game: GAME_ID, id: 'a game', moves: 17, line: [decision] }
const studied = { game: GAME_ID, id: 'a game', moves: 17, line: [] as unknown[], page: ID }
const board = { game: GAME_ID, players: 2, options: OPTIONS, deal: 'K7QF-2M9X' }
const sheet = newSheet()
const columns = {
  ...{ player: 1, total: 2, date: 0, title: null, game: GAME_ID },
  ...{ play: null, winner: 3, place: null, minutes: null, order: 'dmy' },
}

const filter = {
  search: '',
  game: GAME_ID,
  mode: null,
  seats: 3,
  bots: 'with',
  with: [{ name: 'Anna', won: true }, { control: USUAL_BOT }],
  place: 'Home',
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

const season = { name: 'Winter', game: GAME_ID, from: '2026-01-01', until: null, points: [3, 2, 1] }

/** Arguments that each call takes. */
const GOOD: Record<keyof Api, unknown[][]> = {
  'connection.ping': [[]],
  'phones.addresses': [[]],
  'phones.look': [[ID]],
  'phones.open': [[{ id: ID, address: '192.168.1.5' }]],
  'phones.close': [[ID]],
  'phones.send-away': [[{ id: ID, seat: 1 }]],
  'phones.digits': [[{ id: ID, seat: 0 }]],
  'events.hear': [[[]], [['tables.changed', ['table.changed', ID], 'settings.changed']]],
  'app.info': [[]],
  'notices.list': [[]],
  'notices.clear': [[]],
  'settings.get': [[]],
  'settings.set': [
    [{}],
    [{ theme: 'dark' }],
    [
      {
        language: 'nl',
        speed: 'instant',
        motion: 'reduced',
        theme: 'system',
        thinking: '10',
        confirm: 'never',
        sound: 'off',
        forecast: 'always',
        guided: 'one-game another',
      },
    ],
  ],
  'people.list': [[]],
  'clock.open': [[ID]],
  'clock.keep': [[{ id: ID, clock: null }], [{ id: ID, clock: { limit: 60, seat: 1, used: [1000, 0], turn: 500 } }]],
  'people.results': [[{ game: GAME_ID, names: ['Ana'] }]],
  'people.against': [[{ game: GAME_ID, name: 'Ana' }]],
  'people.foresee': [[{ name: 'Ana', to: 'Anna' }]],
  'people.rename': [[{ name: 'Ana', to: 'Anna' }]],
  'people.undo': [[]],
  'statistics.people': [
    [{ game: GAME_ID }],
    [{ game: GAME_ID, only: { place: 'Home', with: [{ name: 'Anna', won: true }] } }],
  ],
  'statistics.person': [[{ name: 'Anna', game: GAME_ID }]],
  'statistics.tables': [[{ game: GAME_ID }], [{ game: GAME_ID, only: { bots: 'without', seats: 3 } }]],
  'tables.list': [[]],
  'tables.create': [
    [{ ...table, players: [mike, { ...lucy, control: STRONG_BOT }] }],
    [table],
    [{ ...table, options: GAME.identity.options }],
  ],
  'tables.open': [[ID]],
  'tables.watch': [[ID]],
  'tables.act': [
    ...['reveal', 'next', 'skip', 'take-back', 'redo'].map((type) => doing({ type })),
    doing({ type: 'sit', seat: 1, control: USUAL_BOT }),
    doing({ type: 'sit', seat: GAME.identity.seats.most - 1, control: 'human' }),
    doing({ type: 'decide', decision }),
  ],
  'archive.list': [[{ ...filter, skip: 0, count: 100 }], [{ ...filter, game: null, skip: 0, count: 100 }]],
  'archive.tags': [[]],
  'archive.places': [[]],
  'archive.open': [['a game']],
  'archive.edit': [[edit]],
  'archive.remove': [[{ ids: ['a'] }], [{ filter, except: ['b'] }]],
  'archive.restore': [[['a', 'b']]],
  'import.choose': [[{ id: ID, at: 3, keep: 'both' }], [{ id: ID, at: null, keep: 'theirs' }]],
  'archive.mark': [[{ id: 'a', star: true }], [{ id: 'a', tags: ['league'] }]],
  'batch.change': [
    [{ games: { ids: ['a'] }, change: { star: false, place: null, addTags: ['x'] } }],
    [{ games: { filter, except: [] }, change: { dropTags: ['x'], rename: { name: 'Ana', to: 'Anna' } } }],
  ],
  'batch.undo': [[]],
  'lessons.list': [[]],
  'lessons.begin': [
    [{ game: GAME_ID, lesson: 'first-shift', chapter: null, names: ['Mike', 'Apprentice'] }],
    [{ game: GAME_ID, lesson: 'first-shift', chapter: 'mining', names: ['Mike', 'Apprentice'] }],
  ],
  'lessons.open': [[ID]],
  'lessons.act': [[{ id: ID, act: 'next' }], [{ id: ID, act: 'leave' }]],
  'lessons.offer': [[]],
  'lessons.decline': [[]],
  'searches.list': [[]],
  'searches.save': [[{ name: 'Wins', filter }]],
  'searches.rename': [[{ name: 'Wins', to: 'Won' }]],
  'searches.drop': [['Wins']],
  'seasons.list': [[]],
  'seasons.save': [
    [{ season, was: null }],
    [{ season: { ...season, game: null, until: '2026-12-31' }, was: 'Winter' }],
  ],
  'seasons.drop': [['Winter']],
  'days.list': [[{ game: GAME_ID, from: '2026-11-01', until: '2026-11-30' }]],
  'days.begin': [[{ game: GAME_ID, day: '2026-11-20', names: ['Mike', 'One', 'Two'] }]],
  'days.botGame': [[{ game: GAME_ID, day: '2026-11-20' }]],
  'seasons.table': [[{ game: GAME_ID, points: [3, 1], after: '2026-01-01T00:00:00.000Z', before: null }]],
  'bin.list': [[{ skip: 0, count: 100 }]],
  'bin.restore': [[{ ids: ['a', 'b'] }], [{ all: true }]],
  'bin.erase': [[{ ids: ['a'] }], [{ all: true }]],
  'export.make': [[{ games: { ids: ['a'] }, format: 'csv' }]],
  'export.drop': [[]],
  'export.link': [['a game']],
  'import.begin': [[]],
  'import.add': [[{ id: ID, name: 'a.json', part: 'e30=', last: true }]],
  'import.run': [[ID]],
  'import.table': [[ID]],
  'import.map': [[{ id: ID, columns }], [{ id: ID, columns: null }]],
  'import.items': [[{ id: ID, state: null, skip: 0, count: 100 }], [{ id: ID, state: 'refused', skip: 7, count: 1 }]],
  'import.drop': [[ID]],
  'desktop.files': [[]],
  'desktop.read': [[{ id: ID, from: 0 }]],
  'desktop.awake': [[true]],
  'desktop.folder': [[]],
  'desktop.versions': [[]],
  'reports.add': [[{ message: 'x is undefined', stack: 'at Board', route: '#/' }]],
  'reports.list': [[]],
  'reports.read': [[REPORT]],
  'reports.remove': [[[REPORT]]],
  'backups.second': [[]],
  'backups.choose': [['/media/stick'], [null]],
  'backups.list': [[]],
  'backups.preview': [['pithead.db']],
  'backups.restore': [['pithead.db']],
  'rescue.look': [[]],
  'rescue.run': [['backup'], ['salvage'], ['empty']],
  'tables.playOn': [[playOn], [{ ...playOn, line: [decision] }]],
  'reviews.open': [['a game']],
  'analysis.look': [[{ ...studied, round: 0 }], [{ ...studied, moves: 0, line: [decision], round: 4 }]],
  'analysis.try': [[{ ...studied, line: [decision], depth: 'thorough' }]],
  'analysis.board': [[board], [{ ...board, players: GAME.identity.seats.most, options: GAME.identity.options }]],
  'analysis.lookOn': [
    [{ ...board, line: [], page: ID, round: 0 }],
    [{ ...board, line: [decision], page: ID, round: 4 }],
  ],
  'tables.playBoard': [[{ ...board, line: [decision], seats: table.players }]],
  'analysis.readSituation': [[{ game: GAME_ID, text: '{}' }]],
  'analysis.stop': [[ID]],
  'study.open': [[ID]],
  'study.keep': [[{ ...place, line: [], name: 'The start', comment: null }], [{ ...place, name: null, comment: null }]],
  'study.drop': [[place]],
  'reviews.start': [[{ id: 'a game', depth: 'quick' }], [{ id: 'a game', depth: 'thorough' }]],
  'reviews.stop': [['a game']],
  'reviews.drop': [['a game']],
  'reviews.hints': [['a game']],
  'queue.add': [[{ games: { ids: ['a'] }, depth: 'quick' }], [{ games: { filter, except: [] }, depth: 'thorough' }]],
  'queue.look': [[]],
  'queue.stop': [[]],
  'exercises.people': [[]],
  'exercises.next': [[{ person: 'Anna', page: ID, most: 20 }]],
  'exercises.leave': [[ID]],
  'exercises.help': [[{ id: 'a game', moves: 17, page: ID }]],
  'exercises.answer': [[{ ...place, page: ID }], [{ ...place, line: [], page: ID }]],
  'exercises.grade': [[{ id: 'a game', moves: 17, grade: 'easy' }]],
  'exercises.drop': [[{ id: 'a game', moves: 17 }]],
  'exercises.callBack': [[{ id: 'a game', moves: 17 }]],
  'exercises.aside': [['Anna']],
  'puzzles.pile': [['Anna'], [null]],
  'puzzles.next': [[{ person: 'Anna', game: null, seen: [] }], [{ person: null, game: GAME_ID, seen: ['a puzzle'] }]],
  'puzzles.help': [['a puzzle']],
  'puzzles.answer': [[{ game: GAME_ID, id: 'a puzzle', person: null, line: place.line, isHelped: true, page: ID }]],
  'tables.remove': [[ID]],
  'tables.restore': [[ID]],
  'tables.look': [[{ id: ID, moves: 3 }]],
  'tables.forecast': [[{ id: ID }], [{ id: ID, moves: 3 }]],
  'bots.attend': [[{ id: ID, page: ID }]],
  'bots.act': ['hurry', 'play', 'pause', 'step', 'run'].map((act) => [{ id: ID, act }]),
  'bots.leave': [[{ id: ID, page: ID }]],
  'hints.think': [[{ id: ID, revision: 7 }]],
  'sheets.create': [[sheet], [newSheet(fixtures.sheet!.totals)]],
  'sheets.open': [[ID]],
  'sheets.attend': [[{ id: ID, window: ID }]],
  'sheets.act': [
    ...['undo', 'redo'].map((type) => doing({ type })),
    doing({ type: 'time', act: 'pause' }),
    doing({ type: 'limit', seconds: 90 }),
    doing({ type: 'limit', seconds: null }),
    doing({ type: 'edit', edit: fixtures.sheet!.total(1, 7) }),
    doing(fixtures.sheet!.pages[0]),
  ],
  'sheets.record': [[ID]],
}

const calls = Object.keys(GOOD) as (keyof Api)[]
const goodCalls = calls.flatMap((call) => GOOD[call].map((args) => [call, args] as const))

takesNothingElse(goodCalls)

const words = [...'abcdefg'].map((word) => player(word, word))
const withPlayers = (...players: unknown[]) => [{ ...table, players }]

test.each([
  ['a player too few', withPlayers(...words.slice(0, GAME.identity.seats.fewest - 1))],
  ['a player too many', withPlayers(...words.slice(0, GAME.identity.seats.most + 1))],
  ['two of a name', withPlayers(player('Lucy', 'red'), lucy)],
  ['two of a colour', withPlayers(player('Mike', 'blue'), lucy)],
  ['a name of nothing', withPlayers(player('', 'red'), lucy)],
  ['a name that shows nothing', withPlayers(player(' \t', 'red'), lucy)],
  ['a name of 201 characters', withPlayers(player('x'.repeat(201), 'red'), lucy)],
  ['a colour that is no word', withPlayers(player('Mike', '#f00'), lucy)],
  ['a bot of no level', withPlayers({ ...player('Mike', 'red'), control: 'bot:wizard' }, lucy)],
  ['a starting player without a seat', [{ ...table, options: { ...OPTIONS, startingPlayer: 2 } }]],
  ['half a starting player', [{ ...table, options: { ...OPTIONS, startingPlayer: 0.5 } }]],
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
  const on = (...players: unknown[]) => [{ ...playOn, players }]
  expect(accepts('tables.playOn', on(player('Mike', 'red'), lucy))).toBe(true)
  expect(accepts('tables.playOn', on(player('Lucy', 'red'), lucy))).toBe(false)
  expect(accepts('tables.playOn', on(player('Mike', 'blue'), lucy))).toBe(false)
})

test.each([
  ['a player too few', { players: GAME.identity.seats.fewest - 1 }],
  ['a player too many', { players: GAME.identity.seats.most + 1 }],
  ['half a player', { players: 2.5 }],
  ['a starting player without a seat', { options: { ...OPTIONS, startingPlayer: 2 } }],
  ['a deal that is no code', { deal: '../pithead' }],
  ['another game', { game: 'chess' }],
])('no board is set up with %s, and nothing is looked at on it', (_, wrong) => {
  expect(accepts('analysis.board', [{ ...board, ...wrong }])).toBe(false)
  expect(accepts('analysis.lookOn', [{ ...board, ...wrong, line: [], page: ID, round: 0 }])).toBe(false)
})

test('tables.create takes a name of 200 characters', () => {
  expect(accepts('tables.create', withPlayers(player('x'.repeat(200), 'red'), lucy))).toBe(true)
})

test.each([
  ['a seat that no game has', doing({ type: 'sit', seat: GAME.identity.seats.most, control: 'human' })],
  ['a bot that is no level', doing({ type: 'sit', seat: 0, control: 'bot:random' })],
  ['a decision of nobody', doing({ type: 'decide', decision: { shout: 1 } })],
  ['a revision below zero', [{ ...doing({ type: 'next' })[0], revision: -1 }]],
  ['a revision beyond all', [{ ...doing({ type: 'next' })[0], revision: 1e300 }]],
  ['a long id', [{ ...doing({ type: 'next' })[0], id: 'x'.repeat(201) }]],
  ['another game', [{ ...doing({ type: 'next' })[0], game: 'chess' }]],
])('tables.act refuses %s', (_, args) => {
  expect(accepts('tables.act', args)).toBe(false)
})

test('each game on offer has its calls', () => {
  for (const game of CATALOGUE.keys()) {
    expect(accepts('tables.act', [{ ...doing({ type: 'next' })[0], game }])).toBe(true)
    expect(accepts('statistics.people', [{ game }])).toBe(true)
  }
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

test.each([
  '0000-01-01T00:00:00.000Z',
  '1969-12-31T23:59:59.999Z',
  '2200-01-01T00:00:00.000Z',
  '9999-12-31T23:59:00.000Z',
])('nobody tells that a game was played at %s', (startedAt) => {
  expect(accepts('archive.edit', [{ ...edit, startedAt }])).toBe(false)
})
