/** Whatever was thrown, as an error; a value that is none becomes an error with its text. Those of the system have a `code`. */
export const errorOf = (thrown: unknown): NodeJS.ErrnoException =>
  thrown instanceof Error ? thrown : new Error(String(thrown))
