/** A game of rounds for tests of the rooms that know no game: up to five seats, nothing hidden, no bots' levels but one. */
import type { TableState, TableSummary } from '../../../src/contract/api.ts'
import type { Result } from '../../../src/games/facets/rules.ts'
import type { GameRecord } from '../../../src/games/record/record.ts'
import { sum } from '../../../src/renderer/i18n/numbers.ts'
import type { Identity } from '../../../src/games/facets/identity.ts'
import type { GameEntry } from '../../../src/renderer/games/catalogue.ts'
import { archiveScreens } from '../../../src/renderer/games/screens/archive-screens.ts'
import { tableScreens } from '../../../src/renderer/games/screens/table-screens.ts'
import type { Words } from '../../../src/renderer/games/screens/words.ts'
import Board from './Board.svelte'
import Facts from './Facts.svelte'
import Lumps from './Lumps.svelte'
import ResultList from './Result.svelte'
import Stood from './Stood.svelte'

export interface ToyView {
  round: number
  isMoving: boolean
}
export interface ToyItem {
  seat: number
  took: number
}

const identity: Identity = {
  id: 'toy',
  seats: { fewest: 2, most: 5 },
  colors: ['violet', 'red', 'blue', 'green', 'cream'],
  options: { startingPlayer: 'random', lumps: 5 },
  points: { least: -100, most: 100 },
  levels: ['tinker'],
  titles: ['toy'],
  listing: null,
}

const words: Words = {
  progress: ({ params }) => `Round ${params.round}`,
  turn: ({ view, turn, players }) =>
    turn === null ? 'Over' : `${players[turn].name} in round ${(view as ToyView).round}`,
  asked: ({ view }) => ((view as ToyView).isMoving ? 'move' : 'take'),
  takeBack: (what) => `Takes back the ${what}`,
  refusal: ({ code, params }) => (code === 'too-many' ? `only ${params.most} are left` : null),
  logLines: (log) =>
    (log as ToyItem[]).map(({ seat, took }, at) => ({
      seat,
      move: at,
      text: `takes ${took}`,
      short: null,
      details: [],
      place: null,
      divider: false,
      opening: at === 0 ? 'The beginning' : null,
    })),
  logSentence: (item, players) => `${players[(item as ToyItem).seat].name} takes ${(item as ToyItem).took}.`,
  newGame: (players) => ({ lead: 'A toy for some.', setup: `${players} take lumps.` }),
  again: ({ view }) => ({ lumps: 2 + (view as ToyView).round }),
  winner: ({ winners }, players) => ({ title: `${players[winners[0]].name} has most`, why: 'By far' }),
  level: (name) => (name === 'tinker' ? { name: 'Tinker', style: 'Takes what comes' } : null),
  parts: () => ['Lumps'],
}

const screens = tableScreens({
  ahead: (table, decision) => {
    const { take } = decision as { take: number }
    const log = [...(table.log as ToyItem[]), { seat: table.turn!, took: take }]
    return table.turn === null ? null : { ...table, revision: table.revision + 1, log }
  },
  Board,
  SeatFacts: Facts,
  SeatSheet: Facts,
  Result: ResultList,
  takesDigits: ({ view }) => (view as ToyView).isMoving,
})

/** A turn takes lumps, all at once: there are no sections, no steps between, and nobody who could review it. */
const records = archiveScreens({
  read(record) {
    const taken = record.moves as number[]
    const seats = record.players.length
    const points = [0, ...taken.map((_, move) => move + 1)].map((moves) =>
      record.players.map((_, seat) => sum(taken.slice(0, moves).filter((_, move) => move % seats === seat))),
    )
    return {
      record,
      result: record.result as Result,
      hasParts: true,
      course: { points, ends: [] },
      played: {
        log: taken.map((took, move): ToyItem => ({ seat: move % seats, took })),
        positions: points.map((_, moves) => ({
          moves,
          part: 0,
          decision: moves === 0 ? null : { take: taken[moves - 1] },
          section: 0,
        })),
      },
    }
  },
  Overview: Lumps,
  parts: [{ key: 'lumps', name: () => 'Lumps', has: () => true, Part: Lumps }],
  continued: (game, moves, decisions) => {
    const { log, positions } = game.played
    const taken = decisions as { take: number }[]
    if (taken.some(({ take }) => take > 3)) return null
    const seats = game.record.players.length
    return {
      log: [
        ...log.slice(0, moves),
        ...taken.map(({ take }, i): ToyItem => ({ seat: (moves + i) % seats, took: take })),
      ],
      positions: [
        ...positions.slice(0, moves + 1),
        ...taken.map((decision, i) => ({ moves: moves + i + 1, part: 0, decision, section: 0 })),
      ],
    }
  },
  ReplayBoard: Stood,
  steps: { next: () => 'Next lump', previous: () => 'Previous lump' },
})

export const TOY: GameEntry = {
  identity,
  title: () => 'Toy',
  words: () => Promise.resolve({ words }),
  table: () => Promise.resolve({ screens }),
  archive: () => Promise.resolve({ screens: records }),
}

/** A finished game of five; Mike took most. */
export const toyRecord = (more: Partial<GameRecord> = {}): GameRecord => ({
  format: 'pithead-record',
  version: 1,
  game: identity.id,
  mode: 'digital',
  id: 'a',
  startedAt: '2026-11-20T10:00:00.000Z',
  finishedAt: '2026-11-20T11:00:00.000Z',
  players: PLAYERS,
  setup: {},
  moves: [3, 1, 2, 1, 2, 3],
  result: { scores: [6, 1, 2, 1, 2].map((total) => ({ total })), winners: [0] },
  ...more,
})

const NAMES = ['Mike', 'Lucy', 'George', 'Ida', 'Anna']
const PLAYERS = identity.colors.map((color, seat) => ({ name: NAMES[seat], color, control: 'human' }))

/** A table of five in round 2; Mike is to take. */
export const toyTable = (more: Partial<TableState> = {}): TableState => ({
  id: 'a',
  game: identity.id,
  revision: 4,
  players: PLAYERS,
  startedAt: '2026-11-20T10:00:00.000Z',
  finishedAt: null,
  waiting: 'decision',
  turn: 0,
  progress: { key: 'round', params: { round: 2 } },
  points: [3, 1, 4, 1, 5],
  view: { round: 2, isMoving: false } satisfies ToyView,
  allowed: [],
  takeBack: null,
  redo: false,
  practice: false,
  ceremony: null,
  log: [],
  result: null,
  ...more,
})

/** A table of two in round 2, as the home screen lists it. */
export const toySummary = (more: Partial<TableSummary> = {}): TableSummary => ({
  id: 'a',
  game: identity.id,
  mode: 'digital',
  players: [
    { name: 'Mike', color: 'red', control: 'human' },
    { name: 'Lucy', color: 'blue', control: 'human' },
  ],
  startedAt: '2026-11-20T10:00:00.000Z',
  touchedAt: '2026-11-20T10:00:00.000Z',
  finishedAt: null,
  progress: { key: 'round', params: { round: 2 } },
  moves: 44,
  turn: 0,
  points: [46, 52],
  winners: null,
  ...more,
})
