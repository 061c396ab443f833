/** Puts the services together. No host is known here: a host opens them and serves them. */
import { randomInt } from 'node:crypto'
import type { AppInfo, ServicesApi } from '../../contract/api.ts'
import type { DesktopApi } from '../../contract/desktop.ts'
import { refusal } from '../../contract/errors.ts'
import { callsOf } from '../../contract/schemas.ts'
import { CATALOGUE } from '../../games/catalogue.ts'
import type { Catalogue } from '../../games/facets/facets.ts'
import { hintsService } from '../bots/hints.ts'
import type { Limits } from '../bots/budget.ts'
import { botPool } from '../bots/pool.ts'
import { clocksService } from '../clocks/clocks.ts'
import { sheetsService } from '../score-sheet/score-sheets.ts'
import { newDesktop } from '../desktop/desktop.ts'
import { eventHub, type EventHub } from '../base/events.ts'
import { lessonsService } from '../lessons/lessons.ts'
import { peopleService } from '../people/people.ts'
import type { Log } from '../base/program-log.ts'
import { analysisService } from '../analysis/analysis.ts'
import { studyService } from '../analysis/study.ts'
import { keepHeapSmall } from './memory.ts'
import { openTablesService } from '../open-tables/open-tables.ts'
import type { Remake } from '../store/mend.ts'
import { openStore, type Store } from '../store/store.ts'
import { judged } from '../rescue/judge.ts'
import { queueService } from '../reviews/queue.ts'
import { reviewsService } from '../reviews/reviews.ts'
import { openReports } from '../reports/reports.ts'
import { backupDaily } from './daily-backup.ts'
import { chosenFolders } from './chosen-folders.ts'
import { damagedServices, damageOfRefusal } from './damaged.ts'
import type { Served } from '../base/serve.ts'
import { archiveService } from '../archive/archive.ts'
import { batchService } from '../archive/batch.ts'
import { binService } from '../archive/bin.ts'
import { takeOutUnfinished } from '../archive/take-out.ts'
import { searchesService } from '../archive/searches.ts'
import { transfersService } from '../archive/transfers.ts'
import { settingsService } from '../settings/settings.ts'
import { tablesService } from '../tables/tables.ts'

export interface Services extends Served {
  catalogue: Catalogue
  /** Whether the lock on the folder was lost while its files are there: see `whenFolderIsLost`. */
  isLost: () => boolean
  close: () => void
}

export interface ServicesOptions {
  folder: string
  host: AppInfo['host']
  version: string
  /** The host's view of the desktop around the page. */
  desktop?: DesktopApi
  /** The folder of the user's configuration (`configFolder`). */
  config?: string
  /** The games on offer. */
  catalogue?: Catalogue
  /** The file of a thread that thinks about them (`botPool`). */
  thread?: string
  /** The limits of bots and hints in place of their own. */
  limits?: Limits
}

/** One for a bot, one for hints meanwhile; a review uses what they leave. */
const THREADS = 2

/**
 * Opens the data folder and what works on it; where its database is damaged, the rescue of it. Throws a `Refused` where the
 * folder can't be had (see `openStore`).
 */
export async function openServices(options: ServicesOptions): Promise<Services> {
  keepHeapSmall()
  const { catalogue = CATALOGUE } = options
  const served = { catalogue, calls: callsOf(catalogue) }
  const open = (events: EventHub) => workingServices(options, served, events)
  try {
    return await open(eventHub())
  } catch (error) {
    const damage = damageOfRefusal(error)
    if (damage === null) throw error
    return damagedServices(options, served, damage, open)
  }
}

function refuseRescue(): never {
  throw refusal('not-allowed-now')
}

/** An import that was cut off leaves nothing. Word of an earlier attempt to take it out is over with this one. */
async function endUnfinished(store: Store, log: Log): Promise<void> {
  store.notices.drop('import-left')
  try {
    const games = await takeOutUnfinished(store)
    if (games > 0) store.notices.add({ code: 'import-taken-out', games })
  } catch (error) {
    log('the games of an unfinished import could not be taken out', error)
    store.notices.add({ code: 'import-left', games: store.unfinished.imported() })
  }
}

async function workingServices(
  options: ServicesOptions,
  served: Pick<Services, 'catalogue' | 'calls'>,
  events: EventHub,
): Promise<Services> {
  const { catalogue } = served
  const { folder, config, host, version, desktop = newDesktop().api, limits } = options
  const now = () => new Date()
  const remake: Remake = (found) => judged(found, false, catalogue)?.change ?? null
  const store = await openStore({ folder, config, now, catalogue, remake })
  const { log, ...reports } = openReports({ folder, host, version, now })
  await endUnfinished(store, log)
  const endBackups = await backupDaily(store, log)
  const settings = settingsService(store.settings, events)
  const random = { below: (most: number) => randomInt(most) }
  const tables = tablesService({ catalogue, store, events, now, random })
  const pool = botPool(THREADS, options.thread)
  const openTables = openTablesService({
    ...{ tables, events, pool, random, settings: settings.get, log },
    limits: limits && (() => limits),
  })
  const lessons = lessonsService({ catalogue, store, events, tables })
  const hints = hintsService({ table: tables.table, store: store.hints, pool, random, limits })
  const reviews = reviewsService({ catalogue, store, events, pool, log, threads: THREADS })
  const analysis = analysisService({ catalogue, store, pool, begin: tables.beginAt })
  const study = studyService({ catalogue, store, forget: tables.forget })
  const queue = queueService({ store, events, log, review: reviews.review, end: reviews.end })
  queue.resume()
  const sheets = sheetsService({ catalogue, store, events, now, random })
  const archive = archiveService({ catalogue, store, events, now, forget: tables.forget, forgetAll: tables.forgetAll })
  const batch = batchService({ catalogue, store, events, forget: tables.forget })
  await batch.resume().catch((error: unknown) => log('a change of several games could not be taken back', error))
  const bin = binService({ store, events, now, restore: archive.restore })
  await bin.purge().catch((error: unknown) => log('old games in the bin could not be deleted', error))
  const people = peopleService({ catalogue, store, events, forget: tables.forget })
  await people.resume().catch((error: unknown) => log('a renaming could not be ended', error))
  const transfers = transfersService({ catalogue, store, events, now, forget: tables.forget })
  const api: ServicesApi = {
    ...reports,
    ...desktop,
    ...chosenFolders(desktop, store),
    ...searchesService(store, catalogue),
    ...lessons.api,
    ...clocksService(catalogue, store),
    'app.info': () => ({ name: 'Pithead', version, host, dataFolder: folder, damaged: false }),
    'rescue.look': refuseRescue,
    'rescue.run': refuseRescue,
    'notices.list': store.notices.list,
    'notices.clear': store.notices.clear,
    'settings.get': settings.get,
    'settings.set': settings.set,
    'people.list': store.people.list,
    'people.results': store.people.results,
    'people.against': store.people.against,
    'people.foresee': people.foresee,
    'people.rename': people.rename,
    'people.undo': people.undo,
    'statistics.people': store.counting.people,
    'statistics.person': store.counting.person,
    'statistics.tables': store.counting.tables,
    'tables.list': tables.list,
    'tables.create': tables.create,
    'tables.open': tables.open,
    'tables.act': (call) => tables.act(call).revision,
    'tables.remove': tables.remove,
    'tables.restore': tables.restore,
    'tables.look': tables.look,
    'tables.forecast': tables.forecast,
    'bots.attend': openTables.attend,
    'bots.act': openTables.act,
    'bots.leave': openTables.leave,
    'hints.think': hints.think,
    'reviews.open': reviews.open,
    'reviews.start': reviews.start,
    'reviews.stop': reviews.stop,
    'reviews.drop': reviews.drop,
    'reviews.hints': reviews.hints,
    'analysis.look': analysis.look,
    'analysis.try': analysis.try,
    'analysis.board': analysis.board,
    'analysis.lookOn': analysis.lookOn,
    'analysis.readSituation': analysis.readSituation,
    'analysis.stop': analysis.stop,
    'study.open': study.open,
    'study.keep': study.keep,
    'study.drop': study.drop,
    'queue.add': queue.add,
    'queue.look': queue.look,
    'queue.stop': queue.stop,
    'sheets.create': sheets.create,
    'sheets.open': sheets.open,
    'sheets.attend': sheets.attend,
    'sheets.act': (call) => sheets.act(call).revision,
    'sheets.record': sheets.record,
    'export.make': transfers.make,
    'export.drop': transfers.stop,
    'export.read': transfers.read,
    'export.link': transfers.link,
    'import.begin': transfers.begin,
    'import.add': transfers.add,
    'import.items': transfers.items,
    'import.choose': transfers.choose,
    'import.run': transfers.run,
    'import.drop': transfers.drop,
    'backups.list': archive.backups,
    'backups.preview': store.previewRestore,
    'backups.restore': archive.restoreBackup,
    'tables.playOn': tables.playOn,
    'tables.playBoard': analysis.playBoard,
    'archive.list': archive.list,
    'archive.places': store.archive.places,
    'archive.open': archive.open,
    'archive.tags': store.archive.tags,
    'archive.edit': archive.edit,
    'archive.remove': archive.remove,
    'archive.restore': archive.restore,
    'archive.mark': batch.mark,
    'batch.change': batch.change,
    'batch.undo': batch.undo,
    'bin.list': bin.list,
    'bin.restore': bin.restore,
    'bin.erase': bin.erase,
  }
  const close = (): void => {
    endBackups()
    openTables.close()
    lessons.close()
    queue.close()
    reviews.close()
    analysis.close()
    void pool.close()
    transfers.close()
    store.close()
  }
  return { ...served, api, events, log, isLost: store.isLost, close }
}
