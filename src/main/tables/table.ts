/** A running table: the constant part of its record, and the course of its game for the rest. */
import type { TableState, Waiting } from '../../contract/api.ts'
import { isBot, type Player } from '../../games/building-blocks/players.ts'
import { isSameJson } from '../../games/building-blocks/same-json.ts'
import type { Result } from '../../games/facets/rules.ts'
import type { Game } from '../../games/facets/facets.ts'
import type { GameRecord } from '../../games/record/record.ts'

/** Never changed: an action makes a new one. */
export interface Table {
  game: Game
  /** The part of the record that is fixed when the game begins; `recordOf` has the rest. */
  head: Head
  /** The time of the last decision, null before it; the ceremonies that follow may still be under way. */
  overAt: string | null
  /** The game's own: only its `playing` looks inside. */
  course: unknown
  /** Once no decision is left to make. */
  result: Result | null
  /** The table before each take-back since the last decision, the latest last. Not kept on disk. */
  undone: readonly TableMoment[]
  /**
   * Seats with a phone of their own: what they alone may see is shown there, and not at the table. Somebody at the table may ask
   * to see it, which lasts until another seat is asked. Not kept on disk.
   */
  onPhones: readonly number[]
  revision: number
  touchedAt: string
}

/** The parts that an action may change. */
export type TableMoment = Pick<Table, 'head' | 'course'>

export type Head = Omit<GameRecord, 'finishedAt' | 'moves' | 'result'>

export const practising = (head: Head): Head => (head.practice ? head : { ...head, practice: true })

export const counting = ({ practice: _, ...head }: Head): Head => head

/** Positions are kept with finished games alone. */
export function unstudied(head: Head): Head {
  const { study, ...rest } = head
  return study ? rest : head
}

/** The course right after a record's moves and the pending decisions. Throws if the rules refuse one of them. */
export const courseOf = ({ playing }: Game, record: GameRecord, pending: readonly unknown[]): unknown =>
  playing.open({
    players: record.players.length,
    setup: record.setup,
    entries: record.moves ?? [],
    pending,
    alone: seatsAlone(record.players),
  })

/** The seats that nobody could look over the shoulder of: bots, and a person who is the only one at the table. */
export function seatsAlone(players: readonly Player[]): number[] {
  const people = seatsOfPeople(players).length
  return players.flatMap((player, seat) => (isBot(player) || people === 1 ? [seat] : []))
}

export const seatsOfPeople = (players: readonly Player[]): number[] =>
  players.flatMap((player, seat) => (isBot(player) ? [] : [seat]))

/** The seat to decide; null while nobody is asked. */
export const askedAt = ({ game, course }: Table): number | null => game.playing.asked(course)

/** The person who decides and is alone with what only they may see; null: what is shown is for everybody. */
export function viewerOf(table: Table): number | null {
  const asked = askedAt(table)
  return waitsFor(table) === 'decision' && !isOnPhone(table, asked) ? asked : null
}

export const isOnPhone = ({ onPhones }: Table, seat: number | null): boolean => seat !== null && onPhones.includes(seat)

/** Whether the seat to decide has something on its phone that the table doesn't show. */
export function hidesOnPhone(table: Table): boolean {
  const { game, course } = table
  const asked = askedAt(table)
  const viewOf = (seat: number | null) => game.playing.shown(course, seat).view
  return isOnPhone(table, asked) && !isSameJson(viewOf(asked), viewOf(null))
}

/** Whether the table waits for a bot. */
export function isBotsTurn(table: Table): boolean {
  const asked = askedAt(table)
  return asked !== null && isBot(table.head.players[asked])
}

/** Returns what the table waits for; `thinking` while a bot decides, `hand-over` while a phone alone shows what was drawn. */
export function waitsFor(table: Table): Waiting {
  const waiting = table.game.playing.waiting(table.course)
  if (waiting !== 'decision') return waiting
  if (isBotsTurn(table)) return 'thinking'
  return hidesOnPhone(table) ? 'hand-over' : waiting
}

/** Null if nothing can be taken back. One person among bots takes back past what was turned up: nobody else has seen it. */
export function takeBackAt({ game: { playing }, head, course }: Table): TableState['takeBack'] {
  const people = seatsOfPeople(head.players)
  const effect = playing.takeBack(course, people)
  if (effect !== null) return { effect, practice: false }
  const freely = people.length === 1 ? playing.takeBack(course, people, true) : null
  return freely === null ? null : { effect: freely, practice: true }
}

/** Whether the end of the game was seen, with its ceremonies. */
export const isFinished = ({ game, course }: Table): boolean => game.playing.waiting(course) === 'finished'

/** Nobody plays who is not a bot. */
export const isWatched = ({ head }: Table): boolean => head.players.every(isBot)

/** The table's record so far. */
export const recordOf = ({ game: { playing }, head, overAt, course, result }: Table): GameRecord => ({
  ...head,
  finishedAt: overAt,
  moves: [...playing.entries(course)],
  result,
})

/** A new table right after these moves and decisions. Throws if the rules refuse one of them. */
export function tableAt(game: Game, head: Head, moves: readonly unknown[], pending: readonly unknown[]): Table {
  const record: GameRecord = { ...head, finishedAt: null, moves: [...moves], result: null }
  const course = courseOf(game, record, pending)
  const result = game.playing.result(course)
  const beside = { undone: [], onPhones: [] }
  return { game, head, overAt: null, course, result, ...beside, revision: 1, touchedAt: head.startedAt }
}
