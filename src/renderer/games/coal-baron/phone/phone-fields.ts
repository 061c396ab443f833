/** The ids of a phone's fields: those of the pad without the seat, and order cards. */
import type { PhoneField } from '../../../../games/facets/phone.ts'
import type { OrderId } from '../../../../games/coal-baron/state/components.ts'
import { fieldOf, type Field } from '../../../../games/coal-baron/wire/fields.ts'

/** The order card of a field; null for a number. */
export function orderOf({ id }: PhoneField): OrderId | null {
  const [kind, , order = null] = id.split('-')
  return kind === 'order' ? order : null
}

/** The field of the pad, at no seat in particular; null for an order card. */
export function numberOf({ id }: PhoneField): Field | null {
  const [kind, shift, element] = id.split('-')
  return fieldOf([kind, shift, '0', element].filter((each) => each !== undefined).join('-'))
}
