/** Zip archives made by hand: with any name, and headers that say what isn't true. */
import { crc32, deflateRawSync } from 'node:zlib'

/** A file's header fields; `at` is the offset of its local header. */
export interface Said {
  flags: number
  method: number
  checksum: number
  packed: number
  size: number
  at: number
}

export interface HandMadeFile {
  name: string
  bytes: Buffer
  says?: Partial<Said>
}

const NAME_IS_UTF8 = 0x0800
export const ENCRYPTED = 0x0001
const DEFLATED = 8
const DATE = 0x0021

/** Deflated once for all files that are the same bytes. */
export function handMadeZip(files: readonly HandMadeFile[]): Buffer {
  const deflated = new Map<Buffer, Buffer>()
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let at = 0
  for (const { name, bytes, says } of files) {
    const title = Buffer.from(name)
    const content = deflated.get(bytes) ?? deflateRawSync(bytes)
    deflated.set(bytes, content)
    const sizes = { packed: content.length, size: bytes.length }
    const said = { flags: NAME_IS_UTF8, method: DEFLATED, checksum: crc32(bytes), ...sizes, at, ...says }
    const shared = header(said, title.length)
    const local = Buffer.concat([words(0x04034b50), shared, title, content])
    directory.push(Buffer.concat([words(0x02014b50), halves(20), shared, Buffer.alloc(10), words(said.at), title]))
    parts.push(local)
    at += local.length
  }
  const central = Buffer.concat(directory)
  const end = [words(0x06054b50), halves(0, 0, files.length, files.length), words(central.length, at), halves(0)]
  return Buffer.concat([...parts, central, ...end])
}

/** The fields that a file's two headers share. */
const header = ({ flags, method, checksum, packed, size }: Said, nameLength: number) =>
  Buffer.concat([halves(20, flags, method, 0, DATE), words(checksum, packed, size), halves(nameLength, 0)])

const halves = (...values: number[]) => Buffer.from(Uint16Array.from(values).buffer)
const words = (...values: number[]) => Buffer.from(Uint32Array.from(values).buffer)
