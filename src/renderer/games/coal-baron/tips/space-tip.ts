/**
 * A worker space in a few lines: its name, its effect for the player on turn, its price and the reason for it, and why
 * it can't be used.
 */
import {
  DELIVERY_BARROW,
  SPACES,
  TILES,
  tileIsDark,
  VEHICLES,
  tileParts,
} from '../../../../games/coal-baron/state/components.ts'
import type { SeatView, SpaceId, SpaceView } from '../../../../games/coal-baron/rules/types.ts'
import { capital } from '../../../i18n/capital.ts'
import { m } from '../../../paraglide/messages.js'
import type { CoalBaronTable } from '../board-state/envelopes.ts'
import { costOf, pointsOf, whyNot, workersNeeded } from '../words/describe.ts'
import { coalOf, orderName, spaceName, tileName } from '../words/piece-names.ts'

export function spaceTip(table: CoalBaronTable, id: SpaceId): string {
  const space = table.view.spaces[id]
  const open = space.locked ? [] : [effect(table, id), price(table, id)]
  return [heading(id, space), ...open, whyNot(table, id)].filter((line) => line !== null).join('\n')
}

/** The effect alone, for a screen reader, which has the rest with the name. */
export const spaceEffect = (table: CoalBaronTable, id: SpaceId): string | null =>
  table.view.spaces[id].locked ? null : effect(table, id)

/** Says what a space that waits for a second press will turn up. */
export const pressAgain = (table: CoalBaronTable, id: SpaceId): string =>
  m.cb_board_press_again({ what: turnedUp(table, id) })

function turnedUp(table: CoalBaronTable, id: SpaceId): string {
  if (id.endsWith('draw')) return spaceEffect(table, id) ?? ''
  return id.startsWith('factory') ? m.cb_again_tile() : m.cb_again_order()
}

function heading(id: SpaceId, { tile, order }: SpaceView): string {
  const ware = tile ? tileName(tile) : order ? orderName(order) : null
  return ware ? `${capital(spaceName(id))}: ${ware}` : capital(spaceName(id))
}

function effect({ view }: CoalBaronTable, id: SpaceId): string | null {
  const own = view.seats[view.turn ?? view.startingPlayer]
  const { tile, order } = view.spaces[id]
  const [area, amount] = id.split('-')
  if (view.faceDown === id) return m.cb_tip_face_down()
  if (id === 'factory-draw') return m.cb_tip_draw_tiles({ count: Math.min(5, view.tileStack) })
  if (id === 'order-draw') return m.cb_tip_draw_orders({ count: Math.min(5, view.orderStack) })
  if (tile) return buys(own, tile)
  if (order) return m.cb_tip_order({ points: m.count_points({ count: pointsOf(order) }) })
  if (area === 'mining') return m.cb_tip_mining({ steps: m.cb_count_steps({ count: Number(amount) }) })
  if (area === 'money') return earns(own, Number(amount))
  if (id === 'bank') return `${earns(own, 1)} ${m.cb_tip_bank()}`
  return area === 'delivery' ? delivers(own, id) : null
}

/** The tile's coal, and the balance that it would leave. */
function buys({ light, dark }: SeatView, tile: string): string {
  const isDark = tileIsDark(TILES.indexOf(tile))
  return m.cb_tip_factory({
    marks: m.cb_count_marks({ count: costOf(tile) }),
    cubes: m.cb_count_cubes({ count: Number(tile[1]) }),
    coal: coalOf(tileParts(tile).coal),
    light: light + (isDark ? 0 : 1),
    dark: dark + (isDark ? 1 : 0),
  })
}

const earns = ({ marks }: SeatView, amount: number) =>
  m.cb_tip_money({ marks: m.cb_count_marks({ count: amount }), then: marks + amount })

function delivers({ orders }: SeatView, id: SpaceId): string {
  const vehicle = VEHICLES[SPACES.indexOf(id) - DELIVERY_BARROW]
  const complete = orders.filter((each) => each.complete && each.order[0] === vehicle)
  if (complete.length === 0) return m.cb_book_delivery_brief()
  const points = complete.reduce((sum, { order }) => sum + pointsOf(order), 0)
  return m.cb_tip_delivery({
    orders: m.cb_count_orders({ count: complete.length }),
    points: m.count_points({ count: points }),
  })
}

function price({ view, players }: CoalBaronTable, id: SpaceId): string {
  const space = view.spaces[id]
  if (id === 'bank') return m.cb_tip_price_bank()
  if (space.owner === null) return m.cb_tip_price_free()
  return m.cb_tip_price_oust({
    needed: m.cb_count_workers({ count: workersNeeded(id, space) }),
    standing: m.cb_count_workers({ count: space.workers }),
    name: players[space.owner].name,
  })
}
