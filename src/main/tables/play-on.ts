import type { PlayOn } from '../../contract/api.ts'
import { refusal } from '../../contract/errors.ts'
import type { Game } from '../../games/facets/facets.ts'
import { FORMAT, VERSION, type GameRecord } from '../../games/record/record.ts'
import { firstMoves } from './first-moves.ts'
import type { Beginning } from './new-table.ts'
import { tableAt, type Head, type Table } from './table.ts'

/**
 * Returns a new table at the position of `record` after the first `moves` moves and then the decisions of `line`, with
 * the same set-up and the same seats.
 */
export function continueTable(
  game: Game,
  record: GameRecord,
  { moves, line, players }: Pick<PlayOn, 'moves' | 'line' | 'players'>,
  { id, at }: Omit<Beginning, 'random'>,
): Table {
  const entries = firstMoves(record.moves ?? [], moves)
  if (players.length !== record.players.length)
    throw refusal('bad-arguments', { at: 'players', problem: 'no-such-seat' })
  const head: Head = {
    format: FORMAT,
    version: VERSION,
    game: record.game,
    mode: 'digital',
    id,
    startedAt: at,
    players,
    setup: record.setup,
    from: { id: record.id, moves },
  }
  return legally(() => tableAt(game, head, entries, line))
}

function legally<T>(work: () => T): T {
  try {
    return work()
  } catch (cause) {
    throw Object.assign(refusal('bad-arguments', { at: 'line', problem: 'not-legal' }), { cause })
  }
}
