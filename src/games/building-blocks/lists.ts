/**
 * Reading a list at a place that is known to be there: it comes from the layout of an array, from the sizes of the box, from a
 * seat at the table or from the bounds of a loop. The compiler can't see that, and testing it would cost the search its speed.
 * One function for each kind of list: where one place meets a single kind, V8 reads it fastest. Plain lists are of several
 * kinds, so what bots run through in their search reads these with `!` where it stands: they think a tenth faster so.
 */

export const intAt = (list: Int32Array, index: number): number => list[index] as number
export const byteAt = (list: Uint8Array, index: number): number => list[index] as number
export const singleAt = (list: Float32Array, index: number): number => list[index] as number
export const floatAt = (list: Float64Array, index: number): number => list[index] as number
export const numberAt = (list: readonly number[], index: number): number => list[index] as number
export const itemAt = <T>(list: readonly T[], index: number): T => list[index] as T
/** In a table by numbers, such as that of the players. */
export const entryAt = <T>(table: Readonly<Record<number, T>>, key: number): T => table[key] as T

/** Adds to a number in a list, and answers with the sum. */
export const addToInt = (list: Int32Array, index: number, by: number): number => (list[index] = intAt(list, index) + by)
export const addToByte = (list: Uint8Array, index: number, by: number): number =>
  (list[index] = byteAt(list, index) + by)
export const addToSingle = (list: Float32Array, index: number, by: number): number =>
  (list[index] = singleAt(list, index) + by)
export const addToFloat = (list: Float64Array, index: number, by: number): number =>
  (list[index] = floatAt(list, index) + by)
export const addToNumber = (list: number[], index: number, by: number): number =>
  (list[index] = numberAt(list, index) + by)
