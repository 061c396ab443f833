/** Explains in words how a part of a score came about. */
import type { SeatScore, SeatView } from '../../../../games/coal-train/rules/types.ts'
import { incentiveOf, isCity, pointsOf, type CardId } from '../../../../games/coal-train/state/components.ts'
import { PARTS } from '../../../../games/coal-train/state/state.ts'
import { m } from '../../../paraglide/messages.js'
import { cardName, placeName } from './piece-names.ts'

type Part = (typeof PARTS)[number]

/** "3 each: Sunbury, Berwick; 2: Muncy", with the most points first. A word for "nothing" if the part is empty. */
export function partReasons(part: Part, seat: SeatView): string {
  const reasons = isOfPlaces(part) ? placesOf(seat, part === 'cities') : cardsOf(seat, part)
  return reasons.length === 0 ? m.ct_part_nothing() : reasons.join('; ')
}

const isOfPlaces = (part: keyof SeatScore) => part === 'towns' || part === 'cities'

/** Places that count alike are named together. */
function placesOf({ stations }: SeatView, areCities: boolean): string[] {
  const counted = stations.filter((place) => isCity(place) === areCities)
  const worths = [...new Set(counted.map(pointsOf))].toSorted((a, b) => b - a)
  return worths.map((points) => {
    const names = counted.filter((place) => pointsOf(place) === points).map(placeName)
    return names.length > 1
      ? m.ct_part_each({ points, names: names.join(', ') })
      : m.ct_part_reason({ what: names[0], points })
  })
}

/** Incentives of a part by the first letter of their ids. */
const LETTERS: Partial<Record<Part, string>> = { cards: 'N', contracts: 'P', scoring: 'F' }

const cardsOf = ({ cards }: SeatView, part: Part) =>
  cards.filter(({ id, points }) => points > 0 && isOf(part, id)).map(({ id, points }) => reasonOf(id, points))

const isOf = (part: Part, card: CardId) => incentiveOf(card).startsWith(LETTERS[part]!)

const reasonOf = (id: CardId, points: number) => m.ct_part_reason({ what: cardName(id), points })
