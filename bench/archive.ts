/** The archive with 10,000 stored games. */
import { CATALOGUE } from '../src/games/catalogue.ts'
import { positionsOf } from '../src/games/coal-baron/rules/positions.ts'
import { setupOf } from '../src/games/coal-baron/index.ts'
import type { DigitalRecord } from '../src/games/coal-baron/index.ts'
import { writeRecord } from '../src/games/record/record.ts'
import { openStore, type Store } from '../src/main/store/store.ts'
import { sourceOf } from '../src/main/platform/source.ts'
import { Import, unhurried } from '../src/main/archive/import.ts'
import { figure } from './figure.ts'
import type { Part } from './figure.ts'
import { inNewFolder } from './folder.ts'
import { ALL_GAMES } from '../src/contract/archive.ts'
import { differentGames, fill, GAME, PLAYED } from './many-games.ts'
import { timeOf } from './measure.ts'

const IMPORTED = 1000
const OF_FOUR = PLAYED[8] as DigitalRecord
const EVERYTHING = { ...ALL_GAMES, skip: 0, count: 100 }

export const archive: Part = () =>
  inNewFolder(async (folder) => {
    const store = await openStore({ folder, now: () => new Date(), catalogue: CATALOGUE })
    fill(store)
    const { games } = store.archive.page(EVERYTHING)
    const found = [
      figure(
        'first page of the list',
        timeOf(() => store.archive.page(EVERYTHING)),
        'ms',
        50,
      ),
      figure(
        'search in 10,000 games',
        timeOf(() => store.archive.page({ ...EVERYTHING, search: 'george 2020-03', sort: 'points' })),
        'ms',
        100,
      ),
      figure(
        'statistics of people, from 10,000 games',
        timeOf(() => anew(store, games[0].id, () => store.statistics.people({ game: GAME }))),
        'ms',
        200,
      ),
      figure(
        'statistics of one person, from 10,000 games',
        timeOf(() => anew(store, games[0].id, () => store.statistics.person({ name: 'Mike', game: GAME }))),
        'ms',
        200,
      ),
      figure(
        'statistics of all games, from 10,000 games',
        timeOf(() => anew(store, games[0].id, () => store.statistics.tables({ game: GAME }))),
        'ms',
        200,
      ),
      figure(
        'a game opened',
        timeOf(() => store.games.load(games[0].id)),
        'ms',
        50,
      ),
      figure(
        'all positions of a game of four, for its replay',
        timeOf(() => positionsOf(setupOf(OF_FOUR), OF_FOUR.moves)),
        'ms',
        16,
      ),
      figure('import of 1,000 records', await importTime(store), 'ms', 10_000),
    ]
    store.close()
    return found
  })

/** As after any change to a game: whatever was read of the games before is read again. */
function anew(store: Store, id: string, work: () => unknown) {
  store.games.remove(id, new Date().toISOString())
  store.games.restore(id)
  work()
}

/** No two of them are alike, so that each is kept. */
async function importTime(store: Store): Promise<number> {
  const files = differentGames(IMPORTED).map(writeRecord)
  const start = performance.now()
  const games = new Import(store, CATALOGUE)
  for (const [i, file] of files.entries()) await games.add(`${i}.json`, sourceOf(Buffer.from(file)), unhurried)
  const { added } = await games.run('2026-11-20T10:00:00.000Z', unhurried)
  if (added !== IMPORTED) throw new Error('not every record was new')
  return performance.now() - start
}
