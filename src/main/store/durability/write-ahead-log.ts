/** The write-ahead log as SQLite's file format describes it: which pages it holds, and whether commits in it would be lost. */
import { closeSync, existsSync, fstatSync, openSync, readSync } from 'node:fs'

const HEADER = 32
const FRAME = 24
const BIG_ENDIAN = 0x377f0683
const LITTLE_ENDIAN = 0x377f0682
/** SQLite's own size, which no Pithead has ever changed. */
export const PAGE = 4096

export interface WriteAheadLog {
  /** The offset of the newest copy of a page, by the page's number. */
  pages: ReadonlyMap<number, number>
  /** Offsets of the copies with a wrong checksum: neither their number nor their content can be relied on. */
  doubtful: readonly number[]
  /** Whether SQLite would leave out something that was once on disk for good. */
  damaged: boolean
}

const EMPTY: WriteAheadLog = { pages: new Map(), doubtful: [], damaged: false }

/** Reads a database's log; one that is not there is empty and intact. */
export function readLog(file: string): WriteAheadLog {
  if (!existsSync(file)) return EMPTY
  const descriptor = openSync(file, 'r')
  try {
    return logIn(descriptor, fstatSync(descriptor).size)
  } finally {
    closeSync(descriptor)
  }
}

interface Frame {
  page: number
  /** Whether a transaction ends here. */
  commits: boolean
  salt: bigint
  at: number
  /** Whether its checksum follows from that of the frame before. */
  follows: boolean
}

function logIn(descriptor: number, size: number): WriteAheadLog {
  const header = bytesAt(descriptor, 0, Math.min(size, HEADER))
  if (header.every((byte) => byte === 0) || size < HEADER + FRAME + PAGE) return EMPTY
  const hasHeader = isHeader(header)
  const all = readFrames(descriptor, size, header)
  const salt = hasHeader ? header.readBigUInt64BE(16) : all[0].salt
  const frames = all.slice(0, all.findLastIndex((frame) => frame.salt === salt) + 1)
  const end = frames.findLastIndex((frame) => frame.commits && frame.salt === salt)
  const { sure = [], doubtful = [] } = Object.groupBy(frames.slice(0, end + 1), ({ follows }) =>
    follows ? 'sure' : 'doubtful',
  )
  return {
    pages: new Map(sure.map(({ page, at }) => [page, at + FRAME])),
    doubtful: doubtful.map(({ at }) => at + FRAME),
    damaged: !hasHeader || losesCommits(frames, salt),
  }
}

/**
 * The transaction in which the first bad frame lies may have been under way when the power went; once another one follows
 * it, it had been written to the end. Behind `frames` lie those of an earlier round, which the salt tells apart.
 */
function losesCommits(frames: readonly Frame[], salt: bigint): boolean {
  const bad = frames.findIndex((frame) => !frame.follows || frame.salt !== salt)
  if (bad < 0) return false
  const end = frames.findIndex((frame, i) => i >= bad && frame.commits && frame.salt === salt)
  return end >= 0 && end < frames.length - 1
}

function isHeader(header: Buffer): boolean {
  const [first, second] = checksum([0, 0], header.subarray(0, 24), isLittle(header))
  const known = [LITTLE_ENDIAN, BIG_ENDIAN].includes(header.readUInt32BE(0))
  return known && first === header.readUInt32BE(24) && second === header.readUInt32BE(28)
}

const isLittle = (header: Buffer): boolean => header.readUInt32BE(0) !== BIG_ENDIAN

function readFrames(descriptor: number, size: number, header: Buffer): Frame[] {
  const frames: Frame[] = []
  let before: Sums = [header.readUInt32BE(24), header.readUInt32BE(28)]
  for (let at = HEADER; at + FRAME + PAGE <= size; at += FRAME + PAGE) {
    const bytes = bytesAt(descriptor, at, FRAME + PAGE)
    const stored: Sums = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)]
    const found = checksum(
      checksum(before, bytes.subarray(0, 8), isLittle(header)),
      bytes.subarray(FRAME),
      isLittle(header),
    )
    frames.push({
      page: bytes.readUInt32BE(0),
      commits: bytes.readUInt32BE(4) > 0,
      salt: bytes.readBigUInt64BE(8),
      at,
      follows: found[0] === stored[0] && found[1] === stored[1],
    })
    before = stored
  }
  return frames
}

type Sums = [number, number]

function checksum([first, second]: Sums, bytes: Buffer, little: boolean): Sums {
  for (let at = 0; at < bytes.length; at += 8) {
    first = (first + (little ? bytes.readUInt32LE(at) : bytes.readUInt32BE(at)) + second) >>> 0
    second = (second + (little ? bytes.readUInt32LE(at + 4) : bytes.readUInt32BE(at + 4)) + first) >>> 0
  }
  return [first, second]
}

export function bytesAt(descriptor: number, at: number, length: number): Buffer {
  const bytes = Buffer.alloc(length)
  return bytes.subarray(0, readSync(descriptor, bytes, 0, length, at))
}
