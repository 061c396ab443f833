/** Small checks that say where a value from outside is not what it must be. The first problem found is the answer. */
import {} from './lists.ts'
import { isName, isNotes, isTime, MOST_CHARACTERS, MOST_NOTES } from './forms.ts'

/** A problem and its place: a path such as `setup.tiles[3]`, a code and the parameters of its words. */
export interface Problem {
  path: string
  code: string
  params: Readonly<Record<string, string | number>>
}

export type Check = (value: unknown, path: string) => Problem | null

export const problem = (path: string, code: string, params: Problem['params'] = {}): Problem => ({ path, code, params })

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A value from outside, short enough to be shown; of a list or an object only what it is, however deep it goes. */
export function shown(value: unknown): string {
  if (Array.isArray(value)) return 'list'
  return isObject(value) ? 'object' : shortened(String(value))
}

const shortened = (text: string) => (text.length > 40 ? `${[...text.slice(0, 80)].slice(0, 40).join('')}…` : text)

/** How many or how much there may be: `3` or `1..200`. */
const range = (least: number, most: number) => (least === most ? least : `${least}..${most}`)

const join = (path: string, key: string) => (path === '' ? key : `${path}.${key}`)

/** An object with exactly these keys, the optional ones possibly absent. */
export const object =
  (required: Record<string, Check>, optional: Record<string, Check> = {}): Check =>
  (value, path) => {
    if (!isObject(value)) return problem(path, 'wrong-type', { need: 'object' })
    const checks: Record<string, Check> = { ...required, ...optional }
    for (const key of Object.keys(value))
      if (!Object.hasOwn(checks, key)) return problem(join(path, shown(key)), 'unknown-key')
    for (const [key, check] of Object.entries(checks)) {
      if (Object.hasOwn(value, key)) {
        const found = check(value[key], join(path, key))
        if (found) return found
      } else if (Object.hasOwn(required, key)) return problem(join(path, key), 'missing')
    }
    return null
  }

/** An object of one of several kinds, each told by a key; the first kind whose key is there decides. */
export const byKey =
  (kinds: Readonly<Record<string, Check>>): Check =>
  (value, path) => {
    if (!isObject(value)) return problem(path, 'wrong-type', { need: 'object' })
    const kind = Object.entries(kinds).find(([key]) => Object.hasOwn(value, key))
    if (!kind) return problem(path, 'unknown-kind', { have: shown(Object.keys(value).join(' ')) })
    const [, check] = kind
    return check(value, path)
  }

/** A list of `least` to `most` items, each of which passes the check that `item` gives for its index. */
export const listBy =
  (item: (index: number) => Check, least = 0, most = Infinity): Check =>
  (value, path) => {
    if (!Array.isArray(value)) return problem(path, 'wrong-type', { need: 'list' })
    if (value.length < least || value.length > most)
      return problem(path, 'wrong-length', { have: value.length, need: range(least, most) })
    for (const [i, each] of value.entries()) {
      const found = item(i)(each, `${path}[${i}]`)
      if (found) return found
    }
    return null
  }

/** A list of `least` to `most` items that all pass. */
export const list = (item: Check, least = 0, most = Infinity): Check => listBy(() => item, least, most)

/** A text of 1 to `most` characters. */
export const text =
  (most = MOST_CHARACTERS): Check =>
  (value, path) => {
    if (typeof value !== 'string') return problem(path, 'wrong-type', { need: 'text' })
    if (!value.isWellFormed()) return problem(path, 'wrong-form', { have: shown(value), need: 'Unicode' })
    const length = [...value].length
    return length >= 1 && length <= most ? null : problem(path, 'wrong-length', { have: length, need: range(1, most) })
  }

/** A whole number; each has bounds, so that nobody who counts with it later has to ask. */
export const whole =
  (least: number, most: number): Check =>
  (value, path) => {
    if (typeof value !== 'number') return problem(path, 'wrong-type', { need: 'number' })
    if (!Number.isInteger(value)) return problem(path, 'not-whole', { have: shown(value) })
    return value >= least && value <= most
      ? null
      : problem(path, 'out-of-range', { have: shown(value), need: range(least, most) })
  }

/** A whole number within these. */
export const within = ({ least, most }: { least: number; most: number }): Check => whole(least, most)

export const boolean: Check = (value, path) =>
  typeof value === 'boolean' ? null : problem(path, 'wrong-type', { need: 'boolean' })

export const oneOf =
  (...values: readonly string[]): Check =>
  (value, path) =>
    values.includes(value as string) ? null : problem(path, 'unknown-value', { have: shown(value) })

export const nullOr =
  (check: Check): Check =>
  (value, path) =>
    value === null ? null : check(value, path)

/** Passes if all of them do. */
export const all =
  (...checks: Check[]): Check =>
  (value, path) => {
    for (const check of checks) {
      const found = check(value, path)
      if (found) return found
    }
    return null
  }

/** A text that passes this, of at most so many characters. */
const passing =
  (is: (text: string) => boolean, need: string, most?: number): Check =>
  (value, path) =>
    text(most)(value, path) ?? (is(value as string) ? null : problem(path, 'wrong-form', { have: shown(value), need }))

/** A text of this form. */
export const form = (pattern: RegExp, need: string): Check => passing((value) => pattern.test(value), need)

/** A name or a place. */
export const name = passing(isName, 'a name')
export const notes = passing(isNotes, 'plain text', MOST_NOTES)
/** A point in time, ISO 8601 in UTC. */
export const time = passing(isTime, 'ISO 8601 UTC')

/** The two values are equal at every depth, or where they first differ. */
export function difference(have: unknown, need: unknown, path: string): Problem | null {
  if (have === need) return null
  if (Array.isArray(have) && Array.isArray(need) && have.length === need.length) return differenceIn(have, need, path)
  if (isObject(have) && isObject(need)) return differenceIn(have, need, path)
  return problem(path, 'differs', { have: shown(have), need: shown(need) })
}

function differenceIn(have: object, need: object, path: string): Problem | null {
  for (const key of new Set([...Object.keys(need), ...Object.keys(have)])) {
    const place = Array.isArray(need) ? `${path}[${key}]` : join(path, key)
    const found = difference(Reflect.get(have, key), Reflect.get(need, key), place)
    if (found) return found
  }
  return null
}
