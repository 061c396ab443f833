/** A report's text: enough to find the fault, and nobody's name. */
import { release } from 'node:os'
import { inspect } from 'node:util'
import type { AppInfo } from '../../contract/api.ts'
import { scrubbed } from './scrub.ts'

export interface Program {
  host: AppInfo['host']
  version: string
}

export interface Happening {
  /** In a few words. */
  what: string
  details: unknown
  at: Date
  /** The end of the log. */
  lines: string
}

/** Characters; a report has to stay readable. */
const MOST_DETAILS = 16_000

/** A report for people to read, without names as far as patterns can tell them (`scrubbed`). */
export const reportText = ({ host, version }: Program, { what, details, at, lines }: Happening): string =>
  scrubbed(
    [
      what,
      '',
      `Pithead ${version} (${host}), ${process.platform} ${release()} ${process.arch}, Node ${process.versions.node}`,
      at.toISOString(),
      '',
      inspect(details).slice(0, MOST_DETAILS),
      '',
      'The last lines of pithead.log:',
      lines,
    ].join('\n'),
  )
