/** Tables, records and sheets of the toy, for tests of the rooms that know no game. All are what the toy's rules make them. */
import type { SheetState, TableState, TableSummary } from '../../src/contract/api.ts'
import type { GameRecord } from '../../src/games/record/record.ts'
import { tableState } from '../../src/main/tables/table-state.ts'
import { tableAt } from '../../src/main/tables/table.ts'
import { decisionsOf, play, type Position, resultOf, rules, scoresOf } from '../toy/games/toy/rules/rules.ts'
import { toy } from '../toy/games/toy/game.ts'
import type { LogItem } from '../toy/games/toy/rules/log.ts'
import type { ToyWire } from '../toy/games/toy/wire/wire.ts'

const NAMES = ['Mike', 'Lucy', 'George', 'Ida', 'Anna']
const PLAYERS = toy.identity.colors.map((color, seat) => ({ name: NAMES[seat], color, control: 'human' }))
const startedAt = '2026-11-20T10:00:00.000Z'

/** Each lump is worth two, so that points are twice what was taken. */
const rowOf = (lumps: number) => Array<number>(lumps).fill(2)

const TAKEN = [3, 1, 2, 1, 2, 3].map((take) => ({ take }))

/** A finished game of five; Mike took most. */
export function toyRecord(more: Partial<GameRecord> = {}): GameRecord {
  const setup = { row: rowOf(12), first: 0 }
  const end = TAKEN.flatMap(decisionsOf).reduce(play, rules.deal(setup, PLAYERS.length))
  return {
    format: 'pithead-record',
    version: 1,
    game: toy.identity.id,
    mode: 'digital',
    id: 'a',
    startedAt,
    finishedAt: '2026-11-20T11:00:00.000Z',
    players: PLAYERS,
    setup,
    moves: TAKEN,
    result: resultOf(scoresOf(end)),
    ...more,
  }
}

/** The view with `left` lumps in the row. */
export const toyView = (left: number, more: Partial<Position> = {}): Position => ({
  ...{ row: rowOf(left), turn: 0, isTurned: false },
  seats: NAMES.map((_, seat) => rowOf(seat === NAMES.length - 1 ? 3 : 1)),
  ...more,
})

/** A line of the log. */
export const taking = (seat: number, took: number): LogItem => ({ seat, took, turned: false })

/** A table of five with a row of twelve lumps, from which the `taken` numbers were taken in turn; Mike begins. */
export function toyTable(more: Partial<TableState> = {}, ...taken: number[]): TableState {
  const { finishedAt: _, moves: __, result: ___, ...head } = toyRecord()
  const moves = taken.map((take) => ({ take }))
  return { ...tableState(tableAt(toy, head, moves, [])), revision: 4, ...more }
}

/** A table of two with twelve lumps left, as the home screen lists it. */
export const toySummary = (more: Partial<TableSummary> = {}): TableSummary => ({
  id: 'a',
  game: toy.identity.id,
  mode: 'digital',
  players: [
    { name: 'Mike', color: 'red', control: 'human' },
    { name: 'Lucy', color: 'blue', control: 'human' },
  ],
  startedAt,
  touchedAt: startedAt,
  finishedAt: null,
  progress: { key: 'left', params: { left: 12 } },
  moves: 44,
  turn: 0,
  points: [46, 52],
  winners: null,
  ...more,
})

type Sheet = SheetState<ToyWire>

/** A score sheet of two; nothing is entered. */
export const toySheet = (more: Partial<Sheet> = {}): Sheet => ({
  id: 's',
  game: toy.identity.id,
  revision: 1,
  startedAt,
  finishedAt: null,
  place: null,
  notes: null,
  pad: {
    players: [
      { name: 'Mike', color: 'red' },
      { name: 'Ida', color: 'violet' },
    ],
    first: 0,
    each: false,
    lumps: [null, null],
  },
  at: { stage: 'count' },
  undo: null,
  redo: null,
  timer: null,
  ...more,
})
