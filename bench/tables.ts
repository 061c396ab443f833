/** A whole game through the table service, every decision on disk before it is answered. */
import type { Action, TableState } from '../src/contract/api.ts'
import { openServices } from '../src/main/services.ts'
import { figure } from './figure.ts'
import type { Part } from './figure.ts'
import { inNewFolder } from './folder.ts'
import { median, quantile } from './measure.ts'
import { nextAction, PLAYERS } from './table-play.ts'

export const tables: Part = () =>
  inNewFolder(async (folder) => {
    const services = await openServices({ folder, host: 'loopback', version: 'bench' })
    const { 'tables.create': create, 'tables.act': act } = services.api
    const times: number[] = []
    let table = create({ game: 'coal-baron', players: PLAYERS, startingPlayer: 0 })
    while (table.waiting !== 'finished') table = timed(times, act, table, nextAction(table))
    services.close()
    return [
      figure('action through the table service, disk included, median', median(times), 'ms'),
      figure('action through the table service, disk included, 95 of 100', quantile(times, 0.95), 'ms'),
    ]
  })

type Act = (call: { id: string; revision: number; action: Action }) => TableState

function timed(times: number[], act: Act, { id, revision }: TableState, action: Action): TableState {
  const before = performance.now()
  const after = act({ id, revision, action })
  times.push(performance.now() - before)
  return after
}
