/** Spools to disk what an import has found in its files. At most one page of games is in memory. */
import { rmSync } from 'node:fs'
import SQLite from 'better-sqlite3'
import type { ImportGroup, ImportItem, Keep } from '../../../contract/archive.ts'
import { makePrivate } from '../../platform/private.ts'
import { guarded } from '../../platform/storage-errors.ts'
import { oneRow } from '../../platform/one-row.ts'
import { newTransfer } from './transfers.ts'

/** A game that may be written: the record under an id, as JSON. */
export interface Spooled {
  /** The id of the game that it may replace. */
  id: string
  /** Its id in the file. */
  ownId: string
  text: string
  digest: string
  /** Equal for games that may be the same play, null for a running game. */
  play: string | null
}

/** A game that was found and can be written, in the order of the files. */
export interface SpooledGame {
  at: number
  id: string
  ownId: string
  state: 'new' | 'back' | 'changed'
  /** Null but for a changed one. */
  keep: Keep | null
  /** Whether a changed one is in the bin here. */
  removed: number
  /** Whether it was found under another id than its own. */
  alike: number
}

export interface ImportSpool {
  /** The number of all that was found. */
  length: () => number
  /** Adds what was found; with the game where it may be written. */
  add: (item: ImportItem, group: ImportGroup, game: Spooled | null) => void
  /** Returns `count` items of one group or of all, after the first `skip`. */
  page: (group: ImportGroup | null, skip: number, count: number) => ImportItem[]
  /** Sets which version of the changed game at this place to keep, or of all changed games. */
  choose: (at: number | null, keep: Keep) => void
  /** The record of the new game under an id, null if there is none among those found. */
  newText: (id: string) => string | null
  hasNewDigest: (digest: string) => boolean
  /** Ids of the new games that may be the same play, in the order of the files. */
  newPlays: (play: string) => string[]
  games: () => IterableIterator<SpooledGame>
  textAt: (at: number) => string
  /** Characters of all records. */
  size: () => number
  close: () => void
}

/** KiB of it that stay in memory. */
const CACHE_KIB = 4096

export function importSpool(folder: string): ImportSpool {
  const file = newTransfer(folder)
  const db = openSpool(file)
  let length = 0
  let size = 0
  const add = db.prepare(ADD)
  const page = db.prepare<unknown[], Row>(`${PAGE} ORDER BY at LIMIT ? OFFSET ?`)
  const pageOf = db.prepare<unknown[], Row>(`${PAGE} WHERE grp = ? ORDER BY at LIMIT ? OFFSET ?`)
  const choose = db.prepare<[Keep, number]>("UPDATE found SET keep = ? WHERE at = ? AND state = 'changed'")
  const chooseAll = db.prepare<[Keep]>("UPDATE found SET keep = ? WHERE state = 'changed'")
  const newText = db.prepare<[string], string>("SELECT text FROM found WHERE id = ? AND state = 'new'").pluck()
  const newDigest = db.prepare<[string]>("SELECT 1 FROM found WHERE digest = ? AND state = 'new'")
  const newPlays = db
    .prepare<[string], string>("SELECT id FROM found WHERE play = ? AND state = 'new' ORDER BY at")
    .pluck()
  const games = db.prepare<[], SpooledGame>(GAMES)
  const text = db.prepare<[number], string>('SELECT text FROM found WHERE at = ?').pluck()
  return {
    length: () => length,
    add: guarded((item, group, game) => {
      add.run({ at: length, grp: group, ...itemColumnsOf(item), ...columnsOf(game) })
      length++
      size += game?.text.length ?? 0
    }),
    page: guarded((group, skip, count) =>
      (group === null ? page.all(count, skip) : pageOf.all(group, count, skip)).map(itemOf),
    ),
    choose: guarded((at, keep) => void (at === null ? chooseAll.run(keep) : choose.run(keep, at))),
    newText: guarded((id) => newText.get(id) ?? null),
    hasNewDigest: guarded((digest) => newDigest.get(digest) !== undefined),
    newPlays: guarded((play) => newPlays.all(play)),
    games: guarded(() => games.iterate()),
    textAt: guarded((at) => oneRow(text, at)),
    size: () => size,
    close() {
      db.close()
      rmSync(file, { force: true })
    },
  }
}

/** Nothing of it outlives the process, so nothing has to be safe on the disk; one transaction never ends. */
function openSpool(file: string): SQLite.Database {
  makePrivate(file)
  const db = new SQLite(file)
  db.exec(
    `PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; PRAGMA locking_mode = EXCLUSIVE; PRAGMA cache_size = -${CACHE_KIB}; ${SHAPE}; BEGIN`,
  )
  return db
}

interface Row {
  item: string
  keep: Keep | null
}

const itemOf = ({ item, keep }: Row): ImportItem => ({ ...JSON.parse(item), ...(keep && { keep }) }) as ImportItem

const columnsOf = (game: Spooled | null) => ({ id: null, ownId: null, text: null, digest: null, play: null, ...game })

function itemColumnsOf(item: ImportItem) {
  const { keep, removed, alike } = item.state === 'changed' ? item : { keep: null, removed: false, alike: false }
  return { item: JSON.stringify(item), state: item.state, keep, removed: Number(removed), alike: Number(alike) }
}

const SHAPE = `
  CREATE TABLE found (
    at INTEGER PRIMARY KEY, grp TEXT NOT NULL, item TEXT NOT NULL, state TEXT NOT NULL,
    id TEXT, own_id TEXT, text TEXT, digest TEXT, play TEXT, keep TEXT, removed INTEGER NOT NULL, alike INTEGER NOT NULL);
  CREATE INDEX found_by_group ON found (grp, at);
  CREATE INDEX found_new ON found (id) WHERE state = 'new';
  CREATE INDEX found_new_digest ON found (digest) WHERE state = 'new';
  CREATE INDEX found_new_play ON found (play) WHERE state = 'new'`

const ADD = `
  INSERT INTO found (at, grp, item, state, id, own_id, text, digest, play, keep, removed, alike)
  VALUES (@at, @grp, @item, @state, @id, @ownId, @text, @digest, @play, @keep, @removed, @alike)`

const PAGE = 'SELECT item, keep FROM found'

const GAMES =
  "SELECT at, id, own_id AS ownId, state, keep, removed, alike FROM found WHERE state IN ('new', 'back', 'changed') ORDER BY at"
