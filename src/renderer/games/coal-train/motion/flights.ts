/**
 * Finds the pieces that travel when a table changes: agents walk, wagons roll from the yard to the siding and drawn
 * ones to their spaces, stations go to the map, subsidies and cards to the player who gains them, markers along the
 * income tracks, the loco turns, and goods and points arrive. `elementAt` finds places by the same names.
 */
import {
  CITY_IDS,
  RESOURCES,
  spaceOf,
  SUBSIDIES,
  type CardId,
  type Space,
  type Subsidy,
  type TileId,
} from '../../../../games/coal-train/state/components.ts'
import type { MarketTile, Resource } from '../../../../games/coal-train/state/components.ts'
import type { Flight as PieceFlight } from '../../../ui/motion/flying.svelte.ts'
import type { TrainTable } from '../board-state/envelopes.ts'
import { seatAtDesk } from '../board-state/seat-at-desk.ts'

type Income = Resource | 'AP'

/** Goods and points travel as a sum. */
export type Piece =
  | { agent: string }
  | { tile: MarketTile }
  | { income: Income }
  | { loco: true }
  | { station: string }
  | { subsidy: Subsidy }
  | { card: CardId }
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
  ...built(before, after, seat),
  ...subsidized(before, after, seat),
  ...rewarded(before, after, seat),
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
  return is.tiles
    .filter(isNew)
    .map((tile) => ({ piece: { tile }, from: nameOf(from), to: deskOr(after, seat, `held ${tile}`) }))
}

/** A place of the desk where this seat's railway lies there, else the seat's card. */
const deskOr = (table: TrainTable, seat: number, place: string) =>
  seatAtDesk(table) === seat ? place : `points ${seat}`

const added = <T>(was: readonly T[], is: readonly T[]): T[] => is.filter((each) => !was.includes(each))

function built(before: TrainTable, after: TrainTable, seat: number): Flight[] {
  const [was, is] = [before.view.seats[seat], after.view.seats[seat]]
  const { color } = after.players[seat]
  return added(was.stations, is.stations).map((place) => ({
    piece: { station: color },
    from: `points ${seat}`,
    to: `place ${place}`,
  }))
}

/** A marker comes with a tile, from the loco's stall, or from the slot that the Lobbyist took it from. */
function subsidized(before: TrainTable, after: TrainTable, seat: number): Flight[] {
  if (isBack(before, after)) return []
  const [was, is] = [before.view.seats[seat], after.view.seats[seat]]
  const by = (subsidy: Subsidy) => is.markers[subsidy] - was.markers[subsidy]
  const moved = SUBSIDIES.filter((each) => by(each) === -1)
  return SUBSIDIES.filter((each) => by(each) > 0).flatMap((subsidy) => {
    const from = markerFrom(before, after, seat, moved)
    const to = deskOr(after, seat, `subsidy ${subsidy}`)
    return from === null || from === to ? [] : [{ piece: { subsidy }, from, to }]
  })
}

function markerFrom(before: TrainTable, after: TrainTable, seat: number, moved: readonly Subsidy[]): string | null {
  const [was, is] = [before.view.seats[seat], after.view.seats[seat]]
  if (added(was.tiles, is.tiles).length > 0 && is.agent) return nameOf(is.agent)
  if (before.view.loco !== after.view.loco) return `subsidy ${after.view.loco}`
  return moved.length === 1 ? deskOr(after, seat, `subsidy ${moved[0]}`) : null
}

/** An incentive card comes from its city. */
function rewarded(before: TrainTable, after: TrainTable, seat: number): Flight[] {
  const idsOf = ({ view }: TrainTable) => view.seats[seat].cards.map(({ id }) => id)
  return added(idsOf(before), idsOf(after)).flatMap((card) => {
    const city = CITY_IDS.find((each) => before.view.cards[each].includes(card))
    return city ? [{ piece: { card }, from: `place ${city}`, to: deskOr(after, seat, `card ${card}`) }] : []
  })
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
          .map((piece) => ({ piece, from, to: deskOr(after, seat, `goods ${piece.goods}`) }))),
    ...(built && points > 0 ? [{ piece: { points }, from: `place ${built}`, to: `points ${seat}` }] : []),
  ].map((flight) => ({ ...flight, later: true as const }))
}

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
