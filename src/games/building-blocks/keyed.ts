/** Objects with a value for each of a list of keys. TypeScript itself forgets which keys those are. */

/** An object with a value for each key, in the order of the keys. */
export const keyedBy = <K extends string, T>(keys: readonly K[], of: (key: K, index: number) => T): Record<K, T> =>
  Object.fromEntries(keys.map((key, index) => [key, of(key, index)])) as Record<K, T>

/** The value under a key that may be missing. */
export const valueAt = <T>(record: Readonly<Partial<Record<string, T>>>, key: string): T | undefined =>
  Object.hasOwn(record, key) ? record[key] : undefined

/** The keys of an object that has no others than its type names. */
export const keysOf = <K extends string>(record: Readonly<Partial<Record<K, unknown>>>): K[] =>
  Object.keys(record) as K[]
