/** Whether two values are the same as JSON, such as decisions that came by the wire. */
export const isSameJson = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)
