/** Words for coal, vehicles, order cards, tunnel tiles and worker spaces, in the current language. */
import type { Coal, OrderId, SpaceId, TileId, Vehicle } from '../../../../games/coal-baron/rules/types.ts'
import { m } from '../../../paraglide/messages.js'
import { spotsOf, tileParts, vehicleOf } from '../../../../games/coal-baron/state/components.ts'

const COAL_NAMES = { Y: m.cb_coal_yellow, B: m.cb_coal_brown, G: m.cb_coal_gray, K: m.cb_coal_black }
const COAL_OF = { Y: m.cb_coal_of_yellow, B: m.cb_coal_of_brown, G: m.cb_coal_of_gray, K: m.cb_coal_of_black }
const COAL_LETTERS = {
  Y: m.cb_coal_letter_yellow,
  B: m.cb_coal_letter_brown,
  G: m.cb_coal_letter_gray,
  K: m.cb_coal_letter_black,
}
const VEHICLE_NAMES = {
  B: m.cb_vehicle_barrow,
  C: m.cb_vehicle_carriage,
  T: m.cb_vehicle_truck,
  E: m.cb_vehicle_engine,
}
const SPOTS = { Y: m.cb_spots_yellow, B: m.cb_spots_brown, G: m.cb_spots_gray, K: m.cb_spots_black }
const ORDERS = { B: m.cb_order_barrow, C: m.cb_order_carriage, T: m.cb_order_truck, E: m.cb_order_engine }
const TILES = { Y: m.cb_tile_yellow, B: m.cb_tile_brown, G: m.cb_tile_gray, K: m.cb_tile_black }
const DELIVERIES: Record<string, () => string> = {
  barrow: m.cb_space_delivery_barrow,
  carriage: m.cb_space_delivery_carriage,
  truck: m.cb_space_delivery_truck,
  engine: m.cb_space_delivery_engine,
}

type UpToThree = 1 | 2 | 3

/** "black" */
export const coalName = (coal: Coal): string => COAL_NAMES[coal]()
/** "black coal", in the form for the middle of a sentence. */
export const coalOf = (coal: Coal): string => COAL_OF[coal]()
/** The one letter that stands for it on its pieces: the first of its name, another where a colour before it has that. */
export const coalLetter = (coal: Coal): string => COAL_LETTERS[coal]()
export const vehicleName = (vehicle: Vehicle): string => VEHICLE_NAMES[vehicle]()

/** `TKKK` is "truck order, three black"; `EYBGK` is "engine order, one yellow, one brown, one gray, one black". */
export const orderName = (order: OrderId): string => ORDERS[vehicleOf(order)]({ spots: spotsName(spotsOf(order)) })

const spotsName = (spots: readonly Coal[]): string =>
  [...new Set(spots)]
    .map((coal) => SPOTS[coal]({ count: spots.filter((each) => each === coal).length as UpToThree }))
    .join(', ')

/** `G2L` is "gray tunnel tile, two minecarts, light side". */
export function tileName(tile: TileId): string {
  const { coal, minecarts, side } = tileParts(tile)
  return TILES[coal]({
    minecarts: m.cb_tile_minecarts({ count: minecarts }),
    side: side === 'L' ? m.cb_side_light() : m.cb_side_dark(),
  })
}

/** An order card's or a tunnel tile's name: only tiles have a digit in their id. */
export const cardName = (id: OrderId | TileId): string => (/\d/.test(id) ? tileName(id) : orderName(id))

/** `mining-8` is "mining, 8 work steps". */
export function spaceName(space: SpaceId): string {
  const [area, rest] = space.split('-')
  if (area === 'factory') return rest === 'draw' ? m.cb_space_factory_draw() : m.cb_space_factory({ number: rest })
  if (area === 'order') return rest === 'draw' ? m.cb_space_order_draw() : m.cb_space_order({ number: rest })
  if (area === 'mining') return m.cb_space_mining({ steps: rest })
  if (area === 'money') return m.cb_space_money({ marks: rest })
  return area === 'delivery' ? DELIVERIES[rest]() : m.cb_bank_inside()
}
