/** A game's screens for a table that is played on screen. */
import type { Component, Snippet } from 'svelte'
import type { Action, Hints, Settings, TableState } from '../../../contract/api.ts'
import type { Decision, Wire } from '../../../games/facets/wire.ts'
import type { Sound } from '../../app/sound.ts'
import type { Player } from '../../../games/building-blocks/players.ts'
import type { Own } from './own.ts'

/** When what turns something up takes a second press of the player who is asked. */
export type Confirms = Exclude<Settings['confirm'], 'newcomers'>

interface Acting<W extends Wire> {
  table: TableState<W>
  /** Acts on the table as it is now; where it has moved on before that is sent, nothing is done. */
  act: Own<(action: Action<W>) => Promise<void>>
}

/** The properties of a board; all but the table and its actions may be left out if nobody plays on it. */
export interface BoardProps<W extends Wire = Wire> extends Acting<W> {
  /** Does something once what was done before has arrived, so that quick fingers meet the table they expect. */
  soon?: (then: () => void) => void
  askHints?: (revision: number) => Promise<Hints<W> | null>
  /** The place of the line of the log that somebody points at. */
  lit?: string | null
  /** The seat whose move is on show, or led to the position that is looked back at; absent of a board outside of a table. */
  mover?: number | null
  confirms?: Confirms
  /** Shown below the board while a bot thinks. */
  thinking?: Snippet
}

export interface CeremonyProps<W extends Wire> extends Acting<W> {
  /** Whether a game of bots is watched, which waits for nobody unless it is held up. */
  watched: boolean
  held: boolean
  /** Holds the ceremony up, or lets it go on by itself. */
  onhold: (held: boolean) => void
}

/** The end of a game; of the table the log tells how it came to that. */
export interface ResultProps<W extends Wire> {
  players: Player[]
  result: NonNullable<TableState<W>['result']>
  table: TableState<W>
}

type OfSeat<W extends Wire> = Own<Component<{ table: TableState<W>; seat: number }>>

export interface TableScreens<W extends Wire = Wire> {
  /**
   * The table with a decision that is still on its way, which is shown at once: its next revision, with whatever is turned
   * up left open. Null if the page can't know it or the rules refuse it; absent if nothing is shown early.
   */
  ahead?: Own<(table: TableState<W>, decision: Decision<W>) => TableState<W> | null>
  /** The sounds of a change of the table; absent in a game without sounds. */
  sounds?: Own<(before: TableState<W>, after: TableState<W>) => Sound[]>
  Board: Own<Component<Required<BoardProps<W>>>>
  /** On a player's card, below the name and the points: what one has to know of the player at any time. */
  SeatFacts: OfSeat<W>
  /** On a player's card where the window has much room: what the player has, drawn small; absent if there is no such drawing. */
  SeatSketch?: OfSeat<W>
  /** Beside the player's name, such as who began; absent if there is nothing to mark. */
  SeatBadge?: OfSeat<W>
  /** On a player's card beside the chance of winning: the points that are foreseen; absent if they are what it says anyhow. */
  SeatForecast?: OfSeat<W>
  /** Says what the figures of `SeatForecast` mean, a sentence each. */
  forecastTip?: () => string[]
  /** Everybody's standing if the game, or a part of it, ended now, with its reasons; absent if there is no more to say. */
  StandingTables?: Own<Component<{ table: TableState<W> }>>
  /** Draws the pieces that a line of the log tells of, beside its `short` words; absent if words are enough. */
  LogArt?: Own<Component<{ item: TableState<W>['log'][number] }>>
  /** Everything that a player has, as anybody may look at it. */
  SeatSheet: OfSeat<W>
  /** Beside the board, between the players and the log; absent if there is nothing to show. */
  Aside?: Own<Component<{ table: TableState<W> }>>
  /** Shown while the table waits for a ceremony; absent if nothing goes on by itself. */
  Ceremony?: Own<Component<CeremonyProps<W>>>
  /** While the table waits for a hand-over; absent if nothing is hidden from the others at the table. */
  handOver?: {
    /** The face-down cards. */
    Backs: Own<Component<{ table: TableState<W> }>>
    /** The player's view to come, and the prompt to everybody else. */
    why: Own<(table: TableState<W>) => string>
  }
  /** Every part of every score, once the game is over; who won is said above it. */
  Result: Own<Component<ResultProps<W>>>
}
