/** Checks for records that come in. A stored record isn't checked like this: it would be lost. */
import { YEARS, isPlayedAt } from '../../games/building-blocks/forms.ts'
import { problem, type Problem } from '../../games/building-blocks/problem.ts'
import type { GameRecord, ReadRecord } from '../../games/record/record.ts'
import { later } from '../platform/later.ts'
import { namedTwice } from '../platform/told-apart.ts'

/**
 * A record from elsewhere that was read. It is refused if it was played in a year that can't be or one person sits at the
 * table twice. Where it ends before it begins, since a machine's clock was set back, it ends when it begins.
 */
export function fromElsewhere(read: ReadRecord): ReadRecord {
  if (read.problem) return read
  const { record } = read
  const wrong = wrongTime(record) ?? wrongPlayer(record)
  if (wrong) return { problem: wrong, game: record.game }
  const { startedAt, finishedAt } = record
  return { ...read, record: { ...record, finishedAt: finishedAt && later(startedAt, finishedAt) } }
}

/** Returns the problem of a record that names a time at which no game was played; null otherwise. */
export function wrongTime(record: GameRecord): Problem | null {
  const key = (['startedAt', 'finishedAt'] as const).find((each) => record[each] !== null && !isPlayedAt(record[each]))
  return key ? problem(key, 'out-of-range', { have: record[key]!, need: `${YEARS.first}..${YEARS.last}` }) : null
}

function wrongPlayer({ players }: GameRecord): Problem | null {
  const seat = namedTwice(players)
  return seat < 0 ? null : problem(`players[${seat}].name`, 'twice', { have: players[seat].name })
}
