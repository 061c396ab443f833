/** Which faults of a write-ahead log mean damage, and which only a power cut. */
import {
  closeSync,
  copyFileSync,
  openSync,
  readFileSync,
  statSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { expect, onTestFinished, test } from 'vitest'
import { PAGE, readLog } from '../../../../src/main/store/durability/write-ahead-log.ts'
import { newFolder } from '../../folder.ts'

const FRAME = 24 + PAGE
const frame = (number: number) => 32 + number * FRAME

/** The log of a database that three transactions of five pages each have been written to, as a kill would leave it. */
function killed(checkpoint = false): string {
  const file = join(newFolder(), 'a.db')
  const db = new Database(file)
  onTestFinished(() => void db.close())
  db.pragma('journal_mode = WAL')
  db.exec('CREATE TABLE rows (text TEXT)')
  db.pragma('wal_checkpoint(TRUNCATE)')
  const insert = db.prepare('INSERT INTO rows VALUES (?)')
  const writeThree = () => {
    for (const text of ['a', 'b', 'c']) insert.run(text.repeat(4 * PAGE))
  }
  writeThree()
  if (checkpoint) {
    // The next transaction begins the log anew, over the frames of this round.
    db.pragma('wal_checkpoint(RESTART)')
    insert.run('d')
  }
  copyFileSync(`${file}-wal`, `${file}-copy`)
  return `${file}-copy`
}

function overwrite(file: string, at: number, bytes = 'xxxxxxxx') {
  const descriptor = openSync(file, 'r+')
  writeSync(descriptor, bytes, at)
  closeSync(descriptor)
}
const frames = (file: string) => Math.floor((statSync(file).size - 32) / FRAME)

test('a log that is whole, or not there, or empty, is sound', () => {
  const file = killed()
  expect(frames(file)).toBeGreaterThan(12)
  expect(readLog(file).damaged).toBe(false)
  expect(readLog(`${file}-none`)).toEqual({ pages: new Map(), doubtful: [], damaged: false })
  for (const bytes of [Buffer.alloc(0), Buffer.alloc(32), Buffer.alloc(frame(3))]) {
    writeFileSync(file, bytes)
    expect(readLog(file)).toEqual({ pages: new Map(), doubtful: [], damaged: false })
  }
})

test('a last transaction that a power cut left half written is no damage', () => {
  const file = killed()
  overwrite(file, frame(frames(file) - 2) + 500)
  expect(readLog(file).damaged).toBe(false)
  const cut = killed()
  truncateSync(cut, frame(frames(cut) - 1) + 100)
  expect(readLog(cut).damaged).toBe(false)
})

test.each([
  ['a page', 500],
  ['a checksum', 16],
  ['a salt', 8],
])('%s overwritten in a transaction that others follow is damage', (_, at) => {
  const file = killed()
  overwrite(file, frame(1) + at)
  expect(readLog(file).damaged).toBe(true)
})

test('an overwritten header is damage', () => {
  const file = killed()
  overwrite(file, 4)
  const { damaged, pages } = readLog(file)
  expect(damaged).toBe(true)
  expect(pages.size).toBeGreaterThan(10)
})

test('frames of an earlier round behind those of this one are none of it', () => {
  const file = killed(true)
  const { damaged, pages } = readLog(file)
  expect(frames(file)).toBeGreaterThan(12)
  expect(damaged).toBe(false)
  expect(pages.size).toBeLessThan(4)
  for (const at of pages.values()) expect(readFileSync(file).length).toBeGreaterThan(at + PAGE - 1)
})
