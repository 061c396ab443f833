/** The services while the database is damaged: the rescue, the settings and the program's identity. */
import { existsSync } from 'node:fs'
import type { ServicesApi } from '../../contract/api.ts'
import { refusal, Refused } from '../../contract/errors.ts'
import type { Damage } from '../../contract/schemas/rescue.ts'
import type { Calls } from '../../contract/schemas.ts'
import { eventHub, type EventHub } from '../platform/events.ts'
import { lockFolder } from '../store/durability/lock.ts'
import { openReports } from '../reports/reports.ts'
import type { Services, ServicesOptions } from './options.ts'
import { settingsService } from '../settings/settings.ts'
import { Rescue } from '../rescue/rescue.ts'

/**
 * Keeps the folder to this process and refuses all but the rescue. Once that is through, `open` opens the folder and the
 * same object answers every call.
 */
export function damagedServices(
  { folder, host, version }: ServicesOptions,
  served: Pick<Services, 'catalogue' | 'calls'>,
  damage: Damage,
  open: (events: EventHub) => Promise<Services>,
): Services {
  const now = () => new Date()
  const lock = lockFolder(folder)
  const events = eventHub()
  const { log, ...reports } = openReports({ folder, host, version, now })
  const settings = unwrittenSettings(events)
  const progress = (games: number) => events.emit('rescue.progress', games)
  const rescue = new Rescue({ catalogue: served.catalogue, folder, damage, now, progress })
  let close = () => {
    rescue.close()
    lock.release()
  }
  let exported: Services['exported'] = () => null
  let isLost = () => existsSync(folder) && !lock.isHeld()
  const api: ServicesApi = {
    ...refusingAll(served.calls, damage),
    ...reports,
    'app.info': () => ({ name: 'Pithead', version, host, dataFolder: folder, damaged: true }),
    ...settings.service.api,
    'rescue.look': rescue.api['rescue.look'],
    async 'rescue.run'(choice) {
      lock.look()
      const result = await rescue.api['rescue.run'](choice)
      lock.release()
      const services = await open(events)
      services.api['settings.set'](settings.written)
      Object.assign(api, services.api)
      close = services.close
      exported = services.exported
      isLost = services.isLost
      return result
    },
  }
  return { ...served, api, events, log, exported: (id) => exported(id), isLost: () => isLost(), close: () => close() }
}

/** The damage that kept a database from being opened, null if it was something else. */
export function damageOfRefusal(error: unknown): Damage | null {
  const { code, params } = error instanceof Refused ? error : { code: '', params: {} as Refused['params'] }
  return code === 'storage-damaged' ? ((params.damage as Damage | undefined) ?? 'pages') : null
}

function refusingAll(calls: Calls, damage: Damage): ServicesApi {
  const refuse = () => {
    throw refusal('storage-damaged', { damage })
  }
  return Object.fromEntries(Object.keys(calls).map((name) => [name, refuse])) as Record<keyof ServicesApi, () => never>
}

/** Settings that wait for a database. */
function unwrittenSettings(events: EventHub) {
  const written: Record<string, string> = {}
  const set = (values: Readonly<Record<string, string>>) => void Object.assign(written, values)
  return { written, service: settingsService({ get: (key) => written[key], set }, events) }
}
