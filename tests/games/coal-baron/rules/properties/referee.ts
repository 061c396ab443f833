/**
 * The rule book's conditions once more, on what a player sees and without the kernel: slow, plain, and written from the book
 * and the rulings alone.
 */
import type {
  Coal,
  Decision,
  LevelView,
  SeatView,
  SpaceId,
  SpaceView,
  Step,
  TileId,
  View,
} from '../../../../../src/games/coal-baron/rules/types.ts'

/** Whether the player whose turn it is, and whose view this is, may decide so. */
export function allowed(view: View, decision: Decision): boolean {
  if (view.turn === null) return false
  const player = view.seats[view.turn]
  if ('draft' in decision) return view.phase === 'draft' && view.draft.includes(decision.draft)
  if ('place' in decision) return view.phase === 'place' && mayPlace(view, player, decision.place)
  if ('keep' in decision) return mayKeep(view, player, decision.keep)
  if ('coal' in decision) return view.phase === 'coal' && (decision.coal === null || view.supply[decision.coal] > 0)
  if ('put' in decision) return mayPutBack(view, decision)
  return view.phase === 'mining' && ('end' in decision || mayStep(view, player, decision))
}

const PRICES: Record<string, number> = { Y: 1, B: 2, G: 3, K: 4 }
export const priceOf = (tile: TileId) => PRICES[tile[0]] * Number(tile[1])

function mayPlace(view: View, player: SeatView, id: SpaceId): boolean {
  if (id === 'bank') return true
  const space = view.spaces[id]
  if (space === undefined || space.locked || player.workers <= space.workers) return false
  return canAct(view, player, id, space)
}

function canAct(view: View, player: SeatView, id: SpaceId, space: SpaceView): boolean {
  const [area, which] = id.split('-')
  if (id === 'factory-draw') return view.tileStack > 0
  if (id === 'order-draw') return view.orderStack > 0
  if (area === 'factory') return space.tile !== null && priceOf(space.tile) <= player.marks
  if (area === 'order') return space.order !== null
  if (area === 'delivery') return player.orders.some(({ order, spots }) => carries(order, which) && spots.every(isFull))
  return true
}

const LETTERS: Record<string, string> = { barrow: 'B', carriage: 'C', truck: 'T', engine: 'E' }
const carries = (order: string, vehicle: string) => order[0] === LETTERS[vehicle]
const isFull = (spot: Coal[]) => spot.length > 0

function mayKeep(view: View, player: SeatView, kept: string | null): boolean {
  if (view.phase !== 'keep-tile' && view.phase !== 'keep-order') return false
  if (kept === null) return true
  return view.drawn.includes(kept) && (view.phase === 'keep-order' || priceOf(kept) <= player.marks)
}

function mayPutBack(view: View, { put, back }: Extract<Decision, { put: unknown }>): boolean {
  if (view.phase !== 'return-tiles' && view.phase !== 'return-orders') return false
  return ['top', 'bottom'].includes(put) && back.toSorted().join() === view.drawn.toSorted().join()
}

function mayStep(view: View, player: SeatView, step: Step): boolean {
  const { level, cubes } = player.cage
  const steps = 'fill' in step ? step.with.length : 1
  if (view.stepsLeft < steps) return false
  if ('cage' in step) return step.cage !== level && [0, 1, 2, 3, 4].includes(step.cage)
  if ('load' in step) return level > 0 && cubes.length < 5 && cubesOn(player.levels[level - 1]).includes(step.load)
  if ('store' in step) return level === 0 && cubes.includes(step.store)
  return mayFill(player, step)
}

export const cubesOn = ({ light, dark }: LevelView): Coal[] =>
  [...light, ...dark].flatMap(({ minecarts }) => minecarts).filter((coal) => coal !== null)

function mayFill(player: SeatView, { fill, spot, with: cubes }: Extract<Step, { fill: string }>): boolean {
  const order = player.orders.find((each) => each.order === fill)
  if (order === undefined || order.spots[spot] === undefined || isFull(order.spots[spot])) return false
  if (cubes.length === 1 && cubes[0][1] !== fill[spot + 1]) return false
  return (cubes.length === 1 || cubes.length === 2) && mayTake(player, cubes)
}

function mayTake(player: SeatView, cubes: Extract<Step, { fill: string }>['with']): boolean {
  const left = { cage: player.cage.level === 0 ? [...player.cage.cubes] : [], storage: [...player.storage] }
  return cubes.every(([source, coal]) => {
    const at = left[source]?.indexOf(coal) ?? -1
    if (at >= 0) left[source].splice(at, 1)
    return at >= 0
  })
}
