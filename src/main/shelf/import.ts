/** Bringing games in: every file is read and judged first, and nothing is kept before it is wanted. */
import type { ImportItem } from '../../contract/records.ts'
import { problem, type Problem } from '../../games/check.ts'
import { MOST_BYTES, readRecord, writeRecord, type GameRecord } from '../../games/record.ts'
import { digestOf } from '../records/digest.ts'
import type { Stores } from '../records/store.ts'
import { changeOfRecord } from './change.ts'
import { isBgStats, readBgStats, type ReadPlay } from './formats/read-bg-stats.ts'
import { isZip, unzip } from './formats/zip.ts'

/** An archive may be larger than one record, but not without end. */
export const MOST_ARCHIVE = 64 * 1024 * 1024

export interface Import {
  /** Judges a file and remembers the games in it that are new. */
  add: (name: string, bytes: Buffer) => ImportItem[]
  /** How many games are remembered. */
  count: () => number
  /** Keeps all that are remembered, or none; answers how many. */
  run: (at: string) => number
}

export const newImport = (store: Stores): Import => {
  const found: GameRecord[] = []
  const ids = new Set<string>()
  const digests = new Set<string>()

  const judge = (name: string, read: ReadPlay): ImportItem => {
    if (read.problem) return { name, state: 'refused', problem: read.problem }
    const { record } = read
    const { id, players, startedAt } = record
    const digest = digestOf(record)
    const known = { name, id, players, startedAt }
    if (ids.has(id) || store.games.has(id)) return { ...known, state: 'same-id' }
    if (digests.has(digest) || store.shelf.withDigest(digest).some(({ removed }) => !removed))
      return { ...known, state: 'same-content' }
    ids.add(id)
    digests.add(digest)
    found.push(record)
    return { ...known, state: 'new' }
  }

  return {
    add: (name, bytes) => readFile(name, bytes).map((file) => judge(file.name, file.read)),
    count: () => found.length,
    run(at) {
      store.atomically(() => {
        for (const record of found) store.games.create(changeOfRecord(record, at))
      })
      return found.splice(0).length
    },
  }
}

interface ReadFile {
  name: string
  read: ReadPlay
}

const refused = (name: string, wrong: Problem): ReadFile => ({ name, read: { problem: wrong } })

function readFile(name: string, bytes: Buffer): ReadFile[] {
  if (!isZip(bytes)) return readText(name, bytes)
  if (bytes.length > MOST_ARCHIVE) return [refused(name, problem('file', 'too-large', { most: MOST_ARCHIVE }))]
  const files = unzip(bytes, MOST_BYTES)
  if (!files) return [refused(name, problem('file', 'damaged'))]
  return files.flatMap((file) => {
    const inside = `${name}/${file.name}`
    return 'bytes' in file ? readText(inside, file.bytes) : [refused(inside, problem('file', file.problem))]
  })
}

function readText(name: string, bytes: Buffer): ReadFile[] {
  if (bytes.length > MOST_BYTES) return [refused(name, problem('file', 'too-large', { most: MOST_BYTES }))]
  const text = decoded(bytes)
  if (text === null) return [refused(name, problem('file', 'not-utf-8'))]
  const plays = playsIn(text)
  return plays ? plays.map((read) => ({ name, read: sound(read) })) : [{ name, read: readRecord(text) }]
}

function decoded(bytes: Buffer): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

/** The plays in a file of BG Stats, null where the file is none. */
function playsIn(text: string): ReadPlay[] | null {
  try {
    const value: unknown = JSON.parse(text)
    return isBgStats(value) ? readBgStats(value) : null
  } catch {
    return null
  }
}

/** What was made of a play must itself be a record by the rules. */
function sound(read: ReadPlay): ReadPlay {
  return read.problem ? read : readRecord(writeRecord(read.record))
}
