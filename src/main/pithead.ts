/** The command line: `npm run pithead -- COMMAND`. */
import { parseArgs } from 'node:util'
import { answerLines } from './cli/bot.ts'
import { Complaint } from './cli/complaint.ts'
import { exportGames } from './cli/export.ts'
import { botPlayerOf, simulationOf, statisticsOf } from './cli/flags.ts'
import { withGames } from './cli/games.ts'
import { importGames } from './cli/import.ts'
import { list } from './cli/list.ts'
import { print, watchOutput } from './cli/output.ts'
import { CATALOGUE } from '../games/catalogue.ts'
import { botNames } from './bots/bots.ts'
import { printable } from './cli/printable.ts'
import { simulate } from './cli/simulate.ts'
import { stats } from './cli/stats.ts'
import { verify } from './cli/verify.ts'

/** Each game with its bots, the first one being what is played where none is named. */
const gamesAndBots = (): string =>
  [...CATALOGUE.values()].map((game) => `(${game.identity.id}: ${botNames(game).join(', ')})`).join('\n      ')

const HELP = `Usage: npm run pithead -- COMMAND

  simulate --players N --out DIR [--game ID] [--games 1] [--seed 1] [--bots random,random]
      plays games among bots and writes a record of each; the same seed writes the same files
      ${gamesAndBots()}
  bot --level NAME [--game ID] [--ms N] [--iterations N] [--seed 1]
      answers other programs: a line {"record": …} of a running game with {"move": …}, see docs/bots.md
  list [SEARCH…]
      prints a line for each finished game, the last one first: id, date, players and points
  export --out FILE [--format records|csv|bg-stats] [SEARCH…]
      writes the finished games found, or all: one record alone or a zip of several, a table, or plays for BG Stats
  import FILE…
      keeps the games in records, zips of them and files of BG Stats; exit status 1 if any was refused
  stats [--game ID] [NAME]
      prints what the finished games come to, or those of one person, as JSON
  verify FILE…
      replays records and prints a line for each; exit status 1 if any is refused`

/** Runs a command and answers the exit status: 0, or 1 if a record was refused. */
async function run([command, ...args]: string[]): Promise<number> {
  switch (command) {
    case 'simulate':
      await simulate(simulationOf(args, CATALOGUE), print)
      return 0
    case 'bot':
      return answerLines(botPlayerOf(args, CATALOGUE), process.stdin, print)
    case 'verify':
      return verify(parseArgs({ args, allowPositionals: true }).positionals, CATALOGUE, print)
    case 'list':
      return withGames(CATALOGUE, (store) => list(store, args.join(' '), print))
    case 'export':
      return withGames(CATALOGUE, (store) => exportGames(store, args, CATALOGUE, print))
    case 'import':
      return withGames(CATALOGUE, (store) => importGames(store, args, CATALOGUE, print))
    case 'stats':
      return withGames(CATALOGUE, (store) => stats(store, statisticsOf(args, CATALOGUE), print))
    case undefined:
    case 'help':
    case '--help':
      print(HELP)
      return 0
    default:
      throw new Complaint(
        `no command is called "${command}"; there are: simulate, bot, list, export, import, stats, verify`,
      )
  }
}

/** Says in one line what is wrong, and answers exit status 2. */
function complain(error: unknown): number {
  process.stderr.write(`pithead: ${printable(lineOf(error as NodeJS.ErrnoException))}\n`)
  return 2
}

/** Node's words for a wrong flag go on with advice; what is nobody's mistake but ours is said to be that. */
function lineOf(error: NodeJS.ErrnoException): string {
  if (error instanceof Complaint) return error.message
  const [sentence] = error.message.split(/\. |\n/)
  return error.code?.startsWith('ERR_PARSE_ARGS') ? sentence : `something went wrong: ${sentence}`
}

watchOutput((reason) => (process.exitCode = complain(new Complaint(`can't write the output: ${reason}`))))
const status = await run(process.argv.slice(2)).catch(complain)
process.exitCode ||= status
