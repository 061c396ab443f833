/** Begins a game: everything that chance decides is drawn here, once, and kept in the record. */
import type { NewTable } from '../../contract/api.ts'
import type { Game } from '../../games/facets/facets.ts'
import type { Player } from '../../games/building-blocks/players.ts'
import { newDealCode, seedOfDeal } from '../../games/building-blocks/deal-code.ts'
import { seeded, type Random } from '../../games/building-blocks/random.ts'
import { FORMAT, VERSION } from '../../games/record/record.ts'
import { practising, tableAt, type Head, type Table } from './table.ts'

/** A game that doesn't begin by chance, nor at its beginning. */
export interface Prepared {
  game: string
  /** Indexed by seat. */
  names: readonly string[]
  controls: readonly string[]
  /** The set-up as a record keeps it. */
  setup: unknown
  moves: readonly unknown[]
  /** Decisions made after them. */
  line?: readonly unknown[]
  /** The code by which it was dealt. */
  deal?: string
  /** No statistics count it. */
  practice?: true
}

export interface Beginning {
  id: string
  /** ISO 8601 in UTC. */
  at: string
  random: Random
}

/** A game that is dealt is dealt by a code, which its record keeps. */
export function beginTable(
  game: Game,
  { players, options, deal }: NewTable,
  { random, ...beginning }: Beginning,
): Table {
  const code = game.identity.dealt ? (deal ?? newDealCode(random)) : null
  const setup = game.playing.draw(players.length, options, code === null ? random : seeded(seedOfDeal(code)))
  const head = headOf(game, players, setup, beginning)
  return tableAt(game, code === null ? head : { ...head, deal: code }, [], [])
}

/** The players have the game's first colours. Throws if the rules refuse one of the moves. */
export function prepareTable(
  game: Game,
  { names, controls, setup, moves, line = [], deal, practice }: Prepared,
  { id, at }: Omit<Beginning, 'random'>,
): Table {
  const { colors } = game.identity
  const players = names.map((name, seat) => ({ name, color: colors[seat], control: controls[seat] }))
  const head = { ...headOf(game, players, setup, { id, at }), ...(deal !== undefined && { deal }) }
  return tableAt(game, practice ? practising(head) : head, moves, line)
}

/** Head of a record with nothing played yet. */
export const headOf = (game: Game, players: Player[], setup: unknown, { id, at }: Omit<Beginning, 'random'>): Head => ({
  format: FORMAT,
  version: VERSION,
  game: game.identity.id,
  mode: 'digital',
  id,
  startedAt: at,
  players,
  setup,
})
