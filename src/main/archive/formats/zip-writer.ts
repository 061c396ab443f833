/**
 * Zip archives of any number of files, written as they are made: of what is done only the directory's entries stay in memory.
 * Libraries keep every file until the end, or go through all of them for each one, or know no more than 65,535.
 */
import { crc32, deflateRawSync } from 'node:zlib'

export interface ArchivedFile {
  name: string
  bytes: Buffer
}

/**
 * Makes a record a tenth larger than zlib's default level does, in a third of the time. zlib sets up less memory with these
 * values, so a small record is packed here in less time than handing it to a thread takes.
 */
const PACKING = { level: 3, windowBits: 14, memLevel: 5, chunkSize: 8192 }

/** Limits from which on a number needs the larger fields (zip64). */
const MOST_FILES = 0xffff
const MOST_BYTES = 0xffffffff

/** In the order of the files; `pace` is awaited after each. The same files always make the same bytes. */
export async function* zipped(
  files: Iterable<ArchivedFile>,
  pace: () => Promise<void> = () => Promise.resolve(),
): AsyncGenerator<Buffer> {
  // As texts: what is kept of a small buffer is all of the 64 KiB that Node cuts many of them from.
  const directory: string[] = []
  let at = 0
  for (const each of files) {
    const file = packedOf(each)
    const head = localHead(file)
    directory.push(entryOf(file, at).toString('latin1'))
    at += head.length + file.packed.length
    yield Buffer.concat([head, file.packed])
    await pace()
  }
  const entries = Buffer.from(directory.join(''), 'latin1')
  yield entries
  yield endOf(directory.length, entries.length, at)
}

interface Packed {
  name: Buffer
  size: number
  crc: number
  packed: Buffer
}

const packedOf = ({ name, bytes }: ArchivedFile): Packed => ({
  name: Buffer.from(name),
  size: bytes.length,
  crc: crc32(bytes),
  packed: deflateRawSync(bytes, PACKING),
})

/** Names in UTF-8. */
const FLAGS = 0x0800
const DEFLATED = 8
/** The first day that a zip knows: the same files always make the same bytes. */
const DAY = 0x21
/** Who made it: on Unix; what it takes to unpack it. */
const MADE_BY = 0x0300 | 45
const NEEDS = 20
const NEEDS_LARGE = 45
/** A file that its owner may write, as Unix has it. */
const MODE = (0o100644 << 16) >>> 0

/** The fields that a file's own header and its entry in the directory share. */
function common({ name, size, crc, packed }: Packed, needs: number): Buffer {
  const bytes = Buffer.alloc(24)
  bytes.writeUInt16LE(needs, 0)
  bytes.writeUInt16LE(FLAGS, 2)
  bytes.writeUInt16LE(DEFLATED, 4)
  bytes.writeUInt16LE(DAY, 8)
  bytes.writeUInt32LE(crc, 10)
  bytes.writeUInt32LE(packed.length, 14)
  bytes.writeUInt32LE(size, 18)
  bytes.writeUInt16LE(name.length, 22)
  return bytes
}

function localHead(file: Packed): Buffer {
  const noExtra = Buffer.alloc(2)
  return Buffer.concat([Buffer.from('PK\x03\x04'), common(file, NEEDS), noExtra, file.name])
}

function entryOf(file: Packed, at: number): Buffer {
  const isFar = at >= MOST_BYTES
  const extra = isFar ? farPlace(at) : Buffer.alloc(0)
  const rest = Buffer.alloc(16)
  rest.writeUInt16LE(extra.length, 0)
  rest.writeUInt32LE(MODE, 8)
  rest.writeUInt32LE(isFar ? MOST_BYTES : at, 12)
  const madeBy = Buffer.alloc(2)
  madeBy.writeUInt16LE(MADE_BY, 0)
  const known = common(file, isFar ? NEEDS_LARGE : NEEDS)
  return Buffer.concat([Buffer.from('PK\x01\x02'), madeBy, known, rest, file.name, extra])
}

function farPlace(at: number): Buffer {
  const extra = Buffer.alloc(12)
  extra.writeUInt16LE(1, 0)
  extra.writeUInt16LE(8, 2)
  extra.writeBigUInt64LE(BigInt(at), 4)
  return extra
}

function endOf(files: number, size: number, at: number): Buffer {
  const isLarge = files >= MOST_FILES || size >= MOST_BYTES || at >= MOST_BYTES
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 'latin1')
  end.writeUInt16LE(Math.min(files, MOST_FILES), 8)
  end.writeUInt16LE(Math.min(files, MOST_FILES), 10)
  end.writeUInt32LE(Math.min(size, MOST_BYTES), 12)
  end.writeUInt32LE(Math.min(at, MOST_BYTES), 16)
  return isLarge ? Buffer.concat([largeEnd(files, size, at), end]) : end
}

/** The end's fields for larger numbers, and where they stand. */
function largeEnd(files: number, size: number, at: number): Buffer {
  const bytes = Buffer.alloc(56 + 20)
  bytes.write('PK\x06\x06', 'latin1')
  bytes.writeBigUInt64LE(44n, 4)
  bytes.writeUInt16LE(MADE_BY, 12)
  bytes.writeUInt16LE(NEEDS_LARGE, 14)
  bytes.writeBigUInt64LE(BigInt(files), 24)
  bytes.writeBigUInt64LE(BigInt(files), 32)
  bytes.writeBigUInt64LE(BigInt(size), 40)
  bytes.writeBigUInt64LE(BigInt(at), 48)
  bytes.write('PK\x06\x07', 56, 'latin1')
  bytes.writeBigUInt64LE(BigInt(at + size), 64)
  bytes.writeUInt32LE(1, 72)
  return bytes
}
