/** A table as its lesson looks at it. */
import type { Table } from '../table.ts'
import { courseOf, isBotsTurn, recordOf } from '../table.ts'
import type { Place, LessonTable } from './machine.ts'

/** A bot's half-made turn hasn't begun for the lesson: what it shows so far may still change. */
export function lessonTableOf(table: Table): LessonTable {
  const seen = beforeBotsHalf(table) ?? table
  const [place, position] = [placeOf(seen), positionOf(seen)]
  const isNow = ({ moves, part }: Place) => moves === place.moves && part === place.part
  return {
    revision: table.revision,
    place,
    isHalfMade: seen !== table,
    at: (then) => (isNow(then) ? position : positionOf(tableAt(table, then))),
  }
}

const placeOf = ({ game: { playing }, course }: Table): Place => ({
  moves: playing.entries(course).length,
  part: playing.pending(course).length,
})

const positionOf = ({ game: { playing }, course }: Table): unknown => playing.position(course)

/** The table before a turn that a bot has half made; null otherwise. Somebody else may be asked within the turn. */
function beforeBotsHalf(table: Table): Table | null {
  const { moves, part } = placeOf(table)
  if (part === 0) return null
  const before = tableAt(table, { moves, part: 0 })
  return isBotsTurn(before) ? before : null
}

/** Plays again what was played up to this place. A place that the game doesn't reach means its present one. */
function tableAt(table: Table, { moves, part }: Place): Table {
  const { game, course } = table
  const entries = game.playing.entries(course)
  const decisions = moves < entries.length ? game.rules.decisionsOf(entries[moves]) : game.playing.pending(course)
  const record = { ...recordOf(table), moves: entries.slice(0, moves) }
  return { ...table, course: courseOf(game, record, decisions.slice(0, part)) }
}
