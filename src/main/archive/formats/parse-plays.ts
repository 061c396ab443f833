/** A file of BG Stats, of which one play at a time is in memory. */
import type { Source } from '../../platform/source.ts'
import { textIn } from '../../platform/utf8.ts'
import { membersOf, type Member } from './json-members.ts'

/** The lists that plays point into, with what is in them. */
const LISTS = ['players', 'locations', 'games']
/** Bytes of all of these. */
const MOST_NAMED = 32 * 1024 * 1024

/** Its lists, and its plays one after the other. */
export interface PlaysFile extends Record<string, unknown> {
  plays: Iterable<unknown>
}

/** The contents of a file of BG Stats; null if it is none. `pace` is awaited now and then. Throws a `SyntaxError` from `plays`. */
export async function parsePlays(source: Source, pace: () => void | Promise<void>): Promise<PlaysFile | null> {
  try {
    return await listsIn(source, pace)
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
}

async function listsIn(source: Source, pace: () => void | Promise<void>): Promise<PlaysFile | null> {
  const lists: Record<string, unknown[]> = {}
  let hasPlays = false
  let bytes = 0
  for (const member of membersOf(source)) {
    const { key, kind, from, to } = member
    if (key === 'format') return null
    hasPlays ||= key === 'plays' && kind === 'list'
    if (kind === 'item' && LISTS.includes(key)) {
      if ((bytes += to - from) > MOST_NAMED) throw new SyntaxError('too much in the lists')
      ;(lists[key] ??= []).push(parsed(source, member))
    }
    await pace()
  }
  return hasPlays ? { ...lists, plays: { [Symbol.iterator]: () => playsIn(source) } } : null
}

function* playsIn(source: Source): Generator<unknown> {
  for (const member of membersOf(source))
    if (member.key === 'plays' && member.kind === 'item') yield parsed(source, member)
}

function parsed(source: Source, { from, to }: Member): unknown {
  const text = textIn(source.read(from, to - from))
  if (text === null) throw new SyntaxError('not UTF-8')
  return JSON.parse(text)
}
