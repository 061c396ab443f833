/** A file is synced to disk before it is renamed, and its folder afterwards. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { writeWhole } from '../../../src/main/cli/write-whole.ts'
import { openDatabase } from '../../../src/main/store/durability/database.ts'
import { backup } from '../../../src/main/store/backups/backups.ts'
import { replaceDatabase, rescueFolder } from '../../../src/main/store/durability/set-aside.ts'
import { replaceFile } from '../../../src/main/platform/replace-file.ts'
import { newFolder } from '../folder.ts'

/** Syncs and renames in their order; `name` is a path's last part. */
const done = vi.hoisted(() => [] as string[])

vi.mock('node:fs', async (original) => {
  const fs = await original<typeof import('node:fs')>()
  const opened = new Map<number, string>()
  return {
    ...fs,
    openSync(path: string, flags: string) {
      const descriptor = fs.openSync(path, flags)
      opened.set(descriptor, `${basename(path)} (${flags})`)
      return descriptor
    },
    fsyncSync(descriptor: number) {
      done.push(`sync ${opened.get(descriptor)}`)
      fs.fsyncSync(descriptor)
    },
    renameSync(from: string, to: string) {
      done.push(`rename ${basename(to)}`)
      fs.renameSync(from, to)
    },
  }
})

const onPlatform = (platform: NodeJS.Platform) => vi.spyOn(process, 'platform', 'get').mockReturnValue(platform)

let folder: string

beforeEach(() => {
  folder = join(newFolder(), 'data')
  mkdirSync(folder)
  done.length = 0
})
afterEach(() => void vi.restoreAllMocks())

test('a replaced file', () => {
  replaceFile(join(folder, 'a.json'), 'text')
  expect(done).toEqual(['sync a.json.part (r+)', 'rename a.json', 'sync data (r)'])
  expect(readFileSync(join(folder, 'a.json'), 'utf8')).toBe('text')
})

test('a file of the command line', async () => {
  await writeWhole(join(folder, 'a.zip'), 'text')
  expect(done).toEqual(['sync a.zip.unfinished (r+)', 'rename a.zip', 'sync data (r)'])
})

test('a backup', async () => {
  const now = () => new Date(Date.UTC(2026, 10, 20))
  const db = await openDatabase({ folder, now })
  const name = basename(await backup(db, folder, now(), 'day'))
  db.close()
  expect(done).toEqual([`sync ${name}.part (r+)`, `rename ${name}`, 'sync backups (r)'])
})

const RESCUED = 'pithead-rescued-2026-11-20T00-00-00-000Z.db'

test.each<[NodeJS.Platform, string[]]>([
  ['linux', ['sync data (r)']],
  ['win32', []],
])('a rescued database, on %s', (platform, folders) => {
  onPlatform(platform)
  mkdirSync(rescueFolder(folder))
  const made = join(rescueFolder(folder), 'made.db')
  writeFileSync(made, 'database')
  replaceDatabase(folder, made, new Date(Date.UTC(2026, 10, 20)))
  expect(done).toEqual([
    ...['sync made.db (r+)', `rename ${RESCUED}`, ...folders],
    ...folders,
    ...[`sync ${RESCUED} (r+)`, 'rename pithead.db', ...folders],
  ])
})

test('on macOS the database asks for a full sync, which the disk itself answers', async () => {
  const db = await openDatabase({ folder, now: () => new Date() })
  const settings = ['synchronous', 'fullfsync', 'checkpoint_fullfsync']
  expect(settings.map((name) => db.pragma(name, { simple: true }) as number)).toEqual([2, 1, 1])
  db.close()
})
