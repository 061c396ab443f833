/** The archive with 100,000 games, copied from a thousand stored ones: each figure is one call that others wait for. */
import { ALL_GAMES, type ArchiveFilter } from '../src/contract/archive.ts'
import { CATALOGUE } from '../src/games/catalogue.ts'
import { openStore, type Store } from '../src/main/store/store.ts'
import { fillWithCopies } from './copied-games.ts'
import { figure, type Figure, type Part } from './figure.ts'
import { inNewFolder } from './folder.ts'
import { GAME } from './many-games.ts'
import { coreTime, median } from './measure.ts'

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
    const found = [...listed(store), ...counted(store)]
    store.close()
    return found
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

/** Each read anew, as after a game was played. */
function counted(store: Store): Figure[] {
  const [last] = store.archive.page({ ...ALL_GAMES, skip: 0, count: 1 }).games
  const anew = (work: () => unknown) =>
    median(
      coreTimes(() => {
        store.games.remove(last.id, last.startedAt)
        store.games.restore(last.id)
        work()
      }),
    )
  const { statistics } = store
  return [
    figure(
      'statistics of people, 100,000 games',
      anew(() => statistics.people({ game: GAME })),
      'ms',
      500,
    ),
    figure(
      'statistics of one person, 100,000 games',
      anew(() => statistics.person({ name: 'Anna A', game: GAME })),
      'ms',
      500,
    ),
    figure(
      'statistics of all games, 100,000 games',
      anew(() => statistics.tables({ game: GAME })),
      'ms',
      500,
    ),
    figure('memory of a process that has counted 100,000 games', process.memoryUsage.rss() / 1024 ** 2, 'MB', 400),
  ]
}
