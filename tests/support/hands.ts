/**
 * Hands that work with a running host until it is gone, each remembering what was acknowledged: a player, a scorer, bots,
 * and somebody who brings games in and takes some off again. `check` compares that with what a later life of the host says.
 */
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import type { Action, Api, ApiError, SheetAction, SheetState, TableState } from '../../src/contract/api.ts'
import type { Connection } from '../../src/contract/client.ts'
import type { Random } from '../../src/games/building-blocks/random.ts'
import { anyAction } from '../main/player.ts'
import { acted } from './acted.ts'
import { fixtures, ID, newSheet, newTable, people, WEAK_BOT } from './games.ts'
import { golden } from './golden.ts'

export interface Hand {
  /** Compares what it remembers with what the host says now. Throws where something acknowledged is missing. */
  check: (client: Connection) => Promise<void>
  /** Works until the connection is lost; rejects then, or with whatever else goes wrong. */
  work: (client: Connection) => Promise<never>
  /** Acknowledged changes so far. */
  done: () => number
}

/** Mostly any action, and now and then a step back. */
const chooseAction = (table: TableState, random: Random): Action =>
  table.takeBack && random.below(12) === 0 ? { type: 'take-back' } : anyAction(table, random)

function after(decisions: readonly unknown[], action: Action | null): readonly unknown[] {
  if (action?.type === 'decide') return [...decisions, action.decision]
  return action?.type === 'take-back' ? decisions.slice(0, -1) : decisions
}

export interface Player extends Hand {
  /** Resolves when it stands between seeing what is hidden and choosing. */
  whileChoosing: () => Promise<void>
  /** The game's decisions as acknowledged, and as they would be with the one that was asked for last. */
  remembered: () => { id: string; decisions: readonly (readonly unknown[])[] } | null
  /** How they turned out to be. */
  found: (decisions: readonly unknown[]) => void
}

/** Two people at one screen. What is on disk of their game is compared decision by decision (`remembered`). */
export function player(random: Random): Player {
  let table: TableState | null = null
  let decisions: readonly unknown[] = []
  let asked: Action | null = null
  let done = 0
  let chosen = Promise.withResolvers<void>()

  const begin = async (client: Connection): Promise<TableState> => {
    const begun = await client.call('tables.create', newTable())
    decisions = []
    return begun
  }

  return {
    done: () => done,
    whileChoosing: () => (chosen = Promise.withResolvers<void>()).promise,
    remembered: () => table && { id: table.id, decisions: [decisions, after(decisions, asked)] },
    found(onDisk) {
      decisions = onDisk
      asked = null
    },
    async check(client) {
      if (!table) return
      const now = await client.call('tables.open', table.id)
      assert.ok(now.revision >= table.revision, 'a table went back')
      table = now
    },
    async work(client) {
      for (;;) {
        if (!table || table.waiting === 'finished') table = await begin(client)
        asked = chooseAction(table, random)
        const call = { game: ID, id: table.id, revision: table.revision, action: asked }
        table = await acted(client, 'table.changed', table.id, () => client.call('tables.act', call))
        decisions = after(decisions, asked)
        if (asked.type === 'reveal') chosen.resolve()
        asked = null
        done++
      }
    },
  }
}

const { edits, pages } = fixtures.sheet!
const EDITS = edits()

/** Mostly an entry; now and then something taken back, made again, or another page. */
function chooseSheetAction(sheet: SheetState, random: Random): SheetAction {
  const page = pages[random.below(pages.length)]
  switch (random.below(8)) {
    case 0:
      return sheet.undo ? { type: 'undo' } : page
    case 1:
      return sheet.redo ? { type: 'redo' } : { type: 'time', act: 'start' }
    case 2:
      return page
    default:
      return { type: 'edit', edit: EDITS[random.below(EDITS.length)] }
  }
}

/** Somebody who scores a physical table. */
export function scorer(random: Random): Hand {
  let sheet: SheetState | null = null
  let asked = false
  let done = 0
  return {
    done: () => done,
    async check(client) {
      if (!sheet) return
      const now = await client.call('sheets.open', sheet.id)
      if (now.revision === sheet.revision) assert.deepEqual(now, sheet, 'a sheet is not as it was left')
      else assert.equal(now.revision, sheet.revision + (asked ? 1 : 0), 'a sheet lost an entry')
      sheet = now
      asked = false
    },
    async work(client) {
      sheet ??= await client.call('sheets.create', newSheet())
      for (;;) {
        const action = chooseSheetAction(sheet, random)
        asked = true
        const call: Parameters<Api['sheets.act']>[0] = { game: ID, id: sheet.id, revision: sheet.revision, action }
        sheet = await acted(client, 'sheet.changed', sheet.id, () => client.call('sheets.act', call))
        asked = false
        done++
      }
    },
  }
}

const BOTS = people(2).map((person) => ({ ...person, control: WEAK_BOT }))

/** Two bots that play on and on; what they decided was acknowledged once it was shown. */
export function bots(): Hand {
  let shown: TableState | null = null
  let done = 0

  const game = async (client: Connection): Promise<void> => {
    if (!shown || shown.waiting === 'finished') shown = await client.call('tables.create', newTable(BOTS))
    const { id } = shown
    const over = Promise.withResolvers<void>()
    const stops = [
      client.on(
        'table.changed',
        (table) => {
          shown = table
          done++
          if (table.waiting === 'finished') over.resolve()
        },
        id,
      ),
      client.onStatus((status) => {
        if (status === 'lost') over.resolve()
      }),
    ]
    await client.call('bots.attend', { id, page: id })
    await client.call('bots.act', { id, act: 'run' })
    await over.promise
    for (const stop of stops) stop()
    await client.call('bots.leave', { id, page: id })
  }

  return {
    done: () => done,
    async check(client) {
      if (!shown) return
      const now = await client.call('tables.open', shown.id)
      assert.ok(now.revision >= shown.revision, 'a bot’s table went back')
      // A ceremony that was under way begins anew, so its last lines may come later.
      const common = Math.min(now.log.length, shown.log.length)
      assert.deepEqual(now.log.slice(0, common), shown.log.slice(0, common), 'a bot’s game is another one')
      shown = now
    },
    async work(client) {
      for (;;) await game(client)
    },
  }
}

const RECORD = golden('companion-points')

/** Games in one import. */
const AT_ONCE = 3

/** Somebody who imports games, a few at a time with a backup before, and now and then takes one out of the archive again. */
export function importer(random: Random): Hand {
  const archive = new Map<string, 'on' | 'off'>()
  /** The games of an unanswered call: all of them are changed, or none is. */
  let asked: string[] = []
  let done = 0

  const newRecord = (id: string): string => {
    const startedAt = new Date(Date.UTC(2020, 0, 1) + random.below(2 ** 31) * 1000).toISOString()
    return JSON.stringify({ ...RECORD, id, startedAt, finishedAt: startedAt })
  }

  const bringIn = async (client: Connection, ids: string[]): Promise<void> => {
    const transfer = await client.call('import.begin')
    for (const id of ids) {
      const part = Buffer.from(newRecord(id)).toString('base64')
      await client.call('import.add', { id: transfer, name: `${id}.json`, part, last: true })
    }
    assert.equal((await client.call('import.run', transfer)).added, ids.length)
  }

  const stateOf = (client: Connection, id: string): Promise<'on' | 'off'> =>
    client.call('archive.open', id).then(
      () => 'on',
      (error: unknown) => {
        assert.equal((error as ApiError).code, 'not-found')
        return 'off'
      },
    )

  /** Asks, and remembers the outcome once it is acknowledged. */
  const change = async (ids: string[], state: 'on' | 'off', work: () => Promise<unknown>): Promise<void> => {
    asked = ids
    await work()
    for (const id of ids) archive.set(id, state)
    asked = []
    done++
  }

  return {
    done: () => done,
    async check(client) {
      for (const [id, state] of archive)
        if (!asked.includes(id)) assert.equal(await stateOf(client, id), state, 'a game is not where it was left')
      const states = await Promise.all(asked.map((id) => stateOf(client, id)))
      assert.ok(new Set(states).size <= 1, 'half an import is there')
      asked.forEach((id, at) => archive.set(id, states[at]))
      asked = []
    },
    async work(client) {
      for (;;) {
        const ids = Array.from({ length: AT_ONCE }, () => randomUUID())
        await change(ids, 'on', () => bringIn(client, ids))
        const one = [ids[random.below(AT_ONCE)]]
        if (random.below(3) === 0) await change(one, 'off', () => client.call('archive.remove', { ids: one }))
      }
    },
  }
}
