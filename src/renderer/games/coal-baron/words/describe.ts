/** Names and descriptions of what lies on the board, for screen readers and for words beside what is pointed at. */
import {
  DELIVERY_BARROW,
  ORDER_POINTS,
  ORDERS,
  SPACES,
  tileCost,
  TILES,
  VEHICLES,
} from '../../../../games/coal-baron/state/components.ts'
import type { Coal, OrderId, OrderView, SpaceId, SpaceView } from '../../../../games/coal-baron/rules/types.ts'
import { coalName, orderName, spaceName, tileName } from './piece-names.ts'
import { capital } from '../../../i18n/capital.ts'
import { ruleText } from './refusals.ts'
import { listOf } from '../../../i18n/sentence-lists.ts'
import { m } from '../../../paraglide/messages.js'
import type { CoalBaronTable } from '../board-state/envelopes.ts'
import { present } from '../../../../games/building-blocks/present.ts'

/** Workers that a space asks for now: one more than stand there; the bank always takes one. */
export const workersNeeded = (id: SpaceId, space: SpaceView): number => (id === 'bank' ? 1 : space.workers + 1)

/** Only tunnel tiles have a digit in their id. */
export const isTile = (id: string): boolean => /\d/.test(id)

export const costOf = (tile: string): number => tileCost(TILES.indexOf(tile))

/** "gray tunnel tile, two minecarts, light side; 6 Marks; needs 1 worker"; empty for a locked space. */
export function spaceFacts(table: CoalBaronTable, id: SpaceId): string {
  const space = table.view.spaces[id]
  const facts = [
    ...wares(space),
    ...backs(table, id),
    ...delivers(table, id),
    need(id, space),
    ...standing(table, space),
  ]
  return space.locked ? '' : facts.join('; ')
}

/** "Minecart factory 3: gray tunnel tile, two minecarts, light side; 6 Marks; needs 1 worker". */
export function spaceLabel(table: CoalBaronTable, id: SpaceId): string {
  const label = [capital(spaceName(id)), spaceFacts(table, id)].filter(Boolean).join(': ')
  const why = whyNot(table, id)
  return why ? `${label}. ${why}` : label
}

/** The reason that the space can't be chosen, as a sentence; null if it can. */
export function whyNot(table: CoalBaronTable, id: SpaceId): string | null {
  if (table.waiting === 'thinking')
    return m.bot_thinks({ name: table.players[present(table.view.turn, 'the player to decide')].name })
  if (table.view.faceDown === id) return null
  const refusal = table.allowed.spaces[id]
  return refusal && table.waiting === 'decision' ? capital(ruleText(refusal)) : null
}

function wares({ tile, order }: SpaceView): string[] {
  if (tile) return [tileName(tile), m.cb_count_marks({ count: costOf(tile) })]
  return order ? [orderName(order)] : []
}

const backs = ({ view }: CoalBaronTable, id: SpaceId): string[] =>
  view.faceDown === id ? [m.cb_board_face_down()] : []

/** Points of a delivery for the player whose turn it is. */
function delivers({ view }: CoalBaronTable, id: SpaceId): string[] {
  const at = SPACES.indexOf(id) - DELIVERY_BARROW
  if (view.turn === null || at < 0 || at >= VEHICLES.length) return []
  const orders = view.seats[view.turn].orders.filter(({ order, complete }) => complete && order[0] === VEHICLES[at])
  if (orders.length === 0) return []
  const points = orders.reduce((sum, { order }) => sum + pointsOf(order), 0)
  return [
    m.cb_board_delivers({
      orders: m.cb_count_orders({ count: orders.length }),
      points: m.count_points({ count: points }),
    }),
  ]
}

const need = (id: SpaceId, space: SpaceView) =>
  m.cb_board_needs({ workers: m.cb_count_workers({ count: workersNeeded(id, space) }) })

const standing = ({ players }: CoalBaronTable, { owner, workers }: SpaceView): string[] =>
  owner === null
    ? []
    : [m.cb_board_standing({ workers: m.cb_count_workers({ count: workers }), name: players[owner].name })]

/** Victory points of an order card. */
export const pointsOf = (order: OrderId): number => ORDER_POINTS[ORDERS.indexOf(order)]

export const coalsName = (coals: readonly Coal[]): string => listOf(coals.map(coalName))

/** "truck order, three black: black on spot 1; open; open". */
export function outstandingLabel({ order, spots, complete }: OrderView): string {
  const state = complete
    ? m.cb_board_order_complete()
    : m.cb_board_order_open({ open: spots.filter((cubes) => cubes.length === 0).length })
  return `${capital(orderName(order))}: ${state}`
}
