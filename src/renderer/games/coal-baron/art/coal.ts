/** Marks of the four coal colours besides the colour itself: a letter, which follows the language, and a pattern. */
import type { Coal } from '../../../../games/coal-baron/rules/types.ts'
import { coalLetter } from '../words/piece-names.ts'

/** In a box of 10 by 12. */
const STROKES: Readonly<Record<string, string>> = {
  B: 'M1.2 0V12H5.4a3.2 3.2 0 0 0 0-6.4H1.2M1.2 0H4.8a2.8 2.8 0 0 1 0 5.6',
  G: 'M8.8 2.6A4.6 6 0 1 0 9 8.6V6.8H5.6',
  K: 'M1.2 0V12M8.6 0L1.4 7.2M4 4.8L9 12',
  R: 'M1.2 12V0H5.2a3.2 3.2 0 0 1 0 6.4H1.2M5 6.4L9 12',
  S: 'M8.8 2.6C8.2 .9 6.8 0 5.1 0C2.9 0 1.4 1.3 1.4 3.1C1.4 7 8.9 4.9 8.9 8.9C8.9 10.8 7.3 12 5 12C3.1 12 1.6 11.1 1 9.3',
  Y: 'M1 0L5 5.6L9 0M5 5.6V12',
  Z: 'M1.2 0H8.8L1.2 12H8.8',
}

/** Strokes of a colour's letter in the current language. */
export const letterStrokes = (coal: Coal): string => STROKES[coalLetter(coal)]

/** Strokes of the pattern on a face of 18 by 18: diagonals, pebbles, layers, facets. */
export const PATTERNS: Readonly<Record<Coal, string>> = {
  Y: 'M-1 7L7-1M-1 14.5L14.5-1M2 19L19 2M10 19L19 10',
  B: 'M3 3h.1M9 2.2h.1M15 3.4h.1M2.4 9h.1M15.6 9h.1M3 15h.1M9 16h.1M15 14.8h.1',
  G: 'M0 2.2H18M0 6.7H18M0 11.2H18M0 15.7H18',
  K: 'M0 0L18 18M18 0L0 18M9 0L18 9L9 18L0 9Z',
}

/** Stroke width of each pattern: pebbles are round dots, facets thin lines. */
export const PATTERN_WIDTH: Readonly<Record<Coal, number>> = { Y: 2.4, B: 3, G: 1.9, K: 1.3 }

/** The sides of a cube in a box of 24 behind its face, which is 18 wide and begins at 1, 5. */
export const CUBE_SIDE = 'M1.5 5.5L5 1.8H22.2V18.6L18.8 22.5'
export const CUBE_TOP = 'M1.6 5.2L5.2 1.6H22.2L19 5.2Z'

/** A minecart in a box of 40 by 44. */
export const TUB = 'M3.5 22H36.5L33 37H7Z'
export const TUB_INSIDE = 'M5 21.5L9 18H31L35 21.5Z'
