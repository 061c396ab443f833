/** The place of a wrong value in data from outside. */

/** A problem and its place: a path such as `setup.tiles[3]`, a code and the parameters of its words. */
export interface Problem {
  path: string
  code: string
  params: Readonly<Record<string, string | number>>
}

export const problem = (path: string, code: string, params: Problem['params'] = {}): Problem => ({ path, code, params })

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A value from outside, short enough to be shown; of a list or an object only what it is, however deep it goes. */
export function shown(value: unknown): string {
  if (Array.isArray(value)) return 'list'
  return isObject(value) ? 'object' : shortened(String(value))
}

const shortened = (text: string) => (text.length > 40 ? `${[...text.slice(0, 80)].slice(0, 40).join('')}…` : text)

/** The path of the value at this key, or at this index of a list. */
export const pathTo = (path: string, key: string | number): string =>
  typeof key === 'number' ? `${path}[${key}]` : [path, key].filter(Boolean).join('.')

/** The two values are equal at every depth, or where they first differ. */
export function difference(have: unknown, need: unknown, path: string): Problem | null {
  if (have === need) return null
  if (Array.isArray(have) && Array.isArray(need) && have.length === need.length) return differenceIn(have, need, path)
  if (isObject(have) && isObject(need)) return differenceIn(have, need, path)
  return problem(path, 'differs', { have: shown(have), need: shown(need) })
}

function differenceIn(have: object, need: object, path: string): Problem | null {
  for (const key of new Set([...Object.keys(need), ...Object.keys(have)])) {
    const place = pathTo(path, Array.isArray(need) ? Number(key) : key)
    const found = difference(Reflect.get(have, key), Reflect.get(need, key), place)
    if (found) return found
  }
  return null
}
