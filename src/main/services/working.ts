/** Puts the services together on a sound database. Each answers its own part of the calls. */
import { randomInt } from 'node:crypto'
import type { ServicesApi } from '../../contract/api.ts'
import { refusal } from '../../contract/errors.ts'
import { takeOutUnfinished } from '../archive/take-out.ts'
import type { EventHub } from '../platform/events.ts'
import type { Log } from '../platform/program-log.ts'
import { newDesktop } from '../desktop/desktop.ts'
import { openReports } from '../reports/reports.ts'
import { judged } from '../rescue/judge.ts'
import type { Remake } from '../store/games/mend.ts'
import { openStore, type Store } from '../store/store.ts'
import { TablesService } from '../tables/tables.ts'
import { archivingServices } from './archiving.ts'
import { backupsService } from './backups.ts'
import { backupDaily } from './daily-backup.ts'
import type { Deps, Services, ServicesOptions } from './options.ts'
import { playingServices } from './playing.ts'

export async function workingServices(
  options: ServicesOptions,
  served: Pick<Services, 'catalogue' | 'calls'>,
  events: EventHub,
): Promise<Services> {
  const { catalogue } = served
  const { folder, config, host, version, desktop = newDesktop().api } = options
  const now = () => new Date()
  const remake: Remake = (found) => judged(found, false, catalogue)?.change ?? null
  const store = await openStore({ folder, config, now, catalogue, remake })
  const { log, ...reports } = openReports({ folder, host, version, now })
  await endUnfinished(store, log)
  const endBackups = await backupDaily(store, log)
  const random = { below: (most: number) => randomInt(most) }
  const deps: Deps = { catalogue, store, events, now, random, log }
  const tables = new TablesService(deps)
  const playing = playingServices(deps, tables, options)
  const archiving = await archivingServices(deps, tables)
  const api: ServicesApi = {
    ...reports,
    ...desktop,
    ...backupsService({ ...deps, desktop, forgetAll: tables.forgetAll }),
    ...store.counting,
    ...playing.api,
    ...archiving.api,
    'app.info': () => ({ name: 'Pithead', version, host, dataFolder: folder, damaged: false }),
    'notices.list': store.notices.list,
    'notices.clear': store.notices.clear,
    'rescue.look': refuseRescue,
    'rescue.run': refuseRescue,
  }
  const close = (): void => {
    endBackups()
    playing.close()
    archiving.close()
    store.close()
  }
  return { ...served, api, events, log, exported: archiving.exported, isLost: store.isLost, close }
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
