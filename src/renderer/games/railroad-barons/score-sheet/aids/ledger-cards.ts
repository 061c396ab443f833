/** Railroads as they are added to a Holding in the ledger: by category and side. */
import {
  RAILROADS,
  SIDE_NAMES,
  sidesOf,
  type Side,
  type SideName,
} from '../../../../../games/railroad-barons/state/components.ts'

export interface LedgerCard {
  /** `B3`: category and level; the dear side of an I card is `I`, the cheap one `K`. */
  key: string
  category: string
  /** The category alone where it has one side. */
  short: string
  side: SideName | null
  printed: Side
}

const firsts = RAILROADS.filter((id) => id.endsWith('1'))

/** Every kind of card, once for each of its sides. */
export const LEDGER_CARDS: readonly LedgerCard[] = firsts.flatMap((id) => {
  const sides = sidesOf(RAILROADS.indexOf(id))
  return sides.map((printed, at): LedgerCard => {
    const isI = id.startsWith('I')
    const category = isI && at === 0 ? 'K' : id[0]
    const key = `${category}${printed.level}`
    const side = sides.length > 1 ? SIDE_NAMES[at] : null
    return { key, category, short: sides.length > 1 && !isI ? key : category, side, printed }
  })
})

/** The letter by which the box numbers the cards: K is the other side of I. */
export const letterOf = ({ category }: LedgerCard): string => (category === 'K' ? 'I' : category)
