/** The folds of the valley, its rivers and firs, as paths in a square of 100. */

/** The crest of a fold as a quadratic curve: its start, control point and end. */
type Fold = readonly [x0: number, y0: number, cx: number, cy: number, x1: number, y1: number]

const FOLDS: readonly Fold[] = [
  [27, 16, 38, 10, 51, 14],
  [60, 25, 65, 20, 72, 23],
  [13, 27, 18, 23, 22, 30],
  [24, 35, 31, 27, 42, 25],
  [40, 39, 50, 32, 62, 33],
  [66, 40, 76, 34, 87, 36],
  [41, 52, 50, 44, 59, 48],
  [15, 60, 27, 50, 45, 55],
  [68, 53, 75, 46, 86, 50],
  [14, 68, 24, 73, 39, 75],
  [56, 72, 66, 75, 79, 69],
  [78, 68, 84, 61, 89, 62],
  [-2, 82, 12, 81, 25, 85],
  [36, 81, 44, 83, 51, 88],
  [60, 86, 72, 89, 86, 90],
  [77, 76, 85, 72, 97, 77],
  [18, 97, 33, 95, 47, 99],
  [62, 97, 78, 96, 99, 93],
]

const crest = ([x0, y0, cx, cy, x1, y1]: Fold) => `M${x0} ${y0}Q${cx} ${cy} ${x1} ${y1}`
/** One side of a fold, as deep as this; upwards where it is negative. */
const side = (fold: Fold, depth: number) => `${crest(fold)}Q${fold[2]} ${fold[3] + depth} ${fold[0]} ${fold[1]}z`

export const CRESTS = FOLDS.map(crest).join('')
export const LIT_SIDES = FOLDS.map((fold) => side(fold, -6)).join('')
export const DARK_SIDES = FOLDS.map((fold) => side(fold, 9)).join('')
/** Along the middle of the dark sides. */
export const SLOPES = FOLDS.map(([x0, y0, cx, cy, x1, y1]) => crest([x0, y0, cx, cy + 4.5, x1, y1])).join('')

export const RIVERS: readonly string[] = [
  'M-2 12C9 11 26 14 27 26S18 40 13 46 7 60 8 70 9 92 5 102',
  'M72 7C73 15 66 21 60 24S47 34 38 36 22 42 13 46',
  'M96 8C91 22 99 40 95 54S99 84 95 102',
  'M45 62C47 70 43 78 46 85S47 96 45 102',
]

const TREES_OF_A_FOLD = 9

/** Scattered alike every time. */
const scattered = (at: number) => (Math.abs(Math.sin(at * 12.9) * 43758) % 1) - 0.5

const between = (from: number, bend: number, to: number, along: number) =>
  (1 - along) ** 2 * from + 2 * (1 - along) * along * bend + along ** 2 * to

function firOn([x0, y0, cx, cy, x1, y1]: Fold, at: number): string {
  const along = ((at % TREES_OF_A_FOLD) + 0.6) / TREES_OF_A_FOLD
  const x = between(x0, cx, x1, along) + 3 * scattered(at)
  const y = between(y0, cy, y1, along) + 3 + 4 * scattered(at + 7)
  return `M${x.toFixed(1)} ${y.toFixed(1)}l.6 ${(1.5 + scattered(at + 3)).toFixed(1)}h-1.2z`
}
export const FIRS = FOLDS.flatMap((fold, which) =>
  Array.from({ length: TREES_OF_A_FOLD }, (_, tree) => firOn(fold, TREES_OF_A_FOLD * which + tree)),
).join('')
