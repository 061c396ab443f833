/** The games in a file that somebody hands over: a record, a zip of records, or plays of BG Stats. */
import { problem, type Problem } from '../../games/check.ts'
import type { Catalogue } from '../../games/game.ts'
import { MOST_BYTES, readRecord, writeRecord } from '../../games/record.ts'
import { textIn } from '../utf8.ts'
import { isBgStats, readBgStats, type ReadPlay } from './formats/read-bg-stats.ts'
import { isZip, unzip } from './formats/zip.ts'

/** An archive may be larger than one record, but not without end. */
export const MOST_ARCHIVE = 64 * 1024 * 1024
/** All that may come out of one, whatever it says about itself. */
const MOST_UNPACKED = 256 * 1024 * 1024
/** A file of BG Stats holds years of plays. */
const MOST_PLAYS = 32 * 1024 * 1024

/** A game with the place where it was found, or what is wrong there. */
export interface ReadGame {
  name: string
  read: ReadPlay
}

const refused = (name: string, wrong: Problem): ReadGame => ({ name, read: { problem: wrong } })
const tooLarge = (name: string, most: number): ReadGame => refused(name, problem('file', 'too-large', { most }))

/** Reads one game after the other; of an archive no more than one file is unpacked at a time. */
export async function* readFile(name: string, bytes: Buffer, catalogue: Catalogue): AsyncGenerator<ReadGame> {
  if (bytes.length > MOST_ARCHIVE) yield tooLarge(name, MOST_ARCHIVE)
  else if (isZip(bytes)) yield* readArchive(name, bytes, catalogue)
  else yield* readText(name, bytes, catalogue)
}

async function* readArchive(name: string, bytes: Buffer, catalogue: Catalogue): AsyncGenerator<ReadGame> {
  for await (const file of unzip(bytes, { file: MOST_BYTES, all: MOST_UNPACKED })) {
    const place = file.name === null ? name : `${name}/${file.name}`
    if ('bytes' in file) yield* readText(place, file.bytes, catalogue)
    else yield refused(place, file.problem)
  }
}

function* readText(name: string, bytes: Buffer, catalogue: Catalogue): Generator<ReadGame> {
  if (bytes.length > MOST_PLAYS) yield tooLarge(name, MOST_BYTES)
  else {
    const text = textIn(bytes, { withoutMark: true })
    if (text === null) yield refused(name, problem('file', 'not-utf-8'))
    else yield* gamesIn(text, catalogue).map((read) => ({ name, read }))
  }
}

const gamesIn = (text: string, catalogue: Catalogue): ReadPlay[] =>
  playsIn(text, catalogue)?.map((play) => sound(play, catalogue)) ?? [readRecord(text, catalogue)]

/** The plays in a file of BG Stats, null where the file is none. */
function playsIn(text: string, catalogue: Catalogue): ReadPlay[] | null {
  if (!text.includes('"plays"')) return null
  try {
    const value: unknown = JSON.parse(text)
    return isBgStats(value) ? readBgStats(value, catalogue) : null
  } catch {
    return null
  }
}

/** What was made of a play must itself be a record by the rules. */
function sound(read: ReadPlay, catalogue: Catalogue): ReadPlay {
  return read.problem ? read : readRecord(writeRecord(read.record), catalogue)
}
