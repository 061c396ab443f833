/** Pages that lead in circles, or to where nothing is: what is read of them ends, and others are answered in between. */
import { closeSync, openSync, readFileSync, statSync, writeFileSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { afterAll, expect, test } from 'vitest'
import { rowsInPages, STEP } from '../../../src/main/store/salvage/pages.ts'
import { foundGames } from '../../../src/main/store/salvage/read.ts'
import { removeWorn, wornFolder } from '../rescue/worn.ts'

afterAll(removeWorn)

const PAGE = 4096
const FRAME = 24 + PAGE

const idsIn = (file: string) => [...foundGames(file)].flatMap((found) => (found === STEP ? [] : found.id))

test('a page number of a log beyond all pages costs that page alone', async () => {
  const { killed, all } = await wornFolder()
  const file = join(killed, 'pithead.db')
  const log = readFileSync(`${file}-wal`)
  log[32 + 5 * FRAME] ^= 0x80
  writeFileSync(`${file}-wal`, log)
  const pages = (statSync(file).size + log.length) / PAGE
  const steps = [...rowsInPages(file)].filter((row) => row === STEP)
  expect(steps.length).toBeLessThanOrEqual(pages)
  expect(idsIn(file)).toEqual(expect.arrayContaining(all))
})

/** Every page of this kind goes on at itself, and every row is as long as may be. */
test('rows that go on at themselves end', async () => {
  const { closed } = await wornFolder()
  const file = join(closed, 'pithead.db')
  const bytes = readFileSync(file)
  const pages = bytes.length / PAGE
  for (let page = 2; page <= pages; page++) {
    const at = (page - 1) * PAGE
    if (bytes[at] === 0x0d) continue
    bytes.writeUInt32BE(page, at)
  }
  writeFileSync(file, bytes)
  const rows = [...rowsInPages(file)]
  expect(rows.filter((row) => row === STEP)).toHaveLength(pages)
})

test('a table that leads back to itself is not read for ever', async () => {
  const { closed } = await wornFolder()
  const file = join(closed, 'pithead.db')
  const db = new Database(file, { readonly: true })
  const root = db.prepare<[], number>("SELECT rootpage FROM sqlite_schema WHERE name = 'games'").pluck().get()!
  db.close()
  // The last child of the table's root is the root.
  const descriptor = openSync(file, 'r+')
  const child = Buffer.alloc(4)
  child.writeUInt32BE(root)
  writeSync(descriptor, child, 0, 4, (root - 1) * PAGE + 8)
  closeSync(descriptor)
  expect(new Set(idsIn(file)).size).toBeGreaterThan(0)
})

test('what reading a damaged file gives comes in steps of a page', async () => {
  const { closed } = await wornFolder()
  const file = join(closed, 'pithead.db')
  const bytes = readFileSync(file)
  bytes.fill(0xff, 0, PAGE)
  writeFileSync(file, bytes)
  const found = [...foundGames(file)]
  expect(found.filter((each) => each === STEP)).toHaveLength((2 * bytes.length) / PAGE)
})
