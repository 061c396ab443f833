/** Edits that have not arrived yet, kept where a reload of the page leaves them: by sheet, until the tab is closed. */

const keyOf = (id: string) => `unsent-${id}`

/** Keeps exactly these. A storage that is full or forbidden keeps nothing; the page has them still. */
export function keepUnsent(id: string, edits: readonly unknown[]): void {
  try {
    if (edits.length === 0) sessionStorage.removeItem(keyOf(id))
    else sessionStorage.setItem(keyOf(id), JSON.stringify(edits))
  } catch {
    return
  }
}

/** Those that were kept last; none if they can't be read. */
export function unsentOf(id: string): unknown[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(id)) ?? '[]')
    return Array.isArray(kept) ? kept : []
  } catch {
    return []
  }
}
