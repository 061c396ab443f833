/** Values that have not arrived yet, kept where a reload of the page leaves them: by the key's name, until the tab is closed. */
import type { PhoneValue } from '../../games/facets/phone.ts'

export type Values = ReadonlyMap<string, PhoneValue>

/** Keeps exactly these. A storage that is full or forbidden keeps nothing; the page has them still. */
export function keepValues(name: string, values: Values): void {
  try {
    if (values.size === 0) sessionStorage.removeItem(name)
    else sessionStorage.setItem(name, JSON.stringify([...values]))
  } catch {
    return
  }
}

/** Those that were kept last; none if they can't be read. */
export function keptValues(name: string): Values {
  try {
    return new Map(JSON.parse(sessionStorage.getItem(name) ?? '[]') as [string, PhoneValue][])
  } catch {
    return new Map()
  }
}
