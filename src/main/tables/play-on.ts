import { refusal } from '../../contract/errors.ts'
import type { Player } from '../../games/game.ts'
import type { Decision, DigitalRecord } from '../../games/coal-baron/index.ts'
import { FORMAT, VERSION } from '../../games/record.ts'
import type { Beginning } from './new-table.ts'
import { snapshotOf, type Table } from './table.ts'

/**
 * A new table at the position of `record` after so many whole moves and then the decisions of `line`, with the same stacks
 * and the same seats.
 */
export const continueTable = (
  record: DigitalRecord,
  { moves, line, players }: { moves: number; line: readonly Decision[]; players: Player[] },
  { id, at }: Omit<Beginning, 'random'>,
): Table => {
  if (moves > record.moves.length) throw refusal('bad-arguments', { at: 'moves', problem: 'no-such-move' })
  if (players.length !== record.players.length)
    throw refusal('bad-arguments', { at: 'players', problem: 'no-such-seat' })
  const head: Table['head'] = {
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
  const begun: DigitalRecord = { ...head, finishedAt: null, moves: record.moves.slice(0, moves), result: null }
  return { head, overAt: null, snapshot: legally(() => snapshotOf(begun, line)), revision: 1, touchedAt: at }
}

const legally = <T>(work: () => T): T => {
  try {
    return work()
  } catch (cause) {
    throw Object.assign(refusal('bad-arguments', { at: 'line', problem: 'not-legal' }), { cause })
  }
}
