/** Hands Pithead hostile databases and files, and looks that each is read or refused soon and none changes anything. */
import assert from 'node:assert/strict'
import { copyFileSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { ArchiveQuery } from '../../../src/contract/archive.ts'
import { Refused } from '../../../src/contract/errors.ts'
import { seeded } from '../../../src/games/building-blocks/random.ts'
import { writeRecord } from '../../../src/games/record/record.ts'
import { openServices, type Services } from '../../../src/main/services/services.ts'
import { MIGRATIONS } from '../../../src/main/store/schema/migrations/migrations.ts'
import { ID, newSheet, newTable } from '../games.ts'
import { golden, goldenNames } from '../golden.ts'
import { spoilDatabase } from './hostile-databases.ts'
import { hostileFile } from './hostile-files.ts'

export interface StrangersFigures {
  seed: number
  count: number
  refused: number
  /** Read as a game or as a backup: what was changed in it did no harm. */
  taken: number
  /** Milliseconds that the longest call took, and after what. */
  longest: { milliseconds: number; by: string }
}

type Api = Services['api']

const VERSION = MIGRATIONS.length
const GOOD = `pithead-version-${VERSION}-2026-11-20T10-00-00-000Z-day.db`
const BAD = `pithead-version-${VERSION}-2026-11-21T10-00-00-000Z-day.db`

const open = (folder: string) => openServices({ folder, host: 'loopback', version: 'strangers' })

const EVERYTHING: ArchiveQuery = {
  ...{ search: '', game: null, mode: null, seats: null, bots: null, with: [], place: null, after: null, before: null },
  ...{ descending: true, skip: 0, count: 200 },
  sort: 'date',
}

/** Asks what every screen asks first. A refusal is an answer, anything else a fault. */
async function look(api: Api): Promise<string> {
  const asked = [
    () => api['archive.list'](EVERYTHING),
    () => api['tables.list'](),
    () => api['people.list'](),
    () => api['statistics.people']({ game: ID }),
    () => api['statistics.tables']({ game: ID }),
  ]
  const answers = []
  for (const ask of asked) answers.push(await answerOf(ask))
  return JSON.stringify(answers)
}

/** The answer or the refusal's code; throws on what nobody foresaw. */
async function answerOf(ask: () => unknown): Promise<unknown> {
  try {
    return await ask()
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    return error.code
  }
}

/** Measures the calls of a run. */
const stopwatch =
  (figures: StrangersFigures) =>
  async <T>(by: string, work: () => T | Promise<T>): Promise<T> => {
    const start = performance.now()
    try {
      return await work()
    } catch (error) {
      throw new Error(`${by} (seed ${figures.seed})`, { cause: error })
    } finally {
      const milliseconds = Math.round(performance.now() - start)
      if (milliseconds > figures.longest.milliseconds) figures.longest = { milliseconds, by }
    }
  }

const noFigures = (seed: number, count: number): StrangersFigures => ({
  ...{ seed, count, refused: 0, taken: 0 },
  longest: { milliseconds: 0, by: '' },
})

/** A closed data folder with games, two tables and a sheet. Answers the ids of the finished games. */
async function furnish(folder: string): Promise<string[]> {
  const { api, close } = await open(folder)
  for (let n = 0; n < 2; n++) api['tables.create'](newTable())
  api['sheets.create'](newSheet())
  for (const name of goldenNames()) await bring(api, name, Buffer.from(writeRecord(golden(name))))
  const ids = api['archive.list'](EVERYTHING).games.map(({ id }) => id)
  close()
  rmSync(join(folder, 'backups'), { recursive: true, force: true })
  return ids
}

const PART = 30_000

/** Imports a file as the page does; answers how many games were kept. */
async function bring(api: Api, name: string, bytes: Buffer): Promise<number> {
  const id = api['import.begin']()
  for (let from = 0; from === 0 || from < bytes.length; from += PART) {
    const part = bytes.subarray(from, from + PART).toString('base64')
    await api['import.add']({ id, name, part, last: from + PART >= bytes.length })
  }
  api['import.items']({ id, state: null, skip: 0, count: 200 })
  return (await api['import.run'](id)).added
}

/** Each as a backup that is looked at and put back, and in the place of the database. */
export async function hostileDatabases(folder: string, count: number, seed: number): Promise<StrangersFigures> {
  const figures = noFigures(seed, count)
  const timed = stopwatch(figures)
  const base = join(folder, 'base')
  const ids = await furnish(base)
  const random = seeded(seed)
  for (let n = 0; n < count; n++) {
    const bad = join(folder, 'bad.db')
    copyFileSync(join(base, 'pithead.db'), bad)
    const how = `database ${n}: ${spoilDatabase(bad, join(folder, 'outside.db'), random)}`
    const taken = await asBackup(folder, bad, (work) => timed(how, work))
    figures[taken ? 'taken' : 'refused']++
    await asDatabase(folder, bad, ids, (work) => timed(how, work))
    rmSync(bad)
    assert.deepEqual(readdirSync(folder), ['base'], `${how} made a file elsewhere`)
  }
  return figures
}

type Timed = <T>(work: () => T | Promise<T>) => Promise<T>

/** A folder of its own for `work`, with these backups. */
async function inHome<T>(
  folder: string,
  database: string,
  backups: Record<string, string>,
  work: (home: string) => Promise<T>,
) {
  const home = join(folder, 'home')
  mkdirSync(join(home, 'backups'), { recursive: true })
  copyFileSync(database, join(home, 'pithead.db'))
  for (const [name, file] of Object.entries(backups)) copyFileSync(file, join(home, 'backups', name))
  try {
    return await work(home)
  } finally {
    rmSync(home, { recursive: true, force: true })
  }
}

/** Answers whether it was taken. */
const asBackup = (folder: string, bad: string, timed: Timed): Promise<boolean> =>
  inHome(folder, join(folder, 'base/pithead.db'), { [BAD]: bad }, async (home) => {
    const { api, close } = await open(home)
    try {
      const before = await look(api)
      await timed(() => api['backups.list']())
      await timed(() => answerOf(() => api['backups.preview'](BAD)))
      const code = await timed(() => answerOf(() => api['backups.restore'](BAD)))
      const after = await timed(() => look(api))
      if (code !== undefined) assert.equal(after, before, 'was refused and changed something')
      return code === undefined
    } finally {
      close()
    }
  })

/** The games in the good backup are there again, whatever else is. */
const asDatabase = (folder: string, bad: string, ids: readonly string[], timed: Timed): Promise<void> =>
  inHome(folder, bad, { [GOOD]: join(folder, 'base/pithead.db') }, async (home) => {
    const services = await timed(() => answerOf(() => open(home)))
    if (typeof services === 'string') return
    const { api, close } = services as Awaited<ReturnType<typeof open>>
    try {
      if (!api['app.info']().damaged) return
      await timed(() => api['rescue.look']())
      await timed(() => api['rescue.run']('backup'))
      await timed(() => look(api))
      const there = api['archive.list'](EVERYTHING).games.map(({ id }) => id)
      assert.deepEqual(
        ids.filter((id) => !there.includes(id)),
        [],
        'lost games of the backup',
      )
    } finally {
      close()
    }
  })

/** All brought to one archive, whose own games stay as they are. */
export async function hostileFiles(folder: string, count: number, seed: number): Promise<StrangersFigures> {
  const figures = noFigures(seed, count)
  const timed = stopwatch(figures)
  const base = join(folder, 'base')
  const ids = await furnish(base)
  const random = seeded(seed)
  const { api, close } = await open(base)
  try {
    const before = ids.map((id) => api['archive.open'](id))
    for (let n = 0; n < count; n++) {
      const { kind, bytes } = await hostileFile(random)
      const by = `file ${n}: ${kind}`
      const kept = await timed(by, () => bring(api, 'file', bytes))
      figures[kept > 0 ? 'taken' : 'refused']++
      await timed(by, () => look(api))
      assert.deepEqual(
        ids.map((id) => api['archive.open'](id)),
        before,
        by,
      )
    }
    assert.ok(!('polluted' in {}), 'a prototype was polluted')
    return figures
  } finally {
    close()
  }
}
