/** Reports of unforeseen faults: files in the data folder that go nowhere unless the user takes them there. */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ReportsApi } from '../../contract/schemas/reports.ts'
import { refusal, Refused } from '../../contract/errors.ts'
import { storageRefusal } from '../platform/storage-errors.ts'
import { fileLog, lastLines, type Log } from '../platform/program-log.ts'
import { reportText, type Program } from './report.ts'

const KEPT = 20
/** A fault that comes again and again must not push out all others. */
const MOST_OF_ONE_RUN = 10
const NAME = /^problem-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)-(\d{3}Z)(?:-\d+)?\.txt$/

export interface ReportsOptions extends Program {
  /** The data folder. */
  folder: string
  now?: () => Date
}

export interface Reports extends ReportsApi {
  /** Writes to the log and, of what is more than a refusal, a report besides. Never throws. */
  log: Log
}

export function openReports({ folder: data, now = () => new Date(), ...program }: ReportsOptions): Reports {
  const folder = join(data, 'reports')
  const note = fileLog(data, now)
  const written = new Set<string>()

  const write = (what: string, details: unknown): void => {
    const key = `${what} ${firstLines(details)}`
    if (written.has(key) || written.size >= MOST_OF_ONE_RUN) return
    written.add(key)
    // Not with the data folder: where that is gone, another must not stand in for it.
    if (!existsSync(folder)) mkdirSync(folder, { mode: 0o700 })
    const at = now()
    const text = reportText(program, { what: `${what}: ${messageOf(details)}`, details, at, lines: lastLines(data) })
    writeFileSync(join(folder, freeName(folder, at)), text, { mode: 0o600, flag: 'wx' })
    for (const old of namesIn(folder).slice(KEPT)) rmSync(join(folder, old), { force: true })
  }

  const log: Log = (what, details) => {
    note(what, details)
    if (!isSurprise(details)) return
    try {
      write(what, details)
    } catch (error) {
      note('a report could not be written', error)
    }
  }

  return {
    log,
    'reports.add': ({ message, stack, route }) =>
      log('the page failed', Object.assign(new Error(message), { stack, route })),
    'reports.list': () => namesIn(folder).map((name) => ({ name, at: timeOf(name), what: firstLine(folder, name) })),
    'reports.read': (name) => read(folder, name),
    'reports.remove': (names) => {
      for (const name of names) removeFile(join(folder, name))
    },
  }
}

/** Refusals, with or without a cause, have words and need no report. */
const isSurprise = (details: unknown): boolean => details !== undefined && !(details instanceof Refused)

const messageOf = (details: unknown): string => linesOf(details instanceof Error ? details.message : details, 1)

const firstLines = (details: unknown): string => linesOf(details instanceof Error ? details.stack : details, 3)

const linesOf = (text: unknown, most: number): string =>
  String(text).slice(0, 500).split('\n').slice(0, most).join('\n')

/** The newest first. */
const namesIn = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => NAME.test(name))
        .sort()
        .reverse()
    : []

const timeOf = (name: string): string => name.replace(NAME, '$1T$2:$3:$4.$5')

function freeName(folder: string, at: Date): string {
  const name = `problem-${at.toISOString().replaceAll(/[:.]/g, '-')}`
  const used = readdirSync(folder).filter((other) => other.startsWith(name)).length
  return used === 0 ? `${name}.txt` : `${name}-${used}.txt`
}

const firstLine = (folder: string, name: string): string => read(folder, name).split('\n')[0]

function read(folder: string, name: string): string {
  if (!NAME.test(name) || !existsSync(join(folder, name))) throw refusal('not-found', { id: name })
  try {
    return readFileSync(join(folder, name), 'utf8')
  } catch (error) {
    throw storageRefusal(error)
  }
}

function removeFile(file: string): void {
  try {
    rmSync(file, { force: true })
  } catch (error) {
    throw storageRefusal(error)
  }
}
