/** Folders that every earlier version left, opened today: nothing of them is lost or different. */
import { createHash } from 'node:crypto'
import { copyFileSync, mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { describe, expect, test } from 'vitest'
import type { SheetAction, SheetState, TableState } from '../../../../src/contract/api.ts'
import { CATALOGUE } from '../../../../src/games/catalogue.ts'
import { gameIn } from '../../../../src/games/facets/facets.ts'
import { readRecord, type GameRecord } from '../../../../src/games/record/record.ts'
import { openDatabase } from '../../../../src/main/store/durability/database.ts'
import { openStore } from '../../../../src/main/store/store.ts'
import type { Services } from '../../../../src/main/services/services.ts'
import { changeOfRecord } from '../../../../src/main/archive/change.ts'
import { newFolder } from '../../folder.ts'
import { newServices } from '../../services.ts'
import { EVERYTHING } from '../../archive/archived.ts'
import { now } from '../stored.ts'
import {
  NOT_SAID_THEN,
  padToday,
  queryToday,
  sheetToday,
  summaryToday,
  tablesToday,
  tableToday,
  withoutTies,
} from './answers.ts'
import type { ReviewedMove } from '../../../../src/games/facets/ideas.ts'
import { answersOf, folderOfVersion, LAST, OLD_FILE, SPECIAL, VERSIONS } from './folder.ts'

type Api = Services['api']

function act(api: Api, { game, id, revision }: TableState, action: object): TableState {
  expect(api['tables.act']({ game, id, revision, action } as never)).toBe(revision + 1)
  return api['tables.open'](id)
}
function edit(api: Api, { game, id, revision }: SheetState, action: SheetAction): SheetState {
  expect(api['sheets.act']({ game, id, revision, action })).toBe(revision + 1)
  return api['sheets.open'](id)
}

const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id)
const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url')

/** Throws where the text is no record by the rules. */
function recordIn(text: string): GameRecord {
  const read = readRecord(text, CATALOGUE)
  if (read.problem) throw new Error(`${read.problem.path}: ${read.problem.code}`)
  return read.record
}

const gamesOf = (api: Api) => api['archive.list']({ ...EVERYTHING, count: 200 }).games

/** Everything that is listed of finished and running games. */
const listsOf = (api: Api) => ({
  list: api['tables.list'](),
  shelf: gamesOf(api).map(({ notes: _, reviewed: __, ...game }) => game),
})
/** The list kept the day on which a game was entered where it had been given another. */
function listsBefore(version: number) {
  const { list, shelf } = answersOf(version)
  const began = new Map(shelf.map(({ id, startedAt }) => [id, startedAt]))
  return {
    list: list.map(summaryToday).map((line) => ({ ...line, startedAt: began.get(line.id) ?? line.startedAt })),
    shelf: shelf.map((game) => ({ ...game, ...NOT_SAID_THEN })),
  }
}

/** Searches find æ by these letters since version 15. */
const FOUND_SINCE = 'zollverein aebleskiver'

describe.each(VERSIONS)('a folder of version %i', (version) => {
  const before = answersOf(version)
  const open = async () => newServices(await folderOfVersion(version))

  test('lists the same games in the same order', async () => {
    const { api } = await open()
    expect(listsOf(api)).toEqual(listsBefore(version))
    for (const { query, total, ids } of before.found) {
      const page = api['archive.list']({ ...EVERYTHING, count: 200, ...queryToday(query) })
      if (query.search === FOUND_SINCE) expect(page.total).toBe(1)
      else expect({ query, total: page.total, ids: idsOf(page.games) }).toEqual({ query, total, ids })
    }
  })

  test('has every record byte for byte', async () => {
    const { api } = await open()
    const records = Object.keys(before.records).map((id) => [id, hashOf(api['archive.open'](id))])
    expect(Object.fromEntries(records)).toEqual(before.records)
  })

  test('shows notes and reviews in the list, and finds bots by their levels', async () => {
    const { api } = await open()
    const games = gamesOf(api)
    const notes = games.map(({ id }) => recordIn(api['archive.open'](id)).notes?.slice(0, 200) ?? null)
    expect(games.map((game) => game.notes)).toEqual(notes)
    for (const { id, mode, reviewed } of games)
      expect(reviewed).toBe(mode === 'digital' && api['reviews.open'](id).reviewed.length > 0)
    const [, level] = games
      .flatMap(({ players }) => players)
      .find(({ control }) => control !== 'human')!
      .control.split(':')
    const withLevel = games.filter(({ players }) => players.some(({ control }) => control === `bot:${level}`))
    expect(idsOf(api['archive.list']({ ...EVERYTHING, count: 200, search: level }).games)).toEqual(
      expect.arrayContaining(idsOf(withLevel)),
    )
  })

  test('comes to the same statistics', async () => {
    const { api } = await open()
    const { people, persons, all, withoutBots } = before.statistics
    const [{ game }] = before.list
    expect(await api['statistics.people']({ game })).toMatchObject(withoutTies(people))
    for (const person of persons)
      expect(await api['statistics.person']({ name: person.name, game })).toMatchObject(withoutTies(person))
    for (const [only, then] of [
      [{}, all],
      [{ bots: 'without' }, withoutBots],
    ] as const) {
      const { tables, ...today } = await api['statistics.tables']({ game, only })
      const { tables: tablesThen, ...others } = then
      expect(today).toMatchObject(withoutTies(others))
      expect(
        tables.map(({ parts, ...table }) => [table, parts && { ...parts, paid: parts.paid.slice(1, 13) }]),
      ).toEqual(tablesThen.map(tablesToday).map(({ parts, ...table }) => [table, parts]))
    }
  })

  test('goes on with every table where it stood', async () => {
    const { api } = await open()
    const tables = before.tables.map(({ id }) => api['tables.open'](id))
    // Today's view says more than that.
    expect(tables).toMatchObject(before.tables.map(tableToday))
    for (const { id, view } of before.takenBack) {
      const after = act(api, api['tables.open'](id), { type: 'take-back' })
      expect({ ...(after.view as object), steps: [] }).toMatchObject({ ...view, steps: [] })
    }
  })

  test('ends a game whose last ceremony was still under way', async () => {
    const { api } = await open()
    let table = api['tables.open'](SPECIAL.accounts)
    while (table.waiting === 'ceremony') table = act(api, table, { type: 'skip' })
    expect(table.waiting).toBe('finished')
    const line = api['tables.list']().find(({ id }) => id === table.id)
    expect(line).toMatchObject({ finishedAt: table.finishedAt, progress: { key: 'over', params: {} } })
    expect(api['archive.list'](EVERYTHING).total).toBe(before.shelf.length + 1)
    const { result } = JSON.parse(api['archive.open'](table.id)) as { result: unknown }
    expect(result).toEqual(table.result)
  })

  test('keeps removed games, which can be brought back', async () => {
    const { api } = await open()
    await api['archive.restore']([SPECIAL.removedFinished])
    api['tables.restore'](SPECIAL.removedRunning)
    const shelf = api['archive.list']({ ...EVERYTHING, count: 200 })
    expect(shelf.total).toBe(before.shelf.length + 1)
    expect(idsOf(shelf.games)).toContain(SPECIAL.removedFinished)
    expect(recordIn(api['archive.open'](SPECIAL.removedFinished)).id).toBe(SPECIAL.removedFinished)
    expect(api['tables.open'](SPECIAL.removedRunning).waiting).toBe('decision')
  })

  test('knows in how many games a person sits, running or finished', async () => {
    const { api } = await open()
    const { renaming, would } = before.foreseen
    const seats = [...before.list.filter(({ finishedAt }) => finishedAt === null), ...before.shelf]
    const named = seats.filter(({ players }) => players.some(({ name }) => name === renaming.name))
    expect(api['people.foresee'](renaming)).toEqual({ ...would, games: named.length })
    await api['people.rename'](renaming)
    expect(api['people.foresee']({ name: renaming.name, to: 'Nobody' }).games).toBe(0)
    expect(api['people.foresee']({ name: renaming.to, to: 'Nobody' }).games).toBe(named.length + would.known)
  })

  test('is copied before, as it was, and the copy can be put back', async () => {
    const folder = await folderOfVersion(version)
    const { api } = await newServices(folder)
    const [backup, ...more] = api['backups.list']()
    expect(more).toEqual([])
    expect(backup).toMatchObject({ reason: 'migration' })
    const copy = new Database(join(folder, 'backups', backup.name), { readonly: true })
    expect(copy.pragma('user_version', { simple: true })).toBe(version)
    expect(copy.prepare('SELECT name FROM pragma_table_info(?)').pluck().all('games')).toContain('shift')
    copy.close()
    const [removed] = api['tables.list']()
    api['tables.remove'](removed.id)
    await expect(api['backups.preview'](backup.name)).resolves.toMatchObject({
      gone: { count: 0 },
      back: { count: 1 },
      other: { count: 0 },
    })
    await api['backups.restore'](backup.name)
    expect(listsOf(api)).toEqual(listsBefore(version))
  })

  test('has the shape of a new one, and of every game what would be written today', async () => {
    const folder = await folderOfVersion(version)
    ;(await openStore({ folder, now, catalogue: CATALOGUE })).close()
    const fresh = newFolder()
    const store = await openStore({ folder: fresh, now, catalogue: CATALOGUE })
    const [old, today] = [folder, fresh].map((each) => new Database(join(each, 'pithead.db'), { readonly: true }))
    for (const record of old
      .prepare<[], string>('SELECT g.record FROM games AS g JOIN archive USING (id)')
      .pluck()
      .all())
      store.games.create(changeOfRecord(recordIn(record), now().toISOString(), CATALOGUE))
    const all = (sql: string) => [old, today].map((db) => db.prepare(sql).raw().all())
    for (const sql of [
      'SELECT type, name, sql FROM sqlite_schema ORDER BY 1, 2',
      'SELECT * FROM seats ORDER BY game, seat',
      `SELECT id, game, mode, players, seats, bots, started_at, finished_at, minutes, points, winners, best, winner, place,
              digest
       FROM archive ORDER BY id`,
      'SELECT id, game, mode, players, progress, turn, points, winners FROM games WHERE finished_at IS NOT NULL ORDER BY id',
    ]) {
      const [then, anew] = all(sql)
      expect(then.length).toBeGreaterThan(10)
      expect(then).toEqual(anew)
    }
    for (const db of [old, today]) db.close()
    store.close()
    // What is looked at before a database is opened finds nothing wrong.
    ;(await openDatabase({ folder, now })).close()
  })
})

describe.each(VERSIONS.filter((version) => version >= 2))('a folder of version %i', (version) => {
  test('keeps people and settings', async () => {
    const { api } = await newServices(await folderOfVersion(version))
    const { people, settings } = answersOf(version)
    expect(api['people.list']()).toEqual(people)
    // What came later has its default.
    expect(api['settings.get']()).toEqual({ ...settings, confirm: 'newcomers', guided: '', sound: 'off' })
  })
})

describe.each(VERSIONS.filter((version) => version >= 3))('a folder of version %i', (version) => {
  const before = answersOf(version)

  test('goes on with every score sheet', async () => {
    const { api } = await newServices(await folderOfVersion(version))
    const sheets = [...before.sheets, ...before.finishedSheets]
    expect(sheets.map(({ id }) => api['sheets.open'](id))).toMatchObject(sheets.map(sheetToday))
    const progress = new Map(api['tables.list']().map((line) => [line.id, line.progress]))
    for (const { id } of before.sheets) edit(api, api['sheets.open'](id), { type: 'limit', seconds: 60 })
    for (const { id } of before.sheets)
      expect(api['tables.list']().find((line) => line.id === id)!.progress).toEqual(progress.get(id))
  })

  test('takes entries back to the first one and makes them again', async () => {
    const { api } = await newServices(await folderOfVersion(version))
    for (const { id, steps, first, last } of before.undone) {
      let sheet = api['sheets.open'](id)
      for (let step = 0; step < steps; step++) sheet = edit(api, sheet, { type: 'undo' })
      expect([sheet.undo, sheet.pad]).toEqual([null, padToday(first)])
      while (sheet.redo !== null) sheet = edit(api, sheet, { type: 'redo' })
      expect(sheet.pad).toEqual(padToday(last))
    }
  })
})

test.each(VERSIONS.filter((version) => version >= 4))('a folder of version %i keeps hints', async (version) => {
  const { api } = await newServices(await folderOfVersion(version))
  const { hints } = answersOf(version)
  expect(hints.length).toBeGreaterThan(0)
  for (const { id, asked } of hints) expect(api['reviews.hints'](id)).toEqual(asked)
})

/** A kept review as it would be written today, when a move without a better one has no reasons. */
function asToday({ played, ...review }: ReviewedMove): ReviewedMove {
  const effects = { ...(played.effects as object), inTime: null }
  return { ...review, played: { ...played, effects, reasons: [] }, best: null, line: [] }
}

test('a folder of the last version keeps its reviews as long as they would come out alike', async () => {
  const { reviews, list } = answersOf(LAST)
  const [{ game }] = list
  expect(reviews.length).toBeGreaterThan(0)
  const older = await newServices(await folderOfVersion(LAST))
  for (const { id } of reviews) expect(older.api['reviews.open'](id).reviewed).toEqual([])

  const folder = await folderOfVersion(LAST)
  const db = new Database(join(folder, 'pithead.db'))
  const keep = db.prepare('UPDATE reviews SET version = ?, review = ? WHERE game = ? AND move = ?')
  const { version } = gameIn(CATALOGUE, game).thinking!.reviewing
  for (const { id, reviewed } of reviews)
    for (const review of reviewed) keep.run(version, JSON.stringify(asToday(review)), id, review.move)
  db.close()
  const { api } = await newServices(folder)
  for (const review of reviews)
    expect(api['reviews.open'](review.id)).toEqual({ ...review, game, reviewed: review.reviewed.map(asToday) })
  const reviewed = api['archive.list']({ ...EVERYTHING, count: 200, search: 'is:reviewed' })
  expect(idsOf(reviewed.games).toSorted()).toEqual([...new Set(reviews.map(({ id }) => id))].toSorted())
})

test('a game whose date fell back when a player was renamed has it again', async () => {
  const folder = await folderOfVersion(LAST)
  const db = new Database(join(folder, 'pithead.db'))
  const fallen = db.prepare(
    'UPDATE shelf SET started_at = g.started_at, minutes = 0 FROM games AS g WHERE g.id = shelf.id AND g.id = ?',
  )
  for (const id of [SPECIAL['played-3'], SPECIAL['sheet-finished']]) fallen.run(id)
  db.close()
  const { api } = await newServices(folder)
  expect(listsOf(api)).toEqual(listsBefore(LAST))
})

test('a backup of the last version is put back into a new folder', async () => {
  const folder = newFolder()
  const name = `pithead-version-${LAST}-2026-01-02T03-04-05-678Z-import.db`
  const { api } = await newServices(folder)
  mkdirSync(join(folder, 'backups'), { recursive: true })
  copyFileSync(OLD_FILE, join(folder, 'backups', name))
  const { list, shelf } = listsBefore(LAST)
  expect(api['backups.list']()).toMatchObject([{ name, reason: 'import', games: { finished: shelf.length } }])
  const running = list.filter(({ finishedAt }) => finishedAt === null).length
  expect((await api['backups.preview'](name)).back.count).toBe(running + shelf.length)
  await api['backups.restore'](name)
  expect(listsOf(api)).toEqual({ list, shelf })
  for (const table of answersOf(LAST).tables) expect(api['tables.open'](table.id)).toMatchObject(tableToday(table))
  expect(readdirSync(folder).filter((file) => file.startsWith('restoring'))).toEqual([])
})
