import { StudyService } from '../analysis/study.ts'
import { ArchiveService } from '../archive/archive.ts'
import { BatchService } from '../archive/batch.ts'
import { binService } from '../archive/bin.ts'
import { searchesService } from '../archive/searches.ts'
import { seasonsService } from '../archive/seasons.ts'
import { TransfersService } from '../archive/transfers.ts'
import { PeopleService } from '../people/people.ts'
import type { TablesService } from '../tables/tables.ts'
import type { Deps } from './options.ts'

/** Services for finished games. Work that an earlier run left unfinished is completed or undone first. */
export async function archivingServices(deps: Deps, { forget }: TablesService) {
  const { catalogue, store, log } = deps
  const archive = new ArchiveService({ ...deps, forget })
  const batch = new BatchService({ ...deps, forget })
  const bin = binService({ ...deps, restore: (ids) => archive.restore(ids) })
  const people = new PeopleService({ ...deps, forget })
  const transfers = new TransfersService({ ...deps, forget })
  const attempt = (work: Promise<unknown>, failure: string) => work.catch((error: unknown) => log(failure, error))
  await attempt(batch.resume(), 'a change of several games could not be taken back')
  await attempt(bin.purge(), 'old games in the bin could not be deleted')
  await attempt(people.resume(), 'a renaming could not be ended')
  const api = {
    ...archive.api,
    ...batch.api,
    ...bin.api,
    ...people.api,
    ...transfers.api,
    ...new StudyService({ catalogue, store, forget }).api,
    ...searchesService(store, catalogue),
    ...seasonsService(store, catalogue),
  }
  return { api, exported: transfers.exported, close: () => transfers.close() }
}
