/** Begins a game: everything that chance decides is drawn here, once, and kept in the record. */
import type { NewTable } from '../../contract/api.ts'
import type { Game } from '../../games/facets/facets.ts'
import type { Player } from '../../games/base/players.ts'
import type { Random } from '../../games/base/random.ts'
import { FORMAT, VERSION } from '../../games/record/record.ts'
import { tableAt, type Head, type Table } from './table.ts'

/** A game that doesn't begin by chance, nor at its beginning. */
export interface Prepared {
  game: string
  /** By seat. */
  names: readonly string[]
  controls: readonly string[]
  /** As a record keeps it. */
  setup: unknown
  moves: readonly unknown[]
}

export interface Beginning {
  id: string
  /** ISO 8601 in UTC. */
  at: string
  random: Random
}

export const beginTable = (game: Game, { players, options }: NewTable, { random, ...beginning }: Beginning): Table =>
  tableAt(game, headOf(game, players, game.play.draw(players.length, options, random), beginning), [], [])

/** The players have the game's first colours. Throws where the rules refuse one of the moves. */
export function prepareTable(
  game: Game,
  { names, controls, setup, moves }: Prepared,
  { id, at }: Omit<Beginning, 'random'>,
): Table {
  const { colors } = game.identity
  const players = names.map((name, seat) => ({ name, color: colors[seat], control: controls[seat] }))
  return tableAt(game, headOf(game, players, setup, { id, at }), moves, [])
}

const headOf = (game: Game, players: Player[], setup: unknown, { id, at }: Omit<Beginning, 'random'>): Head => ({
  format: FORMAT,
  version: VERSION,
  game: game.identity.id,
  mode: 'digital',
  id,
  startedAt: at,
  players,
  setup,
})
