/** The log of a game: what each turn did and what each ceremony brought, as facts. */
import { itemAt, numberAt } from '../../building-blocks/lists.ts'
import {
  DELIVERY_BARROW,
  ELEMENTS_SCORED,
  ORDERS,
  ORDER_1,
  ORDER_POINTS,
  SPACES,
  TILES,
  VEHICLES,
} from '../state/components.ts'
import { playEntry } from './entries.ts'
import * as phases from '../state/phases.ts'
import type { LogItem, TurnItem } from './log-item.ts'
import { resultOf } from './result.ts'
import { advance, countsOf, factoryWorkers, isAutomatic, isFinished } from './scoring.ts'
import * as state from '../state/state.ts'
import type { State } from '../state/state.ts'
import type { ElementScore, Entry, SpaceId } from './types.ts'

type Placement = Exclude<Entry, { draft: string }>

/**
 * The log of a game that was dealt as `start` and stands at `now` after these entries, all of them legal. A ceremony that is
 * under way is logged when it is over.
 */
export function logOf(start: State, entries: readonly Entry[], now: State): LogItem[] {
  const items: LogItem[] = []
  let s = start
  entries.forEach((entry, move) => {
    const played = playEntry(s, entry)
    if (played.refusal) throw new Error(`moves[${move}]: ${played.refusal.code}`)
    items.push(entryItem(s, entry, move, played.state))
    s = played.state
    items.push(...ceremonies(s, move === entries.length - 1 ? now : null))
  })
  return items
}

/** The line of an entry that led from one position to another; ceremonies that follow have not happened in `after`. */
export function entryItem(before: State, entry: Entry, move: number, after: State): LogItem {
  const seat = state.turn(before)
  return 'draft' in entry ? { type: 'draft', move, seat, order: entry.draft } : turnItem(before, entry, move, after)
}

function turnItem(before: State, entry: Placement, move: number, after: State): TurnItem {
  const seat = state.turn(before)
  const space = SPACES.indexOf(entry.place)
  return {
    type: 'turn',
    move,
    seat,
    space: entry.place,
    workers: state.workers(before, seat) - state.workers(after, seat),
    ousted: oustedFrom(before, space),
    marks: state.marks(after, seat) - state.marks(before, seat),
    ...acquired(before, entry, space),
    coal: entry.coal ?? [],
    steps: entry.steps ?? [],
    delivered: deliveredBy(before, seat, space),
    refill: refillOf(after, entry.place, space),
    put: entry.put ?? null,
  }
}

function oustedFrom(s: State, space: number) {
  const workers = state.workersOn(s, space)
  return workers > 0 ? { seat: state.ownerOn(s, space), workers } : null
}

/** The tile or order card that came to the player. */
function acquired(s: State, { place, keep = null }: Placement, space: number): Pick<TurnItem, 'tile' | 'order'> {
  if (place === 'factory-draw') return { tile: keep, order: null }
  if (place === 'order-draw') return { tile: null, order: keep }
  if (place.startsWith('factory')) return { tile: itemAt(TILES, state.factoryTile(s, space)), order: null }
  if (place.startsWith('order')) return { tile: null, order: itemAt(ORDERS, state.deskOrder(s, space - ORDER_1)) }
  return { tile: null, order: null }
}

function deliveredBy(s: State, seat: number, space: number): TurnItem['delivered'] {
  const vehicle = itemAt(VEHICLES, space - DELIVERY_BARROW)
  return state
    .outstanding(s, seat)
    .filter((order) => itemAt(ORDERS, order)[0] === vehicle && state.isComplete(s, seat, order))
    .map((order) => ({ order: itemAt(ORDERS, order), points: numberAt(ORDER_POINTS, order) }))
}

function refillOf(s: State, place: SpaceId, space: number): string | null {
  if (place.endsWith('draw')) return null
  if (place.startsWith('factory')) return TILES[state.factoryTile(s, space)] ?? null
  if (place.startsWith('order')) return ORDERS[state.deskOrder(s, space - ORDER_1)] ?? null
  return null
}

/** Runs the ceremonies on the state itself, as far as `until` if it is given, and logs those that are over. */
function ceremonies(s: State, until: State | null): LogItem[] {
  const items: LogItem[] = []
  while (isAutomatic(s) && !(until && samePlace(s, until))) {
    const before = state.copy(s)
    advance(s)
    items.push(...stepItems(before, s))
  }
  return items
}

const samePlace = (a: State, b: State) => state.phase(a) === state.phase(b) && state.pointer(a) === state.pointer(b)

/** The lines of one step of a ceremony: none until its last one. */
export function stepItems(before: State, after: State): LogItem[] {
  if (state.phase(before) === state.phase(after)) return []
  if (state.phase(before) === phases.SCORING) return [scoredItem(before, after)]
  return isFinished(after) ? finalItems(after) : [shiftItem(before, after)]
}

function scoredItem(before: State, after: State): LogItem {
  const shift = state.shift(before)
  const elements = Array.from({ length: numberAt(ELEMENTS_SCORED, shift - 1) }, (_, element): ElementScore => {
    const counts = countsOf(before, element)
    return { element, counts, rewards: counts.map((_, seat) => state.paid(after, seat, shift, element)) }
  })
  return { type: 'scored', shift, elements }
}

const shiftItem = (before: State, after: State): LogItem => ({
  type: 'shift',
  shift: state.shift(after),
  startingPlayer: state.startingPlayer(after),
  factoryWorkers: factoryWorkers(before),
})

function finalItems(s: State): LogItem[] {
  const { scores, winners } = resultOf(s)
  const each = (account: 'marks' | 'coal' | 'outstanding' | 'balance') => scores.map((score) => score[account])
  const accounts = {
    marks: each('marks'),
    coal: each('coal'),
    outstanding: each('outstanding'),
    balance: each('balance'),
  }
  return [
    { type: 'accounts', ...accounts },
    { type: 'finished', winners, totals: scores.map((score) => score.total) },
  ]
}
