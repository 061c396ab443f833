import { rm, writeFile } from 'node:fs/promises'
import { getSystemErrorMessage } from 'node:util'
import { renameDurably } from '../platform/durable.ts'
import { failure } from './complaint.ts'
import { errorOf } from '../platform/thrown.ts'

/** Writes a file whole or not at all: nobody ever finds half of it under its name. Throws a `Complaint`. */
export async function writeWhole(file: string, content: string | AsyncIterable<Buffer>): Promise<void> {
  const unfinished = `${file}.unfinished`
  try {
    await writeFile(unfinished, content)
    renameDurably(unfinished, file)
  } catch (error) {
    await rm(unfinished, { force: true }).catch(() => {})
    cannotWrite(file)(errorOf(error))
  }
}

/** Says in the system's words why a file or folder could not be written. */
export const cannotWrite =
  (path: string) =>
  ({ errno, message }: NodeJS.ErrnoException): never => {
    throw failure(`can't write ${path}: ${errno === undefined ? message : getSystemErrorMessage(errno)}`)
  }
