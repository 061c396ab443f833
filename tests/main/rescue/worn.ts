/** A data folder that has been in use: finished games, a table and a score sheet half played, and a backup of some days ago. */
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { SheetState, TableState } from '../../../src/contract/api.ts'
import { openStore } from '../../../src/main/store/store.ts'
import { fixtures, newSheet } from '../../support/games.ts'
import { acted, scorerOn } from '../score-sheet/scorer.ts'
import { newFolder } from '../folder.ts'
import { put, told } from '../archive/archived.ts'
import { begin, clock, midTurn, moved, roomOn } from '../tables/room.ts'
import { CATALOGUE } from '../../../src/games/catalogue.ts'

export interface Worn {
  /** Closed, as Pithead leaves it. */
  closed: string
  /** Killed, with the last changes still in the log. */
  killed: string
  table: TableState
  sheet: SheetState
  /** Ids of the finished games in the backup, and of all. */
  early: string[]
  all: string[]
}

const games = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, i) =>
    told(['2-players', '3-players', '4-players', 'companion-cards'][i % 4], `game-${from + i}`),
  )

/** A copy of its own for each test: making one takes longer. The file that asks calls `removeWorn` after all. */
export async function wornFolder(): Promise<Worn> {
  const worn = await (first ??= makeWorn())
  const [closed, killed] = [newFolder(), newFolder()]
  cpSync(worn.closed, closed, { recursive: true })
  cpSync(worn.killed, killed, { recursive: true })
  return { ...worn, closed, killed }
}

const made: string[] = []

export function removeWorn(): void {
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true, force: true })
  first = undefined
}

function lastingFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'pithead-worn-'))
  made.push(folder)
  return folder
}

let first: Promise<Worn> | undefined

async function makeWorn(): Promise<Worn> {
  const [closed, killed] = [lastingFolder(), lastingFolder()]
  const now = clock()
  const store = await openStore({ folder: closed, now, catalogue: CATALOGUE })
  const room = roomOn(store, 3, now)
  const scorer = scorerOn(store, now)
  store.settings.set({ language: 'nl' })
  put(store, games(0, 12))
  const begun = moved(room, begin(room, 3), 9)
  const entered = fixtures.sheet!.edits().map((edit) => ({ type: 'edit', edit }) as const)
  const counted = acted(scorer, scorer.sheets.create(newSheet()), ...entered.slice(0, 6))
  await store.backup('import')
  put(store, games(12, 24))
  store.settings.set({ theme: 'light' })
  const table = midTurn(room, begun, 2)
  const sheet = acted(scorer, counted, ...entered.slice(6, 12), { type: 'undo' })
  for (const name of ['pithead.db', 'pithead.db-wal', 'pithead.db-shm', 'backups'])
    cpSync(join(closed, name), join(killed, name), { recursive: true })
  store.close()
  const ids = (list: { id: string }[]) => list.map(({ id }) => id)
  return { closed, killed, table, sheet, early: ids(games(0, 12)), all: ids(games(0, 24)) }
}
