/** One thing wrong in the parts of a record that all games share, and the line that says what and where. */
import { GAME } from '../../support/games.ts'
import { golden } from '../../support/golden.ts'
import { GONE, isRefused } from '../../support/spoiled.ts'

const { fewest, most } = GAME.identity.seats
const SEATS = `${fewest}..${most}`
const few = Array<object>(fewest - 1).fill({})
const many = Array.from({ length: most + 1 }, (_, seat) => ({ name: 'Anna', color: 'abcdefg'[seat], control: 'human' }))
const [{ color }] = golden('3-players').players

isRefused('3-players', [
  // The envelope
  ['no format', { format: GONE }, 'format: not-a-record'],
  ['another format', { format: 'pithead-table' }, 'format: not-a-record'],
  ['a later version', { version: 2 }, 'version: unknown-version have=2 known=1'],
  ['a version as a text', { version: '1' }, 'version: wrong-type need=number'],
  ['no version', { version: GONE }, 'version: wrong-type need=number'],
  ['another game', { game: 'chess' }, 'game: unknown-value have=chess'],
  ['a game that every object has', { game: 'toString' }, 'game: unknown-value have=toString'],
  ['another mode', { mode: 'live' }, 'mode: unknown-value have=live'],
  ['no id', { id: GONE }, 'id: missing'],
  ['an empty id', { id: '' }, 'id: wrong-length have=0 need=1..200'],
  ['a long id', { id: 'i'.repeat(201) }, 'id: wrong-length have=201 need=1..200'],
  ['a key that is not named', { comment: 'well played' }, 'comment: unknown-key'],
  ['the key of the other mode', { sheet: {} }, 'sheet: unknown-key'],
  ['a key that means something else', { hasOwnProperty: 1 }, 'hasOwnProperty: unknown-key'],
  ['a key that looks like a line', { 'a\nok FILE': 1 }, 'a\\u{a}ok FILE: unknown-key'],
  ['a key without an end', { ['k'.repeat(5000)]: 1 }, `${'k'.repeat(40)}…: unknown-key`],

  // Times
  ['no start', { startedAt: GONE }, 'startedAt: missing'],
  ['a day only', { startedAt: '2026-11-20' }, 'startedAt: wrong-form have=2026-11-20 need="ISO 8601 UTC"'],
  [
    'a time elsewhere',
    { startedAt: '2026-11-20T10:00:00+01:00' },
    'startedAt: wrong-form have=2026-11-20T10:00:00+01:00 need="ISO 8601 UTC"',
  ],
  [
    'a day that there was not',
    { startedAt: '2026-02-29T10:00:00Z' },
    'startedAt: wrong-form have=2026-02-29T10:00:00Z need="ISO 8601 UTC"',
  ],
  [
    'an hour that there is not',
    { finishedAt: '2026-11-20T24:00:00Z' },
    'finishedAt: wrong-form have=2026-11-20T24:00:00Z need="ISO 8601 UTC"',
  ],
  ['a time as a number', { startedAt: 1_795_168_800 }, 'startedAt: wrong-type need=text'],
  ['over, but no end', { finishedAt: null }, 'finishedAt: missing'],
  ['an end, but no result', { result: null }, 'result: missing'],
  ['neither end nor result', { finishedAt: null, result: null }, 'result: missing'],

  // Players
  ['no players', { players: GONE }, 'players: wrong-type need=list'],
  ['a player too few', { players: few }, `players: wrong-length have=${few.length} need=${SEATS}`],
  ['a player too many', { players: many }, `players: wrong-length have=${many.length} need=${SEATS}`],
  ['a player who is a name', { 'players[1]': 'Lucy' }, 'players[1]: wrong-type need=object'],
  ['a nameless player', { 'players[1].name': '' }, 'players[1].name: wrong-length have=0 need=1..200'],
  ['a player with a rank', { 'players[1].rank': 1 }, 'players[1].rank: unknown-key'],
  ['a prototype', { 'players[1].__proto__': {} }, 'players[1].__proto__: unknown-key'],
  ['a colour twice', { 'players[2].color': color }, `players[2].color: twice have=${color}`],
  [
    'a colour in capitals',
    { 'players[0].color': 'Red' },
    'players[0].color: wrong-form have=Red need="a lower-case word"',
  ],
  ['no control', { 'players[0].control': GONE }, 'players[0].control: missing'],
  [
    'a bot without a name',
    { 'players[0].control': 'bot:' },
    'players[0].control: wrong-form have=bot: need="human or bot:NAME"',
  ],
  [
    'half a character',
    { 'players[0].name': 'Mike\ud83d' },
    'players[0].name: wrong-form have=Mike\\u{d83d} need=Unicode',
  ],

  // What may be left out
  ['an empty place', { place: '' }, 'place: wrong-length have=0 need=1..200'],
  ['long notes', { notes: '🂡'.repeat(4001) }, 'notes: wrong-length have=4001 need=1..4000'],
  ['no notes', { notes: null }, 'notes: wrong-type need=text'],
  ['from nowhere', { from: { moves: 9 } }, 'from.id: missing'],
  ['from half a move', { from: { id: 'a', moves: 0.5 } }, 'from.moves: not-whole have=0.5'],
  ['from before the game', { from: { id: 'a', moves: -1 } }, 'from.moves: out-of-range have=-1 need=0..100000'],
  ['from somebody', { from: { id: 'a', moves: 9, by: 'Mike' } }, 'from.by: unknown-key'],
])

/** The parts of a record that are set when a game is over. */
const { finishedAt, result } = golden('3-players')

isRefused('running', [
  ['a result before the end', { finishedAt, result }, 'result: not-over'],
  ['an end without a result', { finishedAt }, 'result: missing'],
])
