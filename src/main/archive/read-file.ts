/** The games in a file that somebody hands over: a record, a game that was sent, a zip of these, or plays of BG Stats. */
import { MOST_GAMES } from '../../contract/schemas/archive.ts'
import { problem, type Problem } from '../../games/base/problem.ts'
import type { Catalogue } from '../../games/facets/facets.ts'
import { MOST_BYTES, readRecord, writeRecord, type ReadRecord } from '../../games/record/record.ts'
import { sourceOf, type Source } from '../base/source.ts'
import { textIn } from '../base/utf8.ts'
import { fromElsewhere } from './foreign-record.ts'
import { parsePlays, type PlaysFile } from './formats/parse-plays.ts'
import { readBgStats, type ReadPlay } from './formats/read-bg-stats.ts'
import { sentRecord } from './formats/sent-game.ts'
import { isZip, unzip, type Limits } from './formats/zip.ts'

/**
 * Limits of an archive, beyond what Pithead itself makes: more games than a million, and more unpacked than a quarter of a
 * gibibyte and a hundred times its size. Records are packed to a fifth or so.
 */
const LIMITS: Limits = { file: MOST_BYTES, files: MOST_GAMES, all: 256 * 1024 * 1024, ratio: 100 }

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

/** Awaited now and then, also where no game is found for long. */
type Breathe = () => void | Promise<void>

const refused = (name: string, wrong: Problem): ReadGame => ({ name, read: { problem: wrong } })

/**
 * Reads one game after the other; no more than one is in memory at a time, however large the
 * file is.
 */
export async function* readFile(
  name: string,
  file: Source,
  catalogue: Catalogue,
  breathe: Breathe,
): AsyncGenerator<ReadGame | LeftOut> {
  if (isZip(file)) yield* readArchive(name, file, catalogue, breathe)
  else yield* readText(name, file, catalogue, breathe)
}

async function* readArchive(
  name: string,
  archive: Source,
  catalogue: Catalogue,
  breathe: Breathe,
): AsyncGenerator<ReadGame | LeftOut> {
  for await (const file of unzip(archive, LIMITS)) {
    const place = file.name === null ? name : `${name}/${file.name}`
    if ('bytes' in file) yield* readText(place, sourceOf(file.bytes), catalogue, breathe)
    else yield refused(place, file.problem)
  }
}

async function* readText(
  name: string,
  file: Source,
  catalogue: Catalogue,
  breathe: Breathe,
): AsyncGenerator<ReadGame | LeftOut> {
  const bytes = file.size > MOST_BYTES ? null : file.read(0, file.size)
  const whole = bytes && textIn(bytes, { withoutMark: true })
  if (bytes && whole === null) return void (yield refused(name, problem('file', 'not-utf-8')))
  const text = whole && (sentRecord(whole) ?? whole)
  // What is longer than a record can be nothing else.
  const plays = text === null || text.includes('"plays"') ? await parsePlays(file, breathe) : null
  if (plays) yield* soundPlays(name, plays, catalogue)
  else if (text === null) yield refused(name, problem('file', 'too-large', { most: MOST_BYTES }))
  else yield { name, read: fromElsewhere(readRecord(text, catalogue)) }
}

function* soundPlays(name: string, plays: PlaysFile, catalogue: Catalogue): Generator<ReadGame | LeftOut> {
  let number = 0
  try {
    for (const play of readBgStats(plays, catalogue)) {
      yield 'title' in play
        ? { name, ...play }
        : { name: placeOf(name, play), read: validated(play, number, catalogue), isPlay: true }
      number++
    }
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    yield refused(name, problem(`plays[${number}]`, 'not-json'))
  }
}

/** Of many plays in one file only the day and the players tell which was refused. */
const placeOf = (name: string, { problem, about }: ReadPlay) => (problem && about ? `${name} · ${about}` : name)

/** The record made of a play must itself pass the rules. */
function validated(read: ReadPlay, number: number, catalogue: Catalogue): ReadRecord {
  if (read.problem) return { problem: read.problem }
  const again = fromElsewhere(readRecord(writeRecord(read.record), catalogue))
  if (!again.problem) return again
  return { problem: { ...again.problem, path: `plays[${number}].${again.problem.path}` } }
}
