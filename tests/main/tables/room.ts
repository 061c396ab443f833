/** A room with tables on a real database, as the services hold it but with a clock and chance of its own. */
import { expect, onTestFinished } from 'vitest'
import type { Action, Events, TableState } from '../../../src/contract/api.ts'
import { CATALOGUE } from '../../../src/games/catalogue.ts'
import { seeded } from '../../../src/games/building-blocks/random.ts'
import { eventHub } from '../../../src/main/platform/events.ts'
import { openDatabase } from '../../../src/main/store/durability/database.ts'
import { openStore, type Store, type Stores } from '../../../src/main/store/store.ts'
import { TablesService } from '../../../src/main/tables/tables.ts'
import { newFolder } from '../folder.ts'
import { newTable, people } from '../../support/games.ts'
import { isFinished, playUntil } from '../player.ts'

type Told = { [K in keyof Events]: { name: K; value: Events[K] } }[keyof Events]

export const noTime = () => new Date(0)

/** A store that is closed with the test. */
export async function newStore(folder = newFolder()): Promise<Store> {
  const store = await openStore({ folder, now: noTime, catalogue: CATALOGUE })
  onTestFinished(() => store.close())
  return store
}

/** A database that is closed with the test, for tests that spoil it. */
export async function newDatabase() {
  const db = await openDatabase({ folder: newFolder(), now: noTime })
  onTestFinished(() => void db.close())
  return db
}

export interface Room {
  tables: TablesService
  /** Returns the events that subscribers got since the last call. */
  told: () => Told[]
}

/** A clock that is one minute later at each look. */
export function clock() {
  let minutes = 0
  return () => new Date(Date.UTC(2026, 10, 20, 10, minutes++))
}

export function roomOn(store: Stores, seed = 1, now = clock()): Room {
  const events = eventHub()
  const told: Told[] = []
  events.subscribe((name, value) => told.push({ name, value } as Told))
  const tables = new TablesService({ catalogue: CATALOGUE, store, events, now, random: seeded(seed) })
  return { tables, told: () => told.splice(0) }
}

export const roomIn = async (folder = newFolder(), seed = 1): Promise<Room> => roomOn(await newStore(folder), seed)

export const begin = ({ tables }: Room, players = 2): TableState => tables.create(newTable(people(players)))

export const act =
  ({ tables }: Pick<Room, 'tables'>) =>
  (table: TableState, action: Action): TableState =>
    tables.act({ game: table.game, id: table.id, revision: table.revision, action })

/** Decisions of the turn under way at a table. */
export function pendingAt({ tables }: Pick<Room, 'tables'>, { id }: TableState): readonly unknown[] {
  const { game, course } = tables.table(id)
  return game.playing.pending(course)
}

/** Whole moves made at a table. */
export function movesAt({ tables }: Pick<Room, 'tables'>, { id }: TableState): readonly unknown[] {
  const { game, course } = tables.table(id)
  return game.playing.entries(course)
}

/** Plays until somebody is in the middle of a turn, with this number of its decisions made and nothing hidden seen. */
export const midTurn = (room: Pick<Room, 'tables'>, table: TableState, decisions = 1, seed = 5): TableState =>
  playUntil(
    table,
    (now) => now.waiting === 'decision' && now.takeBack !== null && pendingAt(room, now).length >= decisions,
    act(room),
    seeded(seed),
  )

/**
 * Plays `moves` moves, and to the end of the one that the last of them began. Components face down then are turned up.
 */
export function moved(room: Pick<Room, 'tables'>, table: TableState, moves: number, seed = 5): TableState {
  const now = playUntil(
    table,
    (now) =>
      isFinished(now) ||
      (now.waiting === 'decision' && movesAt(room, now).length >= moves && pendingAt(room, now).length === 0),
    act(room),
    seeded(seed),
  )
  const { faceDown = null } = now.view as { faceDown?: unknown }
  return faceDown === null ? now : act(room)(now, { type: 'reveal' })
}

export const refusal = (code: string, params: object = {}): unknown => expect.objectContaining({ code, params })

/** Does what must be refused, and looks that nothing came of it. */
export function expectRefused(room: Room, table: TableState, action: Action, reason: unknown) {
  room.told()
  expect(() => act(room)(table, action)).toThrow(reason)
  expect(room.tables.open(table.id)).toEqual(table)
  expect(room.told()).toEqual([])
}
