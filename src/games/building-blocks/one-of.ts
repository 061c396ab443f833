/** Whether a value is one of a fixed list, so that the compiler knows it as one of them. */
export const isOneOf = <T>(all: readonly T[], value: unknown): value is T => all.includes(value as T)
