/** Turns the kernel's moves into the record's words and back. */
import { itemAt, numberAt } from '../../building-blocks/lists.ts'
import { COALS, FACTORY_DRAW, ORDERS, ORDER_SPOTS, SPACES, TILES } from '../state/components.ts'
import type { Coal, OrderId, TileId } from '../state/components.ts'
import * as moves from './moves.ts'
import type { Cube, Move } from './moves.ts'
import * as state from '../state/state.ts'
import type { State } from '../state/state.ts'
import type { Decision, Refusal, RefusalCode, Source, Step } from './types.ts'

export const refuse = (code: RefusalCode, params: Refusal['params'] = {}): Refusal => ({ code, params })

/** The drawn cards, to be kept or put back: tiles on `factory-draw`, else orders. */
export function drawnIds(s: State): (TileId | OrderId)[] {
  const ids = state.action(s) === FACTORY_DRAW ? TILES : ORDERS
  return Array.from({ length: state.drawnCount(s) }, (_, i) => itemAt(ids, state.drawn(s, i)))
}

const coalOf = (number: number): Coal => itemAt(COALS, number)
const cubeWords = (cube: Cube): [Source, Coal] => [
  moves.isFromStorage(cube) ? 'storage' : 'cage',
  coalOf(moves.cubeCoal(cube)),
]

/** The words of a move that is legal in this state. */
export function decisionOf(s: State, move: Move): Decision {
  const argument = moves.argument(move)
  switch (moves.kind(move)) {
    case moves.DRAFT:
      return { draft: itemAt(ORDERS, argument) }
    case moves.PLACE:
      return { place: itemAt(SPACES, argument) }
    case moves.KEEP:
      return { keep: argument === moves.KEEP_NONE ? null : itemAt(drawnIds(s), argument) }
    case moves.COAL:
      return { coal: argument === moves.NO_COAL ? null : coalOf(argument) }
    case moves.RETURN:
      return returnWords(s, move)
    case moves.END:
      return { end: 'mining' }
    default:
      return stepOf(move)
  }
}

/** The words of a work step. */
export function stepOf(move: Move): Step {
  const argument = moves.argument(move)
  if (moves.kind(move) === moves.CAGE) return { cage: argument }
  if (moves.kind(move) === moves.LOAD) return { load: coalOf(argument) }
  if (moves.kind(move) === moves.STORE) return { store: coalOf(argument) }
  const cubes = [moves.firstOf(move), moves.secondOf(move)].slice(0, moves.kind(move) === moves.PAIR ? 2 : 1)
  return { fill: itemAt(ORDERS, moves.fillOrder(move)), spot: moves.fillSpotOf(move), with: cubes.map(cubeWords) }
}

function returnWords(s: State, move: Move): Decision {
  const ids = drawnIds(s)
  const order = itemAt(itemAt(moves.PERMUTATIONS, ids.length), moves.permutationOf(move))
  return { put: moves.toBottom(move) ? 'bottom' : 'top', back: order.map((i) => itemAt(ids, i)) }
}

/** The move that these words mean in this state, legal or not; a refusal where they name what is not there at all. */
export function moveOf(s: State, decision: Decision): Move | Refusal {
  if ('draft' in decision) return numbered(ORDERS, decision.draft, moves.draftMove)
  if ('place' in decision) return numbered(SPACES, decision.place, moves.placeMove)
  if ('cage' in decision) return levelMove(decision.cage)
  if ('load' in decision) return numbered(COALS, decision.load, moves.loadMove)
  if ('store' in decision) return numbered(COALS, decision.store, moves.storeMove)
  if ('fill' in decision) return fillWords(decision)
  if ('end' in decision) return endWords(decision.end)
  if ('keep' in decision) return keepWords(s, decision.keep)
  if ('coal' in decision) return coalWords(decision.coal)
  return backWords(s, decision)
}

function numbered(ids: readonly string[], id: string, move: (number: number) => Move): Move | Refusal {
  const number = ids.indexOf(id)
  return number < 0 ? refuse('malformed', { id: String(id) }) : move(number)
}

const endWords = (end: string) => (end === 'mining' ? moves.endMove() : refuse('malformed', { end: String(end) }))

const levelMove = (level: number) =>
  Number.isInteger(level) && level >= 0 && level <= 4
    ? moves.cageMove(level)
    : refuse('malformed', { level: String(level) })

const coalWords = (coal: Coal | null) =>
  coal === null ? moves.coalMove(moves.NO_COAL) : numbered(COALS, coal, moves.coalMove)

function keepWords(s: State, id: TileId | OrderId | null): Move | Refusal {
  if (id === null) return moves.keepMove(moves.KEEP_NONE)
  const index = drawnIds(s).indexOf(id)
  return index < 0 ? refuse('not-drawn', { id }) : moves.keepMove(index)
}

function fillWords(step: Extract<Step, { fill: OrderId }>): Move | Refusal {
  const order = ORDERS.indexOf(step.fill)
  if (order < 0) return refuse('malformed', { id: String(step.fill) })
  if (itemAt(ORDER_SPOTS, order)[step.spot] === undefined)
    return refuse('no-spot', { order: step.fill, spot: String(step.spot) })
  const cubes = step.with.map(cubeNumber).sort((a, b) => a - b)
  if (cubes.includes(-1) || cubes.length < 1 || cubes.length > 2) return refuse('malformed', { order: step.fill })
  return cubes.length === 1
    ? moves.fillMove(order, step.spot, numberAt(cubes, 0))
    : moves.pairMove(order, step.spot, numberAt(cubes, 0), numberAt(cubes, 1))
}

function cubeNumber([source, coal]: [Source, Coal]): Cube {
  const number = COALS.indexOf(coal)
  if (number < 0 || (source !== 'cage' && source !== 'storage')) return -1
  return source === 'storage' ? number + moves.FROM_STORAGE : number
}

function backWords(s: State, { put, back }: Extract<Decision, { put: unknown }>): Move | Refusal {
  if (put !== 'top' && put !== 'bottom') return refuse('malformed', { put: String(put) })
  const ids = drawnIds(s)
  const permutation = itemAt(moves.PERMUTATIONS, ids.length).findIndex((order) =>
    sameIds(
      back,
      order.map((i) => itemAt(ids, i)),
    ),
  )
  if (permutation < 0) return refuse('wrong-back', { need: ids.join(' ') })
  return moves.returnMove(put === 'bottom', permutation)
}

const sameIds = (a: readonly string[], b: readonly string[]) => a.length === b.length && a.every((id, i) => id === b[i])
