/** Completions of the word of a search that is being written. */
import { fold } from '../../../contract/conventions/fold.ts'
import type { Language } from '../../../contract/conventions/language.ts'
import { FIELD_NAMES, named, STATE_NAMES, type Field } from '../../../contract/archive-search/search-fields.ts'
import { wordsOf, type Word } from '../../../contract/archive-search/search-words.ts'
import { present } from '../../../games/building-blocks/present.ts'
import { keysOf } from '../../../games/building-blocks/keyed.ts'

/** The names, places and tags of the archive. */
export interface Findable {
  people: readonly string[]
  places: readonly string[]
  tags: readonly string[]
  games: readonly string[]
  levels: readonly Level[]
}

/** A level of bots, with its name in the language of the page. */
export interface Level {
  id: string
  name: string
}

export const NOTHING_FINDABLE: Findable = { people: [], places: [], tags: [], games: [], levels: [] }

export interface Completion {
  /** The search with it, and where one goes on writing. */
  search: string
  caret: number
  /** The text in place of the word. */
  text: string
  /** The field that it begins; null if it ends a word. */
  field: Field | null
  /** The name of what `text` has by its id; null if that says it already. */
  named: string | null
}

const MOST = 8

/** For the word before the caret, or with `all` for a new one; the fields that it may name, or what its field may be. */
export function completionsAt(
  search: string,
  caret: number,
  { findable, language, all }: { findable: Findable; language: Language; all: boolean },
): Completion[] {
  const word = wordsOf(search).find(({ from, to }) => from < caret && caret <= to)
  if (!word && !all) return []
  const at = { from: word?.from ?? caret, to: word?.to ?? caret }
  const minus = word?.negated ? '-' : ''
  const complete = (text: string, field: Field | null, named: string | null = null): Completion => {
    const before = `${search.slice(0, at.from)}${minus}${text}${field ? '' : ' '}`
    const rest = search.slice(at.to)
    return { search: before + (field ? rest : rest.trimStart()), caret: before.length, text, field, named }
  }
  if (word?.field == null) return word?.quoted ? [] : fieldsLike(word, language).map((each) => complete(...each))
  return valuesLike(word, findable, language).map(({ value, name }) =>
    complete(`${word.field}:${quoted(value)}`, null, name),
  )
}

function fieldsLike(word: Word | undefined, language: Language): [text: string, field: Field][] {
  const begun = fold(word?.value ?? '')
  const fields = keysOf(FIELD_NAMES)
  return fields
    .filter((field) => Object.values(FIELD_NAMES[field]).some((names) => names.some((name) => name.startsWith(begun))))
    .map((field) => [`${nameIn(language, field, begun)}:`, field])
}

/** As it was begun, else as one says in this language. */
function nameIn(language: Language, field: Field, begun: string): string {
  const { [language]: own, en } = FIELD_NAMES[field]
  return [...own, ...en].find((name) => name.startsWith(begun)) ?? own[0]
}

interface Value {
  value: string
  name: string | null
}

/** A level is found by its name as by its id, which is what a search has. */
function valuesLike({ field, value }: Word, findable: Findable, language: Language): Value[] {
  const known = named(FIELD_NAMES, present(field, 'the field'))
  const begun = fold(value)
  const isLike = (each: Value) =>
    each.value !== value && [each.value, each.name ?? ''].some((text) => begins(fold(text), begun))
  return (known ? valuesOf(known, findable, language) : []).filter(isLike).slice(0, MOST)
}

function valuesOf(field: Field, findable: Findable, language: Language): Value[] {
  if (field === 'level' || field === 'bot') return findable.levels.map(({ id, name }) => ({ value: id, name }))
  return (VALUES[field]?.(findable, language) ?? []).map((value) => ({ value, name: null }))
}

/** With any of its words. */
const begins = (text: string, begun: string): boolean =>
  text.startsWith(begun) || text.split(/[^\p{L}\p{N}]+/u).some((word) => word.startsWith(begun))

const VALUES: Partial<Record<Field, (findable: Findable, language: Language) => readonly string[]>> = {
  winner: ({ people }) => people,
  players: ({ people }) => people,
  place: ({ places }) => places,
  tag: ({ tags }) => tags,
  game: ({ games }) => games,
  is: (_, language) => keysOf(STATE_NAMES).map((state) => STATE_NAMES[state][language][0]),
}

/** A quotation mark can't stand in a search: what has one is found by what stands before it. */
function quoted(value: string): string {
  const [plain] = value.split('"')
  return /\s/.test(plain) ? `"${plain}"` : plain
}
