/**
 * Movement of the focus between fields. Fields lie in columns, one a player: Enter goes down a column and on to the next one,
 * the arrow keys to the left and right go along a row, and Tab as everywhere.
 */
import { present } from '../../../../../games/building-blocks/present.ts'
type Direction = 'next' | 'previous' | 'left' | 'right'

/** Puts the focus on the field that lies in this direction; after the last one on the thing to do next (`data-primary`). */
export function walk(from: HTMLElement, direction: Direction): void {
  const to = direction === 'left' || direction === 'right' ? beside(from, direction) : along(from, direction)
  to?.focus()
}

/** The field after this one. */
export function fieldAfter(from: HTMLElement): HTMLElement | undefined {
  const fields = downColumns(from)
  return fields[fields.indexOf(from) + 1]
}

function along(from: HTMLElement, direction: 'next' | 'previous'): HTMLElement | null {
  if (direction === 'next') return fieldAfter(from) ?? primary()
  const fields = downColumns(from)
  return fields[fields.indexOf(from) - 1] ?? null
}

function beside(from: HTMLElement, direction: 'left' | 'right'): HTMLElement | undefined {
  const row = fieldsOf(present(from.closest('[data-row]'), 'the row of the field'))
  return row[row.indexOf(from) + (direction === 'right' ? 1 : -1)]
}

const fieldsOf = (inside: Element) => [...inside.querySelectorAll<HTMLElement>('input[data-column]')]

/** All fields of the page, column after column. The sort keeps the order of the rows. */
const downColumns = (from: HTMLElement) =>
  fieldsOf(present(from.closest('[data-grid]'), 'the grid of the field')).sort(
    (a, b) => Number(a.dataset.column) - Number(b.dataset.column),
  )

export const primary = () => document.querySelector<HTMLElement>('[data-primary]')
