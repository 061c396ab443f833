/** The files that a command is given. `-` is standard input. */
import { constants, open } from 'node:fs/promises'
import type { FileHandle } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { problem } from '../../games/base/problem.ts'
import type { Problem } from '../../games/base/problem.ts'
import { MOST_ARCHIVE } from '../archive/read-file.ts'

export const STANDARD = '-'

/** A pipe without a writer is opened without waiting for one. Windows has no such flag. */
const FLAGS = constants.O_RDONLY | (constants.O_NONBLOCK ?? 0)

/** A file's bytes, or the reason why it can't be read. Reads no more than an archive may hold. */
export const bytesOf = async (file: string, input: AsyncIterable<Buffer>): Promise<Buffer | Problem> =>
  file === STANDARD ? bytesFrom(input) : bytesOfFile(file)

async function bytesFrom(input: AsyncIterable<Buffer>): Promise<Buffer | Problem> {
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of input) {
    length += chunk.length
    if (length > MOST_ARCHIVE) return tooLarge
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

async function bytesOfFile(file: string): Promise<Buffer | Problem> {
  try {
    const handle = await open(file, FLAGS)
    return await contentOf(handle).finally(() => handle.close())
  } catch (error) {
    return fileProblem(error as NodeJS.ErrnoException)
  }
}

/** The size that a file says it has may be wrong, as under /proc; one byte too many is enough to know. */
async function contentOf(handle: FileHandle): Promise<Buffer | Problem> {
  if (!(await handle.stat()).isFile()) return problem('file', 'not-a-file')
  const stream: Readable = handle.createReadStream({ end: MOST_ARCHIVE, autoClose: false })
  const bytes = await buffer(stream)
  return bytes.length > MOST_ARCHIVE ? tooLarge : bytes
}

const tooLarge = problem('file', 'too-large', { most: MOST_ARCHIVE })

const CODES: Readonly<Record<string, string>> = {
  ENOENT: 'not-found',
  ENOTDIR: 'not-found',
  EISDIR: 'not-a-file',
  ENXIO: 'not-a-file',
}

const fileProblem = ({ code = 'unknown' }: NodeJS.ErrnoException) =>
  problem('file', CODES[code] ?? 'not-readable', { reason: code })
