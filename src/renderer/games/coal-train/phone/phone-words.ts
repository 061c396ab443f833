/** Coal Train on a phone: points by part, or stations and cards by kind, then the numbers that cards count. */
import type { PhoneField } from '../../../../games/facets/phone.ts'
import { fieldOf } from '../../../../games/coal-train/score-sheet/pad-fields.ts'
import { isCity, type CardId, type PlaceId } from '../../../../games/coal-train/state/components.ts'
import { plain } from '../../../i18n/numbers.ts'
import { m } from '../../../paraglide/messages.js'
import type { PhoneWords } from '../../screens/phone-words.ts'
import { USUAL } from '../score-sheet/counts/usual-values.ts'
import { warningText, whatOf } from '../score-sheet/pad/sheet-words.ts'
import { cardName, placeName } from '../words/piece-names.ts'
import { cardOf } from './card-of.ts'
import Part from './Part.svelte'
import Sign from './Sign.svelte'

/** The field of the pad; null for a station or a card. */
const numberOf = ({ id }: PhoneField) => fieldOf(`${id}-0`)

function partOf(field: PhoneField): string {
  const [kind, name = ''] = field.id.split('-')
  const number = numberOf(field)
  if (number) return number.kind === 'part' ? 'parts' : 'numbers'
  return kind === 'station' ? (isCity(name as PlaceId) ? 'cities' : 'towns') : name.charAt(0)
}

function nameOf(field: PhoneField): string {
  const number = numberOf(field)
  if (number) return whatOf(number)
  const [kind, name] = field.id.split('-')
  if (kind === 'station') return placeName(name as PlaceId)
  const card = cardName(cardOf(field) as CardId)
  return kind === 'paid' ? m.ct_score_card_is({ card, state: m.ct_score_paid() }) : card
}

export const phone: PhoneWords = {
  part: partOf,
  Part,
  Sign,
  name: nameOf,
  write: plain,
  doubt: warningText,
  usualIn(field) {
    const number = numberOf(field)
    return number?.kind === 'part' ? USUAL[number.part] : []
  },
}
