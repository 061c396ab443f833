/** The part of an account that a seat's own phone writes: points by part or in all, or stations and cards. */
import { phoneFacet, type PhoneField, type PhoneValue } from '../../facets/phone.ts'
import { itemAt } from '../../building-blocks/lists.ts'
import { freeCopy, isContract, ownerOf } from '../score-sheet/cards.ts'
import { openDoubts } from '../score-sheet/checks.ts'
import { fieldName, fieldOf, mostIn, sumIn, valuesIn, written, type PadField } from '../score-sheet/pad-fields.ts'
import { EMPTY, openFields, openLeft } from '../score-sheet/pad.ts'
import type { Pad } from '../score-sheet/pad.ts'
import { asksLeft, seatsLevel } from '../score-sheet/tie.ts'
import { CARD_IDS, incentiveOf, PLACE_IDS, STATIONS } from '../state/components.ts'
import type { CardId, Incentive, PlaceId } from '../state/components.ts'
import { isAboutAll } from '../wire/warning-codes.ts'
import type { Edit, Stage } from '../wire/wire.ts'

const INCENTIVES = [...new Set(CARD_IDS.map(incentiveOf))]

const thing = (id: string, value: boolean, more: { holder?: number; full?: boolean } = {}): PhoneField => ({
  ...{ id, kind: 'thing', value, holder: more.holder ?? null },
  ...(more.full && { full: true }),
})

function stations({ seats }: Pad, seat: number): PhoneField[] {
  const own = itemAt(seats, seat).stations
  return PLACE_IDS.map((place) => {
    const value = own.includes(place)
    return thing(`station-${place}`, value, { full: !value && own.length >= STATIONS })
  })
}

const ownCopies = ({ seats }: Pad, seat: number, incentive: Incentive): CardId[] =>
  itemAt(seats, seat).cards.filter((card) => incentiveOf(card) === incentive)

/**
 * The seat's copies of a card by their number, a contract with its payment, then one more that it can take. Copies are alike, so
 * none is asked for by its own id.
 */
function copies(pad: Pad, seat: number, incentive: Incentive): PhoneField[] {
  const own = ownCopies(pad, seat, incentive)
  const next = `card-${incentive}-${own.length}`
  const first = `${incentive}a` as CardId
  const has = own.flatMap((card, at) => [
    thing(`card-${incentive}-${at}`, true),
    ...(isContract(card) ? [thing(`paid-${incentive}-${at}`, itemAt(pad.seats, seat).paid.includes(card))] : []),
  ])
  if (freeCopy(pad, first)) return [...has, thing(next, false)]
  return own.length > 0 ? has : [thing(next, false, { holder: ownerOf(pad, first) })]
}

/** The fields that take numbers, whether they are filled or not. */
function numberNames(pad: Pad, seat: number): string[] {
  const { cards, allLeft } = itemAt(pad.seats, seat)
  const asked = openFields({ ...EMPTY, cards }, pad.detail)
  if (pad.detail !== 'points') return [...new Set([...asked, ...(asksLeft(pad, seat) ? openLeft(EMPTY) : [])])]
  return allLeft !== null || seatsLevel(pad).includes(seat) ? [...asked, 'allLeft'] : asked
}

function number(pad: Pad, field: PadField): PhoneField {
  const id = fieldName(field)
  const most = mostIn(pad, field)
  return field.kind === 'part'
    ? { id, kind: 'sum', value: valuesIn(pad, field), most }
    : { id, kind: 'number', value: sumIn(pad, field), least: 0, most }
}

function fields(pad: Pad, seat: number): PhoneField[] {
  const numbers = numberNames(pad, seat).map((name) => number(pad, fieldOf(`${name}-${seat}`)!))
  if (pad.detail !== 'places') return numbers
  return [...stations(pad, seat), ...INCENTIVES.flatMap((each) => copies(pad, seat, each)), ...numbers]
}

function editOfCard(pad: Pad, seat: number, incentive: Incentive, at: number, on: boolean): Edit {
  const own = ownCopies(pad, seat, incentive)[at]
  const card = own ?? freeCopy(pad, `${incentive}a` as CardId)!
  // Who has a contract at the end has paid it, as a rule.
  return { type: 'card', seat, card, on, ...(on && isContract(card) && { paid: true }) }
}

function edit(pad: Pad, seat: number, { id }: PhoneField, value: PhoneValue): Edit {
  const field = fieldOf(`${id}-${seat}`)
  if (field) return written(field, typeof value === 'number' ? [value] : (value as readonly number[] | null))
  const [kind, name, at] = id.split('-')
  const on = value === true
  if (kind === 'station') return { type: 'station', seat, place: name as PlaceId, on }
  const incentive = name as Incentive
  if (kind === 'card') return editOfCard(pad, seat, incentive, Number(at), on)
  return { type: 'paid', seat, card: itemAt(ownCopies(pad, seat, incentive), Number(at)), on }
}

export const phone = phoneFacet<Pad, Edit, { stage: Stage }>({
  fields,
  edit,
  doubts: (pad, seat) => openDoubts(pad).filter(({ code, field }) => isAboutAll(code) || field.endsWith(`-${seat}`)),
  isTold: (_, { stage }) => stage === 'finished',
})
