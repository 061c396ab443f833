/** An archive larger than anybody plays: stored games copied row by row, each with an id and a day of its own. */
import { join } from 'node:path'
import SQLite from 'better-sqlite3'
import { CATALOGUE } from '../src/games/catalogue.ts'
import { changeOfRecord } from '../src/main/archive/change.ts'
import { openStore } from '../src/main/store/store.ts'
import { PLAYED } from './many-games.ts'

const PEOPLE = ['Anna', 'Bert', 'Cleo', 'Dora', 'Emil', 'Flora', 'Karl', 'Mike', 'George', 'Ines']
const PLACES = ['Home', 'Club', 'Pub']
const HOUR = 3_600_000
const STORED = 1000
const NOW = '2026-11-20T10:00:00.000Z'

/** Forty people and a bot in a fifth of the seats; a place, and notes on every seventh. */
function storedGame(number: number) {
  const start = Date.UTC(2010, 0, 1) + number * HOUR
  const record = PLAYED[number % PLAYED.length]
  return {
    ...record,
    id: `bench-${number}`,
    startedAt: new Date(start).toISOString(),
    finishedAt: new Date(start + HOUR).toISOString(),
    place: PLACES[number % PLACES.length],
    ...(number % 7 === 0 && { notes: 'a fine evening' }),
    players: record.players.map((player, seat) => ({
      ...player,
      name: nameOf(number * 7 + seat * (1 + (number % 13))),
      control: (number + seat) % 5 === 0 ? 'bot:hewer' : 'human',
    })),
  }
}

const nameOf = (number: number) => `${PEOPLE[number % PEOPLE.length]} ${'ABCD'[number % 4]}`

/** `copies` times a thousand games of Coal Baron. */
export async function fillWithCopies(folder: string, copies: number): Promise<void> {
  const store = await openStore({ folder, now: () => new Date(), catalogue: CATALOGUE })
  store.atomically(() => {
    for (let number = 0; number < STORED; number++)
      store.games.create(changeOfRecord(storedGame(number), NOW, CATALOGUE))
  })
  store.close()
  copyRows(join(folder, 'pithead.db'), copies)
}

function copyRows(file: string, copies: number): void {
  const db = new SQLite(file)
  db.pragma('synchronous = OFF')
  const inserts = ['games', 'archive', 'seats'].map((table) => db.prepare(copying(db, table)))
  db.transaction(() => {
    for (let copy = 1; copy < copies; copy++) for (const insert of inserts) insert.run({ copy })
  })()
  db.close()
}

const COPIED: Readonly<Record<string, string>> = {
  id: `id || '~' || @copy`,
  game: `game || '~' || @copy`,
  digest: `digest || '~' || @copy`,
  started_at: `strftime('%Y-%m-%dT%H:%M:%fZ', started_at, (@copy * 41) || ' days')`,
  finished_at: `strftime('%Y-%m-%dT%H:%M:%fZ', finished_at, (@copy * 41) || ' days')`,
}

/** In `seats` the column `game` is a game's id, elsewhere its title. */
function copying(db: SQLite.Database, table: string): string {
  const columns = db.prepare<[string], string>('SELECT name FROM pragma_table_info(?)').pluck().all(table)
  const key = table === 'seats' ? 'game' : 'id'
  const values = columns.map((column) => (column === 'game' && key === 'id' ? column : (COPIED[column] ?? column)))
  return `INSERT INTO ${table} (${columns.join()}) SELECT ${values.join()} FROM ${table} WHERE instr(${key}, '~') = 0`
}
