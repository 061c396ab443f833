/** Zip archives of records. */
import { crc32 } from 'node:zlib'
import { fromBufferPromise, getFileNameLowLevel, type Entry, type ZipFile as Archive } from 'yauzl'
import { problem, type Problem } from '../../../games/base/problem.ts'
import { sideThread, threadFile } from '../../base/side-thread.ts'
import type { ZipQuestion } from './zip-thread.ts'

export interface ArchivedFile {
  name: string
  bytes: Buffer
}

const SIGNATURE = Buffer.from('PK\x03\x04')
const THREAD = threadFile(import.meta.dirname, 'zip-thread')

/**
 * An archive of these files, made in a thread; `pace` is awaited after each. Rejects where a name leads out of the folder that
 * it is unpacked in.
 */
export async function zip(
  files: Iterable<ArchivedFile>,
  pace: () => Promise<void> = () => Promise.resolve(),
): Promise<Buffer> {
  const { ask, end } = sideThread(THREAD)
  const tell = <T>(question: ZipQuestion, transfer: readonly ArrayBuffer[] = []): Promise<T> =>
    ask<T>(question, transfer)
  try {
    for (const { name, bytes } of files) {
      const own = new Uint8Array(bytes)
      await tell({ name, bytes: own }, [own.buffer])
      await pace()
    }
    const { buffer } = await tell<Uint8Array>({ end: true })
    return Buffer.from(buffer)
  } finally {
    end()
  }
}

export const isZip = (bytes: Buffer): boolean => bytes.subarray(0, SIGNATURE.length).equals(SIGNATURE)

/** Limits of an archive's contents, in bytes, whatever it says about itself. */
export interface Limits {
  file: number
  all: number
}

/** A file that is wrong, or the rest of the archive where `name` is null. */
export interface WrongFile {
  name: string | null
  problem: Problem
}

const tooLarge = (most: number) => problem('file', 'too-large', { most })
const DAMAGED = problem('file', 'damaged')

/**
 * The files in an archive, each whole or with what is wrong with it, unpacked as they are asked for; folders are left out.
 * Of an archive that can't be read or whose files overlap there is none. What came out of a damaged file counts towards
 * the limit for all.
 */
export async function* unzip(bytes: Buffer, limits: Limits): AsyncGenerator<ArchivedFile | WrongFile> {
  const opened = await openedArchive(bytes)
  if (opened === null) yield { name: null, problem: DAMAGED }
  else yield* filesIn(opened, limits)
}

async function* filesIn({ archive, entries }: Opened, limits: Limits): AsyncGenerator<ArchivedFile | WrongFile> {
  let left = limits.all
  for (const entry of entries) {
    const file = await unpacked(archive, entry, limits.file, (size) => (left -= size))
    if (left < 0) break
    yield file
  }
  if (left < 0) yield { name: null, problem: tooLarge(limits.all) }
}

/** Names are read as they stand: files of an archive go nowhere on the disk. */
const OPTIONS = { decodeStrings: false }
/** As many as an archive counts without the extensions for larger ones. */
const MOST_FILES = 65_535

interface Opened {
  archive: Archive
  /** Without folders. */
  entries: Entry[]
}

async function openedArchive(bytes: Buffer): Promise<Opened | null> {
  try {
    const archive = await fromBufferPromise(bytes, OPTIONS)
    if (archive.entryCount > MOST_FILES) return null
    const entries: Entry[] = []
    for await (const entry of archive.eachEntry()) entries.push(entry)
    if (overlap(entries)) return null
    return { archive, entries: entries.filter((entry) => !nameOf(entry).endsWith('/')) }
  } catch {
    return null
  }
}

const LOCAL_HEADER = 30

/** Whether the bytes of a file, with what stands before them at least, are those of another file too. */
function overlap(entries: readonly Entry[]): boolean {
  const sorted = entries.toSorted((a, b) => a.relativeOffsetOfLocalHeader - b.relativeOffsetOfLocalHeader)
  let end = 0
  for (const { relativeOffsetOfLocalHeader: start, fileNameLength, compressedSize } of sorted) {
    if (start < end) return true
    end = start + LOCAL_HEADER + fileNameLength + compressedSize
  }
  return false
}

const nameOf = ({ generalPurposeBitFlag, fileNameRaw, extraFields }: Entry): string =>
  getFileNameLowLevel(generalPurposeBitFlag, fileNameRaw, extraFields, true)

type Count = (bytes: number) => void

async function unpacked(archive: Archive, entry: Entry, most: number, count: Count): Promise<ArchivedFile | WrongFile> {
  const name = nameOf(entry)
  if (entry.uncompressedSize > most) return { name, problem: tooLarge(most) }
  try {
    const bytes = await contentOf(archive, entry, count)
    return crc32(bytes) === entry.crc32 ? { name, bytes } : { name, problem: DAMAGED }
  } catch {
    return { name, problem: DAMAGED }
  }
}

/** Rejects where it can't be unpacked, or to another size than it says. */
async function contentOf(archive: Archive, entry: Entry, count: Count): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of await archive.openReadStreamPromise(entry)) {
    count((part as Buffer).length)
    parts.push(part as Buffer)
  }
  return Buffer.concat(parts)
}
