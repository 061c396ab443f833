/**
 * A move inside the kernel is one small integer: its kind above 16 bits of arguments. This file packs and unpacks them;
 * `decisions.ts` turns them into the record's words and back.
 */
export const DRAFT = 0
export const PLACE = 1
export const CAGE = 2
export const LOAD = 3
export const STORE = 4
export const FILL = 5
export const PAIR = 6
export const END = 7
export const KEEP = 8
export const COAL = 9
export const RETURN = 10

export type Move = number

export const kind = (move: Move) => move >> 16
export const argument = (move: Move) => move & 0xffff

/** A cube's source with its coal: 0 to 3 from the cage, 4 to 7 from the private storage. */
export type Cube = number
export const FROM_STORAGE = 4
export const cubeCoal = (cube: Cube) => cube & 3
export const isFromStorage = (cube: Cube) => cube >= FROM_STORAGE

export const draftMove = (order: number): Move => (DRAFT << 16) | order
export const placeMove = (space: number): Move => (PLACE << 16) | space
export const cageMove = (level: number): Move => (CAGE << 16) | level
export const loadMove = (coal: number): Move => (LOAD << 16) | coal
export const storeMove = (coal: number): Move => (STORE << 16) | coal
export const endMove = (): Move => END << 16
/** `index` of the drawn one that is kept; `KEEP_NONE` for none. */
export const KEEP_NONE = 5
export const keepMove = (index: number): Move => (KEEP << 16) | index
/** A coal, or `NO_COAL` to leave the minecart empty. */
export const NO_COAL = 4
export const coalMove = (coal: number): Move => (COAL << 16) | coal

/** Six bits for the order, two for the spot, then three for each cube. */
const spotArgument = (order: number, spot: number) => order | (spot << 6)
export const fillMove = (order: number, spot: number, cube: Cube): Move =>
  (FILL << 16) | spotArgument(order, spot) | (cube << 8)
/** Two cubes in place of one; `first` is never greater than `second`. */
export const pairMove = (order: number, spot: number, first: Cube, second: Cube): Move =>
  (PAIR << 16) | spotArgument(order, spot) | (first << 8) | (second << 11)
export const fillOrder = (move: Move) => move & 63
export const fillSpotOf = (move: Move) => (move >> 6) & 3
export const firstOf = (move: Move): Cube => (move >> 8) & 7
export const secondOf = (move: Move): Cube => (move >> 11) & 7

/** To the top or the bottom of the stack, in one of the at most 120 orders of `PERMUTATIONS`. */
export const returnMove = (bottom: boolean, permutation: number): Move =>
  (RETURN << 16) | (bottom ? BOTTOM : 0) | permutation
export const toBottom = (move: Move) => (move & BOTTOM) !== 0
export const permutationOf = (move: Move) => move & (BOTTOM - 1)
const BOTTOM = 128

function permute(items: number[]): number[][] {
  if (items.length === 0) return [[]]
  return items.flatMap((first) => permute(items.filter((i) => i !== first)).map((rest) => [first, ...rest]))
}

/** All orders of n things, n from 0 to 5: which of the drawn lies topmost, second, …. */
export const PERMUTATIONS: readonly (readonly (readonly number[])[])[] = [0, 1, 2, 3, 4, 5].map((n) =>
  permute([...Array(n).keys()]),
)
