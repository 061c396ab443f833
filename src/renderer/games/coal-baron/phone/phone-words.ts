/** Coal Baron on a phone: what was delivered in a shift, then the elements of the shift clock; at the end the accounts. */
import type { PhoneField } from '../../../../games/facets/phone.ts'
import type { PadPlayer } from '../../../../games/coal-baron/score-sheet/pad.ts'
import type { Warning } from '../../../../games/coal-baron/score-sheet/checks.ts'
import { ORDER_POINTS } from '../../../../games/coal-baron/state/components.ts'
import { plain } from '../../../i18n/numbers.ts'
import type { PhoneWords } from '../../screens/phone-words.ts'
import { fieldName, warningText } from '../score-sheet/pad/sheet-words.ts'
import { orderName } from '../words/piece-names.ts'
import Part from './Part.svelte'
import Sign from './Sign.svelte'
import { numberOf, orderOf } from './phone-fields.ts'

const POINTS = [...new Set(ORDER_POINTS)].toSorted((a, b) => a - b)

function partOf(field: PhoneField): string {
  const [kind, shift] = field.id.split('-')
  if (kind === 'order') return `orders-${shift}`
  return shift === undefined ? 'end' : `shift-${shift}`
}

function nameOf(field: PhoneField): string {
  const order = orderOf(field)
  return order === null ? fieldName(numberOf(field)!) : orderName(order)
}

export const phone: PhoneWords = {
  part: partOf,
  Part,
  Sign,
  isDrawn: (field) => orderOf(field) !== null,
  name: nameOf,
  write: plain,
  doubt: (doubt: Warning, players: readonly PadPlayer[]) => warningText(doubt, { players }),
  usualIn: ({ id }) => (id.startsWith('points') ? POINTS : []),
}
