/** Railroads as they are put on a revenue sheet: by category and side, as they lie before a Holding. */
import {
  RAILROADS,
  SIDE_NAMES,
  sidesOf,
  type RailroadId,
  type Side,
  type SideName,
} from '../../../../../games/railroad-barons/state/components.ts'

export interface RevenueCard {
  /** `B3`: category and level; the dear side of an I card is `I`, the cheap one `K`. */
  key: string
  category: string
  side: SideName | null
  printed: Side
}

const firsts = RAILROADS.filter((id) => id.endsWith('1'))

/** Every kind of card, once for each of its sides. */
export const REVENUE_CARDS: readonly RevenueCard[] = firsts.flatMap((id) => {
  const sides = sidesOf(RAILROADS.indexOf(id))
  return sides.map((printed, at): RevenueCard => {
    const category = id.startsWith('I') && at === 0 ? 'K' : id[0]
    const side = sides.length > 1 ? SIDE_NAMES[at] : null
    return { key: `${category}${printed.level}`, category, side, printed }
  })
})

/** So many of a category are in the box, whatever their side. */
export const boxCount = (category: string): number =>
  RAILROADS.filter((id) => id.startsWith(category === 'K' ? 'I' : category)).length

/** The cards as Railroads, each another one of its category. */
export function railroadsOf(cards: readonly RevenueCard[]): { id: RailroadId; side: SideName | null }[] {
  const used = new Map<string, number>()
  return cards.map(({ category, side }) => {
    const letter = category === 'K' ? 'I' : category
    const number = (used.get(letter) ?? 0) + 1
    used.set(letter, number)
    return { id: `${letter}${number}`, side }
  })
}
