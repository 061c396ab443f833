/** Railroad Barons on a phone: certificates and prices by Holding, then cash. */
import type { PhoneField } from '../../../../games/facets/phone.ts'
import { steppedPrice } from '../../../../games/railroad-barons/score-sheet/pad-fields.ts'
import type { HoldingId } from '../../../../games/railroad-barons/state/components.ts'
import { m } from '../../../paraglide/messages.js'
import type { PhoneWords } from '../../screens/phone-words.ts'
import { warningText } from '../score-sheet/pad/sheet-words.ts'
import { certificateName } from '../words/piece-names.ts'
import { usd } from '../words/money.ts'
import Part from './Part.svelte'

const partsOf = ({ id }: PhoneField) => id.split('-')

function name(field: PhoneField): string {
  const [kind, , percent] = partsOf(field)
  if (kind === 'owner') return `${percent}%`
  if (kind === 'price') return m.rb_score_price()
  return kind === 'cash' ? m.rb_part_cash() : m.rb_worth()
}

function fullName(field: PhoneField): string {
  const [kind, holding, percent] = partsOf(field)
  return kind === 'owner' ? certificateName(holding as HoldingId, Number(percent)) : name(field)
}

export const phone: PhoneWords = {
  part: (field) => partsOf(field)[1] ?? '',
  Part,
  name,
  fullName,
  write: usd,
  doubt: warningText,
  step: (field, by) => (field.id.startsWith('price') ? steppedPrice(field.value, by) : null),
}
