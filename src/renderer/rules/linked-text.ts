/** Finds in a rule's text the words that other rules are about. */

/** Forms of a word, each of which may have an ending. */
export interface Term {
  forms: readonly string[]
  rule: string
}

export interface Piece {
  text: string
  /** The rule that the text leads to; null for plain text. */
  rule: string | null
}

/** Letters that a form may have behind it: "Loren", "tunneltegels". */
const ENDING = String.raw`\p{L}{0,3}(?!\p{L})`

/** The text in pieces. Each other rule is linked once, where its first word stands; `own` is the text's own rule. */
export function linkTerms(text: string, terms: readonly Term[], own: string): Piece[] {
  const pieces: Piece[] = []
  const linked = new Set([own])
  let from = 0
  for (const match of text.matchAll(patternOf(terms))) {
    const rule = ruleOf(match[0], terms)
    if (linked.has(rule)) continue
    linked.add(rule)
    if (match.index > from) pieces.push({ text: text.slice(from, match.index), rule: null })
    pieces.push({ text: match[0], rule })
    from = match.index + match[0].length
  }
  return from < text.length ? [...pieces, { text: text.slice(from), rule: null }] : pieces
}

/** Long forms first, so that "pit cage" is one word. */
function patternOf(terms: readonly Term[]): RegExp {
  const forms = terms.flatMap((term) => term.forms).toSorted((a, b) => b.length - a.length)
  return new RegExp(String.raw`(?<!\p{L})(?:${forms.join('|')})${ENDING}`, 'giu')
}

function ruleOf(word: string, terms: readonly Term[]): string {
  const begins = (form: string) => word.toLowerCase().startsWith(form.toLowerCase())
  const longest = ({ forms }: Term) => Math.max(0, ...forms.filter(begins).map(({ length }) => length))
  return terms.toSorted((a, b) => longest(b) - longest(a))[0].rule
}
