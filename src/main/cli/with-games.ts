/** The stored games, for one command. */
import { ALL_GAMES, type ArchiveFilter } from '../../contract/archive.ts'
import type { Catalogue } from '../../games/facets/facets.ts'
import { configFolder, dataFolder, thisMachine } from '../store/data-folder.ts'
import { readStores } from '../store/read-stores.ts'
import { openStore, type Store, type Stores } from '../store/store.ts'
import { storageProblem } from '../platform/start-errors.ts'
import { failure } from './complaint.ts'
import { checkSearch } from './search-complaint.ts'
import type { Status } from './status.ts'

type Work<Opened> = (opened: Opened) => Status | Promise<Status>

export interface WithGames {
  /** Opens the data folder for this process alone. Throws a `Complaint` if that isn't possible. */
  change: (work: Work<Store>) => Promise<Status>
  /** Reads the stored games, also while the app is open. Throws the same. */
  read: (work: Work<Stores>) => Promise<Status>
}

export function withGames(catalogue: Catalogue): WithGames {
  const folder = dataFolder(thisMachine())
  const options = { folder, config: configFolder(thisMachine()), now: () => new Date(), catalogue }
  const opened = async <Opened extends { close: () => void }>(
    open: Promise<Opened>,
    work: Work<Opened>,
  ): Promise<Status> => {
    const store = await open.catch((error: unknown) => {
      throw failure(storageProblem(error, folder))
    })
    try {
      return await work(store)
    } finally {
      store.close()
    }
  }
  return {
    change: (work) => opened(openStore(options), work),
    read: (work) => opened(readStores(options), work),
  }
}

/** All finished games that a search finds, the latest first. Throws a `Complaint` for a search that can't be understood. */
export function foundBy(search: string): ArchiveFilter {
  checkSearch(search)
  return { ...ALL_GAMES, search }
}
