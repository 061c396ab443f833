/** Zip archives: as few of their features as writing and reading records needs. */
import { crc32, deflateRawSync, inflateRawSync } from 'node:zlib'

export interface ZipFile {
  name: string
  bytes: Buffer
}

const LOCAL = 0x04034b50
const CENTRAL = 0x02014b50
const END = 0x06054b50
const UTF8 = 0x0800
const DEFLATED = 8
/** 1 January 1980, the first day that a zip knows: the same files always make the same bytes. */
const DATE = 0x0021

/** An archive of these files, at most 65,535. */
export function zip(files: readonly ZipFile[]): Buffer {
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let at = 0
  for (const { name, bytes } of files) {
    const title = Buffer.from(name)
    const packed = deflateRawSync(bytes)
    const common = header(title, bytes, packed)
    const local = Buffer.concat([words(LOCAL), common, title, packed])
    directory.push(Buffer.concat([words(CENTRAL), halves(20), common, Buffer.alloc(10), words(at), title]))
    parts.push(local)
    at += local.length
  }
  const central = Buffer.concat(directory)
  const end = [words(END), halves(0, 0, files.length, files.length), words(central.length, at), halves(0)]
  return Buffer.concat([...parts, central, ...end])
}

/** What a file's two headers share: version, flags, method, time, date, checksum, sizes, lengths of name and extra. */
const header = (title: Buffer, bytes: Buffer, packed: Buffer) =>
  Buffer.concat([
    halves(20, UTF8, DEFLATED, 0, DATE),
    words(crc32(bytes), packed.length, bytes.length),
    halves(title.length, 0),
  ])

const halves = (...values: number[]) => {
  const buffer = Buffer.alloc(2 * values.length)
  values.forEach((value, i) => buffer.writeUInt16LE(value, 2 * i))
  return buffer
}
const words = (...values: number[]) => {
  const buffer = Buffer.alloc(4 * values.length)
  values.forEach((value, i) => buffer.writeUInt32LE(value, 4 * i))
  return buffer
}

export const isZip = (bytes: Buffer): boolean => bytes.length >= 4 && bytes.readUInt32LE(0) === LOCAL

export type Unzipped = { name: string; bytes: Buffer } | { name: string; problem: 'too-large' | 'damaged' }

/**
 * The files in an archive, each whole or with what is wrong with it, unpacked as they are asked for; folders are left out.
 * Null where the archive itself can't be read. No file is unpacked beyond `most` bytes.
 */
export function unzip(archive: Buffer, most: number): Iterable<Unzipped> | null {
  try {
    const files = entriesOf(archive).filter(({ name }) => !name.endsWith('/'))
    return unpackedOneByOne(archive, files, most)
  } catch {
    return null
  }
}

function* unpackedOneByOne(archive: Buffer, entries: readonly Entry[], most: number): Generator<Unzipped> {
  for (const entry of entries) yield unpacked(archive, entry, most)
}

interface Entry {
  name: string
  method: number
  checksum: number
  packed: number
  size: number
  at: number
}

/** Throws a RangeError where the archive ends before its directory does. */
function entriesOf(archive: Buffer): Entry[] {
  const end = archive.lastIndexOf(words(END))
  if (end < 0) throw new RangeError('no directory')
  const entries: Entry[] = []
  let at = archive.readUInt32LE(end + 16)
  for (let i = archive.readUInt16LE(end + 10); i > 0; i--) {
    if (archive.readUInt32LE(at) !== CENTRAL) throw new RangeError('no entry')
    const lengths = [28, 30, 32].map((offset) => archive.readUInt16LE(at + offset))
    entries.push({
      name: archive.toString('utf8', at + 46, at + 46 + lengths[0]),
      method: archive.readUInt16LE(at + 10),
      checksum: archive.readUInt32LE(at + 16),
      packed: archive.readUInt32LE(at + 20),
      size: archive.readUInt32LE(at + 24),
      at: archive.readUInt32LE(at + 42),
    })
    at += 46 + lengths[0] + lengths[1] + lengths[2]
  }
  return entries
}

function unpacked(archive: Buffer, entry: Entry, most: number): Unzipped {
  const { name, size, checksum } = entry
  if (size > most) return { name, problem: 'too-large' }
  try {
    const bytes = contentOf(archive, entry, most)
    return crc32(bytes) === checksum ? { name, bytes } : { name, problem: 'damaged' }
  } catch {
    return { name, problem: 'damaged' }
  }
}

function contentOf(archive: Buffer, { method, packed, at }: Entry, most: number): Buffer {
  const from = at + 30 + archive.readUInt16LE(at + 26) + archive.readUInt16LE(at + 28)
  const content = archive.subarray(from, from + packed)
  return method === DEFLATED ? inflateRawSync(content, { maxOutputLength: most }) : content
}
