import type { PhoneField } from '../../../../games/facets/phone.ts'
import type { CardId } from '../../../../games/coal-train/state/components.ts'

/** A card such as the field's: copies are alike. Null for a field of another kind. */
export function cardOf({ id }: PhoneField): CardId | null {
  const [kind, incentive] = id.split('-')
  return kind === 'card' || kind === 'paid' ? (`${incentive}a` as CardId) : null
}
