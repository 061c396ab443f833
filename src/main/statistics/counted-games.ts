/**
 * The finished games as statistics count them, read at once from what the archive keeps packed beside the records, and kept
 * in columns: a hundred thousand of them take some megabytes, and no object each.
 */
import type { Database } from 'better-sqlite3'
import { isBot, type Player } from '../../games/building-blocks/players.ts'
import { playersIn } from '../platform/columns.ts'
import { oneRow } from '../platform/one-row.ts'
import { FACT, factCount, factsFrom, HEAD, isPacked, modeIn, numbersIn, SEAT_HEAD, type PackedFact } from './packed.ts'

/** The games of one title, from the first one on. A game is its place among them, a seat its place among the seats of all. */
export interface Games {
  ids: readonly string[]
  /** Their beginnings. */
  times: readonly string[]
  tables: readonly Table[]
  /** The index in `numbers` at which each game begins. */
  heads: Int32Array
  /** Each one's first seat, and behind the last one's the number of all seats. */
  begins: Int32Array
  seats: Seats
  /** All games, packed (`packed.ts`). */
  numbers: Int32Array
  /** Everybody who is rated, by `Seats.who`: a person by their name, and all bots of a level as one. */
  keys: readonly string[]
  /** Ids of games that aren't counted, because what stands beside their records is none of theirs. */
  unsound: readonly string[]
}

/** Who sat together, and their numbers among the rated. */
interface Table {
  players: readonly Player[]
  who: readonly number[]
}

/** Columns with one entry for each seat. */
export interface Seats {
  game: Int32Array
  /** The index in `numbers` at which the seat begins. */
  at: Int32Array
  who: Int32Array
  /** The share of the victory: 1, a part of 1 where it is shared, or 0. */
  won: Float64Array
}

export const gamesIn = ({ ids }: Games): number[] => ids.map((_, game) => game)
export const modeOf = ({ numbers, heads }: Games, game: number) => modeIn(numbers[heads[game]])
export const minutesOf = ({ numbers, heads }: Games, game: number): number => numbers[heads[game] + 1]
export const sizeOf = ({ begins }: Games, game: number): number => begins[game + 1] - begins[game]

export function seatsOf({ begins }: Games, game: number): number[] {
  const seats: number[] = []
  for (let seat = begins[game]; seat < begins[game + 1]; seat++) seats.push(seat)
  return seats
}

export const isFirst = ({ numbers, seats }: Games, seat: number): boolean => numbers[seats.at[seat]] === 1
/** 1 is the best place, as the game's result has it; the same place is a draw. */
export const placeOf = ({ numbers, seats }: Games, seat: number): number => numbers[seats.at[seat] + 2]
export const totalOf = ({ numbers, seats }: Games, seat: number): number => numbers[seats.at[seat] + 3]
/** 0 if only the total is known. */
export const partsIn = ({ numbers, seats }: Games, seat: number): number => numbers[seats.at[seat] + 4]
/** Returns the index in `numbers` at which the seat's parts begin. */
export const partsFrom = ({ seats }: Games, seat: number): number => seats.at[seat] + SEAT_HEAD
/** True if more than its totals is known. */
export function isKnown(games: Games, game: number): boolean {
  for (let seat = games.begins[game]; seat < games.begins[game + 1]; seat++)
    if (partsIn(games, seat) === 0) return false
  return true
}

export function factsOf({ numbers, heads, begins, seats }: Games, game: number): PackedFact[] {
  const last = seats.at[begins[game + 1] - 1]
  const from = last + SEAT_HEAD + numbers[last + 4]
  return factsFrom(numbers, from, factCount(numbers[heads[game]]))
}

export const playerAt = ({ tables, begins, seats: { game } }: Games, seat: number): Player =>
  tables[game[seat]].players[seat - begins[game[seat]]]

export const isPerson = (player: Player): boolean => !isBot(player)
/** A bot's key is no person's name: names show something. */
const keyOf = ({ name, control }: Player): string => (isBot({ control }) ? `\0${control}` : name)

/** Limits of a title's games: their totals, and the number of parts of a score that is known whole. */
export interface Limits {
  least: number
  most: number
  parts: number
}

/** The clauses after `FROM archive`, and their parameters. */
export interface Among {
  from: string
  params: readonly unknown[]
}

/** Some thousands in one row: row by row takes longer, and all at once more memory. In JSON a line break is but a space. */
const AT_ONCE = 5000
const rowOf = (from: string): string => `
  SELECT json_group_array(id) AS ids, json_group_array(started_at) AS times, json_group_array(length(figures)) AS lengths,
         group_concat(replace(players, char(10), ' '), char(10)) AS players, CAST(group_concat(figures, '') AS BLOB) AS figures
  FROM (SELECT id, started_at, players, figures FROM ${from} AND figures IS NOT NULL AND (started_at, id) > (?, ?)
        ORDER BY started_at, id LIMIT ${AT_ONCE})`

interface Row {
  /** JSON. */
  ids: string
  times: string
  lengths: string
  players: string | null
  figures: Buffer | null
}

/** Some games, each list in the same order. */
export interface Together {
  ids: readonly string[]
  times: readonly string[]
  /** JSON. */
  players: readonly string[]
  /** Bytes of each one's figures. */
  lengths: readonly number[]
  /** Packed, one after the other. */
  figures: Buffer
}

const together = ({ ids, times, lengths, players, figures }: Row): Together => ({
  ids: JSON.parse(ids) as string[],
  times: JSON.parse(times) as string[],
  lengths: JSON.parse(lengths) as number[],
  players: players?.split('\n') ?? [],
  figures: figures ?? Buffer.alloc(0),
})

export const readGames = (db: Database, among: Among, limits: Limits): Games => inColumns(someByTime(db, among), limits)

function* someByTime(db: Database, { from, params }: Among): Generator<Together> {
  const row = db.prepare<unknown[], Row>(rowOf(from))
  let after = ['', '']
  for (let read = AT_ONCE; read === AT_ONCE;) {
    const some = together(oneRow(row, ...params, ...after))
    yield some
    read = some.ids.length
    after = [some.times[read - 1], some.ids[read - 1]]
  }
}

/** All but those with a total that the title can't come to: a record of today has none, one that was kept earlier may. */
export function inColumns(some: Iterable<Together>, limits: Limits): Games {
  const { ids, times, tables, numbers, keys, unsound } = listed(some, limits.parts)
  const columns = newColumns(numbers, tables.length)
  for (let i = 0, head = 0; i < tables.length; head = endOf(numbers, head), i++)
    if (isPossible(numbers, head, limits)) columns.add({ id: ids[i], time: times[i], head, table: tables[i] })
  return { ...columns.games(), numbers, keys, unsound }
}

/** Each game is looked at before it is read: a row may be anybody's. */
function listed(some: Iterable<Together>, parts: number) {
  const [ids, times, unsound]: string[][] = [[], [], []]
  const tables: Table[] = []
  const figures: Buffer[] = []
  const { read, keys } = tablesReader()
  for (const part of some)
    for (let i = 0, from = 0; i < part.ids.length; from += part.lengths[i], i++) {
      const own = part.figures.subarray(from, from + part.lengths[i])
      const table = read(part.players[i])
      if (table === null || !isPacked(own, table.players.length, parts)) {
        unsound.push(part.ids[i])
        continue
      }
      ids.push(part.ids[i])
      times.push(part.times[i])
      tables.push(table)
      figures.push(own)
    }
  return { ids, times, tables, numbers: numbersIn(Buffer.concat(figures)), keys, unsound }
}

function endOf(numbers: Int32Array, head: number): number {
  let at = head + HEAD
  for (let seats = numbers[head + 2]; seats > 0; seats--) at += SEAT_HEAD + numbers[at + 4]
  return at + FACT * factCount(numbers[head])
}

function isPossible(numbers: Int32Array, head: number, { least, most }: Limits): boolean {
  let at = head + HEAD
  for (let seats = numbers[head + 2]; seats > 0; seats--) {
    if (numbers[at + 3] < least || numbers[at + 3] > most) return false
    at += SEAT_HEAD + numbers[at + 4]
  }
  return true
}

/** The same people sit together again and again. */
function tablesReader() {
  const known = new Map<string, Table | null>()
  const numberOf = new Map<string, number>()
  const keys: string[] = []
  const who = (player: Player): number => {
    const key = keyOf(player)
    const number = numberOf.get(key) ?? keys.push(key) - 1
    numberOf.set(key, number)
    return number
  }
  /** Returns null if they are no players. */
  const read = (json: string): Table | null => {
    const before = known.get(json)
    if (before !== undefined) return before
    const players = playersIn(json)
    const table = players && newTable(players, who)
    known.set(json, table)
    return table
  }
  return { read, keys }
}

const newTable = (players: readonly Player[], who: (player: Player) => number): Table => ({
  players,
  who: players.map(who),
})

interface Added {
  id: string
  time: string
  head: number
  table: Table
}

/** Returns columns with room for this number of games. */
function newColumns(numbers: Int32Array, most: number) {
  const [ids, times]: string[][] = [[], []]
  const tables: Table[] = []
  const heads = new Int32Array(most)
  const begins = new Int32Array(most + 1)
  const room = seatsIn(numbers, most)
  const [game, at, who] = [new Int32Array(room), new Int32Array(room), new Int32Array(room)]
  const won = new Float64Array(room)
  let seat = 0

  const add = ({ id, time, head, table }: Added): void => {
    const winners = winnersIn(numbers, head)
    let from = head + HEAD
    for (let i = 0; i < numbers[head + 2]; i++, seat++) {
      game[seat] = ids.length
      at[seat] = from
      who[seat] = table.who[i]
      won[seat] = numbers[from + 1] / winners
      from += SEAT_HEAD + numbers[from + 4]
    }
    heads[ids.length] = head
    ids.push(id)
    times.push(time)
    tables.push(table)
    begins[ids.length] = seat
  }

  const games = () => ({
    ...{ ids, times, tables, heads, begins },
    seats: { game: game.subarray(0, seat), at, who: who.subarray(0, seat), won },
  })
  return { add, games }
}

function seatsIn(numbers: Int32Array, games: number): number {
  let seats = 0
  for (let head = 0, game = 0; game < games; head = endOf(numbers, head), game++) seats += numbers[head + 2]
  return seats
}

function winnersIn(numbers: Int32Array, head: number): number {
  let winners = 0
  let at = head + HEAD
  for (let seats = numbers[head + 2]; seats > 0; seats--) {
    winners += numbers[at + 1]
    at += SEAT_HEAD + numbers[at + 4]
  }
  return Math.max(1, winners)
}
