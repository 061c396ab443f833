/** Databases that a stranger might hand over: real ones, changed as no Pithead changes them. The same seed makes the same. */
import { readFileSync, writeFileSync } from 'node:fs'
import Database from 'better-sqlite3'
import type { Random } from '../../../src/games/building-blocks/random.ts'
import { any } from './values.ts'

const PAGE = 4096

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`
const named = (name: string) => `"${name.replaceAll('"', '""')}"`

/** `outside` is a file that nobody but SQL in a name would make. */
const namesFor = (outside: string): string[] => [
  `x" SELECT 1; ATTACH ${quoted(outside)} AS e; CREATE TABLE e.t(a); DELETE FROM main.games; --`,
  "x'; DROP TABLE games; --",
  'x"',
  '',
  ' games',
  '__proto__',
  'restored',
  '\u202egames',
  'x'.repeat(20_000),
]

const TABLES = ['games', 'people', 'sheet_edits', 'archive', 'seats', 'hints', 'reviews']
const ENDLESS = 'WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT'
const deep = (levels: number) => '['.repeat(levels) + ']'.repeat(levels)

/** SQL that changes what a database is made of, or the rows that are in it. */
const CHANGES: readonly ((random: Random, outside: string) => string)[] = [
  (random, outside) => `CREATE TABLE ${named(any(namesFor(outside), random))} (a)`,
  (random, outside) => `CREATE VIEW ${named(any(namesFor(outside), random))} AS ${ENDLESS} * FROM n`,
  (random, outside) => `CREATE INDEX ${named(any(namesFor(outside), random))} ON games (length(record))`,
  (random, outside) =>
    `CREATE TRIGGER ${named(any(namesFor(outside), random))} AFTER ${any(['INSERT', 'DELETE', 'UPDATE'], random)}
     ON ${any(TABLES, random)} BEGIN DELETE FROM settings; DELETE FROM people; END`,
  (random) =>
    `ALTER TABLE ${any(TABLES, random)} ADD COLUMN extra TEXT AS (hex(zeroblob(${any([1, 1e9], random)}))) VIRTUAL`,
  (random) => `CREATE VIRTUAL TABLE strange USING ${any(['fts5(a)', 'rtree(a, b, c)', 'fts4(a)'], random)}`,
  (random) => `DROP TABLE ${any(TABLES.slice(1), random)}`,
  () => `ALTER TABLE games RENAME TO was; CREATE VIEW games AS ${ENDLESS} i AS id, '{}' AS record, '[]' AS pending,
         i AS revision, '' AS touched_at, NULL AS removed_at, NULL AS finished_at FROM n`,
  (random) => `PRAGMA user_version = ${any([-1, 0, 1, 3, 5, 6, 99, 2 ** 31 - 1], random)}`,
  (random) =>
    `UPDATE sqlite_schema SET rootpage = (SELECT rootpage FROM sqlite_schema WHERE name = ${quoted(any(TABLES, random))})
     WHERE name = ${quoted(any(TABLES, random))}`,
  (random) =>
    `UPDATE sqlite_schema SET ${any(['type', 'name', 'tbl_name'], random)} = ${quoted(any([...TABLES, 'view', ''], random))}
     WHERE name = ${quoted(any(TABLES, random))}`,
  (random) =>
    `UPDATE sqlite_schema SET sql = replace(sql, 'NOT NULL', ${quoted(any(['', 'DEFAULT (randomblob(1e9))', 'CHECK (abs(1))'], random))})
     WHERE name = ${quoted(any(TABLES, random))}`,
  (random) =>
    `UPDATE games SET ${any(['players', 'points', 'progress', 'pending', 'winners', 'record'], random)} = ${quoted(
      any(['7', 'null', '{}', '[]', '[[]]', '"x"', '[1e300,-1e300]', '{"length":9}', deep(900)], random),
    )}`,
  (random) => `UPDATE games SET revision = ${any([2 ** 53, 9e18, 0], random)}, moves = 9e18, turn = -9`,
  (random) =>
    `UPDATE archive SET ${any(['players', 'points', 'winners'], random)} = ${quoted(any(['7', '{}', deep(900)], random))}`,
  (random) => `UPDATE seats SET total = ${any([3e8, 4e10, 9e18, -9e18], random)}`,
  (random) =>
    `UPDATE seats SET parts = ${quoted(any(['7', '{}', '["x"]', '[1e308]'], random))}, seat = seat + ${any([0, 90], random)}`,
  (random) => `UPDATE people SET name = name || ${quoted(any(['\u202e', 'x'.repeat(100_000)], random))}, seen = 9e18`,
]

/** Changes of bytes: what a page says of others is what leads in circles. */
const BYTES: readonly ((bytes: Buffer, random: Random) => Buffer)[] = [
  (bytes, random) => flipped(bytes, 1 + random.below(40), random),
  (bytes, random) => bytes.subarray(0, random.below(bytes.length)),
  (bytes) => Buffer.concat([bytes, bytes.subarray(PAGE)]),
  (bytes, random) => pointed(bytes, random),
  (bytes, random) => bytes.fill(random.below(256), PAGE * random.below(bytes.length / PAGE), bytes.length),
]

function flipped(bytes: Buffer, times: number, random: Random): Buffer {
  for (let n = 0; n < times; n++) bytes[random.below(bytes.length)] ^= 1 << random.below(8)
  return bytes
}

/** Each page of an inner node leads to any page. */
function pointed(bytes: Buffer, random: Random): Buffer {
  const pages = bytes.length / PAGE
  for (let at = PAGE; at < bytes.length; at += PAGE)
    if ([0x02, 0x05].includes(bytes[at])) bytes.writeUInt32BE(1 + random.below(pages), at + 8)
  return bytes
}

/** Spoils a database where it lies, and says how. */
export function spoilDatabase(file: string, outside: string, random: Random): string {
  const change = random.below(CHANGES.length + BYTES.length)
  if (change >= CHANGES.length) {
    writeFileSync(file, BYTES[change - CHANGES.length](readFileSync(file), random))
    return `bytes ${change - CHANGES.length}`
  }
  const sql = CHANGES[change](random, outside)
  return changed(file, sql) ? sql.slice(0, 200) : spoilDatabase(file, outside, random)
}

/** False where SQLite itself doesn't do that. */
function changed(file: string, sql: string): boolean {
  const db = new Database(file)
  try {
    db.unsafeMode(true)
    db.exec(
      `PRAGMA foreign_keys = OFF; PRAGMA legacy_alter_table = ON; PRAGMA ignore_check_constraints = ON;
       PRAGMA writable_schema = ON; ${sql}`,
    )
    return true
  } catch {
    return false
  } finally {
    db.close()
  }
}
