import { constants, open } from 'node:fs/promises'
import type { FileHandle } from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'
import { problem } from '../../games/check.ts'
import type { Problem } from '../../games/check.ts'
import type { Catalogue } from '../../games/game.ts'
import { MOST_BYTES, readRecord } from '../../games/record.ts'
import type { ReadRecord } from '../../games/record.ts'
import { textIn } from '../base/utf8.ts'

/** A pipe without a writer is opened without waiting for one. Windows has no such flag. */
const FLAGS = constants.O_RDONLY | (constants.O_NONBLOCK ?? 0)

/** Reads the record in a file, whatever the file is. Reads no more than a record may hold and never waits for a writer. */
export async function readRecordFile(file: string, catalogue: Catalogue): Promise<ReadRecord> {
  const bytes = await bytesOf(file)
  if (!Buffer.isBuffer(bytes)) return { problem: bytes }
  const source = textIn(bytes)
  return source === null ? { problem: problem('file', 'not-utf-8') } : readRecord(source, catalogue)
}

async function bytesOf(file: string): Promise<Buffer | Problem> {
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
  const bytes = await buffer(handle.createReadStream({ end: MOST_BYTES, autoClose: false }))
  return bytes.length > MOST_BYTES ? problem('file', 'too-large', { most: MOST_BYTES }) : bytes
}

const CODES: Readonly<Record<string, string>> = {
  ENOENT: 'not-found',
  ENOTDIR: 'not-found',
  EISDIR: 'not-a-file',
  ENXIO: 'not-a-file',
}

const fileProblem = ({ code = 'unknown' }: NodeJS.ErrnoException) =>
  problem('file', CODES[code] ?? 'not-readable', { reason: code })
