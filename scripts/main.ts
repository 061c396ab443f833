/** A mistake in how a script was called: exit status 2. */
export class UsageError extends Error {}

/** Throws a UsageError at the first name that is not among those known. */
export function checkNames(what: string, names: readonly string[], known: readonly string[]): void {
  const wrong = names.find((name) => !known.includes(name))
  if (wrong !== undefined) throw new UsageError(`unknown ${what} "${wrong}"; there are ${known.join(', ')}`)
}

/** Reads the arguments of a script that takes none. */
export function noArguments(args: readonly string[]): void {
  if (args.length > 0) throw new UsageError(`unknown argument "${args[0]}"; this takes none`)
}

const HELP = '--help'

/**
 * Runs a script: `read` makes sense of its arguments or throws a UsageError, and `work` does what they ask for. With
 * `--help` among them the others are still read, and `usage` is printed instead of working. An error becomes a line on
 * standard error and an exit status, never a stack.
 */
export async function main<T>(
  usage: string,
  read: (args: string[]) => T,
  work: (asked: T) => Promise<number | void>,
): Promise<void> {
  const args = process.argv.slice(2)
  try {
    const asked = read(args.filter((arg) => arg !== HELP))
    if (args.includes(HELP)) console.log(usage)
    else process.exitCode = (await work(asked)) ?? 0
  } catch (error) {
    console.error(`pithead: ${(error as Error).message}`)
    process.exitCode = error instanceof UsageError ? 2 : 1
  }
}
