/** Bytes that are read at any place, of which no more are in memory than somebody asks for: a file, or a buffer. */
import { closeSync, constants, fstatSync, openSync, readSync } from 'node:fs'

export interface Source {
  /** Bytes. */
  size: number
  /** Reads `length` bytes from an offset on; fewer at the end. Throws Node's error. */
  read: (from: number, length: number) => Buffer
  close: () => void
}

export const sourceOf = (bytes: Buffer): Source => ({
  size: bytes.length,
  read: (from, length) => bytes.subarray(from, from + length),
  close: () => {},
})

/** A pipe without a writer is opened without waiting for one. Windows has no such flag. */
const FLAGS = constants.O_RDONLY | (constants.O_NONBLOCK ?? 0)

/** A file that stays open until `close`, also where its name goes away. Throws Node's error. */
export function fileSource(path: string): Source {
  const descriptor = openSync(path, FLAGS)
  if (!fstatSync(descriptor).isFile()) {
    closeSync(descriptor)
    throw Object.assign(new Error('not a file'), { code: 'EISDIR', syscall: 'open' })
  }
  return {
    size: fstatSync(descriptor).size,
    read: (from, length) => readAt(descriptor, from, length),
    close: () => closeSync(descriptor),
  }
}

function readAt(descriptor: number, from: number, length: number): Buffer {
  const bytes = Buffer.alloc(length)
  let read = 0
  while (read < length) {
    const more = readSync(descriptor, bytes, read, length - read, from + read)
    if (more === 0) break
    read += more
  }
  return bytes.subarray(0, read)
}
