/** The main process by itself, as a program of its own behind its socket, with 10,000 stored games. */
import { ALL_GAMES } from '../src/contract/archive.ts'
import type { Connection } from '../src/contract/client.ts'
import { writeRecord } from '../src/games/record/record.ts'
import { zip } from '../tests/support/files.ts'
import { figure } from './figure.ts'
import type { Part } from './figure.ts'
import { inNewFolder } from './folder.ts'
import { differentGames, fillFolder, GAME, GAMES } from './many-games.ts'
import { onProgram } from './program.ts'

const IMPORTED = 1000
const PAGE = 200
const PART = 42_000

export const archiveHost: Part = () =>
  inNewFolder(async (folder) => {
    await fillFolder(folder)
    return onProgram(folder, async ({ client: newClient, memory }) => {
      const client = newClient()
      await lookAround(client)
      const looked = memory()
      const imported = await importTime(client)
      const cancelled = await cancelTime(client)
      return [
        figure('memory of the main process, 10,000 games listed and counted', looked, 'MB', 250),
        figure('memory of the main process after an import of 1,000 more', memory(), 'MB', 250),
        figure('import of 1,000 records over the socket', imported, 'ms', 10_000),
        figure('an import of 1,000 cancelled while it is written', cancelled, 'ms', 1000),
      ]
    })
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
