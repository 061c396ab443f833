/** Arrow keys that walk from one thing to the next by where they stand on the page. */

type Direction = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown'
const ARROWS: readonly string[] = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']

/** An attachment: inside the element, arrow keys move the focus among what `selector` finds. Tab works as ever. */
export const moveAmong = (selector: string) => (element: HTMLElement) => {
  const move = (event: KeyboardEvent) => {
    if (event.defaultPrevented || !ARROWS.includes(event.key)) return
    const items = [...element.querySelectorAll<HTMLElement>(selector)]
    const from = items.find((item) => item === document.activeElement)
    const to = from ? nearest(from, items, event.key as Direction) : items[0]
    if (!to) return
    event.preventDefault()
    to.focus()
  }
  element.addEventListener('keydown', move)
  return () => element.removeEventListener('keydown', move)
}

/** The nearest item in a direction; what lies straight ahead counts as nearer than what lies aside. */
function nearest(from: HTMLElement, items: HTMLElement[], direction: Direction): HTMLElement | undefined {
  const distances = items
    .filter((item) => item !== from)
    .map((item) => ({ item, ...distanceTo(from.getBoundingClientRect(), item.getBoundingClientRect(), direction) }))
    .filter(({ ahead }) => ahead > 0)
  return distances.sort((a, b) => a.ahead + 2 * a.aside - (b.ahead + 2 * b.aside))[0]?.item
}

/** Distances of an item from the middle of another: ahead to its beginning, and aside. */
function distanceTo(from: DOMRect, to: DOMRect, direction: Direction): { ahead: number; aside: number } {
  const x = from.x + from.width / 2
  const y = from.y + from.height / 2
  const across = Math.abs(to.x + to.width / 2 - x)
  const down = Math.abs(to.y + to.height / 2 - y)
  switch (direction) {
    case 'ArrowLeft':
      return { ahead: x - to.right, aside: down }
    case 'ArrowRight':
      return { ahead: to.left - x, aside: down }
    case 'ArrowUp':
      return { ahead: y - to.bottom, aside: across }
    case 'ArrowDown':
      return { ahead: to.top - y, aside: across }
  }
}
