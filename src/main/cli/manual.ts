/** `pithead manual`: the manual page, in roff. */
import type { Command } from 'commander'
import { type CommandLine, newCommand } from './command-line.ts'
import { MEANINGS, STATUS } from './status.ts'

export const manualCommand = ({ print }: CommandLine, program: Command): Command =>
  newCommand('manual', 'print the manual page: pithead manual | man -l -', () => {
    print(manualOf(program))
    return STATUS.ok
  })

function manualOf(program: Command): string {
  const help = program.createHelp()
  return [
    `.TH PITHEAD 1 "" "Pithead ${program.version()}"`,
    section('NAME', [`pithead \\- ${text(program.description())}`]),
    section('SYNOPSIS', ['.B pithead', text('COMMAND [FLAG…] [OPERAND…]')]),
    section('COMMANDS', help.visibleCommands(program).flatMap(commandPart)),
    section(
      'EXIT STATUS',
      MEANINGS.map(([status, meaning]) => item(`${status}`, meaning)),
    ),
  ].join('\n')
}

function commandPart(command: Command): string[] {
  const help = command.createHelp()
  const operands = help
    .visibleArguments(command)
    .map((each) => item(help.argumentTerm(each), help.argumentDescription(each)))
  const flags = help.visibleOptions(command).map((each) => item(help.optionTerm(each), help.optionDescription(each)))
  return [`.SS ${text(help.commandUsage(command))}`, text(command.description()), ...operands, ...flags]
}

const section = (title: string, lines: readonly string[]) => [`.SH ${title}`, ...lines].join('\n')
const item = (term: string, meaning: string) => `.TP\n.B ${text(term)}\n${text(meaning)}`

/** A backslash and a dash mean something in roff, and so does a dot or an apostrophe at the start of a line. */
const text = (words: string) => words.replaceAll('\\', '\\e').replaceAll('-', '\\-').replace(/^[.']/, '\\&$&')
