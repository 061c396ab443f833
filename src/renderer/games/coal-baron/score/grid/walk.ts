/**
 * Where the focus goes from a field. Fields lie in columns, one a player: Enter goes down a column and on to the next one,
 * the arrow keys to the left and right go along a row, and Tab as everywhere.
 */
type Way = 'next' | 'previous' | 'left' | 'right'

/** Puts the focus on the field that lies this way; after the last one on the thing to do next (`data-primary`). */
export function walk(from: HTMLElement, way: Way): void {
  const to = way === 'left' || way === 'right' ? beside(from, way) : along(from, way)
  to?.focus()
}

/** The field after this one. */
export function fieldAfter(from: HTMLElement): HTMLElement | undefined {
  const fields = downColumns(from)
  return fields[fields.indexOf(from) + 1]
}

function along(from: HTMLElement, way: 'next' | 'previous'): HTMLElement | null {
  if (way === 'next') return fieldAfter(from) ?? primary()
  const fields = downColumns(from)
  return fields[fields.indexOf(from) - 1] ?? null
}

function beside(from: HTMLElement, way: 'left' | 'right'): HTMLElement | undefined {
  const row = fieldsOf(from.closest('[data-row]')!)
  return row[row.indexOf(from) + (way === 'right' ? 1 : -1)]
}

const fieldsOf = (inside: Element) => [...inside.querySelectorAll<HTMLElement>('input[data-column]')]

/** All fields of the page, column after column. The sort keeps the order of the rows. */
const downColumns = (from: HTMLElement) =>
  fieldsOf(from.closest('[data-grid]')!).sort((a, b) => Number(a.dataset.column) - Number(b.dataset.column))

export const primary = () => document.querySelector<HTMLElement>('[data-primary]')
