/** The command line: `npm run pithead -- COMMAND`, see docs/command-line.md. */
import { CommanderError } from 'commander'
import { CATALOGUE } from '../games/catalogue.ts'
import { statusOf } from './cli/command-line.ts'
import { Complaint } from './cli/complaint.ts'
import { withGames } from './cli/with-games.ts'
import { print, watchOutput, write } from './cli/output.ts'
import { printable } from './cli/printable.ts'
import { programOf } from './cli/program.ts'
import { STATUS, type Status } from './cli/status.ts'
import { version } from './platform/root.ts'
import { inlineMore } from './bots/inlining.ts'
import { errorOf } from './platform/thrown.ts'

/** Runs a command and answers its exit status. */
async function run(args: string[]): Promise<Status> {
  const line = { catalogue: CATALOGUE, print, write, input: process.stdin, ...withGames(CATALOGUE) }
  const program = programOf(line, version())
  await program.parseAsync(args.length === 0 ? ['help'] : args, { from: 'user' })
  return statusOf(program)
}

/** Tells an error in one line and answers its exit status. */
function complain(error: unknown): Status {
  if (error instanceof CommanderError && error.exitCode === 0) return STATUS.ok
  process.stderr.write(`pithead: ${printable(lineOf(error))}\n`)
  if (error instanceof Complaint) return error.status
  return error instanceof CommanderError ? STATUS.usage : STATUS.failure
}

/** Commander's words begin with "error:", and a suggestion stands on a line of its own. */
function lineOf(error: unknown): string {
  const { message } = errorOf(error)
  if (error instanceof Complaint) return message
  // Commander prints help in place of an error there.
  if (error instanceof CommanderError && error.code === 'commander.help') return NO_SUCH_COMMAND
  const sentence = message.replace(/^error: /, '').replace(/\n\((Did you mean .*)\)$/, ' ($1)')
  return error instanceof CommanderError ? sentence : `something went wrong: ${message.split('\n', 1)[0]}`
}

const NO_SUCH_COMMAND = 'no such command; pithead help lists them all'

inlineMore()
watchOutput(
  (reason) => (process.exitCode = complain(new Complaint(`can't write the output: ${reason}`, STATUS.failure))),
)
const status = await run(process.argv.slice(2)).catch(complain)
process.exitCode ||= status
