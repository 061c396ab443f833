/** Standard output, which its reader may close (`| head`) and which may be a file on a full disk. */
import { getSystemErrorMessage } from 'node:util'

export type Print = (line: string) => void

export const print: Print = (line) => void process.stdout.write(`${line}\n`)

/** Resolves once the bytes are on their way, so that a slow reader is waited for. */
export const write = (bytes: Buffer): Promise<void> =>
  new Promise((resolve) => void process.stdout.write(bytes, () => resolve()))

/**
 * Watches standard output. A reader that went away is no failure: the work goes on. Any other failure is reported to
 * `failed`, once.
 */
export function watchOutput(failed: (reason: string) => void) {
  let told = false
  process.stdout.on('error', ({ code, errno, message }: NodeJS.ErrnoException) => {
    if (code === 'EPIPE' || told) return
    told = true
    failed(errno === undefined ? message : getSystemErrorMessage(errno))
  })
  process.stderr.on('error', () => {})
}
