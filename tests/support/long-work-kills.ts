/** Kills the loopback host inside restores, renamings, edits, changes together and exports, and looks what is left. */
import assert from 'node:assert/strict'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { ALL_GAMES } from '../../src/contract/archive.ts'
import type { Connection } from '../../src/contract/client.ts'
import { isApiError } from '../../src/contract/errors.ts'
import { CATALOGUE } from '../../src/games/catalogue.ts'
import { seeded, type Random } from '../../src/games/building-blocks/random.ts'
import type { GameRecord } from '../../src/games/record/record.ts'
import { changeOfRecord } from '../../src/main/archive/change.ts'
import { openStore } from '../../src/main/store/store.ts'
import { golden } from './golden.ts'
import { programOf, spawnHost } from './host-program.ts'

export interface LongWorkFigures {
  seed: number
  kills: number
  /** Works that a kill cut off, and those that were acknowledged before it, by kind. */
  cutOff: Record<string, number>
  acknowledged: Record<string, number>
  seconds: number
}

const GAMES = 80
/** Milliseconds within which a kill comes: twice as many after one that came too early, so that half the works end. */
const FIRST = 600
const NAMES = ['Ana', 'Bea'] as const

/** The names and the place that are stored of each game, by id. */
type Stored = ReadonlyMap<string, string>

/** Work with what may be stored when it is cut off, besides what was before. */
interface Work {
  kind: string
  run: (client: Connection) => Promise<unknown>
  after: Stored
}

/** Throws where a game is lost or half changed. */
export async function killInLongWork(folder: string, kills: number, seed: number): Promise<LongWorkFigures> {
  const random = seeded(seed)
  await fill(folder)
  const cutOff: Record<string, number> = {}
  const acknowledged: Record<string, number> = {}
  const within: Record<string, number> = {}
  const start = performance.now()
  let expected: Stored[] = [storedIn(join(folder, 'pithead.db'))]
  for (let kill = 0; kill < kills; kill++) {
    const child = spawnHost({ folder })
    const program = await programOf(child)
    const client = program.client()
    const before = storedIn(join(folder, 'pithead.db'))
    assert.ok(
      expected.some((one) => isSame(one, before)),
      `kill ${kill}: something is lost or half done`,
    )
    const work = workOn(kill, folder, before, random)
    const ended = work.run(client).then(
      () => true,
      (error: unknown) => (isApiError(error) && error.code === 'disconnected' ? false : Promise.reject(error as Error)),
    )
    const most = within[work.kind] ?? FIRST
    await Promise.race([ended, new Promise((done) => setTimeout(done, random.below(most)))])
    child.kill('SIGKILL')
    const isDone = await ended
    within[work.kind] = isDone ? Math.ceil(most / 2) : most * 2
    await program.stop('SIGKILL')
    client.close()
    const counted = isDone ? acknowledged : cutOff
    counted[work.kind] = (counted[work.kind] ?? 0) + 1
    expected = isDone ? [work.after] : [before, work.after]
    checkDisk(folder)
  }
  assert.ok(!existsSync(join(folder, 'reports')), 'the program failed inside')
  return { seed, kills, cutOff, acknowledged, seconds: Math.round((performance.now() - start) / 1000) }
}

async function fill(folder: string): Promise<void> {
  const store = await openStore({ folder, now: () => new Date(), catalogue: CATALOGUE })
  for (let game = 0; game < GAMES; game++) {
    store.games.create(changeOfRecord(recordOf(game), new Date().toISOString(), CATALOGUE))
    if (game === GAMES / 2) await store.backup('day')
  }
  store.close()
}

function recordOf(game: number): GameRecord {
  const record = golden('companion-counts')
  const startedAt = new Date(Date.UTC(2020, 0, 1, 0, game)).toISOString()
  const players = record.players.map((player, seat) => (seat === 0 ? { ...player, name: NAMES[0] } : player))
  return { ...record, id: `game-${game}`, players, startedAt, finishedAt: startedAt }
}

function storedIn(file: string): Stored {
  const db = new Database(file, { readonly: true })
  try {
    const rows = db.prepare<[], { id: string; record: string }>('SELECT id, record FROM games WHERE removed_at IS NULL')
    return new Map(rows.all().map(({ id, record }) => [id, toldOf(JSON.parse(record) as GameRecord)]))
  } finally {
    db.close()
  }
}

const toldOf = ({ players, place }: Pick<GameRecord, 'players' | 'place'>): string =>
  JSON.stringify([players.map(({ name }) => name), place ?? null])

const isSame = (a: Stored, b: Stored) => a.size === b.size && [...a].every(([id, told]) => b.get(id) === told)

function restore(_: Stored, folder: string, random: Random): Work {
  const names = backupsIn(folder)
  const name = names[random.below(names.length)]
  return {
    kind: 'restore',
    run: (client) => client.call('backups.restore', name),
    after: storedIn(join(folder, 'backups', name)),
  }
}

function rename(before: Stored): Work {
  const [name, to] = [...before.values()].some((told) => told.includes(`"${NAMES[0]}"`)) ? NAMES : NAMES.toReversed()
  return {
    kind: 'renaming',
    run: (client) => client.call('people.rename', { name, to }),
    after: new Map([...before].map(([id, told]) => [id, told.replace(`"${name}"`, `"${to}"`)])),
  }
}

function edit(before: Stored, _: string, random: Random): Work {
  const ids = [...before.keys()]
  const id = ids[random.below(ids.length)]
  const names = namesIn(before.get(id)!)
  const place = `Place ${random.below(1000)}`
  const startedAt = recordOf(Number(id.split('-')[1])).startedAt
  return {
    kind: 'edit',
    run: (client) => client.call('archive.edit', { id, names, place, notes: null, startedAt }),
    after: new Map([...before, [id, JSON.stringify([names, place])]]),
  }
}

const namesIn = (told: string) => (JSON.parse(told) as [string[], unknown])[0]
const ALL = { filter: ALL_GAMES, except: [] }

function changeTogether(before: Stored, _: string, random: Random): Work {
  const place = `Place ${random.below(1000)}`
  return {
    kind: 'change together',
    run: (client) => client.call('batch.change', { games: ALL, change: { place } }),
    after: new Map([...before].map(([id, told]) => [id, JSON.stringify([namesIn(told), place])])),
  }
}

const exported = (before: Stored): Work => ({
  kind: 'export',
  run: (client) => client.call('export.make', { games: ALL, format: 'records' }),
  after: before,
})

const KINDS = [restore, rename, edit, changeTogether, exported]

const workOn = (kill: number, folder: string, before: Stored, random: Random): Work =>
  KINDS[kill % KINDS.length](before, folder, random)

const backupsIn = (folder: string): string[] =>
  readdirSync(join(folder, 'backups')).filter((name) => name.endsWith('.db'))

/** The database is sound, and so is every backup that has its name. */
function checkDisk(folder: string): void {
  for (const file of ['pithead.db', ...backupsIn(folder).map((name) => join('backups', name))]) {
    const db = new Database(join(folder, file))
    try {
      assert.equal(db.pragma('integrity_check', { simple: true }), 'ok', file)
    } finally {
      db.close()
    }
  }
}
