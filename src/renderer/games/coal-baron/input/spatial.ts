/** The nearest of several elements in the direction of an arrow key. */

export interface Point {
  x: number
  y: number
}
const DIRECTIONS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'] as const
export type Direction = (typeof DIRECTIONS)[number]

export const isDirection = (key: string): key is Direction => (DIRECTIONS as readonly string[]).includes(key)

export function middle(element: Element): Point {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { x: left + width / 2, y: top + height / 2 }
}

/** The nearest whose middle lies in the direction; what lies straight ahead counts as nearer. */
export function nearest<T extends Element>(from: Element, all: readonly T[], direction: Direction): T | null {
  const start = middle(from)
  const measured = all.flatMap((element) => {
    const { x, y } = middle(element)
    const [ahead, aside] = turned(direction, x - start.x, y - start.y)
    return element === from || ahead <= 1 ? [] : [{ element, distance: ahead + 2.5 * Math.abs(aside) }]
  })
  return least(measured)
}

/** The one whose middle is nearest to a point. */
export const closest = <T extends Element>(at: Point, all: readonly T[]): T | null =>
  least(all.map((element) => ({ element, distance: Math.hypot(middle(element).x - at.x, middle(element).y - at.y) })))

const least = <T>(measured: { element: T; distance: number }[]): T | null =>
  measured.toSorted((a, b) => a.distance - b.distance)[0]?.element ?? null

function turned(direction: Direction, dx: number, dy: number): [ahead: number, aside: number] {
  if (direction === 'ArrowRight') return [dx, dy]
  if (direction === 'ArrowLeft') return [-dx, dy]
  return direction === 'ArrowDown' ? [dy, dx] : [-dy, dx]
}
