/** `pithead verify`: replays records and says of each whether the rules allow it. */
import type { Command } from 'commander'
import type { Problem } from '../../games/building-blocks/problem.ts'
import type { ReadRecord } from '../../games/record/record.ts'
import { readFile, type ReadGame } from '../archive/read-file.ts'
import { type CommandLine, newCommand } from './command-line.ts'
import { isProblem, openInput } from './input-files.ts'
import { jsonFlag } from './command-flags.ts'
import { printable } from './printable.ts'
import { refusalLine } from './refusal-line.ts'
import { STATUS, type Status } from './status.ts'

export const verifyCommand = (line: CommandLine): Command =>
  newCommand<{ json?: true }>('verify', 'replay records and print a line for each game', ({ json }, files) =>
    verify(files, line, json),
  )
    .argument('<file...>', 'records, zips of them and files of BG Stats; - is standard input')
    .addOption(jsonFlag())

/** Verdicts on the games in files, in their order. */
export async function verify(
  files: readonly string[],
  { catalogue, input, print }: Pick<CommandLine, 'catalogue' | 'input' | 'print'>,
  json = false,
): Promise<Status> {
  const verdicts: Verdict[] = []
  for (const file of files)
    for await (const game of gamesIn(file, { catalogue, input })) {
      const verdict = verdictOn(game)
      if (!json) print(printable(lineOf(verdict)))
      verdicts.push(verdict)
    }
  if (json) print(JSON.stringify(verdicts, null, 2))
  return verdicts.some(({ problem }) => problem) ? STATUS.refused : STATUS.ok
}

export async function* gamesIn(
  file: string,
  { catalogue, input }: Pick<CommandLine, 'catalogue' | 'input'>,
): AsyncGenerator<ReadGame> {
  const source = await openInput(file, input)
  if (isProblem(source)) return void (yield { name: file, read: { problem: source } })
  try {
    for await (const game of readFile(file, source, catalogue, () => {})) if ('read' in game) yield game
  } finally {
    source.close()
  }
}

/** A game's number of moves and the total of each seat, or why it was refused. */
type Verdict =
  { file: string; moves: number; totals: number[]; problem?: undefined } | { file: string; problem: Problem }

/** A file's or a game's verdict in one line, whatever its name contains. */
export const lineFor = (name: string, read: ReadRecord): string => printable(lineOf(verdictOn({ name, read })))

const verdictOn = ({ name, read }: ReadGame): Verdict =>
  read.problem ? { file: name, problem: read.problem } : { file: name, ...read.verdict }

const lineOf = (verdict: Verdict): string =>
  verdict.problem
    ? refusalLine(verdict.file, verdict.problem)
    : `ok ${verdict.file} moves=${verdict.moves} totals=${verdict.totals.join(',')}`
