/** A game's part of playing at a seat's own phone: the seat in one column, and its turn as a list. */
import type { Component } from 'svelte'
import type { Action, TableState } from '../../../contract/api.ts'
import type { Wire } from '../../../games/facets/wire.ts'
import type { Own } from './own.ts'
import type { Words } from './words.ts'

/** An action that a phone may ask for. */
export type PhoneAction<W extends Wire = Wire> = Extract<Action<W>, { type: 'decide' | 'reveal' | 'take-back' }>

export interface Choice<W extends Wire = Wire> {
  label: string
  /** The cost and the effect. */
  note?: string
  /** The reason that it can't be chosen now. */
  refusal?: string | null
  /** The thing that `Art` draws beside it. */
  art?: string
  /** It can't be taken back, so it takes a second tap. */
  isFinal?: boolean
  action: PhoneAction<W>
}

/** Choices under one head. */
export interface ChoiceGroup<W extends Wire = Wire> {
  title: string
  choices: readonly Choice<W>[]
  /** There are many and they are rare: they are shown when they are asked for. */
  isFolded?: boolean
}

/** Things that are put in an order before anything is chosen. */
export interface Arranged<W extends Wire = Wire> {
  title: string
  items: readonly { label: string; art?: string }[]
  /** The choices once the items lie in this order, given by their indices. */
  choices: (order: readonly number[]) => Choice<W>[]
}

/** A sum that is named. */
export interface Named<W extends Wire = Wire> {
  title: string
  least: number
  most: number
  /** The sum that stands there at first; the least if it is left out. */
  usual?: number
  /** The sum in words. */
  says: (sum: number) => string
  choice: (sum: number) => Choice<W>
}

/** Everything that the player to decide may choose from. */
export interface Turn<W extends Wire = Wire> {
  groups: readonly ChoiceGroup<W>[]
  arranged?: Arranged<W>
  named?: Named<W>
}

export interface PhoneTurn<W extends Wire = Wire> {
  words: Words<W>
  /** The turn of the seat that is asked. */
  turn: Own<(table: TableState<W>) => Turn<W>>
  /** The own seat: what it has. */
  Seat: Own<Component<{ table: TableState<W>; seat: number }>>
  /** Points in words. */
  write: (points: number) => string
  Art?: Component<{ of: string }>
}
