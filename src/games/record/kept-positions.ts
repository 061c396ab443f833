/** The positions kept with a game, in the order of its moves. */
import type { KeptPosition } from '../facets/recording.ts'

type Where = Pick<KeptPosition, 'at' | 'moves'>
type Study = readonly KeptPosition[]

const isSame = (one: Where, other: Where): boolean => keyOf(one) === keyOf(other)
const keyOf = ({ at, moves = [] }: Where) => JSON.stringify([at, moves])

/** Returns what is kept of a position, if anything. */
export const keptIn = (study: Study, where: Where): KeptPosition | undefined =>
  study.find((kept) => isSame(kept, where))

/** Returns the kept positions with this one added, or in place of the same position. */
export const withKept = (study: Study, kept: KeptPosition): Study =>
  keptIn(study, kept)
    ? study.map((each) => (isSame(each, kept) ? kept : each))
    : [...study, kept].toSorted((one, other) => one.at - other.at)

export const withoutKept = (study: Study, where: Where): Study => study.filter((kept) => !isSame(kept, where))
