/**
 * Schemas for the contents of files. They look first for what a person would mend first: in an object keys that nobody named before
 * keys that are missing and values that are wrong, in a list its length before its items.
 */
import * as v from 'valibot'
import { isObject } from './problem.ts'
import { span } from './shared-schemas.ts'

type Schema = v.GenericSchema

const anObject = v.custom<unknown>(isObject, 'object')
const aList = v.custom<unknown>(Array.isArray, 'list')

/** An object with exactly these keys. */
export const exactly = <E extends v.ObjectEntries>(entries: E) =>
  v.pipe(anObject, onlyKeysOf(entries), v.object(entries))

const onlyKeysOf = (entries: v.ObjectEntries) =>
  v.rawCheck<unknown>(({ dataset, addIssue }) => {
    if (!isObject(dataset.value)) return
    const key = Object.keys(dataset.value).find((each) => !Object.hasOwn(entries, each))
    if (key !== undefined) addIssue({ message: 'unknown-key', path: [stepTo(key)] })
  })

/** A list of `least` to `most` items that this schema takes. */
export const sized = <S extends Schema>(schema: S, least: number, most: number) =>
  v.pipe(aList, lengthWithin(least, most), schema)

const lengthWithin = (least: number, most: number) =>
  v.rawCheck<unknown>(({ dataset, addIssue }) => {
    if (!Array.isArray(dataset.value)) return
    const { length } = dataset.value
    if (length < least || length > most) addIssue({ message: 'wrong-length', expected: span(least, most) })
  })

/** A list of `least` to `most` items. */
export const listOf = <S extends Schema>(item: S, least: number, most: number) => sized(v.array(item), least, most)

/** A list of as many items as there are schemas, or of fewer. */
export const listBy = <S extends Schema>(schemas: readonly S[]) =>
  sized(
    v.lazy((items) => v.tuple(schemas.slice(0, Array.isArray(items) ? items.length : 0))),
    0,
    schemas.length,
  )

/** Checks that no two items of a list share this text; `inside` leads to its place in an item. */
export const eachOnce = <T>(of: (item: T) => string, ...inside: string[]) =>
  v.rawCheck<T[]>(({ dataset, addIssue }) => {
    if (!dataset.typed) return
    const values = dataset.value.map(of)
    const again = values.findIndex((value, i) => values.indexOf(value) < i)
    if (again >= 0) addIssue({ message: 'twice', input: values[again], path: [stepTo(again), ...inside.map(stepTo)] })
  })

/** An object of one of several kinds, each known by a key; the first kind whose key is present decides. */
export const byKey = <K extends Readonly<Record<string, Schema>>>(kinds: K) =>
  v.pipe(
    anObject,
    v.lazy((value) => (kindOf(kinds, value) ?? v.never()) as K[keyof K]),
  )

const kindOf = (kinds: Readonly<Record<string, Schema>>, value: unknown) =>
  isObject(value) ? Object.entries(kinds).find(([key]) => Object.hasOwn(value, key))?.[1] : undefined

/** An object of one of several kinds, each known by the text at this key. */
export function byText<K extends Readonly<Record<string, Schema>>>(key: string, kinds: K) {
  const unknown = unknownAt(key)
  return v.lazy((value) => {
    const kind = isObject(value) ? value[key] : undefined
    return (typeof kind === 'string' && Object.hasOwn(kinds, kind) ? kinds[kind] : unknown) as K[keyof K]
  })
}

const unknownAt = (key: string) =>
  v.pipe(
    v.unknown(),
    v.rawCheck(({ dataset, addIssue }) => {
      const input = isObject(dataset.value) ? dataset.value[key] : undefined
      addIssue({ message: 'unknown-value', input, path: [stepTo(key)] })
    }),
  )

/** A step on the path to a value that is wrong. */
export const stepTo = (key: string | number): v.UnknownPathItem => ({
  type: 'unknown',
  origin: 'value',
  ...{ key, input: null, value: null },
})
