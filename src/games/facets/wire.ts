/**
 * A game's part of the contract: a schema for each part. The types are inferred from them (`Decision<W>` and the like),
 * so the checked form and the compiled type are the same.
 */
import type { GenericSchema, InferOutput, VariantOptions } from 'valibot'
import type { Result } from './rules.ts'

export interface Wire {
  /** Options of a new game. */
  options: GenericSchema
  decision: GenericSchema
  view: GenericSchema
  /** The moves allowed now. */
  allowed: GenericSchema
  ceremony: GenericSchema
  logItem: GenericSchema
  result: GenericSchema<unknown, Result>
  /** Effects of an idea for the player, and the parts of its reasons. Absent if bots don't think. */
  thinking?: { effects: GenericSchema; part: GenericSchema }
  /** A position that somebody lays out; absent if nobody does. */
  situation?: GenericSchema
  /** Absent if the game has no score sheet. */
  sheet?: {
    /** Options of a new sheet; the house asks who starts. */
    options: GenericSchema<{ startingPlayer: number | 'random' }>
    edit: GenericSchema
    /** Actions besides edit, undo and redo; each has a `type`. */
    act: GenericSchema<{ type: string }> & VariantOptions<'type'>[number]
    /** Everything that was entered, and who sits where. */
    pad: GenericSchema<{ players: { name: string; color: string }[] }>
    at: GenericSchema
    /** The state of a sheet besides its edits. */
    kept: GenericSchema
  }
}

type Sheets<W extends Wire> = NonNullable<W['sheet']>
export type Pad<W extends Wire = Wire> = InferOutput<Sheets<W>['pad']>
export type Edit<W extends Wire = Wire> = InferOutput<Sheets<W>['edit']>
export type SheetOptions<W extends Wire = Wire> = InferOutput<Sheets<W>['options']>

export type Decision<W extends Wire = Wire> = InferOutput<W['decision']>

/** A part of a game's wire, typed as that game's own in code that serves any game. */
export const part = <W extends object, K extends keyof W>(wire: W, key: K): W[K] => wire[key]
