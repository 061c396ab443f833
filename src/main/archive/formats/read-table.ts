/** Plays in a table, a row for each player, as score sheets of which the totals alone are known. */
import type { TableColumns } from '../../../contract/archive.ts'
import { fold } from '../../../contract/conventions/fold.ts'
import { nameFrom } from '../../../games/building-blocks/forms.ts'
import { minutesOf } from '../../../games/building-blocks/minutes.ts'
import { problem, shown, type Problem } from '../../../games/building-blocks/problem.ts'
import type { Catalogue, Game } from '../../../games/facets/facets.ts'
import type { Figures } from '../../../games/facets/figures.ts'
import type { Identity } from '../../../games/facets/identity.ts'
import type { ScoreSheet } from '../../../games/facets/score-sheet.ts'
import { FORMAT, VERSION, type GameRecord } from '../../../games/record/record.ts'
import { gameCalled } from './called.ts'
import { csvRows, separatorOf } from './csv-rows.ts'
import { exportName } from './export-names.ts'
import { dateIn } from './table-dates.ts'
import type { OwnColumns } from './table-columns.ts'
import { uuidOf } from './uuid-of.ts'
import { present } from '../../../games/building-blocks/present.ts'

/** A play as a record, what is wrong with it, or the title by which it is left out; `at` is its first row. */
export type TablePlay = { at: number } & (
  | { record: GameRecord; problem?: undefined; title?: undefined }
  | { problem: Problem; title?: undefined }
  | { title: string; problem?: undefined }
)

interface Row {
  at: number
  cells: readonly string[]
}

/** A value of a row that can't be what its column says. */
class Wrong extends Error {
  readonly problem: Problem

  constructor(problem: Problem) {
    super(problem.code)
    this.problem = problem
  }
}

type Columns = TableColumns | OwnColumns

/** The most rows of one play, far more than any game has seats. Reading ends at a longer play: its columns were mapped wrongly. */
const MOST_ROWS = 100

/** The plays in the file's order, one by one. A play with a wrong value is one problem, and the others go on. */
export function* readTable(text: string, columns: Columns, catalogue: Catalogue): Generator<TablePlay> {
  const rows = csvRows(text, separatorOf(text))
  const head = rows.next()
  if (head.done) return
  if (head.value.problem) return void (yield head.value)
  const table = new Table(head.value.cells, columns, catalogue)
  let play: Row[] = []
  for (const row of rows) {
    if (row.problem || table.beginsPlay(play, row)) {
      if (play.length > 0) yield table.playOf(play)
      play = []
    }
    if (row.problem) return void (yield row)
    if (play.push(row) > MOST_ROWS) break
  }
  if (play.length > 0) yield table.playOf(play)
}

const isOwn = (columns: Columns): columns is OwnColumns => 'own' in columns

/** A word or sign for yes in tables; what stands otherwise in such a column is a no. */
const YES = new Set(['yes', 'y', 'true', '1', 'x', 'win', 'won', 'winner', 'ja', 'j', 'gewonnen', 'sieg', 'winst'])
const SUM = /^[+-]?\d{1,6}([+-]\d{1,6})*$/
const MOST_MINUTES = 366 * 24 * 60

class Table {
  readonly #header: readonly string[]
  readonly #columns: Columns
  readonly #catalogue: Catalogue
  /** Plays so far that say the same: another one is told apart by its number. */
  readonly #alike = new Map<string, number>()

  constructor(header: readonly string[], columns: Columns, catalogue: Catalogue) {
    this.#header = header
    this.#columns = columns
    this.#catalogue = catalogue
  }

  /** Another play has another number, day or title; where these are the same, a name that is there already. */
  beginsPlay(play: readonly Row[], row: Row): boolean {
    if (play.length === 0) return false
    const { play: number, date, title, player } = this.#columns
    const isSame = ([first]: readonly Row[]) =>
      (isOwn(this.#columns) ? [number] : [number, date, title]).every(
        (column) => cellOf(first, column) === cellOf(row, column),
      )
    const isThere = play.some((each) => cellOf(each, player) === cellOf(row, player))
    return !isSame(play) || (isThere && !isOwn(this.#columns))
  }

  playOf(rows: readonly Row[]): TablePlay {
    const [{ at }] = rows
    const title = this.#titleOf(rows[0])
    const game =
      title === null
        ? this.#catalogue.get(present(this.#columns.game, 'the game of the table'))
        : gameCalled([title], this.#catalogue)
    if (!game?.scoreSheet) return { at, title: nameFrom(title ?? '') }
    try {
      return { at, record: this.#recordOf(rows, game, game.scoreSheet) }
    } catch (error) {
      if (error instanceof Wrong) return { at, problem: error.problem }
      throw error
    }
  }

  #titleOf(row: Row): string | null {
    return this.#columns.title === null ? null : cellOf(row, this.#columns.title)
  }

  #recordOf(rows: readonly Row[], { identity, figures }: Game, sheet: ScoreSheet): GameRecord {
    const [first] = rows
    for (const row of rows) this.#checkLength(row)
    const columns = this.#columns
    const names = rows.map((row) => this.#nameIn(row))
    const totals = rows.map((row) => this.#totalIn(row, identity.points))
    const winners = rows.flatMap((row, seat) => (YES.has(fold(cellOf(row, columns.winner))) ? [seat] : []))
    const own = isOwn(columns) ? columns.own : null
    const starting = own ? rows.findIndex((row) => cellOf(row, own.starting) === 'yes') : 0
    const colors = rows.map((row) => cellOf(row, own?.colour ?? null))
    const areColors = colors.every((color, seat) => identity.colors.includes(color) && colors.indexOf(color) === seat)
    const place = nameFrom(cellOf(first, columns.place))
    const notes = own ? cellOf(first, own.notes) : ''
    const times = this.#timesIn(first)
    if (rows.length < identity.seats.fewest || rows.length > identity.seats.most) {
      const need = `${identity.seats.fewest}..${identity.seats.most}`
      throw new Wrong(problem(`rows[${first.at}]`, 'wrong-length', { have: rows.length, need }))
    }
    return {
      ...{ format: FORMAT, version: VERSION, game: identity.id, mode: 'companion' },
      id: own ? cellOf(first, columns.play) : this.#idOf([identity.id, times.startedAt, names, totals]),
      ...times,
      players: names.map((name, seat) => ({
        ...{ name, color: (areColors ? colors : identity.colors)[seat], control: 'human' },
      })),
      ...sheet.ofTotals(totals, Math.max(0, starting), winners, own ? this.#tieBreaksIn(rows, figures) : undefined),
      ...(place && { place }),
      ...(notes && { notes }),
    }
  }

  #checkLength({ at, cells }: Row): void {
    if (cells.length === this.#header.length) return
    const [have, need] = [cells.length, this.#header.length]
    throw new Wrong(problem(`rows[${at}]`, 'wrong-length', { have, need }))
  }

  #wrong({ at, cells }: Row, column: number, code: string, need = ''): Wrong {
    const have = shown(cells[column] ?? '')
    const path = `rows[${at}].${shown(this.#header[column] ?? String(column + 1))}`
    return new Wrong(have === '' ? problem(path, 'missing') : problem(path, code, { have, ...(need && { need }) }))
  }

  /** A bot is called by its level, too, so that it isn't taken for a person. */
  #nameIn(row: Row): string {
    const columns = this.#columns
    const name = nameFrom(cellOf(row, columns.player))
    if (name === '') throw this.#wrong(row, columns.player, 'missing')
    return isOwn(columns) ? exportName({ name, control: cellOf(row, columns.own.control) }) : name
  }

  #totalIn(row: Row, { least, most }: Identity['points']): number {
    const { total } = this.#columns
    const text = cellOf(row, total)
      .trim()
      .replace(/^\u2212/, '-')
    if (!SUM.test(text)) throw this.#wrong(row, total, 'not-whole')
    const sum = [...text.matchAll(/[+-]?\d+/g)].reduce((sofar, [part]) => sofar + Number(part), 0)
    if (sum < least || sum > most) throw this.#wrong(row, total, 'out-of-range', `${least}..${most}`)
    return sum
  }

  /** Returns each seat's tie breaker; undefined if the table has none for any seat. */
  #tieBreaksIn(rows: readonly Row[], { tieBreak }: Figures): (number | null)[] | undefined {
    const column = tieBreak ? this.#header.indexOf(tieBreak.column) : -1
    if (column < 0 || rows.every((row) => cellOf(row, column) === '')) return undefined
    return rows.map((row) => (cellOf(row, column) === '' ? null : this.#wholeIn(row, column)))
  }

  #wholeIn(row: Row, column: number): number {
    const text = cellOf(row, column).trim()
    if (!/^\d{1,6}$/.test(text)) throw this.#wrong(row, column, 'not-whole')
    return Number(text)
  }

  #timesIn(row: Row): Pick<GameRecord, 'startedAt' | 'finishedAt' | 'minutes'> {
    const columns = this.#columns
    const startedAt = this.#timeIn(row, columns.date)
    const minutes = this.#minutesIn(row)
    const own = isOwn(columns) ? columns.own : null
    if (!own) return { startedAt, finishedAt: new Date(Date.parse(startedAt) + minutes * 60_000).toISOString() }
    const times = { startedAt, finishedAt: this.#timeIn(row, own.finished) }
    return { ...times, ...(minutes > 0 && minutes !== minutesOf(times) && { minutes }) }
  }

  #timeIn(row: Row, column: number): string {
    const time = dateIn(cellOf(row, column), this.#columns.order)
    if (time === null) throw this.#wrong(row, column, 'wrong-form', 'a date')
    return time
  }

  #minutesIn(row: Row): number {
    const { minutes } = this.#columns
    if (cellOf(row, minutes).trim() === '') return 0
    const number = this.#wholeIn(row, minutes!)
    if (number > MOST_MINUTES) throw this.#wrong(row, minutes!, 'out-of-range', `0..${MOST_MINUTES}`)
    return number
  }

  /** The same for the same play, so that a table that is brought in twice counts once. */
  #idOf(said: unknown): string {
    const key = JSON.stringify(said)
    const number = (this.#alike.get(key) ?? 0) + 1
    this.#alike.set(key, number)
    return uuidOf('play', `${key} ${number}`)
  }
}

/** A text that a spreadsheet would take for a formula stands behind an apostrophe (docs/exports.md#csv). */
const cellOf = ({ cells }: Row, column: number | null): string =>
  column === null ? '' : (cells[column] ?? '').replace(/^'(?=[=+\-@\t\r])/, '')
