/** Situations: positions at the beginning of a turn, as somebody finds them on a table and lays them out. */
import { entryAt } from '../../building-blocks/lists.ts'
import { problem, type Problem } from '../../building-blocks/problem.ts'
import {
  CUBES_A_COAL,
  ELEMENTS_SCORED,
  FIRST_REWARD,
  LOCKED,
  ORDER_SPOTS,
  ORDERS,
  PRINTED_DARK,
  STARTING_WORKERS,
  TILE_COPIES,
  TILES,
  tileLevel,
  FACTORY_SPACES,
  DESK_SPACES,
} from '../state/components.ts'
import type { LaidOut, Situation, SituationSeat } from '../wire/situation-schemas.ts'
import { canteenOf, ordersIn, supplyOf, tilesIn } from './laying.ts'
import { allOrders, allTiles } from './setup.ts'
import type { Coal, SeatView, SpaceId, View } from './types.ts'
import { keysOf } from '../../building-blocks/keyed.ts'

export type { LaidOut, Situation, SituationSeat }

/** Returns a view as a situation. In the middle of a turn it is only as complete as a situation can be. */
export const situationOf = (view: View): Situation => ({
  startingPlayer: view.startingPlayer,
  shift: Math.max(1, view.shift),
  turn: view.phase === 'draft' ? view.startingPlayer : (view.turn ?? view.startingPlayer),
  factory: FACTORY_SPACES.map((space) => view.spaces[space].tile),
  desk: DESK_SPACES.map((space) => view.spaces[space].order),
  placed: keysOf(view.spaces).flatMap((space) => {
    const { workers, owner } = view.spaces[space]
    return owner === null || space === 'bank' ? [] : [{ space, seat: owner, workers }]
  }),
  seats: view.seats.map((own, seat) => seatOf(own, view.bank[seat] ?? 0)),
})

const seatOf = (
  { marks, workers, cage, storage, levels, orders, delivered, score }: SeatView,
  bank: number,
): SituationSeat => ({
  ...{ marks, workers, bank, cage, storage, delivered },
  scored: score.shifts.flat().reduce((sum, points) => sum + points, score.earlier ?? 0),
  levels: levels.map(({ light, dark }) => ({ light, dark })),
  orders: orders.map(({ order, spots }) => ({ order, spots })),
})

/** Everything that is impossible, each problem with its place in the situation; empty if it is possible. */
export const situationProblems = (situation: Situation, players: number): Problem[] =>
  situation.seats.length === players
    ? [
        ...seatProblems(situation),
        ...spaceProblems(situation),
        ...pieceProblems(situation),
        ...situation.seats.flatMap((own, seat) => ownProblems(situation, own, seat)),
      ]
    : [problem('seats', 'wrong-length', { have: situation.seats.length, need: players })]

/** Seats that aren't at the table, and a turn of somebody who has nothing left to place. */
function seatProblems({ startingPlayer, turn, placed, seats }: Situation): Problem[] {
  const named: [string, number][] = [
    ['startingPlayer', startingPlayer],
    ['turn', turn],
    ...placed.map(({ seat }, i): [string, number] => [`placed[${i}].seat`, seat]),
  ]
  const nobody = named.filter(([, seat]) => seat >= seats.length).map(([path]) => problem(path, 'no-seat'))
  return seats[turn]?.workers === 0 ? [...nobody, problem('turn', 'no-workers')] : nobody
}

function spaceProblems(situation: LaidOut): Problem[] {
  const { placed, seats } = situation
  const isLocked = (space: SpaceId) => entryAt(LOCKED, seats.length).includes(space)
  const wrongIn = (what: 'factory' | 'desk', spaces: readonly SpaceId[], isLeft: boolean) =>
    spaces.flatMap((space, i) => {
      const isEmpty = situation[what][i] === null
      if (isLocked(space)) return isEmpty ? [] : [problem(`${what}[${i}]`, 'locked')]
      return isEmpty && isLeft ? [problem(`${what}[${i}]`, `${what}-empty`)] : []
    })
  return [
    ...wrongIn('factory', FACTORY_SPACES, tilesIn(situation).length < allTiles().length),
    ...wrongIn('desk', DESK_SPACES, ordersIn(situation).length < allOrders().length),
    ...placed.flatMap(({ space }, i) => {
      if (space === 'bank' || isLocked(space)) return [problem(`placed[${i}]`, 'locked')]
      const isAgain = placed.findIndex((each) => each.space === space) < i
      return isAgain ? [problem(`placed[${i}]`, 'space-twice')] : []
    }),
  ]
}

/** More of a piece than the box holds: told at the last place that has it. */
function pieceProblems(situation: LaidOut): Problem[] {
  const tooMany = (pieces: readonly Piece[], copies: number, code: string) =>
    pieces.flatMap(({ path, id }, i) => {
      const before = pieces.slice(0, i).filter((each) => each.id === id).length
      return before === copies ? [problem(path, code, { id })] : []
    })
  const short = Object.entries(supplyOf(situation)).filter(([, left]) => left < 0)
  return [
    ...tooMany(tilePieces(situation), TILE_COPIES, 'tile-too-often'),
    ...tooMany(orderPieces(situation), 1, 'card-twice'),
    ...short.map(([coal, left]) =>
      problem(`cubes.${coal}`, 'cubes-over', { coal, have: CUBES_A_COAL - left, most: CUBES_A_COAL }),
    ),
  ]
}

interface Piece {
  path: string
  id: string
}

const SIDES = ['light', 'dark'] as const

const laid = (path: string, ids: readonly (string | null)[]): Piece[] =>
  ids.flatMap((id, i) => (id === null ? [] : [{ path: `${path}[${i}]`, id }]))

const tilePieces = ({ factory, seats }: LaidOut): Piece[] => [
  ...laid('factory', factory),
  ...seats.flatMap(({ levels }, seat) =>
    levels.flatMap((level, i) =>
      SIDES.flatMap((side) =>
        laid(
          `seats[${seat}].levels[${i}].${side}`,
          level[side].map(({ tile }) => tile),
        ),
      ),
    ),
  ),
]

const orderPieces = ({ desk, seats }: LaidOut): Piece[] => [
  ...laid('desk', desk),
  ...seats.flatMap(({ orders, delivered }, seat) => [
    ...laid(
      `seats[${seat}].orders`,
      orders.map(({ order }) => order),
    ),
    ...laid(`seats[${seat}].delivered`, delivered),
  ]),
]

function ownProblems(situation: LaidOut, own: SituationSeat, seat: number): Problem[] {
  const path = `seats[${seat}]`
  const most = mostScored(situation.shift)
  const all = entryAt(STARTING_WORKERS, situation.seats.length)
  return [
    ...(canteenOf(situation, seat) < 0
      ? [problem(`${path}.workers`, 'workers-over', { have: all - canteenOf(situation, seat), most: all })]
      : []),
    ...(own.scored > most ? [problem(`${path}.scored`, 'points-over', { have: own.scored, most })] : []),
    ...own.levels.flatMap((level, i) =>
      SIDES.flatMap((side) => tunnelProblems(level[side], i, side, `${path}.levels[${i}].${side}`)),
    ),
    ...own.orders.flatMap((order, i) => spotProblems(order, `${path}.orders[${i}]`)),
  ]
}

/** The most points that a seat can have of the scorings before this shift: every element's first reward. */
export const mostScored = (shift: number): number =>
  ELEMENTS_SCORED.slice(0, shift - 1)
    .flatMap((elements) => FIRST_REWARD.slice(0, elements))
    .reduce((sum, reward) => sum + reward, 0)

/** Each tile lies on its own level and side with its own minecarts, behind the one printed there. */
function tunnelProblems(
  tunnels: SituationSeat['levels'][number]['light'],
  level: number,
  side: 'light' | 'dark',
  path: string,
): Problem[] {
  const printed = PRINTED_DARK[level] === (side === 'dark') ? 1 : 0
  const isRight = ({ tile, minecarts }: (typeof tunnels)[number], i: number) =>
    tile === null
      ? i < printed && minecarts.length === 1
      : i >= printed &&
        tileLevel(TILES.indexOf(tile)) === level &&
        (tile[2] === 'D') === (side === 'dark') &&
        minecarts.length === Number(tile[1])
  const at = tunnels.findIndex((tunnel, i) => !isRight(tunnel, i))
  if (at >= 0) return [problem(`${path}[${at}]`, 'wrong-tunnel')]
  return tunnels.length < printed ? [problem(path, 'wrong-tunnel')] : []
}

/** On a spot lies nothing, a cube of its colour, or two of any in its place. */
function spotProblems({ order, spots }: SituationSeat['orders'][number], path: string): Problem[] {
  const wanted = entryAt(ORDER_SPOTS, ORDERS.indexOf(order))
  if (spots.length !== wanted.length)
    return [problem(`${path}.spots`, 'wrong-length', { have: spots.length, need: wanted.length })]
  const isWrong = (cubes: readonly Coal[], spot: number) => cubes.length === 1 && cubes[0] !== order[spot + 1]
  return spots.flatMap((cubes, spot) => (isWrong(cubes, spot) ? [problem(`${path}.spots[${spot}]`, 'wrong-coal')] : []))
}
