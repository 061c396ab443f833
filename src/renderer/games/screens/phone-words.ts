/** A game's words for the fields that a seat's phone counts. */
import type { Component } from 'svelte'
import type { Warning } from '../../../games/building-blocks/doubts.ts'
import type { Player } from '../../../games/building-blocks/players.ts'
import type { PhoneField } from '../../../games/facets/phone.ts'

export interface PhoneWords {
  /** A key of the part that a field belongs to, such as a company; fields of one part follow one another. */
  part: (field: PhoneField) => string
  /** The head of a part. */
  Part: Component<{ part: string }>
  /** A field within its part. */
  name: (field: PhoneField) => string
  /** A field by itself, away from its part; left out if its name is enough. */
  fullName?: (field: PhoneField) => string
  /** A field's picture, beside its name. */
  Sign?: Component<{ field: PhoneField }>
  /** Whether a thing is known by its sign: its name is for screen readers. Left out if none is. */
  isDrawn?: (field: PhoneField) => boolean
  /** A sentence about an entry that doesn't look right. */
  doubt(doubt: Warning, players: readonly Pick<Player, 'name' | 'color'>[]): string
  /** Numbers as they are written, points too. */
  write: (value: number) => string
  /** The value that a stepper gives; null for the next number. */
  step?: (field: PhoneField & { kind: 'number' }, by: 1 | -1) => number | null
  /** The numbers that a sum is usually made of, to be tapped; others are typed. */
  usualIn?: (field: PhoneField) => readonly number[]
}
