/** Returns a thrown value as an error; one that isn't an error becomes an error with its text. Errors of the system have a `code`. */
export const errorOf = (thrown: unknown): NodeJS.ErrnoException =>
  thrown instanceof Error ? thrown : new Error(String(thrown))
