/** The main process by itself, as a program of its own behind its socket, with 10,000 stored games. */
import { ALL_GAMES } from '../src/contract/archive.ts'
import { spawn, type ChildProcess } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Connection } from '../src/contract/client.ts'
import { writeRecord } from '../src/games/record/record.ts'
import { root } from '../src/main/base/root.ts'
import { zip } from '../src/main/archive/formats/zip.ts'
import { programOf } from '../tests/support/host-program.ts'
import { figure } from './figure.ts'
import type { Part } from './figure.ts'
import { inNewFolder } from './folder.ts'
import { differentGames, fillFolder, GAME, GAMES } from './many-games.ts'

const IMPORTED = 1000
const PAGE = 200
const PART = 42_000

export const archiveHost: Part = () =>
  inNewFolder(async (folder) => {
    await fillFolder(folder)
    const host = spawn(process.execPath, [join(root(), 'out', 'main', 'loopback.js')], {
      env: { ...process.env, PITHEAD_DATA: folder },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const program = await programOf(host)
    const client = program.client()
    try {
      await lookAround(client)
      const looked = memoryOf(host)
      const imported = await importTime(client)
      const cancelled = await cancelTime(client)
      return [
        figure('memory of the main process, 10,000 games listed and counted', looked, 'MB', 250),
        figure('memory of the main process after an import of 1,000 more', memoryOf(host), 'MB', 250),
        figure('import of 1,000 records over the socket', imported, 'ms', 10_000),
        figure('an import of 1,000 cancelled while it is written', cancelled, 'ms', 1000),
      ]
    } finally {
      client.close()
      await program.stop('SIGTERM')
    }
  })

/** An evening at the archive: every page of the list, all statistics, a few games. */
async function lookAround(client: Connection): Promise<void> {
  await client.call('tables.list')
  for (let skip = 0; skip < GAMES; skip += PAGE) {
    const { games } = await client.call('archive.list', { ...ALL_GAMES, skip, count: PAGE })
    await client.call('archive.open', games[0].id)
  }
  await client.call('statistics.people', { game: GAME })
  await client.call('statistics.tables', { game: GAME })
}

/** Megabytes in memory now, from where Linux tells. */
function memoryOf({ pid }: ChildProcess): number {
  const [, kilobytes] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))!
  return Number(kilobytes) / 1024
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}

const archiveOf = (batch: number): Promise<Buffer> =>
  zip(
    differentGames(IMPORTED, batch).map((record, i) => ({
      name: `${i}.json`,
      bytes: Buffer.from(writeRecord(record)),
    })),
  )

async function handOver(client: Connection, bytes: Buffer): Promise<string> {
  const id = await client.call('import.begin')
  for (let from = 0; from < bytes.length; from += PART) {
    const part = bytes.subarray(from, from + PART).toString('base64')
    await client.call('import.add', { id, name: 'many.zip', part, last: from + PART >= bytes.length })
  }
  return id
}

/** Handed over, checked, backed up and written. */
async function importTime(client: Connection): Promise<number> {
  const bytes = await archiveOf(1)
  return timed(async () => {
    const { added } = await client.call('import.run', await handOver(client, bytes))
    if (added !== IMPORTED) throw new Error('not every record was new')
  })
}

/** From asking for the end of an import that is being written until it has ended. */
async function cancelTime(client: Connection): Promise<number> {
  const id = await handOver(client, await archiveOf(2))
  const writing = new Promise<void>((resolve) =>
    client.on('import.progress', ({ total }) => {
      if (total !== null) resolve()
    }),
  )
  const ended = client.call('import.run', id).then(
    () => Promise.reject(new Error('the import was over before it could be cancelled')),
    () => {},
  )
  await Promise.race([writing, ended])
  return timed(async () => {
    await client.call('import.drop', id)
    await ended
  })
}
