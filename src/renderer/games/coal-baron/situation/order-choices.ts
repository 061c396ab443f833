/** The order cards of the box by vehicle, for a list to choose from. */
import { ORDERS, VEHICLES } from '../../../../games/coal-baron/state/components.ts'
import type { OrderId } from '../../../../games/coal-baron/rules/types.ts'
import { capital } from '../../../i18n/capital.ts'
import { orderName, vehicleName } from '../words/piece-names.ts'

export const orderChoices = (orders: readonly OrderId[] = ORDERS) =>
  VEHICLES.map((vehicle) => ({
    label: capital(vehicleName(vehicle)),
    options: orders
      .filter((order) => order.startsWith(vehicle))
      .map((order) => ({ value: order, label: capital(orderName(order)) })),
  }))
