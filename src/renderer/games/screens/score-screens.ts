/** A game's screens for the score sheet of a physical table. */
import type { Component, Snippet } from 'svelte'
import type { SheetAction, SheetState } from '../../../contract/api.ts'
import type { Edit, Pad, SheetOptions, Wire } from '../../../games/facets/wire.ts'
import type { Player } from '../../../games/building-blocks/players.ts'
import type { Own } from './own.ts'

/** Options of a new sheet besides who starts, which the house asks. */
type Options<W extends Wire> = Omit<SheetOptions<W>, 'startingPlayer'>

/** An open sheet, and the edits to it. */
export interface Session<W extends Wire = Wire> {
  /** As it stands with everything that was entered, acknowledged or on its way. */
  readonly sheet: SheetState<W>
  /** The edit that was last taken back or made again, which the page leads to; null before. Each time another object. */
  readonly turned: Edit<W> | null
  /** Acts after whatever was done before has arrived. Never rejects: what goes wrong is said in a notice. */
  act(action: SheetAction<W>): Promise<void>
  /** As `act`, and shown at once where the game can. */
  edit(edit: Edit<W>): Promise<void>
  /** Saves a file of the sheet, with game and day for its name. */
  save(file: Blob, ending: string): void
  /** Saves the sheet as a record, with everything that was entered. Never rejects. */
  saveRecord(): Promise<void>
  /** Begins another sheet for the same people and goes there. Never rejects. */
  again(options: SheetOptions<W>): Promise<void>
}

export interface SheetPage<W extends Wire = Wire> {
  key: string
  title: string
  isOpen: boolean
  isDone: boolean
  /** The number of doubts on it that nobody has accepted. */
  doubts: number
  /** Null while it can't be opened. */
  go: SheetAction<W> | null
}

type Seated = Pick<Player, 'name' | 'color'>

export interface Ending {
  /** The points of each part by seat; empty if only the totals are known. */
  parts: { name: string; points: number[] }[]
  totals: number[]
  /** Points as they are written. */
  write: (points: number) => string
  won: { title: string; why: string }
}

export interface ScoreScreens<W extends Wire = Wire> {
  /**
   * Applies an edit that is still on its way to the pad, so that fast typists don't wait for the disk. Returns the pad
   * unchanged if it has the edit already, can't take it or must not show it early.
   */
  ahead: Own<(pad: Pad<W>, edit: Edit<W>) => Pad<W>>
  /** The page that is open, in words. */
  title: Own<(sheet: SheetState<W>) => string>
  pages: Own<(sheet: SheetState<W>) => SheetPage<W>[]>
  /** The subject of an edit, for undo and redo. */
  editName: Own<(edit: Edit<W>, sheet: SheetState<W>) => string>
  /** Edits of the whole sheet, for the menu. */
  offers: Own<(sheet: SheetState<W>) => { label: string; edit: Edit<W> }[]>
  /** Keys that the pages handle themselves, for the overlay. */
  keys: { keys: string[]; shown?: string; says: () => string }[]
  /** The page that is open. `seats` shows who plays, `about` when and where they played; both can be changed there. */
  Page: Own<Component<{ session: Session<W>; seats: Snippet; about: Snippet }>>
  seats: {
    /** The starting player. */
    starter: Own<(pad: Pad<W>) => number>
    /** The edit that gives the seats to these players; `was` is the seat that each had, null for a new player. */
    edit: (players: (Seated & { was: number | null })[], starter: number) => Edit<W>
    /** Whether anything was entered for a seat, which goes with its player; absent if players neither join nor leave. */
    isWritten?: Own<(pad: Pad<W>, seat: number) => boolean>
  }
  /**
   * The open page in type that can be read from two metres away: the part told now or else the `timer`, and the
   * standings.
   */
  Big: Own<Component<{ session: Session<W>; timer: Snippet }>>
  /** The end of a game that is whole, as it is told part by part and read out; null before. */
  ending: Own<(sheet: SheetState<W>) => Ending | null>
  /** Actions that don't need the pages, the foremost first. */
  steps: Own<(sheet: SheetState<W>) => { label: string; action: SheetAction<W> }[]>
  /** The timer in words: what it is for, how it is begun anew, and what it measures besides the turn, such as a round. */
  timer: { lead: () => string; begin: () => string; span: () => string }
  /** The sheet on paper; empty if there is none. */
  Paper: Own<Component<{ players: number; sheet: SheetState<W> | null }>>
  /** A sheet that is about to begin. */
  beginning: {
    options: Options<W>
    Choice: Own<Component<{ options: Options<W>; onchoose: Own<(options: Options<W>) => void> }>>
    /** Set-up for this number of players; `startingPlayer` is null until one is drawn. */
    Card: Component<{ players: Seated[]; startingPlayer: number | null }>
  }
}
