/** The program is killed at many random moments of a game; every move that it acknowledged must be there afterwards. */
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { expect, test } from 'vitest'
import type { Action, TableState } from '../../../src/contract/api.ts'
import type { Connection } from '../../../src/contract/client.ts'
import { decisionsOf, type Decision, type Entry } from '../../../src/games/coal-baron/index.ts'
import { seeded, type Random } from '../../../src/games/random.ts'
import { newFolder } from '../folder.ts'
import { anyAction, freeSpaces, people } from '../player.ts'
import { startHost, type Program } from './program.ts'

const KILLS = 26

/** What the player knows to have happened, and what he has asked for without an answer yet. */
interface Knowledge {
  table: TableState | null
  decisions: Decision[]
  asked: Action | null
}

const after = (decisions: Decision[], action: Action | null): Decision[] => {
  if (action?.type === 'decide') return [...decisions, action.decision]
  return action?.type === 'take-back' ? decisions.slice(0, -1) : decisions
}

/** Mostly any action; often a draw-five space, and now and then a step back. */
const chooseAction = (table: TableState, random: Random): Action => {
  if (table.takeBack && random.below(12) === 0) return { type: 'take-back' }
  const draw = freeSpaces(table).find((space) => space.endsWith('draw'))
  if (table.view.phase === 'place' && draw && random.below(3) === 0)
    return { type: 'decide', decision: { place: draw } }
  return anyAction(table, random)
}

const begin = async (client: Connection, known: Knowledge): Promise<TableState> => {
  const table = await client.call('tables.create', { game: 'coal-baron', players: people(2), startingPlayer: 'random' })
  Object.assign(known, { table, decisions: [] })
  return table
}

/** Plays until the connection is lost, or until `enough`. */
const play = async (client: Connection, known: Knowledge, random: Random, enough: (now: TableState) => boolean) => {
  let table = known.table ? await client.call('tables.open', known.table.id) : await begin(client, known)
  while (!enough(table)) {
    if (table.waiting === 'finished') table = await begin(client, known)
    const action = chooseAction(table, random)
    known.asked = action
    table = await client.call('tables.act', { id: table.id, revision: table.revision, action })
    Object.assign(known, { table, decisions: after(known.decisions, action), asked: null })
  }
}

/** The decisions of the game as they lie on disk, read past the program. */
const onDisk = (folder: string, id: string): Decision[] => {
  const db = new Database(join(folder, 'pithead.db'), { readonly: true })
  const row = db.prepare<[string], { record: string; pending: string }>(
    'SELECT record, pending FROM games WHERE id = ?',
  )
  const { record, pending } = row.get(id)!
  db.close()
  const { moves } = JSON.parse(record) as { moves: Entry[] }
  return [...moves.flatMap(decisionsOf), ...(JSON.parse(pending) as Decision[])]
}

/** Everything acknowledged is there, and besides it at most the one thing that was asked for. */
const expectKept = (folder: string, known: Knowledge) => {
  if (!known.table) return
  const kept = onDisk(folder, known.table.id)
  const allowed = [known.decisions, after(known.decisions, known.asked)]
  expect(allowed).toContainEqual(kept)
  Object.assign(known, { decisions: kept, asked: null })
}

const isBetweenSeeingAndChoosing = ({ view }: TableState) => view.drawn.length > 0 && view.phase.startsWith('keep')

/** One life of the program: it goes on with the game, and is killed. */
const live = async (folder: string, known: Knowledge, random: Random, whileChoosing: boolean) => {
  const program: Program = await startHost(folder)
  const client = program.client()
  const playing = play(client, known, random, whileChoosing ? isBetweenSeeingAndChoosing : () => false)
  const moment = whileChoosing ? playing : new Promise((resolve) => setTimeout(resolve, 5 + random.below(150)))
  await Promise.race([playing, moment]).catch(() => {})
  await program.stop('SIGKILL')
  await playing.catch(() => {})
  client.close()
}

test(`${KILLS} kills lose no acknowledged move`, { timeout: 120_000 }, async () => {
  const folder = newFolder()
  const random = seeded(Date.now())
  const known: Knowledge = { table: null, decisions: [], asked: null }
  let seen = 0
  for (let kill = 0; kill < KILLS; kill++) {
    const before = known.table
    await live(folder, known, random, kill % 4 === 3)
    if (known.table && isBetweenSeeingAndChoosing(known.table)) seen++
    if (before && known.table?.id === before.id) expect(known.table.revision).toBeGreaterThanOrEqual(before.revision)
    expectKept(folder, known)
  }
  expect(seen).toBeGreaterThanOrEqual(Math.floor(KILLS / 4))

  const program = await startHost(folder)
  const client = program.client()
  const table = await client.call('tables.open', known.table!.id)
  expect(table.revision).toBeGreaterThanOrEqual(known.table!.revision)
  expect((await program.stop('SIGTERM')).stderr).toBe('')
  client.close()
})
