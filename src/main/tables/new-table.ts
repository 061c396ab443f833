/** Begins a game: everything that chance decides is drawn here, once, and kept in the record. */
import type { NewTable } from '../../contract/api.ts'
import { allOrders, allTiles, type DigitalRecord } from '../../games/coal-baron/index.ts'
import { shuffled, type Random } from '../../games/random.ts'
import { FORMAT, VERSION } from '../../games/record.ts'
import { snapshotOf, type Table } from './table.ts'

export interface Beginning {
  id: string
  /** ISO 8601 in UTC. */
  at: string
  random: Random
}

export const beginTable = ({ game, players, startingPlayer }: NewTable, { id, at, random }: Beginning): Table => {
  const setup = {
    startingPlayer: startingPlayer === 'random' ? random.below(players.length) : startingPlayer,
    tiles: shuffled(allTiles(), random),
    orders: shuffled(allOrders(), random),
  }
  const head: Table['head'] = {
    format: FORMAT,
    version: VERSION,
    game,
    mode: 'digital',
    id,
    startedAt: at,
    players,
    setup,
  }
  const record: DigitalRecord = { ...head, finishedAt: null, moves: [], result: null }
  return { head, overAt: null, snapshot: snapshotOf(record, []), revision: 1, touchedAt: at }
}
