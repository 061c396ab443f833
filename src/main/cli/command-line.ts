import { Command } from 'commander'
import type { Catalogue } from '../../games/facets/facets.ts'
import type { WithGames } from './with-games.ts'
import type { Print } from './output.ts'
import type { Status } from './status.ts'

/** Everything that the commands of the command line use. */
export interface CommandLine extends WithGames {
  catalogue: Catalogue
  print: Print
  /** Writes bytes to standard output. */
  write: (bytes: Buffer) => void | Promise<void>
  /** Standard input, in bytes. */
  input: AsyncIterable<Buffer>
}

/** Its answer is the exit status. */
export type Run<Options> = (options: Options, operands: string[]) => Status | Promise<Status>

/** A command that ends with the status of `run`: `parseAsync` leaves it in `statusOf`. */
export function newCommand<Options>(name: string, summary: string, run: Run<Options>): Command {
  const command = new Command(name).description(summary)
  return command.action(async () => {
    statuses.set(command, await run(command.opts() as Options, command.args))
  })
}

const statuses = new WeakMap<Command, Status>()

/** The exit status of the command that was run. */
export const statusOf = (program: Command): Status =>
  program.commands.map((command) => statuses.get(command)).find((status) => status !== undefined) ?? 0
