/** Opens the services. No host is known here: a host opens them and serves them. */
import { callsOf } from '../../contract/schemas.ts'
import { CATALOGUE } from '../../games/catalogue.ts'
import { eventHub, type EventHub } from '../platform/events.ts'
import { damagedServices, damageOfRefusal } from './damaged.ts'
import { keepHeapSmall } from './memory.ts'
import type { Services, ServicesOptions } from './options.ts'
import { workingServices } from './working.ts'

export type { Services, ServicesOptions } from './options.ts'

/**
 * Opens the data folder and what works on it; where its database is damaged, the rescue of it. Throws a `Refused` if the
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
