/** The games in a file that somebody hands over: a record, a zip of records, or plays of BG Stats. */
import { problem, type Problem } from '../../games/base/problem.ts'
import type { Catalogue } from '../../games/facets/facets.ts'
import { MOST_BYTES, readRecord, writeRecord, type ReadRecord } from '../../games/record/record.ts'
import { textIn } from '../base/utf8.ts'
import { parsePlays } from './formats/parse-plays.ts'
import { readBgStats, type ReadPlay } from './formats/read-bg-stats.ts'
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
  read: ReadRecord
  /** From another program's file, which has totals alone, and times of a time zone that it doesn't name. */
  isPlay?: boolean
}

/** A play of a game that isn't on offer, by the game's name in the file; '' where it has none. */
export interface LeftOut {
  name: string
  title: string
}

const refused = (name: string, wrong: Problem): ReadGame => ({ name, read: { problem: wrong } })
const tooLarge = (name: string, most: number): ReadGame => refused(name, problem('file', 'too-large', { most }))

/**
 * Reads one game after the other; of an archive no more than one file is unpacked at a time.
 */
export async function* readFile(name: string, bytes: Buffer, catalogue: Catalogue): AsyncGenerator<ReadGame | LeftOut> {
  if (bytes.length > MOST_ARCHIVE) yield tooLarge(name, MOST_ARCHIVE)
  else if (isZip(bytes)) yield* readArchive(name, bytes, catalogue)
  else yield* readText(name, bytes, catalogue)
}

async function* readArchive(name: string, bytes: Buffer, catalogue: Catalogue): AsyncGenerator<ReadGame | LeftOut> {
  for await (const file of unzip(bytes, { file: MOST_BYTES, all: MOST_UNPACKED })) {
    const place = file.name === null ? name : `${name}/${file.name}`
    if ('bytes' in file) yield* readText(place, file.bytes, catalogue)
    else yield refused(place, file.problem)
  }
}

async function* readText(name: string, bytes: Buffer, catalogue: Catalogue): AsyncGenerator<ReadGame | LeftOut> {
  const text = bytes.length > MOST_PLAYS ? null : textIn(bytes, { withoutMark: true })
  if (bytes.length > MOST_PLAYS) yield tooLarge(name, MOST_BYTES)
  else if (text === null) yield refused(name, problem('file', 'not-utf-8'))
  else yield* gamesIn(name, text, catalogue)
}

async function* gamesIn(name: string, text: string, catalogue: Catalogue): AsyncGenerator<ReadGame | LeftOut> {
  const plays = await parsePlays(text)
  if (plays === null) yield { name, read: readRecord(text, catalogue) }
  else yield* soundPlays(name, plays, catalogue)
}

function* soundPlays(name: string, plays: unknown, catalogue: Catalogue): Generator<ReadGame | LeftOut> {
  let number = 0
  for (const play of readBgStats(plays, catalogue)) {
    yield 'title' in play
      ? { name, ...play }
      : { name: placeOf(name, play), read: validated(play, number, catalogue), isPlay: true }
    number++
  }
}

/** Of many plays in one file only the day and the players tell which was refused. */
const placeOf = (name: string, { problem, about }: ReadPlay) => (problem && about ? `${name} · ${about}` : name)

/** The record made of a play must itself pass the rules. */
function validated(read: ReadPlay, number: number, catalogue: Catalogue): ReadRecord {
  if (read.problem) return { problem: read.problem }
  const again = readRecord(writeRecord(read.record), catalogue)
  if (!again.problem) return again
  return { problem: { ...again.problem, path: `plays[${number}].${again.problem.path}` } }
}
