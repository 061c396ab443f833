/** A whole game through the table service, every decision on disk before it is answered. */
import type { ActCall, TableState } from '../src/contract/api.ts'
import { openServices } from '../src/main/services/services.ts'
import { figure } from './figure.ts'
import type { Part } from './figure.ts'
import { inNewFolder } from './folder.ts'
import { median, quantile } from './measure.ts'
import { NEW_TABLE, nextCall } from './table-play.ts'

export const tables: Part = () =>
  inNewFolder(async (folder) => {
    const services = await openServices({ folder, host: 'loopback', version: 'bench' })
    const { 'tables.create': create, 'tables.act': act } = services.api
    const times: number[] = []
    let table = create(NEW_TABLE)
    while (table.waiting !== 'finished') table = timed(times, act, nextCall(table))
    services.close()
    return [
      figure('action through the table service, disk included, median', median(times), 'ms'),
      figure('action through the table service, disk included, 95 of 100', quantile(times, 0.95), 'ms'),
    ]
  })

function timed(times: number[], act: (call: ActCall) => TableState, call: ActCall): TableState {
  const before = performance.now()
  const after = act(call)
  times.push(performance.now() - before)
  return after
}
