/**
 * What travels when a table changes: agents walk, wagons roll from the yard to the siding and drawn ones to their spaces, markers go
 * along the income tracks, the loco turns, and goods and points come to whoever gains them. Places are named as `elementAt` finds them.
 */
import {
  RESOURCES,
  spaceOf,
  type Space,
  type Subsidy,
  type TileId,
} from '../../../../games/coal-train/state/components.ts'
import type { MarketTile, Resource } from '../../../../games/coal-train/state/components.ts'
import type { Flight as PieceFlight } from '../../../ui/motion/flying.svelte.ts'
import type { TrainTable } from '../base/envelopes.ts'
import { seatAtDesk } from '../base/seat-at-desk.ts'

type Income = Resource | 'AP'

/** Goods and points travel as a sum. */
export type Piece =
  | { agent: string }
  | { tile: MarketTile }
  | { income: Income }
  | { loco: true }
  | { goods: Resource; count: number }
  | { points: number }
export type Flight = PieceFlight<Piece>

export const isGain = (piece: Piece): boolean => 'goods' in piece || 'points' in piece

export function flights(before: TrainTable, after: TrainTable): Flight[] {
  if (before.id !== after.id || before.revision === after.revision) return []
  const ofSeats = after.view.seats.flatMap((_, seat) => ofSeat(before, after, seat))
  return [...ofSeats, ...placed(before, after), ...turned(before, after)]
}

const nameOf = (space: Space): string => `space ${space.join(' ')}`
const isSame = (one: Space, other: Space | null) => other !== null && one[0] === other[0] && one[1] === other[1]

const ofSeat = (before: TrainTable, after: TrainTable, seat: number): Flight[] => [
  ...walked(before, after, seat),
  ...bought(before, after, seat),
  ...raised(before, after, seat),
  ...gained(before, after, seat),
]

function walked(before: TrainTable, after: TrainTable, seat: number): Flight[] {
  const [was, is] = [before.view.seats[seat].agent, after.view.seats[seat].agent]
  if (is === null || isSame(is, was)) return []
  return [
    {
      piece: { agent: after.players[seat].color },
      from: was === null ? `points ${seat}` : nameOf(was),
      to: nameOf(is),
    },
  ]
}

/** A wagon rolls to the siding where that lies on the desk, else to its player's card. */
function bought(before: TrainTable, after: TrainTable, seat: number): Flight[] {
  const [was, is] = [before.view.seats[seat], after.view.seats[seat]]
  const from = was.agent
  if (from === null) return []
  const isNew = (tile: TileId) => !was.tiles.includes(tile) && before.view.market.includes(tile)
  const to = (tile: TileId) => (seatAtDesk(after) === seat ? `held ${tile}` : `points ${seat}`)
  return is.tiles.filter(isNew).map((tile) => ({ piece: { tile }, from: nameOf(from), to: to(tile) }))
}

/** Markers of the desk that go a step along their tracks. */
function raised(before: TrainTable, after: TrainTable, seat: number): Flight[] {
  if (seatAtDesk(before) !== seat || seatAtDesk(after) !== seat) return []
  const [was, is] = [before.view.seats[seat], after.view.seats[seat]]
  const tracks = [
    ...RESOURCES.map((each) => [each, was.income[each], is.income[each]] as const),
    ['AP', was.actionIncome, is.actionIncome] as const,
  ]
  return tracks
    .filter(([, from, to]) => from !== to)
    .map(([income, from, to]) => ({ piece: { income }, from: `cell ${income} ${from}`, to: `cell ${income} ${to}` }))
}

/** Whether something was taken back: what comes back is no gain. */
function isBack(before: TrainTable, after: TrainTable): boolean {
  const made = ({ view }: TrainTable) => view.underWay?.decisions.length ?? 0
  const logged = after.log.length - before.log.length
  return logged < 0 || (logged === 0 && made(after) < made(before))
}

/** Within a turn: its income comes from nowhere. */
function gained(before: TrainTable, after: TrainTable, seat: number): Flight[] {
  if (before.turn !== after.turn || isBack(before, after)) return []
  const [was, is] = [before.view.seats[seat], after.view.seats[seat]]
  const goods = RESOURCES.map((each) => ({ goods: each, count: is.resources[each] - was.resources[each] }))
  const built = is.stations.find((place) => !was.stations.includes(place))
  const points = is.score.total - was.score.total
  const from = is.agent === null ? null : nameOf(is.agent)
  return [
    ...(from === null
      ? []
      : goods
          .filter(({ count }) => count > 0)
          .map((piece) => ({ piece, from, to: goodsOf(after, seat, piece.goods) }))),
    ...(built && points > 0 ? [{ piece: { points }, from: `place ${built}`, to: `points ${seat}` }] : []),
  ].map((flight) => ({ ...flight, later: true as const }))
}

const goodsOf = (after: TrainTable, seat: number, resource: Resource) =>
  seatAtDesk(after) === seat ? `goods ${resource}` : `points ${seat}`

/** The drawn tile rolls to its space. */
function placed({ view: before }: TrainTable, { view: after }: TrainTable): Flight[] {
  const { drawn } = before
  const at = drawn === null ? -1 : after.market.findIndex((tile, i) => tile === drawn && before.market[i] !== drawn)
  return drawn === null || at < 0 ? [] : [{ piece: { tile: drawn }, from: 'drawn', to: nameOf(spaceOf(at)) }]
}

function turned({ view: before }: TrainTable, { view: after }: TrainTable): Flight[] {
  const stop = (subsidy: Subsidy) => `subsidy ${subsidy}`
  return before.loco === after.loco ? [] : [{ piece: { loco: true }, from: stop(before.loco), to: stop(after.loco) }]
}
