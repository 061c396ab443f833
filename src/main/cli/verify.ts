/** `pithead verify`: replays records and says of each whether the rules allow it. */
import type { Problem } from '../../games/check.ts'
import type { Catalogue } from '../../games/game.ts'
import type { ReadRecord } from '../../games/record.ts'
import { Complaint } from './complaint.ts'
import type { Print } from './output.ts'
import { printable } from './printable.ts'
import { readRecordFile } from './record-file.ts'

/** Prints a line for each file; answers the exit status: 1 if any was refused. */
export async function verify(files: string[], catalogue: Catalogue, print: Print): Promise<number> {
  if (files.length === 0) throw new Complaint('verify needs at least one FILE')
  let status = 0
  for (const file of files) {
    const read = await readRecordFile(file, catalogue)
    if (read.problem) status = 1
    print(lineFor(file, read))
  }
  return status
}

/** What is said of a file, on one line whatever is in it. */
export const lineFor = (file: string, read: ReadRecord): string =>
  printable(read.problem ? refusedLine(file, read.problem) : okLine(file, read.verdict))

const okLine = (file: string, { moves, totals }: { moves: number; totals: number[] }) =>
  `ok ${file} moves=${moves} totals=${totals.join(',')}`

function refusedLine(file: string, { path, code, params }: Problem): string {
  const reason = Object.entries(params).map(([key, value]) => ` ${key}=${quoted(String(value))}`)
  return `refused ${file} ${path}: ${code}${reason.join('')}`
}

/** What would be taken for more than one value, or for none, is put between quotes. */
const quoted = (value: string) => (/^[^\s"]+$/.test(value) ? value : JSON.stringify(value))
