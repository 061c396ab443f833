/** A table as its lesson looks at it. */
import type { Table } from '../table.ts'
import { courseOf, isBotsTurn, recordOf } from '../table.ts'
import type { Place, LessonTable } from './machine.ts'

/** A bot's half-made turn hasn't begun for the lesson: what it shows so far may still change. */
export function lessonTableOf(table: Table): LessonTable {
  const { revision } = table
  const isHalfMade = isBotsHalf(table)
  const place = isHalfMade ? turnBegan(table) : placeOf(table)
  const position = positionAt(isHalfMade ? courseAt(table, place) : table.course, table)
  const isNow = ({ moves, part }: Place) => moves === place.moves && part === place.part
  return {
    revision,
    place,
    isHalfMade,
    at: (then) => (isNow(then) ? position : positionAt(courseAt(table, then), table)),
  }
}

const placeOf = ({ game: { playing }, course }: Table): Place => ({
  moves: playing.entries(course).length,
  part: playing.pending(course).length,
})
const turnBegan = (table: Table): Place => ({ ...placeOf(table), part: 0 })

const positionAt = (course: unknown, { game }: Table): unknown => game.playing.position(course)

/** Whether a bot is in the midst of a turn that it began; somebody else may be asked within it. */
const isBotsHalf = (table: Table): boolean =>
  placeOf(table).part > 0 && isBotsTurn({ ...table, course: courseAt(table, turnBegan(table)) })

/** Plays again what was played up to this place. A place that the game doesn't reach means its present one. */
function courseAt(table: Table, { moves, part }: Place): unknown {
  const { game, course } = table
  const entries = game.playing.entries(course)
  const decisions = moves < entries.length ? game.rules.decisionsOf(entries[moves]) : game.playing.pending(course)
  const record = { ...recordOf(table), moves: entries.slice(0, moves) }
  return courseOf(game, record, decisions.slice(0, part))
}
