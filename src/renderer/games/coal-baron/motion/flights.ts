/**
 * Which pieces travel when a table changes: the difference between two tables as pieces, from one place to another. Places
 * are named as in the board's `data-place` attributes.
 */
import { keysOf } from '../../../../games/building-blocks/keyed.ts'
import type { LogItem, TurnItem } from '../../../../games/coal-baron/rules/log-item.ts'
import type { Coal, OrderId, SeatView, Step, TileId } from '../../../../games/coal-baron/rules/types.ts'
import type { Flight as PieceFlight } from '../../../ui/motion/flying.svelte.ts'
import type { CoalBaronTable } from '../board-state/envelopes.ts'

/** Marks and points travel as a sum. */
export type Piece =
  { coal: Coal } | { worker: string } | { tile: TileId } | { order: OrderId } | { marks: number } | { points: number }
/** Gains leave once the workers have arrived. */
export type Flight = PieceFlight<Piece>

/** The most figures in flight at once: they show where workers go, the numbers say how many. */
const MOST_WORKERS = 5

export function flights(before: CoalBaronTable, after: CoalBaronTable): Flight[] {
  if (before.id !== after.id || before.view.shift !== after.view.shift) return []
  const taken = after.view.steps.length - before.view.steps.length
  if (taken === 1) return stepFlights(before, after)
  if (taken === -1 && after.view.phase === 'mining') return stepFlights(after, before).map(turnedBack)
  const workers = before.view.phase === 'place' ? workerFlights(before, after) : []
  return [...workers, ...after.log.slice(before.log.length).flatMap((item) => gains(item, after))]
}

/** The gains of a move's player. */
function gains(item: LogItem, { players }: CoalBaronTable): Flight[] {
  if (item.type === 'draft')
    return [{ piece: { order: item.order }, from: `card ${item.order}`, to: `orders ${players[item.seat].color}` }]
  return item.type === 'turn' ? turnGains(item, players[item.seat].color) : []
}

function turnGains({ seat, space, tile, order, marks, delivered }: TurnItem, color: string): Flight[] {
  const place = `space ${space}`
  const purse = `marks ${color}`
  const points = delivered.reduce((sum, card) => sum + card.points, 0)
  const gained: Flight[] = []
  if (tile) gained.push({ piece: { tile }, from: place, to: `tiles ${color}` })
  if (order) gained.push({ piece: { order }, from: place, to: `orders ${color}` })
  if (marks > 0) gained.push({ piece: { marks }, from: place, to: purse })
  if (marks < 0) gained.push({ piece: { marks }, from: purse, to: place })
  if (points > 0) gained.push({ piece: { points }, from: place, to: `points ${seat}` })
  return gained.map((flight) => ({ ...flight, later: true }))
}

const turnedBack = ({ piece, from, to }: Flight): Flight => ({ piece, from: to, to: from })

/** The cubes of the last work step of `after`. */
function stepFlights(before: CoalBaronTable, after: CoalBaronTable): Flight[] {
  const step = after.view.steps.at(-1) as Step
  const seat = after.view.turn ?? 0
  const [was, is] = [before.view.seats[seat], after.view.seats[seat]]
  if ('cage' in step) return []
  if ('load' in step)
    return [{ piece: { coal: step.load }, from: emptied(was, is), to: last('cage', is.cage.cubes, step.load) }]
  if ('store' in step)
    return [
      {
        piece: { coal: step.store },
        from: last('cage', was.cage.cubes, step.store),
        to: last('storage', is.storage, step.store),
      },
    ]
  return step.with.map(([source, coal]) => ({
    piece: { coal },
    from: last(source, source === 'cage' ? was.cage.cubes : was.storage, coal),
    to: `spot ${step.fill} ${step.spot}`,
  }))
}

const last = (source: string, cubes: readonly Coal[], coal: Coal) => `${source} ${cubes.lastIndexOf(coal)}`

/** The minecart that carried a cube and now carries none. */
function emptied(was: SeatView, is: SeatView): string {
  const [full, now] = [carts(was), carts(is)]
  return [...full.keys()].find((place) => full.get(place) && !now.get(place)) ?? ''
}

/** The load of each minecart of a pit, by its place. */
function carts({ levels }: SeatView): Map<string, Coal | null> {
  const sides = levels.flatMap((level, at) => [
    { name: `${at + 1} L`, tunnels: level.light },
    { name: `${at + 1} D`, tunnels: level.dark },
  ])
  return new Map(
    sides.flatMap(({ name, tunnels }) =>
      tunnels.flatMap(({ minecarts }, tile) =>
        minecarts.map((load, cart): [string, Coal | null] => [`cart ${name} ${tile} ${cart}`, load]),
      ),
    ),
  )
}

/** Workers placed, and those they ousted, who walk to the canteen. */
function workerFlights(before: CoalBaronTable, after: CoalBaronTable): Flight[] {
  const ids = keysOf(after.view.spaces)
  const space = ids.find((id) => after.view.spaces[id].workers > before.view.spaces[id].workers)
  const seat = before.view.turn
  if (seat === null) return []
  if (!space)
    return after.view.bank[seat] > before.view.bank[seat] ? walk(before, seat, 1, supplyOf(before, seat), 'bank') : []
  const { owner, workers } = before.view.spaces[space]
  const ousted = owner === null ? [] : walk(before, owner, workers, `space ${space}`, 'canteen')
  return [...ousted, ...walk(before, seat, after.view.spaces[space].workers, supplyOf(before, seat), `space ${space}`)]
}

const supplyOf = ({ players }: CoalBaronTable, seat: number) => `supply ${players[seat].color}`

function walk({ players }: CoalBaronTable, seat: number, count: number, from: string, to: string): Flight[] {
  const flight = { piece: { worker: players[seat].color }, from, to }
  return Array.from({ length: Math.min(count, MOST_WORKERS) }, () => flight)
}
