/** The points that each seat may expect to end with, by projection: what will have been delivered, and in time. */
import { ELEMENTS_SCORED, SHIFTS, STARTING_WORKERS } from '../../../../src/games/coal-baron/state/components.ts'
import { isFinished, marksLeft, points } from '../../../../src/games/coal-baron/rules/scoring.ts'
import * as state from '../../../../src/games/coal-baron/state/state.ts'
import type { State } from '../../../../src/games/coal-baron/state/state.ts'
import type { Judgement } from './judgement.ts'
import { rewardsFor } from './majorities.ts'
import type { Count } from './majorities.ts'
import { queueOf, workersBy } from './projects.ts'
import type { Queue } from './projects.ts'

/** The lead that a seat may expect to end with over the others, the strongest of them above all. */
export function leadOf(s: State, seat: number, judgement: Judgement): number {
  const totals = outlook(s, judgement)
  const others = totals.filter((_, other) => other !== seat)
  const mean = others.reduce((sum, each) => sum + each, 0) / others.length
  return totals[seat] - judgement.strongest * Math.max(...others) - (1 - judgement.strongest) * mean
}

export function outlook(s: State, judgement: Judgement): number[] {
  const seats = [...state.seats(s)]
  if (isFinished(s)) return seats.map((seat) => points(s, seat) + 0.01 * marksLeft(s, seat))
  const queues = seats.map((seat) => queueOf(s, seat, judgement))
  const totals = seats.map((seat) => ownPoints(s, seat, queues[seat], judgement))
  for (let scoring = Math.max(1, state.shift(s)); scoring <= SHIFTS; scoring++)
    for (let element = 0; element < ELEMENTS_SCORED[scoring - 1]; element++) {
      const counts = seats.map((seat) => countAt(s, seat, queues[seat], scoring, element, judgement))
      rewardsFor(counts, element).forEach((reward, seat) => (totals[seat] += reward))
    }
  return totals
}

/** Without the shift clock: enough to compare choices inside a turn. */
export function ownPoints(s: State, seat: number, queue: Queue, judgement: Judgement): number {
  let total = state.deliveredPoints(s, seat) + state.scored(s, seat)
  for (const { points, chances } of queue.projects) total += (points + 1) * chances[SHIFTS - 1] - 1
  return (
    total +
    freeWorkers(s, seat, queue, judgement) +
    purse(s, seat, queue, judgement) +
    stock(s, seat, queue, judgement) -
    imbalance(s, seat, judgement)
  )
}

/** Points that workers without a project may still bring: few at the end, when no new project can be finished. */
function freeWorkers(s: State, seat: number, queue: Queue, { worker, lateWorkers }: Judgement): number {
  const free = Math.max(0, workersBy(s, seat, SHIFTS) - queue.workers)
  return (worker * free * free) / (free + lateWorkers)
}

/** The share of the game that is left, by workers. */
const left = (s: State, seat: number) => workersBy(s, seat, SHIFTS) / (SHIFTS * STARTING_WORKERS[state.players(s)])

function purse(s: State, seat: number, { spareMarks }: Queue, { mark, fewMarks }: Judgement): number {
  const early = mark * fewMarks * (1 - Math.exp(-spareMarks / fewMarks))
  return early * Math.sqrt(left(s, seat)) + 0.2 * spareMarks
}

/** Minecarts and cubes that no project asks for yet, as long as there is time for one. */
function stock(s: State, seat: number, { spareCubes }: Queue, { cubes, carts }: Judgement): number {
  const time = left(s, seat)
  let worth = 0
  for (let coal = 0; coal < 4; coal++)
    worth += time * (cubes[coal] * 2 * Math.sqrt(spareCubes[coal]) + carts[coal] * state.minecarts(s, seat, coal))
  return worth
}

/** Light and dark cost two points a tile at the end; early there is time to mend it. */
const imbalance = (s: State, seat: number, { mending }: Judgement) =>
  2 * Math.abs(state.lightTiles(s, seat) - state.darkTiles(s, seat)) * (1 - mending * left(s, seat))

const countAt = (
  s: State,
  seat: number,
  queue: Queue,
  scoring: number,
  element: number,
  judgement: Judgement,
): Count =>
  element < 8 ? spotsAt(s, seat, queue, scoring, element, judgement) : emptyAt(s, seat, element - 8, judgement)

function spotsAt(
  s: State,
  seat: number,
  { projects, workers }: Queue,
  scoring: number,
  element: number,
  { spotsAWorker, varianceAWorker }: Judgement,
): Count {
  const time = workersBy(s, seat, scoring)
  let mean = state.elementCount(s, seat, element) + spotsAWorker * Math.max(0, time - workers)
  let variance = varianceAWorker * time
  for (const { spots, vehicle, chances } of projects) {
    const count =
      element < 4 ? spots.filter((coal) => coal === element).length : vehicle === element - 4 ? spots.length : 0
    mean += count * chances[scoring - 1]
    variance += count * count * chances[scoring - 1] * (1 - chances[scoring - 1])
  }
  return { mean, variance }
}

/** Minecarts that will have been emptied at the end. */
function emptyAt(s: State, seat: number, coal: number, { emptying, varianceAWorker }: Judgement): Count {
  const time = workersBy(s, seat, SHIFTS)
  const emptied = 1 - Math.exp(-time / emptying)
  const loaded = state.loadedMinecarts(s, seat, coal)
  const mean = state.emptyMinecarts(s, seat, coal) + emptied * loaded
  return { mean, variance: loaded * emptied * (1 - emptied) + 0.5 * varianceAWorker * time }
}
