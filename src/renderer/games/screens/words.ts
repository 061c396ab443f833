/** A game's words: every text of it that a screen of the house shows. */
import type { TableState } from '../../../contract/api.ts'
import type { LevelName } from '../../../games/building-blocks/levels.ts'
import type { Refusal } from '../../../games/facets/rules.ts'
import type { Player } from '../../../games/building-blocks/players.ts'
import { valueAt } from '../../../games/building-blocks/keyed.ts'
import type { Own } from './own.ts'
import type { Wire } from '../../../games/facets/wire.ts'

/** A line of the log. A player's line is what stands after the name, in every language. */
export interface LogLine {
  /** The seat that a line is about; null if the table speaks. */
  seat: number | null
  /** Index of the entry in the record's `moves` that it tells of; null if it tells of none. */
  move: number | null
  /** The place on the board where it happened, by the name that the game's `Board` lights up; null if there is none. */
  place: string | null
  text: string
  /** The same in fewer words, to stand beside the game's `LogArt`; null if `text` is short enough. */
  short: string | null
  /** Further events, each a sentence. */
  details: string[]
  /** Begins a new part of the log. */
  divider: boolean
  /** The heading of the part that begins with this line, if no line says it. */
  opening: string | null
}

/** An option of a new game, by its key among the game's options, with its values. */
export interface Variant {
  option: string
  name: string
  values: { value: string; label: string }[]
}

type Named = Pick<Player, 'name'>
type LogItem<W extends Wire> = TableState<W>['log'][number]
type ResultOf<W extends Wire> = NonNullable<TableState<W>['result']>

export interface Words<W extends Wire = Wire> {
  /** A game's progress: "Shift II". The label is that of a table or sheet (`Progress`). */
  progress: (label: { key: string; params: Readonly<Record<string, string | number>> }) => string
  /** The player on turn and the question to them. */
  turn: Own<(table: Pick<TableState<W>, 'view' | 'turn' | 'players'>) => string>
  /** Key of the current decision, never shown: a screen reader hears whose turn it is again only when it changes. */
  asked: Own<(table: Pick<TableState<W>, 'view'>) => string>
  /** The effect of a take-back, by the key in the table's state. */
  takeBack: (what: string) => string
  /** The words of a refusal; null for a code that is not this game's. */
  refusal: (refusal: Refusal) => string | null
  logLines: Own<(log: readonly LogItem<W>[], players: readonly Player[]) => LogLine[]>
  /** A line as a whole sentence, for a screen reader. */
  logSentence: Own<(item: LogItem<W>, players: readonly Player[]) => string>
  /** A new game: who it is for, the set-up for `players` players, and the variants that they may choose. */
  newGame: (players: number) => { lead: string; setup: string; variants?: readonly Variant[] }
  /** Options of a table that another game of the same people has too. */
  again?: Own<(table: Pick<TableState<W>, 'view'>) => Record<string, unknown>>
  /** The winners and, if it was close, the tie-break. */
  winner: Own<(result: ResultOf<W>, players: readonly Named[]) => { title: string; why: string }>
  /** A level of its bots; null for a name that it doesn't know. */
  level: (name: string) => { name: string; style: string } | null
  /** The parts of a score, in the order of the game's `Figures.parts`. */
  parts: () => string[]
  /** Something that may happen in its games, by key (`Figures.facts`), as it is said of whom it happened to. */
  fact?: (key: string) => string
}

/** A level of bots in words, for a game with the levels that all have. */
export const levelWords =
  (levels: Readonly<Record<LevelName, { name: () => string; style: () => string }>>): Words['level'] =>
  (level) => {
    const words = valueAt(levels, level)
    return words ? { name: words.name(), style: words.style() } : null
  }
