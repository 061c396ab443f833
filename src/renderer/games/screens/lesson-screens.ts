/** A game's lessons on the page: their words, and where the things stand that they point at. */
import type { TableState } from '../../../contract/api.ts'
import type { Wire } from '../../../games/facets/wire.ts'
import type { Own } from './own.ts'

/** In the current language. */
type Text = () => string

export interface LessonWords<W extends Wire = Wire> {
  title: Text
  /** The subject of the lesson in a line. */
  lead: Text
  /** Chapter titles by key. */
  chapters: Readonly<Record<string, Text>>
  /** The text of each step by key, given the current table. */
  steps: Readonly<Record<string, Own<(table: TableState<W>) => string>>>
}

export interface LessonScreens<W extends Wire = Wire> {
  /** Words of each lesson by its id. */
  words: Readonly<Record<string, LessonWords<W>>>
  /** A selector of the thing that a lesson calls so. */
  selectorOf: (thing: string) => string
}
