/** Positions of the named places of the board. */

/** The element that shows a place, on the board or on the page beside it; null if none does. */
export function elementAt(board: Element, place: string): Element | null {
  const [kind, id, spot] = place.split(' ')
  if (kind === 'space') return board.querySelector(`[data-space="${id}"]`)
  if (kind === 'card') return board.querySelector(`[data-card="${id}"]`)
  if (kind === 'points') return document.querySelector(`[data-points-of="${id}"]`)
  if (kind === 'spot') return board.querySelector(`[data-order="${id}"] [data-on="${spot}"]`)
  const selector = `[data-place="${place}"]`
  return board.querySelector(selector) ?? document.querySelector(selector)
}
