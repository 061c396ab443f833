/** Begins a game: everything that chance decides is drawn here, once, and kept in the record. */
import type { NewTable } from '../../contract/api.ts'
import type { Game } from '../../games/facets/facets.ts'
import type { Random } from '../../games/base/random.ts'
import { FORMAT, VERSION } from '../../games/record/record.ts'
import { tableAt, type Head, type Table } from './table.ts'

export interface Beginning {
  id: string
  /** ISO 8601 in UTC. */
  at: string
  random: Random
}

export function beginTable(game: Game, { players, options }: NewTable, { id, at, random }: Beginning): Table {
  const head: Head = {
    format: FORMAT,
    version: VERSION,
    game: game.identity.id,
    mode: 'digital',
    id,
    startedAt: at,
    players,
    setup: game.play.draw(players.length, options, random),
  }
  return tableAt(game, head, [], [])
}
