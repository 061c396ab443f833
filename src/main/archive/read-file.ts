/** The games in a file that somebody hands over: a record, a game that was sent, a zip of these, plays of BG Stats, or a table. */
import type { TableColumns, TablePreview } from '../../contract/archive.ts'
import { MOST_GAMES } from '../../contract/schemas/archive.ts'
import { problem, type Problem } from '../../games/building-blocks/problem.ts'
import type { Catalogue } from '../../games/facets/facets.ts'
import { MOST_BYTES, readRecord, writeRecord, type GameRecord, type ReadRecord } from '../../games/record/record.ts'
import { sourceOf, type Source } from '../platform/source.ts'
import { textIn } from '../platform/utf8.ts'
import { fromElsewhere } from './foreign-record.ts'
import { parsePlays, type PlaysFile } from './formats/parse-plays.ts'
import { readBgStats, type ReadPlay } from './formats/read-bg-stats.ts'
import { readTable, type TablePlay } from './formats/read-table.ts'
import { sentRecord } from './formats/sent-game.ts'
import { isOwnTable, ownColumnsOf, previewOf } from './formats/table-columns.ts'
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
  /** True for another program's file, which has totals alone, and times of a time zone that it doesn't name. */
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
  columns?: TableColumns,
): AsyncGenerator<ReadGame | LeftOut> {
  if (isZip(file)) yield* readArchive(name, file, catalogue, breathe)
  else yield* readText(name, file, catalogue, breathe, columns)
}

/** A larger table than this, of a million rows or so, isn't read. */
const MOST_TABLE_BYTES = 64 * 1024 * 1024

const isCalledTable = (name: string): boolean => /\.(csv|tsv)$/i.test(name)

/** Enough of a file for the header of a table. */
const HEADER_BYTES = 4096

/** Whether a file is a table, by its name or as Pithead writes them. */
const isTable = (name: string, file: Source): boolean => isCalledTable(name) || isOwnTable(beginningOf(file))

const beginningOf = (file: Source): string =>
  file
    .read(0, Math.min(file.size, HEADER_BYTES))
    .toString()
    .replace(/^\ufeff/, '')

/** The beginning of a table from elsewhere, of which it has to be said which column is which; null for any other file. */
export function tableToMap(name: string, file: Source, catalogue: Catalogue): TablePreview | null {
  if (!isCalledTable(name) || isZip(file) || file.size > MOST_TABLE_BYTES || isOwnTable(beginningOf(file))) return null
  const text = textIn(file.read(0, file.size), { withoutMark: true })
  return text === null ? null : previewOf(name, text, catalogue)
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
  columns?: TableColumns,
): AsyncGenerator<ReadGame | LeftOut> {
  if (isTable(name, file)) return void (yield* tablePlays(name, file, catalogue, columns))
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

function* tablePlays(
  name: string,
  file: Source,
  catalogue: Catalogue,
  given?: TableColumns,
): Generator<ReadGame | LeftOut> {
  if (file.size > MOST_TABLE_BYTES)
    return void (yield refused(name, problem('file', 'too-large', { most: MOST_TABLE_BYTES })))
  const text = textIn(file.read(0, file.size), { withoutMark: true })
  if (text === null) return void (yield refused(name, problem('file', 'not-utf-8')))
  const columns = ownColumnsOf(text) ?? given
  if (!columns) return void (yield refused(name, problem('file', 'unknown-columns')))
  for (const play of readTable(text, columns, catalogue))
    yield play.title === undefined
      ? { name, read: soundPlay(play, catalogue), isPlay: true }
      : { name, title: play.title }
}

/** The record made of a play must itself pass the rules. */
const soundPlay = (play: Exclude<TablePlay, { title: string }>, catalogue: Catalogue): ReadRecord =>
  play.problem ? { problem: play.problem } : throughRules(play.record, `rows[${play.at}]`, catalogue)

function throughRules(record: GameRecord, path: string, catalogue: Catalogue): ReadRecord {
  const again = fromElsewhere(readRecord(writeRecord(record), catalogue))
  return again.problem ? { problem: { ...again.problem, path: `${path}.${again.problem.path}` } } : again
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

/** Names a refused play: in a file of many only the day and the players tell which it is. */
const placeOf = (name: string, { problem, about }: ReadPlay) => (problem && about ? `${name} · ${about}` : name)

const validated = (read: ReadPlay, number: number, catalogue: Catalogue): ReadRecord =>
  read.problem ? { problem: read.problem } : throughRules(read.record, `plays[${number}]`, catalogue)
