/** The commands of the command line; help, completion and the manual page are made from them. */
import { Command } from 'commander'
import type { Catalogue } from '../../games/facets/facets.ts'
import { botNames } from '../bots/bots.ts'
import { botCommand } from './bot.ts'
import type { CommandLine } from './command-line.ts'
import { completionCommand } from './completion.ts'
import { exportCommand } from './export.ts'
import { importCommand } from './import.ts'
import { listCommand } from './list.ts'
import { manualCommand } from './manual.ts'
import { simulateCommand } from './simulate.ts'
import { MEANINGS } from './status.ts'
import { statsCommand } from './stats.ts'
import { verifyCommand } from './verify.ts'

const MAKERS = [simulateCommand, botCommand, listCommand, exportCommand, importCommand, statsCommand, verifyCommand]

/** Throws Commander's errors and writes none of them: help and the version are printed. */
export function programOf(line: CommandLine, version: string): Command {
  const program = new Command('pithead')
    .description('games, records and bots of Pithead')
    .version(version, '-V, --version', 'print the version')
    .helpCommand('help [command]', 'print help')
    .addHelpText('after', `\n${EXIT_STATUSES}\n\n${gamesAndBots(line.catalogue)}`)
  for (const make of MAKERS) program.addCommand(make(line))
  program.addCommand(completionCommand(line, program)).addCommand(manualCommand(line, program))
  for (const command of [program, ...program.commands]) quiet(command, line)
  return program
}

const EXIT_STATUSES = ['Exit status:', ...MEANINGS.map(([status, meaning]) => `  ${status}  ${meaning}`)].join('\n')

const gamesAndBots = (catalogue: Catalogue): string =>
  [
    'Games and bots:',
    ...[...catalogue.values()].map((game) => `  ${game.identity.id}: ${botNames(game).join(', ')}`),
  ].join('\n')

/** Keeps Commander from writing errors: the caller prints them. */
const quiet = (command: Command, { print }: CommandLine): Command =>
  command
    .helpOption('-h, --help', 'print help')
    .exitOverride()
    .configureOutput({ writeOut: (text) => print(text.trimEnd()), writeErr: () => {}, outputError: () => {} })
