/** Figures of a plot's table with links of their own. */
import { plain } from '../i18n/numbers.ts'
import type { Cell } from './plot-parts.ts'

/** A figure that links to the games it counts; with a count of 0 it is plain text. */
export const linkedCell = (text: string, count: number, href: string): Cell => (count === 0 ? text : { text, href })

/** A number of games with the link to them. */
export const countCell = (count: number, href: string): Cell => linkedCell(plain(count), count, href)
