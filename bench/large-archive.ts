/** The archive with 100,000 games, copied from a thousand stored ones: times of calls, and what the program needs for them. */
import type { Connection } from '../src/contract/client.ts'
import { ALL_GAMES, type ArchiveFilter } from '../src/contract/archive.ts'
import { CATALOGUE } from '../src/games/catalogue.ts'
import { openStore, type Store } from '../src/main/store/store.ts'
import { fillWithCopies } from './copied-games.ts'
import { figure, type Figure, type Part } from './figure.ts'
import { inNewFolder } from './folder.ts'
import { GAME } from './many-games.ts'
import { coreTime, median } from './measure.ts'
import { onProgram, type Running } from './program.ts'

const THOUSANDS = 100
const TIMES = 5

const SEARCHES = ['anna', '"a fine" bert', 'winner:anna', 'player:anna', 'bot:karl', 'level:hewer', 'place:home']
const SEARCH = 'winner:anna players:3 place:home before:2026-06 game:coal-baron'

const FILTERS: Readonly<Record<string, Partial<ArchiveFilter>>> = {
  'of one person': { with: [{ name: 'Anna A' }] },
  'with a bot': { with: [{ control: 'bot:hewer' }] },
}

export const largeArchive: Part = () =>
  inNewFolder(async (folder) => {
    await fillWithCopies(folder, THOUSANDS)
    const store = await openStore({ folder, now: () => new Date(), catalogue: CATALOGUE })
    const found = listed(store)
    store.close()
    return [...found, ...(await onProgram(folder, counted))]
  })

const coreTimes = (work: () => unknown): number[] =>
  Array.from({ length: TIMES }, () => {
    const start = coreTime()
    work()
    return coreTime() - start
  })

function listed(store: Store): Figure[] {
  const page = (filter: Partial<ArchiveFilter>) =>
    median(coreTimes(() => store.archive.page({ ...ALL_GAMES, ...filter, skip: 0, count: 100 })))
  return [
    figure('first page of the list, 100,000 games', page({}), 'ms', 50),
    ...[...SEARCHES, SEARCH].map((search) =>
      figure(`search for ${search} in 100,000 games`, page({ search }), 'ms', 100),
    ),
    ...Object.entries(FILTERS).map(([name, filter]) => figure(`games ${name} of 100,000`, page(filter), 'ms', 100)),
  ]
}

const COUNTS: Readonly<Record<string, (client: Connection) => Promise<unknown>>> = {
  people: (client) => client.call('statistics.people', { game: GAME }),
  'one person': (client) => client.call('statistics.person', { name: 'Anna A', game: GAME }),
  'all games': (client) => client.call('statistics.tables', { game: GAME }),
}

async function counted({ client: newClient, memory }: Running): Promise<Figure[]> {
  const [client, other] = [newClient(), newClient()]
  const { games } = await client.call('archive.list', { ...ALL_GAMES, skip: 0, count: 1 })
  const figures: Figure[] = []
  for (const [name, count] of Object.entries(COUNTS)) {
    const times = await changing(client, games[0].id, () => count(client))
    figures.push(figure(`statistics of ${name}, 100,000 games`, median(times), 'ms', 500))
    const wait = await longestWait(other, () => changing(client, games[0].id, () => count(client)))
    figures.push(figure(`longest wait of others during statistics of ${name}`, wait, 'ms', 50))
  }
  return [...figures, figure('memory of the main process, 100,000 games listed and counted', memory(), 'MB', 400)]
}

/** Each after a change of a game, so that all are read anew. */
async function changing(client: Connection, id: string, work: () => Promise<unknown>): Promise<number[]> {
  const times: number[] = []
  for (let time = 0; time < TIMES; time++) {
    await client.call('archive.remove', { ids: [id] })
    await client.call('archive.restore', [id])
    const start = performance.now()
    await work()
    times.push(performance.now() - start)
  }
  return times
}

async function longestWait(client: Connection, work: () => Promise<unknown>): Promise<number> {
  let longest = 0
  let isOver = false
  const over = work().finally(() => (isOver = true))
  while (!isOver) {
    const start = performance.now()
    await client.call('connection.ping')
    longest = Math.max(longest, performance.now() - start)
  }
  await over
  return longest
}
