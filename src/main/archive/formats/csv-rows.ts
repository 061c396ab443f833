/** The rows of a table of values with separators between them (RFC 4180). */
import { problem, shown, type Problem } from '../../../games/building-blocks/problem.ts'
import { present } from '../../../games/building-blocks/present.ts'

/** A row with its place in the file, counted from 0, or what is wrong with the rest of the file from there on. */
export type CsvRow = { at: number; cells: string[]; problem?: undefined } | { at: number; problem: Problem }

const SEPARATORS = [',', ';', '\t'] as const

/** Characters of the first line that are searched for the separator. */
const TELLING = 4096
/** The most values of a row; tables of other programs stay far below it. */
const MOST_VALUES = 1000

/** The separator that cuts the first line into the most values. */
export function separatorOf(text: string): string {
  const [first] = text.slice(0, TELLING).split(/\r\n|\r|\n/, 1)
  const parts = (separator: string) => first.split(separator).length
  return SEPARATORS.reduce((best, each) => (parts(each) > parts(best) ? each : best))
}

const QUOTED = /"([^"]*(?:""[^"]*)*)"/y
const PLAIN = new Map(SEPARATORS.map((separator) => [separator as string, new RegExp(`[^${separator}\\r\\n]*`, 'y')]))
const END_OF_LINE = /\r\n|\r|\n/y

/** The rows one by one, without empty lines. After one with a problem there is no other. */
export function* csvRows(text: string, separator: string): Generator<CsvRow> {
  const plain = present(PLAIN.get(separator), 'the pattern of a cell')
  let place = 0
  const taken = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = place
    const found = pattern.exec(text)
    place += found?.[0].length ?? 0
    return found
  }
  for (let at = 0; place < text.length; at++) {
    const cells: string[] = []
    do {
      const isQuoted = text[place] === '"'
      const cell = taken(isQuoted ? QUOTED : plain)
      if (!cell) return void (yield { at, problem: problem(`rows[${at}]`, 'not-closed') })
      if (cells.push(isQuoted ? cell[1].replaceAll('""', '"') : cell[0]) > MOST_VALUES) {
        const numbers = { have: cells.length, need: `1..${MOST_VALUES}` }
        return void (yield { at, problem: problem(`rows[${at}]`, 'wrong-length', numbers) })
      }
    } while (text[place] === separator && ++place)
    if (place < text.length && !taken(END_OF_LINE)) {
      const have = shown(text.slice(place, place + 80))
      return void (yield { at, problem: problem(`rows[${at}]`, 'wrong-form', { have, need: 'a separator' }) })
    }
    if (cells.length > 1 || cells[0] !== '') yield { at, cells }
  }
}
