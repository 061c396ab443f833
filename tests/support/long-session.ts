/** One process in which people play, review and import for long, and what that leaves in it. */
import { randomUUID } from 'node:crypto'
import { readdirSync } from 'node:fs'
import type { TableState } from '../../src/contract/api.ts'
import { openServices, type Services } from '../../src/main/services/services.ts'
import { newTable, people, WEAK_BOT } from './games.ts'
import { golden } from './golden.ts'
import { heapAfterCollecting } from './health.ts'

export interface SessionFigures {
  rounds: number
  /** MiB in use, and open files where the system tells, after the first rounds and at the end. */
  heapMiB: [first: number, last: number]
  files: [first: number, last: number]
}

/** Rounds after which everything that is kept for the next time is there, such as 32 tables. */
const WARM = 40

/** Lives in `folder` for `milliseconds` milliseconds. */
export async function longSession(folder: string, milliseconds: number): Promise<SessionFigures> {
  const services = await openServices({ folder, host: 'loopback', version: 'soak' })
  services.api['settings.set']({ speed: 'instant' })
  const end = performance.now() + milliseconds
  let first = look()
  let rounds = 0
  try {
    while (performance.now() < end || rounds <= WARM) {
      const id = await play(services)
      await review(services, id)
      await bringIn(services)
      if (++rounds === WARM) first = look()
    }
    const last = look()
    return { rounds, heapMiB: [first.heapMiB, last.heapMiB], files: [first.files, last.files] }
  } finally {
    services.close()
  }
}

const look = () => ({ heapMiB: Math.round((heapAfterCollecting() / 2 ** 20) * 10) / 10, files: openFiles() })

function openFiles(): number {
  try {
    return readdirSync('/proc/self/fd').length
  } catch {
    return 0
  }
}

async function play({ api, events }: Services): Promise<string> {
  const bots = people(2).map((person) => ({ ...person, control: WEAK_BOT }))
  const { id } = api['tables.create'](newTable(bots))
  const over = Promise.withResolvers<void>()
  const stop = events.subscribe((name, value) => {
    if (name !== 'table.changed') return
    const table = value as TableState
    if (table.id === id && table.waiting === 'finished') over.resolve()
  })
  api['bots.attend']({ id, page: 'a page' })
  api['bots.act']({ id, act: 'run' })
  await over.promise
  stop()
  api['bots.leave']({ id, page: 'a page' })
  return id
}

/** A few moves of it. */
async function review({ api, events }: Services, id: string): Promise<void> {
  const found = Promise.withResolvers<void>()
  const stop = events.subscribe((name) => {
    if (name === 'review.changed') found.resolve()
  })
  api['reviews.start']({ id, depth: 'quick' })
  await found.promise
  stop()
  api['reviews.stop'](id)
  api['reviews.drop'](id)
}

async function bringIn({ api }: Services): Promise<void> {
  const transfer = api['import.begin']()
  const id = randomUUID()
  const startedAt = new Date(Math.floor(performance.now() * 1000)).toISOString()
  const record = { ...golden('companion-points'), id, startedAt, finishedAt: startedAt }
  const part = Buffer.from(JSON.stringify(record)).toString('base64')
  await api['import.add']({ id: transfer, name: 'one.json', part, last: true })
  await api['import.run'](transfer)
  await api['archive.remove']({ ids: [id] })
}
