/** The window's placement: as it was left, as far as the present displays allow it. */
import * as v from 'valibot'

export interface Size {
  width: number
  height: number
}

export interface Rectangle extends Size {
  x: number
  y: number
}

/** The last placement of a window. `bounds` is its place while it is neither maximized nor on the full screen. */
export interface Placement {
  bounds: Rectangle
  maximized: boolean
  fullScreen: boolean
  /** 1 for the size that the interface was made for. */
  zoom: number
}

/** The smallest window that the interface is made for; it scales with what it gets. */
const SMALLEST: Size = { width: 1024, height: 700 }
const USUAL = { width: 1440, height: 900 }

/** So much of the window's upper edge must be on a display for a hand to catch it. */
const GRIP = { width: 120, height: 40 }

const pixels = v.pipe(v.number(), v.safeInteger())
const schema = v.object({
  bounds: v.object({ x: pixels, y: pixels, width: pixels, height: pixels }),
  maximized: v.boolean(),
  fullScreen: v.boolean(),
  zoom: v.pipe(v.number(), v.minValue(0.25), v.maxValue(5)),
})

/** The stored placement, or null if it can't be read: then the window opens as the first time. */
export function readPlacement(text: string | null): Placement | null {
  try {
    return v.parse(schema, JSON.parse(text ?? ''))
  } catch {
    return null
  }
}

/** The least size of a window. It fits on each display: 700 pixels are more than a small screen has at 125 %. */
export const leastOn = (displays: readonly Rectangle[]): Size => ({
  width: Math.min(SMALLEST.width, ...displays.map(({ width }) => width)),
  height: Math.min(SMALLEST.height, ...displays.map(({ height }) => height)),
})

/**
 * The place of a window that was left at `saved`. `displays` are the areas that windows may have, the main one first. A
 * window larger than its display shrinks, one beyond all displays comes to the middle of the main one.
 */
export function boundsOn(saved: Rectangle | undefined, displays: readonly Rectangle[]): Rectangle {
  const own = saved && displays.find((display) => canBeCaught(saved, display))
  const least = leastOn(displays)
  return own
    ? { ...saved, ...sizeOn(own, saved, least) }
    : centred(sizeOn(displays[0], saved ?? USUAL, least), displays[0])
}

const overlap = (from: number, length: number, start: number, room: number): number =>
  Math.min(from + length, start + room) - Math.max(from, start)

const canBeCaught = (window: Rectangle, display: Rectangle): boolean =>
  overlap(window.x, window.width, display.x, display.width) >= GRIP.width &&
  overlap(window.y, GRIP.height, display.y, display.height) >= GRIP.height

const sizeOn = (display: Size, wanted: Size, least: Size): Size => ({
  width: Math.max(least.width, Math.min(wanted.width, display.width)),
  height: Math.max(least.height, Math.min(wanted.height, display.height)),
})

function centred({ width, height }: Size, display: Rectangle): Rectangle {
  const middle = (start: number, room: number, length: number) => start + Math.round((room - length) / 2)
  return { x: middle(display.x, display.width, width), y: middle(display.y, display.height, height), width, height }
}
