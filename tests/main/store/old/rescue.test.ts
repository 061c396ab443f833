/** A damaged database of the version before, saved by today's rescue. */
import { createHash } from 'node:crypto'
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { describe, expect, test } from 'vitest'
import type { RescueChoice } from '../../../../src/contract/schemas/rescue.ts'
import { newServices } from '../../services.ts'
import { EVERYTHING } from '../../archive/archived.ts'
import { sheetToday, tableToday, withoutTies } from './answers.ts'
import { answersOf, folderOfVersion, LAST, OLD_FILE } from './folder.ts'

const PAGE = 4096
const before = answersOf(LAST)

/** Turns every bit of a page over, the first one being 0. */
function spoil(file: string, page: number) {
  const bytes = readFileSync(file)
  for (let at = page * PAGE; at < (page + 1) * PAGE; at++) bytes[at] ^= 0xff
  writeFileSync(file, bytes)
}

function rootOf(file: string, name: string): number {
  const db = new Database(file, { readonly: true })
  const root = db.prepare<[string], number>('SELECT rootpage FROM sqlite_schema WHERE name = ?').pluck().get(name)!
  db.close()
  return root - 1
}

function run(file: string, sql: string) {
  const db = new Database(file)
  db.exec(sql)
  db.close()
}

const DAMAGES: [name: string, damage: string, spoil: (file: string) => void][] = [
  ['its first page', 'unreadable', (file) => spoil(file, 0)],
  ['the root of its games', 'pages', (file) => spoil(file, rootOf(file, 'games'))],
  ['the root of its shelf', 'pages', (file) => spoil(file, rootOf(file, 'shelf'))],
  ['an index', 'tables', (file) => run(file, 'DROP INDEX games_by_touch')],
]

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url')

describe.each(DAMAGES)('a database of the last version without %s', (_, damage, spoiled) => {
  const rescued = async (choice: RescueChoice) => {
    const folder = await folderOfVersion(LAST)
    mkdirSync(join(folder, 'backups'))
    copyFileSync(OLD_FILE, join(folder, 'backups', `pithead-version-${LAST}-2026-11-23T10-00-00-000Z-day.db`))
    spoiled(join(folder, 'pithead.db'))
    const { api } = await newServices(folder)
    const look = await api['rescue.look']()
    await api['rescue.run'](choice)
    return { api, look }
  }

  test.each(['salvage', 'backup'] as const)('comes back with all its games by %s', async (choice) => {
    const { api, look } = await rescued(choice)
    const running = before.list.filter(({ finishedAt }) => finishedAt === null).length
    const all = { count: running + before.shelf.length, finished: before.shelf.length }
    expect(look).toMatchObject({ damage, salvaged: all, backup: all })
    const found = api['archive.list']({ ...EVERYTHING, count: 200 }).games
    expect(Object.fromEntries(found.map(({ id }) => [id, hashOf(api['archive.open'](id))]))).toEqual(before.records)
    // Today's view says more than that.
    expect(before.tables.map(({ id }) => api['tables.open'](id))).toMatchObject(before.tables.map(tableToday))
    expect(before.sheets.map(({ id }) => api['sheets.open'](id))).toMatchObject(before.sheets.map(sheetToday))
    expect(await api['statistics.people']({ game: before.list[0].game })).toMatchObject(
      withoutTies(before.statistics.people),
    )
  })
})
