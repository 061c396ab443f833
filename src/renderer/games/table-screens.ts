/** What a game shows at a table that is played on screen. */
import type { Component, Snippet } from 'svelte'
import type { Action, Hints, TableState } from '../../contract/api.ts'
import type { Wire } from '../../games/facets/wire.ts'
import type { Player } from '../../games/game.ts'

interface AtTable<W extends Wire> {
  table: TableState<W>
  act: (action: Action<W>) => Promise<void>
}

export interface TableScreens<W extends Wire = Wire> {
  Board: Component<
    AtTable<W> & {
      askHints: (revision: number) => Promise<Hints<W> | null>
      /** What stands below the board while a bot thinks. */
      thinking: Snippet
    }
  >
  /** What stands on a player's card besides the name. */
  SeatCard: Component<{
    table: TableState<W>
    seat: number
    /** What the forecast says of this player, where one is shown. */
    foreseen: { points: number; chance: number } | null
    onopen: () => void
  }>
  /** Beside the board, between the players and the log; absent where there is nothing to show. */
  Aside?: Component<{ table: TableState<W> }>
  /** Everything that a player has, as anybody may look at it. */
  SeatSheet: Component<{ table: TableState<W>; seat: number }>
  /** Absent where nothing goes on by itself. */
  Ceremony?: Component<AtTable<W> & { watched: boolean; held: boolean }>
  /** Absent where nothing is hidden from the others at the table. */
  HandOver?: Component<AtTable<W> & { player: Player }>
  /** How the game ended: every part of every score. */
  Result: Component<{ players: Player[]; result: NonNullable<TableState<W>['result']> }>
  /** What a new game of so many players begins with, in a sentence or two. */
  newGame: (players: number) => string
  /** While these hold the digits are the board's, not the players' cards'. */
  takesDigits: (table: TableState<W>) => boolean
}

/** A game's screens as the house holds them: what they are given is the game's own. */
export const tableScreens = <W extends Wire>(screens: TableScreens<W>): TableScreens => screens as unknown as TableScreens
