/** Reads a search such as `winner:anna players:3 -place:home "truck game" Oct 2026`. */
import type { Days } from './search-dates.ts'
import { daysOf, inWords } from './search-dates.ts'
import {
  DATE_FIELDS,
  FIELD_NAMES,
  named,
  nearest,
  NUMBER_FIELDS,
  STATE_NAMES,
  type DateField,
  type Field,
  type NumberField,
  type State,
  type TextField,
} from './search-fields.ts'
import { wordsOf, type Word } from './search-words.ts'

/** Bounds that are both included; null if there is none. */
export interface Range {
  least: number | null
  most: number | null
}

export type Term = { negated: boolean } & (
  | { of: 'word'; text: string }
  | { of: TextField | 'player'; text: string }
  | ({ of: NumberField | 'players' } & Range)
  /** Null if there is no first or last day. */
  | { of: 'date'; from: string | null; until: string | null }
  | { of: 'is'; state: State }
)

export type MistakeCode =
  'unknown-field' | 'no-value' | 'no-number' | 'empty-range' | 'no-date' | 'unknown-state' | 'open-quote'

/** A mistake and its place: from this character on, and before that one. */
export interface Mistake {
  code: MistakeCode
  from: number
  to: number
  /** The word as it was written. */
  text: string
  /** The nearest name there is, null if none is near. */
  meant: string | null
}

export interface ArchiveSearch {
  /** Each of them must hold. */
  terms: Term[]
  /** The first mistake; with one, nothing is searched. */
  mistake: Mistake | null
}

export function readSearch(search: string): ArchiveSearch {
  const terms: Term[] = []
  const words = wordsOf(search)
  for (let at = 0; at < words.length; at++) {
    const month = monthAt(words, at)
    const term = month ?? termOf(words[at])
    if ('code' in term) return { terms, mistake: term }
    terms.push(term)
    if (month) at++
  }
  return { terms, mistake: null }
}

/** A month takes two words. */
function monthAt(words: readonly Word[], at: number): Term | null {
  const pair = words.slice(at, at + 2)
  if (pair.some(({ field, quoted }) => field !== null || quoted) || pair[1]?.negated) return null
  const days = inWords(pair.map(({ value }) => value))
  return days && { negated: pair[0].negated, of: 'date', ...days }
}

function termOf(word: Word): Term | Mistake {
  const { negated, value } = word
  if (word.quoted && !word.closed) return mistake('open-quote', word)
  if (word.field === null) return { negated, of: 'word', text: value }
  const field = named(FIELD_NAMES, word.field)
  if (!field) return mistake('unknown-field', word, nearest(FIELD_NAMES, word.field))
  if (value.trim() === '') return mistake('no-value', word)
  return fieldTerm(field, word)
}

function fieldTerm(field: Field, word: Word): Term | Mistake {
  const { negated, value } = word
  if (field === 'is') return stateTerm(word)
  if (isDate(field)) return dateTerm(field, word)
  if (isNumber(field)) return rangeTerm(field, word)
  if (field !== 'players') return { negated, of: field, text: value }
  return !word.quoted && /^[<>\d]/.test(value) ? rangeTerm(field, word) : { negated, of: 'player', text: value }
}

const isDate = (field: Field): field is DateField => DATE_FIELDS.some((each) => each === field)
const isNumber = (field: Field): field is NumberField => NUMBER_FIELDS.some((each) => each === field)

function stateTerm(word: Word): Term | Mistake {
  const state = named(STATE_NAMES, word.value)
  if (!state) return mistake('unknown-state', word, nearest(STATE_NAMES, word.value))
  return { negated: word.negated, of: 'is', state }
}

function dateTerm(field: DateField, word: Word): Term | Mistake {
  const days = daysOf(word.value)
  return days ? { negated: word.negated, of: 'date', ...PERIODS[field](days) } : mistake('no-date', word)
}

/** The days that each date field selects, from the period's first day on, before its first day, or within it. */
const PERIODS: Readonly<Record<DateField, (days: Days) => { from: string | null; until: string | null }>> = {
  date: (days) => days,
  after: ({ from }) => ({ from, until: null }),
  before: ({ from }) => ({ from: null, until: from }),
}

function rangeTerm(of: NumberField | 'players', word: Word): Term | Mistake {
  const range = rangeOf(word.value)
  if (!range) return mistake('no-number', word)
  if (range.least !== null && range.most !== null && range.least > range.most) return mistake('empty-range', word)
  return { negated: word.negated, of, ...range }
}

/** `3`, `>140`, `>=140`, `<90`, `<=90`, `100..140`, `100..`, `..140`. */
function rangeOf(text: string): Range | null {
  const [, sign, number] = /^([<>]=?|)(-?\d{1,6})$/.exec(text) ?? []
  if (number !== undefined) return SIGNS[sign](Number(number))
  const [, least, most] = /^(-?\d{1,6}|)\.\.(-?\d{1,6}|)$/.exec(text) ?? []
  if (least === undefined || least + most === '') return null
  return { least: bound(least), most: bound(most) }
}

const bound = (digits: string): number | null => (digits === '' ? null : Number(digits))

const SIGNS: Readonly<Record<string, (number: number) => Range>> = {
  '': (number) => ({ least: number, most: number }),
  '>': (number) => ({ least: number + 1, most: null }),
  '>=': (number) => ({ least: number, most: null }),
  '<': (number) => ({ least: null, most: number - 1 }),
  '<=': (number) => ({ least: null, most: number }),
}

const mistake = (code: MistakeCode, { from, to, field, value }: Word, meant: string | null = null): Mistake => ({
  ...{ code, from, to, meant },
  text: code === 'unknown-field' ? field! : code === 'no-value' ? `${field}:` : value,
})
