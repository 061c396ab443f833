/** Sends a host hundreds of thousands of hostile frames and looks that each is answered and none does harm. */
import assert from 'node:assert/strict'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { readRecord } from '../../../src/games/record/record.ts'
import { seeded } from '../../../src/games/building-blocks/random.ts'
import type { Services } from '../../../src/main/services/services.ts'
import { LIMITS } from '../../../scripts/test/limits.ts'
import { heapAfterCollecting, strayErrors } from '../health.ts'
import { nextFrame } from './frames.ts'
import type { Known } from './values.ts'
import { CATALOGUE } from '../../../src/games/catalogue.ts'
import { fixtures, newSheet, newTable } from '../games.ts'

/** A way into a host. */
export interface Wire {
  send: (sent: unknown) => void
  /** Called with every text that comes back. */
  onText: (handler: (text: string) => void) => void
  close: () => void
}

export interface FuzzFigures {
  host: string
  seed: number
  frames: number
  accepted: number
  /** Refusals by code. */
  refused: Record<string, number>
  heapGrowthMiB: number
  seconds: number
}

export interface FuzzOptions {
  host: string
  folder: string
  services: Services
  wire: Wire
  frames: number
  seed: number
}

interface Answer {
  t: string
  i?: string
  e?: { code: string; params: object }
}

/** No frame may bring these about, whatever is in it. */
const FAULTS = /^(internal|storage-.*)$/

/** The most tables: lists of all of them go to the page at every change. */
const MOST_TABLES = 12
/** Frames between two looks at memory and disk. */
const BETWEEN_LOOKS = 500

/** Throws where a frame is not answered once, an answer is `internal`, or a refused call has changed something. */
export async function fuzz({ host, folder, services, wire, frames, seed }: FuzzOptions): Promise<FuzzFigures> {
  const random = seeded(seed)
  const disk = watchedDisk(folder)
  const stray = strayErrors()
  const refused: Record<string, number> = {}
  const start = performance.now()
  const ask = answering(wire)
  let accepted = 0
  let known = furnish(services)
  let tables = 0
  let heap = 0

  try {
    for (let n = 0; n < frames; n++) {
      if (n === Math.floor(frames / 5)) heap = heapAfterCollecting()
      const { sent, call } = nextFrame(String(n), known, tables > MOST_TABLES, random)
      const before = disk.version()
      const { e } = await ask(sent, () => `frame ${n} of seed ${seed}: ${call}`)
      if (e) {
        assert.ok(
          !FAULTS.test(e.code),
          `${JSON.stringify(e)} at frame ${n} of seed ${seed}: ${String(sent).slice(0, 1000)}`,
        )
        refused[e.code] = (refused[e.code] ?? 0) + 1
        if (disk.version() !== before) disk.expectUnchanged(`frame ${n} of seed ${seed}`)
      } else {
        accepted++
        if (disk.version() !== before) disk.remember()
      }
      if (n % BETWEEN_LOOKS === 0) {
        disk.expectSameIn(services)
        ;({ known, tables } = now(services))
      }
    }
  } finally {
    disk.close()
    wire.close()
  }

  const heapGrowthMiB = (heapAfterCollecting() - heap) / 2 ** 20
  assert.ok(!('polluted' in {}), 'a prototype was polluted')
  assert.deepEqual(await stray.stop(), [])
  return {
    host,
    seed,
    frames,
    accepted,
    refused,
    heapGrowthMiB: Math.round(heapGrowthMiB * 10) / 10,
    seconds: Math.round((performance.now() - start) / 1000),
  }
}

/** Asks and waits for the one answer; what is said unasked in the meantime is left out. */
function answering(wire: Wire) {
  let waiting: ((answer: Answer) => void) | null = null
  wire.onText((text) => {
    const answer = JSON.parse(text) as Answer
    if (answer.t !== 's') return
    assert.ok(waiting, `nobody asked for ${text.slice(0, 200)}`)
    waiting(answer)
    waiting = null
  })
  return (sent: unknown, which: () => string): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error(`${which()} was not answered`)), LIMITS.wait)
      waiting = (answer) => {
        clearTimeout(timer)
        resolve(answer)
      }
      wire.send(sent)
    })
}

/** Something to be harmed. */
function furnish({ api }: Services): Known {
  for (let n = 0; n < 3; n++) api['tables.create'](newTable())
  api['sheets.create'](newSheet())
  const id = api['import.begin']()
  return { strings: [id, ...fixtures.words, ...api['tables.list']().map((table) => table.id)], numbers: [0, 1, 2] }
}

function now({ api }: Services): { known: Known; tables: number } {
  const ids = api['tables.list']().map(({ id }) => id)
  const numbers = [...new Set(ids.map((id) => revisionOf(api, id)))]
  const strings = [...ids, ...ids, ...fixtures.words, ...api['backups.list']().map(({ name }) => name)]
  return { known: { strings, numbers: [...numbers, ...numbers, 0, 1] }, tables: ids.length }
}

const revisionOf = (api: Services['api'], id: string): number =>
  api['tables.list']().find((table) => table.id === id)!.mode === 'companion'
    ? api['sheets.open'](id).revision
    : api['tables.open'](id).revision

/** The data that people would miss. Pithead may add notes to others at any time. */
const KEPT = `
  SELECT json_object(
    'games', (SELECT json_group_array(json_array(id, record, pending, revision, removed_at)) FROM games),
    'people', (SELECT json_group_array(json_array(name, color)) FROM people),
    'settings', (SELECT json_group_array(json_array(key, value)) FROM settings),
    'edits', (SELECT json_group_array(json_array(game, number, edit)) FROM sheet_edits))`

/** Looks past the program at what is on disk. */
function watchedDisk(folder: string) {
  const db = new Database(join(folder, 'pithead.db'), { readonly: true })
  const content = db.prepare<[], string>(KEPT).pluck()
  const games = db.prepare<[], { id: string; mode: string; revision: number; record: string }>(
    'SELECT id, mode, revision, record FROM games WHERE removed_at IS NULL',
  )
  let kept = ''
  return {
    /** Another number after every write. */
    version: () => db.pragma('data_version', { simple: true }) as number,
    remember: () => void (kept = content.get()!),
    expectUnchanged: (by: string) => assert.equal(content.get(), kept, `${by} was refused and changed something`),
    /** The tables in memory are those on disk. */
    expectSameIn({ api }: Services) {
      kept = content.get()!
      for (const { id, mode, revision, record } of games.all()) {
        assert.equal(
          readRecord(record, CATALOGUE).problem,
          undefined,
          'what is kept of a game is no record by the rules',
        )
        if (mode === 'digital') assert.equal(api['tables.open'](id).revision, revision, 'a table is not that on disk')
      }
    },
    close: () => void db.close(),
  }
}
