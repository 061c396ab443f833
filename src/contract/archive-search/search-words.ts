/** The words of a search as they are written, before they are interpreted. */
export interface Word {
  /** Its place: from this character on, and before that one. */
  from: number
  to: number
  /** Begins with a minus. */
  negated: boolean
  /** The field before the colon, as written; null for a plain word. */
  field: string | null
  value: string
  quoted: boolean
  /** False if a quotation mark is never closed. */
  closed: boolean
}

const WORD = /(?<minus>-(?=\S))?(?:(?<field>\p{L}+):)?(?:"(?<quote>[^"]*)(?<end>"?)|(?<plain>[^\s"]\S*)?)/uy

/** Splits a search at its blanks, except within quotation marks. */
export function wordsOf(search: string): Word[] {
  const words: Word[] = []
  let from = pastBlanks(search, 0)
  while (from < search.length) {
    const word = wordAt(search, from)
    words.push(word)
    from = pastBlanks(search, word.to)
  }
  return words
}

function pastBlanks(search: string, from: number): number {
  let at = from
  while (at < search.length && /\s/.test(search[at])) at++
  return at
}

function wordAt(search: string, from: number): Word {
  WORD.lastIndex = from
  const { minus, field, quote, end, plain } = WORD.exec(search)?.groups ?? {}
  return {
    ...{ from, to: WORD.lastIndex, negated: minus !== undefined, field: field ?? null },
    ...{ value: quote ?? plain ?? '', quoted: quote !== undefined, closed: end !== '' },
  }
}
