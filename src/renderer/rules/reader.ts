/** The open book as its parts need it. */
import { createContext } from 'svelte'
import type { RulesBook } from '../games/screens/rules-book.ts'
import type { Term } from './linked-text.ts'

export interface Reader {
  readonly game: string
  readonly book: RulesBook
  readonly terms: readonly Term[]
  /** Turns to a rule, or for null to the contents; left out if the links' own addresses do it. */
  follow?: (rule: string | null) => void
}

export const [useReader, provideReader] = createContext<Reader>()

export const termsOf = ({ terms }: RulesBook): Term[] =>
  terms.map(({ forms, rule }) => ({ forms: forms().split(', '), rule }))
