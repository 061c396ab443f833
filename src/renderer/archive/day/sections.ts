/** A person's points with a day's deal, section by section, beside the bot's. */
import type { PointsCourse } from '../../games/screens/archive-screens.ts'

/** The least shares of the bot's points that have a square of their own, the best first; the last square is for less. */
export const SHARES = [1, 0.75, 0.5] as const
const SQUARES = ['🟦', '🟨', '🟧', '⬛'] as const

export interface Section {
  own: number
  bot: number
}

/** The points of each section that both played: the last one ends with the game. */
export function sectionsOf(own: PointsCourse, bot: PointsCourse, seat: number): Section[] {
  const [mine, its] = [gainsOf(own, seat), gainsOf(bot, seat)]
  const count = Math.max(mine.length, its.length)
  return Array.from({ length: count }, (_, section) => ({ own: mine[section] ?? 0, bot: its[section] ?? 0 }))
}

function gainsOf({ points, ends }: PointsCourse, seat: number): number[] {
  const last = points.length - 1
  const at = [0, ...ends.slice(0, -1), last].map((moment) => points[moment][seat])
  return at.slice(1).map((total, section) => total - at[section])
}

/** The share of the bot's points; 0 or 1 if the bot made none. */
export const shareOf = ({ own, bot }: Section): number => (bot > 0 ? own / bot : Number(own >= bot))

/** The largest of the shares that was reached; 0 for less. */
export const reachedIn = (section: Section): number => SHARES.find((share) => shareOf(section) >= share) ?? 0

const squareOf = (section: Section): string => SQUARES.at(SHARES.findIndex((share) => share === reachedIn(section)))!

/** Lines to send to others: nothing in them tells of the deal. */
export const dayText = (title: string, date: string, sections: readonly Section[], { own, bot }: Section): string =>
  [title, date, `${sections.map(squareOf).join('')} ${own} : ${bot}`].join('\n')
