/** An attachment that scrolls no further than it takes to have the element in sight. */
export function inSight(element: HTMLElement): void {
  element.scrollIntoView({ block: 'nearest' })
}
