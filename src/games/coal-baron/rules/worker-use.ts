/** Each player's use of the workers in a whole game, counted from its log. */
import { itemAt } from '../../building-blocks/lists.ts'
import type { Area } from '../state/areas.ts'
import type { LogItem, TurnItem } from './log-item.ts'

export interface WorkerUse {
  /** Workers placed, by area. */
  workers: Record<Area, number>
  /** Workers of others sent to the canteen, and own ones that were. */
  ousted: number
  lost: number
  bankVisits: number
  stepsGranted: number
  stepsUsed: number
  ordersTaken: number
  ordersDelivered: number
  marksEarned: number
  marksSpent: number
  /** Cubes brought from minecarts into the cage. */
  cubesLoaded: number
  tilesLight: number
  tilesDark: number
}

/** Returns each seat's use of workers. Orders of the draft count as taken. */
export function workerUseOf(log: readonly LogItem[], players: number): WorkerUse[] {
  const workerUse = Array.from({ length: players }, nothingDone)
  for (const item of log) {
    if (item.type === 'draft') itemAt(workerUse, item.seat).ordersTaken++
    if (item.type === 'turn') count(workerUse, item)
  }
  return workerUse
}

const nothingDone = (): WorkerUse => ({
  workers: { factory: 0, mining: 0, delivery: 0, money: 0, order: 0, bank: 0 },
  ousted: 0,
  lost: 0,
  bankVisits: 0,
  stepsGranted: 0,
  stepsUsed: 0,
  ordersTaken: 0,
  ordersDelivered: 0,
  marksEarned: 0,
  marksSpent: 0,
  cubesLoaded: 0,
  tilesLight: 0,
  tilesDark: 0,
})

function count(workerUse: readonly WorkerUse[], item: TurnItem) {
  const own = itemAt(workerUse, item.seat)
  const [area, number] = item.space.split('-') as [Area, string | undefined]
  own.workers[area] += item.workers
  own.bankVisits += Number(area === 'bank')
  own.ordersTaken += Number(item.order !== null)
  own.ordersDelivered += item.delivered.length
  own.marksEarned += Math.max(0, item.marks)
  own.marksSpent += Math.max(0, -item.marks)
  own.tilesLight += Number(item.tile?.endsWith('L') ?? false)
  own.tilesDark += Number(item.tile?.endsWith('D') ?? false)
  if (area === 'mining') countSteps(own, item, Number(number))
  if (item.ousted) countOusted(own, workerUse, item.ousted)
}

function countSteps(own: WorkerUse, { steps }: TurnItem, granted: number) {
  own.stepsGranted += granted
  for (const step of steps) {
    own.stepsUsed += 'with' in step ? step.with.length : 1
    own.cubesLoaded += Number('load' in step)
  }
}

/** Players may oust their own workers: that is neither a gain nor a loss. */
function countOusted(
  own: WorkerUse,
  workerUse: readonly WorkerUse[],
  { seat, workers }: NonNullable<TurnItem['ousted']>,
) {
  if (workerUse[seat] === own) return
  own.ousted += workers
  itemAt(workerUse, seat).lost += workers
}
