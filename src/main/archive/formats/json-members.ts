/** The members of a JSON object that may be larger than memory, found byte by byte; each part is parsed by itself. */
import type { Source } from '../../platform/source.ts'

/** A value, the beginning of a list, or an item of it: the bytes from one place to the one before another. */
export interface Member {
  key: string
  kind: 'value' | 'list' | 'item'
  from: number
  to: number
}

/** Bytes read at once. */
const CHUNK = 256 * 1024
/** Lists and objects in one another; no file that is brought in has a tenth of it. */
const MOST_DEEP = 100
/** Bytes of a key, and of a part. */
const MOST_KEY = 1000
export const MOST_PART = 4 * 1024 * 1024

const [QUOTE, BACKSLASH, COMMA, COLON] = [...'"\\,:'].map((character) => character.charCodeAt(0))
const [OPEN_LIST, CLOSE_LIST, OPEN, CLOSE] = [...'[]{}'].map((character) => character.charCodeAt(0))
/** UTF-8's byte order mark. */
const MARK = Buffer.from('\ufeff')
const SPACES: readonly number[] = [...' \n\r\t'].map((character) => character.charCodeAt(0))

/**
 * In the file's order. Throws a `SyntaxError` if the file is no object, doesn't end with it, or holds too much or too deep in
 * one part; what is in the parts is not judged.
 */
export function* membersOf(source: Source): Generator<Member> {
  const scan = new Scan(source)
  if (source.read(0, MARK.length).equals(MARK)) scan.at = MARK.length
  scan.expect(OPEN)
  if (scan.skipTo() === CLOSE) scan.at++
  else yield* pairs(scan)
  scan.skipTo()
  if (scan.byte() !== -1) throw new SyntaxError('something comes after the object')
}

function* pairs(scan: Scan): Generator<Member> {
  for (;;) {
    scan.skipTo()
    const key = scan.key()
    scan.expect(COLON)
    if (scan.skipTo() === OPEN_LIST) yield* items(scan, key)
    else yield { key, kind: 'value', ...scan.part() }
    if (scan.skipTo() === CLOSE) break
    scan.expect(COMMA)
  }
  scan.at++
}

function* items(scan: Scan, key: string): Generator<Member> {
  yield { key, kind: 'list', from: scan.at, to: ++scan.at }
  while (scan.skipTo() !== CLOSE_LIST) {
    yield { key, kind: 'item', ...scan.part() }
    if (scan.skipTo() !== COMMA) continue
    scan.at++
    if (scan.skipTo() === CLOSE_LIST) throw new SyntaxError('an item is missing')
  }
  scan.at++
}

class Scan {
  at = 0
  readonly #source: Source
  #chunk: Buffer = Buffer.alloc(0)
  #from = 0

  constructor(source: Source) {
    this.#source = source
  }

  /** The byte here; -1 at the end. */
  byte(): number {
    const inChunk = this.at - this.#from
    if (inChunk >= 0 && inChunk < this.#chunk.length) return this.#chunk[inChunk]
    if (this.at >= this.#source.size) return -1
    this.#from = this.at
    this.#chunk = this.#source.read(this.at, CHUNK)
    return this.#chunk.length === 0 ? -1 : this.#chunk[0]
  }

  /** Goes to the next byte that is no space, and answers it. */
  skipTo(): number {
    while (SPACES.includes(this.byte())) this.at++
    return this.byte()
  }

  expect(byte: number): void {
    if (this.skipTo() !== byte) throw new SyntaxError('not the JSON that was expected')
    this.at++
  }

  key(): string {
    const from = this.at
    if (this.byte() !== QUOTE) throw new SyntaxError('a key is missing')
    this.#pastText()
    if (this.at - from > MOST_KEY) throw new SyntaxError('a key is too long')
    return JSON.parse(this.#source.read(from, this.at - from).toString()) as string
  }

  /** Goes past a value, and answers where it stands. */
  part(): { from: number; to: number } {
    const from = this.at
    let deep = 0
    for (
      let byte = this.byte();
      !(deep === 0 && (byte === COMMA || byte === CLOSE || byte === CLOSE_LIST));
      byte = this.byte()
    ) {
      if (byte === -1) throw new SyntaxError('the file ends too soon')
      if (byte === QUOTE) this.#pastText()
      else this.at++
      if (byte === OPEN || byte === OPEN_LIST) deep++
      if (byte === CLOSE || byte === CLOSE_LIST) deep--
      if (deep > MOST_DEEP || this.at - from > MOST_PART) throw new SyntaxError('a part is too deep or too large')
    }
    if (this.at === from) throw new SyntaxError('a value is missing')
    return { from, to: this.at }
  }

  #pastText(): void {
    this.at++
    for (let byte = this.byte(); byte !== QUOTE; byte = this.byte()) {
      if (byte === -1) throw new SyntaxError('the file ends too soon')
      this.at += byte === BACKSLASH ? 2 : 1
    }
    this.at++
  }
}
