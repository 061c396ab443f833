/** The games as screens ask for them: by id, with what was loaded of them so far. Tests may put other games in. */
import { GAMES, type GameEntry } from './catalogue.ts'
import type { LessonScreens } from './screens/lesson-screens.ts'
import type { RulesBook } from './screens/rules-book.ts'
import type { TableScreens } from './screens/table-screens.ts'
import type { Words } from './screens/words.ts'

let entries: readonly GameEntry[] = GAMES
/** Offers other games. */
export const offerGames = (others: readonly GameEntry[]): void => void (entries = others)

export const games = (): readonly GameEntry[] => entries

/** Throws for an id that is not in the catalogue: check what comes from outside first. */
export function gameEntry(id: string): GameEntry {
  const found = entries.find(({ identity }) => identity.id === id)
  if (!found) throw new Error(`no game is called ${id}`)
  return found
}

let words = $state.raw<Readonly<Record<string, Words>>>({})
let tables = $state.raw<Readonly<Record<string, TableScreens>>>({})

/** A game's words, undefined until `loadWords` has fetched them. */
export const wordsOf = (id: string): Words | undefined => words[id]

/** Rejects if the page's files are out of reach. */
export async function loadWords(id: string): Promise<Words> {
  if (!words[id]) {
    const loaded = await gameEntry(id).words()
    words = { ...words, [id]: loaded.words }
  }
  return words[id]
}

/** Properties of a game's table screen. */
export interface AtTable {
  words: Words
  screens: TableScreens
}

/** Undefined until `loadTable` has fetched it. */
export const tableOf = (id: string): AtTable | undefined =>
  words[id] && tables[id] && { words: words[id], screens: tables[id] }

/** Rejects if the page's files are out of reach. */
export async function loadTable(id: string): Promise<void> {
  const [{ screens }] = await Promise.all([gameEntry(id).table(), loadWords(id)])
  if (!tables[id]) tables = { ...tables, [id]: screens }
}

let books = $state.raw<Readonly<Record<string, RulesBook>>>({})

/** A game's rules book, undefined until `loadBook` has fetched it. */
export const bookOf = (id: string): RulesBook | undefined => books[id]

/** Rejects if the page's files are out of reach. Does nothing for a game that has no book. */
export async function loadBook(id: string): Promise<void> {
  const loaded = await gameEntry(id).rules?.()
  if (loaded && !books[id]) books = { ...books, [id]: loaded.book }
}

let taught = $state.raw<Readonly<Record<string, LessonScreens>>>({})

/** A game's lessons, undefined until `loadLessons` has fetched them. */
export const lessonsOf = (id: string): LessonScreens | undefined => taught[id]

/** Rejects if the page's files are out of reach. Does nothing for a game that has none. */
export async function loadLessons(id: string): Promise<void> {
  const loaded = await gameEntry(id).lessons?.()
  if (loaded && !taught[id]) taught = { ...taught, [id]: loaded.lessons }
}

/** Loaders of every game's screens, part by part. */
export const partsOfGames = (): (() => Promise<unknown>)[] =>
  entries.flatMap(({ identity, archive, score, rules, lessons }) => [
    () => loadTable(identity.id),
    archive,
    ...(score ? [score] : []),
    ...(rules ? [rules] : []),
    ...(lessons ? [lessons] : []),
  ])
