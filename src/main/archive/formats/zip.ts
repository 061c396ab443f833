/** Zip archives of records, read file by file from wherever they lie. */
import { constants, crc32, inflateRawSync } from 'node:zlib'
import { fromRandomAccessReaderPromise, getFileNameLowLevel, RandomAccessReader, type Entry } from 'yauzl'
import { problem, type Problem } from '../../../games/building-blocks/problem.ts'
import { pacer } from '../../platform/pace.ts'
import type { Source } from '../../platform/source.ts'
import type { ArchivedFile } from './zip-writer.ts'
import { errorOf } from '../../platform/thrown.ts'

const SIGNATURE = Buffer.from('PK\x03\x04')

export const isZip = (source: Source): boolean => source.read(0, SIGNATURE.length).equals(SIGNATURE)

/** Limits of an archive's contents, whatever it says about itself. */
export interface Limits {
  /** Bytes of a file. */
  file: number
  files: number
  /** The most bytes of all files together, unpacked. */
  all: number
  /** The same as a multiple of the archive's own size. */
  ratio: number
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
export async function* unzip(source: Source, limits: Limits): AsyncGenerator<ArchivedFile | WrongFile> {
  if (await isSound(source, limits)) yield* filesIn(source, limits)
  else yield { name: null, problem: DAMAGED }
}

async function* filesIn(source: Source, limits: Limits): AsyncGenerator<ArchivedFile | WrongFile> {
  const most = limits.all + limits.ratio * source.size
  let left = most
  const pace = pacer()
  for await (const entry of entriesIn(source)) {
    await pace()
    if (nameOf(entry).endsWith('/')) continue
    const file = unpacked(source, entry, limits.file, (size) => (left -= size))
    if (left < 0) return void (yield { name: null, problem: tooLarge(most) })
    yield file
  }
}

/** Whether the whole directory can be read and no file's bytes are another's. */
async function isSound(source: Source, { files }: Limits): Promise<boolean> {
  const pace = pacer()
  try {
    const places: Place[] = []
    for await (const entry of entriesIn(source)) {
      if (places.length === files) return false
      places.push(placeOf(entry))
      await pace()
    }
    return !overlap(places)
  } catch {
    return false
  }
}

/** The archive's directory as yauzl reads it, one entry in memory at a time. */
async function* entriesIn(source: Source): AsyncGenerator<Entry> {
  // Names are read as they stand: files of an archive go nowhere on the disk.
  const archive = await fromRandomAccessReaderPromise(new Window(source), source.size, { decodeStrings: false })
  yield* archive.eachEntry()
}

/** Bytes read at once. */
const WINDOW = 256 * 1024

/** Reads the many small parts of a directory from few large ones. */
class Window extends RandomAccessReader {
  readonly #source: Source
  #bytes: Buffer = Buffer.alloc(0)
  #from = 0

  constructor(source: Source) {
    super()
    this.#source = source
  }

  override read(
    into: Buffer,
    offset: number,
    length: number,
    position: number,
    done: (error: Error | null) => void,
  ): void {
    process.nextTick(done, this.#copied(into, offset, length, position))
  }

  #copied(into: Buffer, offset: number, length: number, position: number): Error | null {
    try {
      const bytes = this.#bytesAt(position, length)
      bytes.copy(into, offset)
      return bytes.length < length ? new Error('the archive ends too soon') : null
    } catch (error) {
      return errorOf(error)
    }
  }

  #bytesAt(position: number, length: number): Buffer {
    const isInside = position >= this.#from && position + length <= this.#from + this.#bytes.length
    if (!isInside) {
      this.#from = position
      this.#bytes = this.#source.read(position, Math.max(length, WINDOW))
    }
    return this.#bytes.subarray(position - this.#from, position - this.#from + length)
  }
}

const LOCAL_HEADER = 30

/** The bytes of a file, with what stands before them at least. */
type Place = readonly [from: number, to: number]

const placeOf = ({ relativeOffsetOfLocalHeader: from, fileNameLength, compressedSize }: Entry): Place => [
  from,
  from + LOCAL_HEADER + fileNameLength + compressedSize,
]

function overlap(places: Place[]): boolean {
  places.sort(([a], [b]) => a - b)
  return places.some(([from], i) => i > 0 && from < places[i - 1][1])
}

const nameOf = ({ generalPurposeBitFlag, fileNameRaw, extraFields }: Entry): string =>
  getFileNameLowLevel(generalPurposeBitFlag, fileNameRaw, extraFields, true)

type Count = (bytes: number) => void

function unpacked(source: Source, entry: Entry, most: number, count: Count): ArchivedFile | WrongFile {
  const name = nameOf(entry)
  if (entry.uncompressedSize > most) return { name, problem: tooLarge(most) }
  try {
    const bytes = contentOf(source, entry, count)
    return crc32(bytes) === entry.crc32 ? { name, bytes } : { name, problem: DAMAGED }
  } catch {
    return { name, problem: DAMAGED }
  }
}

/** The bytes of the size that the archive says in one piece: a small record is unpacked here sooner than a thread takes it. */
const inflated = (packed: Buffer, size: number): Buffer =>
  inflateRawSync(packed, { maxOutputLength: size + 1, chunkSize: Math.max(size + 1, constants.Z_MIN_CHUNK) })

/** Throws if it can't be unpacked, or to another size than it says; then it counts with as much as it might have been. */
function contentOf(source: Source, entry: Entry, count: Count): Buffer {
  const { compressedSize, uncompressedSize: size, compressionMethod } = entry
  count(size)
  if (!entry.canDecodeFileData()) throw new Error('encrypted, or packed in another way')
  if (compressionMethod === 0 && compressedSize !== size) throw new Error('two sizes')
  if (compressedSize > 2 * size + SLACK) throw new Error('packed larger than it is')
  const packed = source.read(startOf(source, entry), compressedSize)
  if (packed.length !== compressedSize) throw new Error('the archive ends too soon')
  const bytes = compressionMethod === 0 ? packed : inflated(packed, size)
  if (bytes.length !== size) throw new Error('another size')
  return bytes
}

/** The offset of a file's bytes, behind its own header, whose name and extra field may have any length. */
function startOf(source: Source, { relativeOffsetOfLocalHeader: at }: Entry): number {
  const header = source.read(at, LOCAL_HEADER)
  if (!header.subarray(0, SIGNATURE.length).equals(SIGNATURE)) throw new Error('no file there')
  return at + LOCAL_HEADER + header.readUInt16LE(26) + header.readUInt16LE(28)
}

/** Bytes by which a file may grow where it can't be packed, well counted. */
const SLACK = 1024
