/** A mistake in how a script was called: exit status 2. */
export class UsageError extends Error {}

/** Throws a UsageError at the first name that is not among those known. */
export function checkNames(what: string, names: readonly string[], known: readonly string[]): void {
  const wrong = names.find((name) => !known.includes(name))
  if (wrong !== undefined) throw new UsageError(`unknown ${what} "${wrong}"; there are ${known.join(', ')}`)
}

/** Runs a script; an error becomes a line on standard error and an exit status, never a stack. */
export async function main(script: () => Promise<number | void>): Promise<void> {
  try {
    process.exitCode = (await script()) ?? 0
  } catch (error) {
    console.error(`pithead: ${(error as Error).message}`)
    process.exitCode = error instanceof UsageError ? 2 : 1
  }
}
