/** Kills the loopback host over and over while people and bots play, score and import, and looks what is left. */
import assert from 'node:assert/strict'
import { once } from 'node:events'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { isApiError } from '../../src/contract/errors.ts'
import { seeded, type Random } from '../../src/games/building-blocks/random.ts'
import { GAME } from './games.ts'
import { bots, importer, player, scorer, type Hand, type Player } from './hands.ts'
import { programOf, spawnHost } from './host-program.ts'

export interface KillFigures {
  seed: number
  kills: number
  whileStarting: number
  whileChoosing: number
  /** Changes that were acknowledged, by whom. */
  acknowledged: Record<string, number>
  backupsChecked: number
  seconds: number
}

/** Throws where something acknowledged is missing, or the database or a backup is not clean. */
export async function killOverAndOver(folder: string, kills: number, seed: number): Promise<KillFigures> {
  const random = seeded(seed)
  const people = player(random)
  const hands = { people, scorer: scorer(random), bots: bots(), importer: importer(random) }
  const all = Object.values(hands)
  const figures = { seed, kills, whileStarting: 0, whileChoosing: 0, backupsChecked: 0 }
  const start = performance.now()

  for (let kill = 0; kill < kills; kill++) {
    if (kill % 8 === 7) {
      await killWhileStarting(folder, random)
      figures.whileStarting++
    } else if (kill % 4 === 2) {
      await live(folder, all, () => people.whileChoosing())
      figures.whileChoosing++
    } else if (kill % 4 === 0) {
      await live(folder, all, () => whenAllHaveDoneMore(all).then(() => wait(random.below(40))))
    } else {
      await live(folder, all, () => wait(5 + random.below(250)))
    }
    checkDisk(folder, people)
    figures.backupsChecked += checkBackups(folder)
  }
  await live(folder, all, () => wait(0))
  assert.ok(!existsSync(join(folder, 'reports')), 'the program failed inside')
  const acknowledged = Object.fromEntries(Object.entries(hands).map(([name, hand]) => [name, hand.done()]))
  return { ...figures, acknowledged, seconds: Math.round((performance.now() - start) / 1000) }
}

const wait = (milliseconds: number): Promise<void> => new Promise((done) => setTimeout(done, milliseconds))

async function whenAllHaveDoneMore(hands: Hand[]): Promise<void> {
  const before = hands.map((hand) => hand.done())
  while (hands.some((hand, at) => hand.done() === before[at])) await wait(2)
}

async function killWhileStarting(folder: string, random: Random): Promise<void> {
  const child = spawnHost({ folder })
  const ended = once(child, 'close')
  await wait(50 + random.below(450))
  child.kill('SIGKILL')
  await ended
}

/** One life of the host: everything is found as it was left, and all hands work until it is killed. */
async function live(folder: string, hands: Hand[], when: () => Promise<void>): Promise<void> {
  const child = spawnHost({ folder })
  const program = await programOf(child)
  const client = program.client()
  try {
    await client.call('settings.set', { speed: 'instant' })
    for (const hand of hands) await hand.check(client)
    const moment = when()
    const working = Promise.all(hands.map((hand) => hand.work(client).catch(unlessDisconnected)))
    await Promise.race([working, moment])
    child.kill('SIGKILL')
    await working
  } finally {
    const { stderr } = await program.stop('SIGKILL')
    client.close()
    assert.equal(stderr, '')
  }
}

function unlessDisconnected(error: unknown): void {
  if (!isApiError(error) || error.code !== 'disconnected') throw error
}

/** Read past the program: the database is sound, and the people's game is there decision by decision. */
function checkDisk(folder: string, people: Player): void {
  const db = new Database(join(folder, 'pithead.db'))
  try {
    assert.equal(db.pragma('integrity_check', { simple: true }), 'ok')
    assert.deepEqual(db.pragma('foreign_key_check'), [])
    const remembered = people.remembered()
    if (!remembered) return
    const found = decisionsIn(db, remembered.id)
    const texts = remembered.decisions.map((decisions) => JSON.stringify(decisions))
    assert.ok(texts.includes(JSON.stringify(found)), 'the decisions on disk are not those that were acknowledged')
    people.found(found)
  } finally {
    db.close()
  }
}

function decisionsIn(db: Database.Database, id: string): unknown[] {
  const row = db.prepare<[string], { record: string; pending: string }>(
    'SELECT record, pending FROM games WHERE id = ?',
  )
  const { record, pending } = row.get(id)!
  const { moves } = JSON.parse(record) as { moves: unknown[] }
  return [...moves.flatMap((entry) => GAME.rules.decisionsOf(entry)), ...(JSON.parse(pending) as unknown[])]
}

/** Every backup that has its name is whole. Answers how many there are. */
function checkBackups(folder: string): number {
  const backups = join(folder, 'backups')
  const names = existsSync(backups) ? readdirSync(backups).filter((name) => name.endsWith('.db')) : []
  for (const name of names) {
    const db = new Database(join(backups, name), { readonly: true })
    assert.equal(db.pragma('integrity_check', { simple: true }), 'ok', name)
    db.close()
  }
  return names.length
}
