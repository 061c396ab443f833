/** The later of two times in ISO 8601: the machine's clock may have been set back while a game was under way. */
export const later = (one: string, other: string): string => (Date.parse(one) > Date.parse(other) ? one : other)
