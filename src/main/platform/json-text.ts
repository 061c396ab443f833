/**
 * The text of a JSON object, read and changed in part: of a long one nothing else is parsed. A text that is no valid JSON may
 * come from a database that is anybody's: it gives an error or nonsense, soon.
 */

type Span = readonly [from: number, to: number]

export interface JsonParts {
  /** The members of these names, parsed; what the object hasn't is absent. */
  members: <Name extends string>(names: readonly Name[]) => Partial<Record<Name, unknown>>
  /** The same object with these members, each as JSON: one that is there stays in its place, and goes where it is undefined. */
  with: (members: Readonly<Record<string, string | undefined>>) => string
}

/** Goes through the text once, however often it is asked afterwards. */
export function partsOf(text: string): JsonParts {
  const spans = spansIn(text)
  return {
    members<Name extends string>(names: readonly Name[]) {
      const found = names.flatMap((name) => {
        const span = spans.get(name)
        return span ? [`"${name}":${text.slice(...span)}`] : []
      })
      return JSON.parse(`{${found.join(',')}}`) as Partial<Record<Name, unknown>>
    },
    with(members) {
      const kept = [...spans].map(([name, span]) => [
        name,
        Object.hasOwn(members, name) ? members[name] : text.slice(...span),
      ])
      const added = Object.entries(members).filter(([name]) => !spans.has(name))
      const present = [...kept, ...added].filter(([, value]) => value !== undefined)
      return `{${present.map(([name, value]) => `"${name}":${value}`).join(',')}}`
    },
  }
}

/** The span of each member's value, in their order. Names are as they are written. */
function spansIn(text: string): Map<string, Span> {
  const spans = new Map<string, Span>()
  let at = past(text, text.indexOf('{') + 1)
  while (text[at] === '"') {
    const end = endOfText(text, at)
    const from = past(text, past(text, end) + 1)
    const to = endOfValue(text, from)
    spans.set(text.slice(at + 1, end - 1), [from, to])
    at = past(text, to)
    if (text[at] === ',') at = past(text, at + 1)
  }
  return spans
}

const SPACE = 32
const [QUOTE, BACKSLASH] = ['"', '\\'].map((character) => character.charCodeAt(0))
const [OPEN_LIST, CLOSE_LIST, OPEN, CLOSE, COMMA] = [...'[]{},'].map((character) => character.charCodeAt(0))

/** Past spaces, of which JSON's all come first. */
function past(text: string, at: number): number {
  while (text.charCodeAt(at) <= SPACE) at++
  return at
}

/**
 * Returns the index after a string literal; the text's end if the literal has no end, so that callers always advance.
 */
function endOfText(text: string, from: number): number {
  for (let at = from + 1; at < text.length; at++) {
    const character = text.charCodeAt(at)
    if (character === QUOTE) return at + 1
    if (character === BACKSLASH) at++
  }
  return text.length
}

function endOfValue(text: string, from: number): number {
  const first = text.charCodeAt(from)
  if (first === QUOTE) return endOfText(text, from)
  return first === OPEN || first === OPEN_LIST ? endOfNested(text, from) : endOfPlain(text, from)
}

function endOfNested(text: string, from: number): number {
  let deep = 0
  for (let at = from; at < text.length; at++) {
    const character = text.charCodeAt(at)
    if (character === QUOTE) at = endOfText(text, at) - 1
    else if (character === OPEN || character === OPEN_LIST) deep++
    else if ((character === CLOSE || character === CLOSE_LIST) && --deep === 0) return at + 1
  }
  return text.length
}

/** A number or a word. */
function endOfPlain(text: string, from: number): number {
  let at = from
  for (let character = text.charCodeAt(at); at < text.length; character = text.charCodeAt(++at))
    if (character <= SPACE || character === COMMA || character === CLOSE || character === CLOSE_LIST) break
  return at
}
