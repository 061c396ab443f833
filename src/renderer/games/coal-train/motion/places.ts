/** The named places of the board. */

const ATTRIBUTES: Readonly<Record<string, string>> = {
  space: 'data-space',
  held: 'data-tile-held',
  place: 'data-place',
  subsidy: 'data-subsidy',
  card: 'data-card',
  cell: 'data-cell',
  goods: 'data-goods',
  points: 'data-points-of',
  drawn: 'data-drawn',
}

/** The element that shows a place such as `space 0 3`, on the board or beside it; null if none does. */
export function elementAt(board: Element, place: string): Element | null {
  const [kind = '', ...id] = place.split(' ')
  const selector = id.length > 0 ? `[${ATTRIBUTES[kind]}="${id.join(' ')}"]` : `[${ATTRIBUTES[kind]}]`
  return board.querySelector(selector) ?? document.querySelector(selector)
}
