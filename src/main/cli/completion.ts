/** `pithead completion`: scripts that complete commands and flags in a shell. */
import { Argument, type Command, type Option } from 'commander'
import { type CommandLine, newCommand } from './command-line.ts'
import { STATUS } from './status.ts'
import { present } from '../../games/building-blocks/present.ts'

const SHELLS = { bash, zsh, fish }
type Shell = keyof typeof SHELLS

export const completionCommand = ({ print }: CommandLine, program: Command): Command =>
  newCommand('completion', 'print a completion script for a shell', (_, [shell]) => {
    print(SHELLS[shell as Shell](program))
    return STATUS.ok
  }).addArgument(new Argument('<shell>', 'the shell').choices(Object.keys(SHELLS)))

const flagsOf = (command: Command): Option[] => command.createHelp().visibleOptions(command)
const commandsOf = (program: Command): Command[] => program.createHelp().visibleCommands(program)
const longOf = ({ long }: Option): string => present(long, 'the long form of the option')
const namesOf = (command: Command) => flagsOf(command).map(longOf).join(' ')
const withChoices = (program: Command): Option[] =>
  commandsOf(program)
    .flatMap(flagsOf)
    .filter(({ argChoices }) => argChoices !== undefined)

/** Values of a flag, else flags where a word begins with a dash, else commands and files. */
function bash(program: Command): string {
  const values = new Map(
    withChoices(program).map((flag) => [longOf(flag), present(flag.argChoices, 'the choices').join(' ')]),
  )
  const choices = [...values].map(
    ([flag, words]) => `    ${flag}) COMPREPLY=($(compgen -W '${words}' -- "$word")); return ;;`,
  )
  const flags = commandsOf(program).map((command) => `    ${command.name()}) flags='${namesOf(command)}' ;;`)
  const names = commandsOf(program).map((command) => command.name())
  return `_pithead() {
  local word=\${COMP_WORDS[COMP_CWORD]} before=\${COMP_WORDS[COMP_CWORD-1]} flags='${namesOf(program)}'
  case $before in
${choices.join('\n')}
  esac
  case \${COMP_WORDS[1]} in
${flags.join('\n')}
  esac
  if [[ $word == -* ]]; then COMPREPLY=($(compgen -W "$flags" -- "$word"))
  elif [[ $COMP_CWORD == 1 ]]; then COMPREPLY=($(compgen -W '${names.join(' ')}' -- "$word"))
  else COMPREPLY=($(compgen -f -- "$word")); fi
}
complete -o filenames -F _pithead pithead`
}

const quoted = (text: string) => `'${text.replaceAll("'", "'\\''")}'`

function zsh(program: Command): string {
  const described = (text: string) => text.replaceAll(/[[\]:]/g, '\\$&')
  const specOf = (flag: Option): string => {
    const value = flag.argChoices ? `(${flag.argChoices.join(' ')})` : '_files'
    return quoted(`${longOf(flag)}[${described(flag.description)}]${flag.required ? `:value:${value}` : ''}`)
  }
  const names = commandsOf(program).map((each) => quoted(`${each.name()}:${described(each.description())}`))
  const flags = commandsOf(program).map(
    (command) => `    ${command.name()}) _arguments ${flagsOf(command).map(specOf).join(' ')} '*:file:_files' ;;`,
  )
  return `#compdef pithead
_pithead() {
  if (( CURRENT == 2 )); then
    local -a commands=(${names.join(' ')})
    _describe command commands
    return
  fi
  shift words; (( CURRENT-- ))
  case $words[1] in
${flags.join('\n')}
  esac
}
compdef _pithead pithead`
}

function fish(program: Command): string {
  const flagLine = (command: Command) => (flag: Option) => {
    const short = flag.short ? ` -s ${flag.short.slice(1)}` : ''
    const value = flag.argChoices ? ` -x -a ${quoted(flag.argChoices.join(' '))}` : flag.required ? ' -r' : ''
    const when = quoted(`__fish_seen_subcommand_from ${command.name()}`)
    return `complete -c pithead -n ${when}${short} -l ${longOf(flag).slice(2)}${value} -d ${quoted(flag.description)}`
  }
  return commandsOf(program)
    .flatMap((command) => [
      `complete -c pithead -n __fish_use_subcommand -f -a ${command.name()} -d ${quoted(command.description())}`,
      ...flagsOf(command).map(flagLine(command)),
    ])
    .join('\n')
}
