/** The 44 order cards laid out to be found fast: a row a vehicle, a column for each kind of order spots. */
import { ORDERS, VEHICLES } from '../../../../../games/coal-baron/state/components.ts'
import type { OrderId, Vehicle } from '../../../../../games/coal-baron/state/components.ts'

/** Colour by colour, then the card of all four. */
const COLUMNS = ['Y', 'YY', 'YYY', 'B', 'BB', 'BBB', 'G', 'GG', 'GGG', 'K', 'KK', 'KKK', 'YBGK']

export const COLUMN_COUNT = COLUMNS.length

/** A row's cards by column; null if the vehicle has no such card. */
export const MATRIX: readonly { vehicle: Vehicle; cards: readonly (OrderId | null)[] }[] = VEHICLES.map((vehicle) => ({
  vehicle,
  cards: COLUMNS.map((spots) => (ORDERS.includes(vehicle + spots) ? vehicle + spots : null)),
}))
