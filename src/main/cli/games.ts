/** The games that are kept on this machine, for one command. */
import { homedir } from 'node:os'
import type { ArchiveFilter } from '../../contract/archive.ts'
import type { Catalogue } from '../../games/game.ts'
import { dataFolder } from '../store/data-folder.ts'
import { openStore, type Store } from '../store/store.ts'
import { storageProblem } from '../base/start-errors.ts'
import { Complaint } from './complaint.ts'

/** Opens the data folder, does the work and closes it again. Throws a `Complaint` where the folder can't be had. */
export async function withGames(
  catalogue: Catalogue,
  work: (store: Store) => number | Promise<number>,
): Promise<number> {
  const folder = dataFolder({ platform: process.platform, env: process.env, home: homedir() })
  const store = await openStore({ folder, now: () => new Date(), catalogue }).catch((error: unknown) => {
    throw new Complaint(storageProblem(error, folder))
  })
  try {
    return await work(store)
  } finally {
    store.close()
  }
}

/** All finished games that a search finds, the last one first. */
export const foundBy = (search: string): ArchiveFilter => ({
  search,
  game: null,
  mode: null,
  seats: null,
  bots: null,
  person: null,
  after: null,
  before: null,
  sort: 'date',
  descending: true,
})
