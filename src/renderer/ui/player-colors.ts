/** The colours that players have. Each has a mark of its own, so that it never stands alone. */
import { m } from '../paraglide/messages.js'

export const PLAYER_COLORS = ['red', 'blue', 'green', 'cream', 'violet'] as const

const NAMES: Record<string, () => string> = {
  red: m.color_red,
  blue: m.color_blue,
  green: m.color_green,
  cream: m.color_cream,
  violet: m.color_violet,
}
export const colorName = (color: string): string => NAMES[color]?.() ?? color

/** Each colour's mark as an SVG path in a square of 16: disc, diamond, triangle, square, star. */
const MARKS: Record<string, string> = {
  red: 'M8 1.5a6.5 6.5 0 1 1 0 13a6.5 6.5 0 1 1 0-13z',
  blue: 'M8 .8L15.2 8L8 15.2L.8 8z',
  green: 'M8 1.6L15.4 14.6H.6z',
  cream: 'M2 2h12v12H2z',
  violet: 'M8 .7L10.4 5.4L15.5 6.2L11.8 9.8L12.6 15L8 12.6L3.4 15L4.2 9.8L.5 6.2L5.6 5.4z',
}
/** A colour from somebody else's record has the disc. */
export const markPath = (color: string): string => MARKS[color] ?? MARKS.red

/** CSS colours of a player's pieces, of the mark on them, and of text and lines in his colour, which stand out on any ground. */
export const pieceColor = (color: string) => `var(--player-${color}, var(--steel))`
export const pieceInk = (color: string) => `var(--player-${color}-ink, var(--piece-line))`
export const textColor = (color: string) => `var(--player-${color}-text, var(--text))`
