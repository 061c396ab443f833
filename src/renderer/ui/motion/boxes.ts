/** Measures where things are in the window. */

export interface Box {
  x: number
  y: number
  size: number
}

/** The middle of an element in the window and the size of a piece there. */
export function boxOf(element: Element): Box {
  const { x, y, width, height } = element.getBoundingClientRect()
  return { x: x + width / 2, y: y + height / 2, size: Math.min(width, height) }
}
