/** The files that a command is given. `-` is standard input. */
import { createWriteStream, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { problem } from '../../games/building-blocks/problem.ts'
import type { Problem } from '../../games/building-blocks/problem.ts'
import { MOST_BYTES } from '../../games/record/record.ts'
import { fileSource, sourceOf, type Source } from '../platform/source.ts'
import { errorOf } from '../platform/thrown.ts'

export const STANDARD = '-'

/** A file to read from, or the reason why it can't be read. To be closed. */
export async function openInput(file: string, input: AsyncIterable<Buffer>): Promise<Source | Problem> {
  try {
    return file === STANDARD ? await kept(input) : opened(file)
  } catch (error) {
    return fileProblem(errorOf(error))
  }
}

export const isProblem = (input: Source | Problem): input is Problem => 'code' in input

/** Standard input can be read once and at one place: it is kept in a file of the system's until it is closed. */
async function kept(input: AsyncIterable<Buffer>): Promise<Source> {
  const folder = mkdtempSync(join(tmpdir(), 'pithead-'))
  const drop = () => rmSync(folder, { recursive: true, force: true })
  try {
    const file = join(folder, 'input')
    await pipeline(input, createWriteStream(file, { mode: 0o600 }))
    const source = fileSource(file)
    return { ...source, close: () => (source.close(), drop()) }
  } catch (error) {
    drop()
    throw error
  }
}

/** A file may have more than the size that it says, as under /proc: of one that says nothing a record's bytes are read. */
function opened(file: string): Source {
  const source = fileSource(file)
  if (source.size > 0) return source
  try {
    return sourceOf(source.read(0, MOST_BYTES + 1))
  } finally {
    source.close()
  }
}

const CODES: Readonly<Record<string, string>> = {
  ENOENT: 'not-found',
  ENOTDIR: 'not-found',
  EISDIR: 'not-a-file',
  ENXIO: 'not-a-file',
}

/** Whatever isn't a file is refused as such, without the system's own code: a pipe has that of a folder. */
function fileProblem({ code = 'unknown' }: NodeJS.ErrnoException): Problem {
  const known = CODES[code]
  return known === 'not-a-file' ? problem('file', known) : problem('file', known ?? 'not-readable', { reason: code })
}
