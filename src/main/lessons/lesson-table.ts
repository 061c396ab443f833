/** A table as its lesson looks at it. */
import type { Table } from '../tables/table.ts'
import { courseOf, recordOf } from '../tables/table.ts'
import type { Place, LessonTable } from './machine.ts'

export function lessonTableOf(table: Table): LessonTable {
  const { game, course, revision } = table
  const position = game.playing.position(course)
  const place: Place = { moves: game.playing.entries(course).length, part: game.playing.pending(course).length }
  const isNow = ({ moves, part }: Place) => moves === place.moves && part === place.part
  return { revision, place, at: (then) => (isNow(then) ? position : earlierPosition(table, then)) }
}

/** What was played up to there is played again. A place that the game doesn't reach is its present one. */
function earlierPosition(table: Table, { moves, part }: Place): unknown {
  const { game, course } = table
  const entries = game.playing.entries(course)
  const decisions = moves < entries.length ? game.rules.decisionsOf(entries[moves]) : game.playing.pending(course)
  const record = { ...recordOf(table), moves: entries.slice(0, moves) }
  return game.playing.position(courseOf(game, record, decisions.slice(0, part)))
}
