/** The games as screens ask for them: by id, with what was loaded of them so far. Tests may put other games in. */
import { GAMES, type GameEntry } from './catalogue.ts'
import type { Words } from './words.ts'

let entries: readonly GameEntry[] = GAMES
/** Puts other games on the shelf. */
export const offerGames = (others: readonly GameEntry[]): void => void (entries = others)

export const games = (): readonly GameEntry[] => entries

/** Throws for an id that is not in the catalogue: check what comes from outside first. */
export function gameEntry(id: string): GameEntry {
  const found = entries.find(({ identity }) => identity.id === id)
  if (!found) throw new Error(`no game is called ${id}`)
  return found
}

let loaded = $state.raw<Readonly<Record<string, Words>>>({})

/** A game's words, undefined until `loadWords` has fetched them. */
export const wordsOf = (id: string): Words | undefined => loaded[id]

/** Rejects where the page's files are out of reach. */
export async function loadWords(id: string): Promise<Words> {
  if (!loaded[id]) {
    const { words } = await gameEntry(id).words()
    loaded = { ...loaded, [id]: words }
  }
  return loaded[id]
}
