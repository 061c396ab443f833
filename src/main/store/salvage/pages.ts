/**
 * Reads the rows of a database page by page without SQLite, so that one lost page takes no other's rows with it. The tests have
 * sixteen kinds of damage: SQLite finds games in two of them, and this reader in twelve (docs/data-folder.md). It trusts no
 * page about others: it reads each page once, and counts the steps from one to the next.
 */
import { closeSync, fstatSync, openSync } from 'node:fs'
import { bytesAt, PAGE, readLog } from '../durability/write-ahead-log.ts'

export type Value = string | number | null

/** Told between two pages, so that others can be answered. */
export const STEP = Symbol('a page was read')

/** Every row of every table and index in `file` and its log, in no order; what can't be read is left out. */
export function* rowsInPages(file: string): Generator<Value[] | typeof STEP> {
  const descriptors = [openSync(file, 'r'), openLog(`${file}-wal`)]
  try {
    yield* rowsIn(pagesOf(file, descriptors[0]!, descriptors[1]))
  } finally {
    for (const descriptor of descriptors) if (descriptor !== null) closeSync(descriptor)
  }
}

function openLog(file: string): number | null {
  try {
    return openSync(file, 'r')
  } catch {
    return null
  }
}

interface Pages {
  /** Every page that there is: the newest of each number and, apart, those of which nobody knows the number. */
  all: () => Iterable<Buffer>
  /** The newest page of a number, counted from 1. */
  read: (page: number) => Buffer
  /** The reading still allowed beyond the pages themselves: few rows go on elsewhere. */
  left: number
}

/** The number of times that all pages may be read again for rows that go on there. */
const AGAIN = 4

function pagesOf(file: string, database: number, log: number | null): Pages {
  const { pages: logged, doubtful } = readLog(`${file}-wal`)
  const count = Math.ceil(fstatSync(database).size / PAGE)
  const read = (page: number) => {
    const at = logged.get(page)
    return at === undefined ? bytesAt(database, (page - 1) * PAGE, PAGE) : bytesAt(log!, at, PAGE)
  }
  return {
    *all() {
      for (let page = 1; page <= count; page++) yield read(page)
      for (const page of logged.keys()) if (page > count) yield read(page)
      for (const at of doubtful) yield bytesAt(log!, at, PAGE)
    },
    read,
    left: AGAIN * (count + logged.size + doubtful.length),
  }
}

const FILE_HEADER = Buffer.from('SQLite format 3\0')

function* rowsIn(pages: Pages): Generator<Value[] | typeof STEP> {
  for (const bytes of pages.all()) {
    yield STEP
    if (bytes.length < PAGE) continue
    for (const cell of cellsOf(bytes, bytes.subarray(0, 16).equals(FILE_HEADER) ? 100 : 0)) {
      const row = quietly(() => rowOf(payloadOf(pages, bytes, cell)))
      if (row) yield row
    }
  }
}

/** Damaged bytes lead anywhere; wherever that is, no row comes of it. */
function quietly<T>(work: () => T): T | null {
  try {
    return work()
  } catch {
    return null
  }
}

/** Kinds of pages that hold rows, and how much of a row lies in the page itself. */
const KINDS: Readonly<Record<number, { skip: number; rowid: boolean; most: number }>> = {
  0x0d: { skip: 0, rowid: true, most: PAGE - 35 },
  0x0a: { skip: 0, rowid: false, most: Math.floor(((PAGE - 12) * 64) / 255) - 23 },
  0x02: { skip: 4, rowid: false, most: Math.floor(((PAGE - 12) * 64) / 255) - 23 },
}
const LEAST = Math.floor(((PAGE - 12) * 32) / 255) - 23
const INTERIOR = 0x02

interface Cell {
  at: number
  kind: (typeof KINDS)[number]
}

function cellsOf(page: Buffer, start: number): Cell[] {
  const kind = KINDS[page[start]]
  if (!kind) return []
  const list = start + (page[start] === INTERIOR ? 12 : 8)
  const count = Math.min(page.readUInt16BE(start + 3), Math.floor((PAGE - list) / 2))
  return Array.from({ length: count }, (_, i) => ({ at: page.readUInt16BE(list + 2 * i) + kind.skip, kind }))
}

/** No record is longer than this, with everything that stands beside it. */
const MOST_BYTES = 8 * 1024 * 1024

function payloadOf(pages: Pages, page: Buffer, { at, kind }: Cell): Buffer {
  const length = varint(page, at)
  const from = kind.rowid ? varint(page, length.next).next : length.next
  if (length.value > MOST_BYTES) throw new RangeError('no row of ours')
  const local = localLength(length.value, kind.most)
  const parts = [page.subarray(from, from + local)]
  let missing = length.value - local
  for (let next = page.readUInt32BE(Math.min(from + local, PAGE - 4)); missing > 0;) {
    if (next === 0 || pages.left-- <= 0) throw new RangeError('goes on nowhere')
    const more = pages.read(next)
    parts.push(more.subarray(4, 4 + Math.min(missing, PAGE - 4)))
    missing -= PAGE - 4
    next = more.readUInt32BE(0)
  }
  return Buffer.concat(parts)
}

function localLength(length: number, most: number): number {
  if (length <= most) return length
  const wanted = LEAST + ((length - LEAST) % (PAGE - 4))
  return wanted <= most ? wanted : LEAST
}

/** Throws if the bytes are no row. */
function rowOf(payload: Buffer): Value[] {
  const header = varint(payload, 0)
  const row: Value[] = []
  let content = header.value
  for (let at = header.next; at < header.value;) {
    const type = varint(payload, at)
    const { value, length } = valueAt(payload, content, type.value)
    row.push(value)
    at = type.next
    content += length
  }
  if (content !== payload.length) throw new RangeError('not a whole row')
  return row
}

const INTEGERS = [0, 1, 2, 3, 4, 6, 8]

function valueAt(payload: Buffer, at: number, type: number): { value: Value; length: number } {
  if (type === 0) return { value: null, length: 0 }
  if (type === 8 || type === 9) return { value: type - 8, length: 0 }
  if (type <= 6) return { value: integerAt(payload, at, INTEGERS[type]), length: INTEGERS[type] }
  if (type < 12 || type % 2 === 0) throw new RangeError('no value of ours')
  const length = (type - 13) / 2
  return { value: textOf(payload.subarray(at, at + length), length), length }
}

const integerAt = (payload: Buffer, at: number, length: number): number =>
  length <= 6 ? payload.readIntBE(at, length) : Number(payload.readBigInt64BE(at))

function textOf(bytes: Buffer, length: number): string {
  if (bytes.length < length) throw new RangeError('cut off')
  return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
}

/** SQLite's numbers of one to nine bytes; those beyond JavaScript's whole numbers are no lengths of ours. */
function varint(bytes: Buffer, at: number): { value: number; next: number } {
  let value = 0
  for (let i = 0; i < 8; i++) {
    const byte = bytes.readUInt8(at + i)
    value = value * 128 + (byte & 0x7f)
    if (byte < 0x80) return { value, next: at + i + 1 }
  }
  return { value: value * 256 + bytes.readUInt8(at + 8), next: at + 9 }
}
