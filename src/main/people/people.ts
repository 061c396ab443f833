/**
 * People across games. A person is a name: the names in the records are all there is, and whoever is called the same is the
 * same. Another name is therefore written into the records themselves, and one that somebody has already merges the two.
 * So lists, searches, exports and what others import from them say the same everywhere, no second truth can be lost, and an
 * export that comes back is known by its games' ids. The price: games that are imported later with the old spelling bring
 * that person back, to be merged once more. Games that were removed keep the names they had.
 */
import { refusal } from '../../contract/errors.ts'
import type { Renaming, RenamingForeseen } from '../../contract/statistics.ts'
import type { Catalogue } from '../../games/game.ts'
import type { EventHub } from '../base/events.ts'
import type { KnownPerson } from '../store/people.ts'
import type { Safety, Stores } from '../store/store.ts'
import { isWrittenHere, renamedGame, renamedSheet } from './renamed.ts'

export interface PeopleOptions {
  catalogue: Catalogue
  store: Stores & Safety
  events: EventHub
  /** Tells the tables that a game is no longer as they know it. */
  forget: (id: string) => void
}

export interface PeopleService {
  foresee: (renaming: Renaming) => RenamingForeseen
  rename: (renaming: Renaming) => Promise<void>
  undo: () => void
}

/** What takes a renaming back: the games it changed, and who was known before. */
interface Done extends Renaming {
  games: string[]
  known: KnownPerson[]
}

export function peopleService({ catalogue, store, events, forget }: PeopleOptions): PeopleService {
  /** The last renaming, as long as the program runs. */
  let last: Done | null = null

  const foresee = ({ name, to }: Renaming): RenamingForeseen => {
    const games = store.people.games(name)
    const known = new Set(store.people.games(to))
    return { games: games.length, known: known.size, together: games.filter((id) => known.has(id)).length }
  }

  const write = (id: string, renaming: Renaming): void => {
    const stored = store.games.load(id)!
    const summary = store.games.summary(id)!
    if (!isWrittenHere(summary, stored)) return store.games.save(renamedGame(stored, summary, renaming))
    const { change, edit, number } = renamedSheet(stored, store.sheetEdits.load(id), renaming, catalogue)
    store.games.save(change)
    store.sheetEdits.put(id, number, edit)
  }

  const changed = (ids: readonly string[]): void => {
    ids.forEach(forget)
    events.emit('tables.changed', null)
  }

  return {
    foresee,
    async rename(renaming) {
      const { name, to } = renaming
      const { games, known, together } = foresee(renaming)
      if (name === to || games === 0) throw refusal('not-found', { id: name })
      if (together > 0) throw refusal('sat-together', { name, to, games: together })
      if (known > 0) await store.backup('merge')
      const done = { name, to, games: store.people.games(name), known: store.people.known([name, to]) }
      store.atomically(() => {
        for (const id of done.games) write(id, renaming)
        store.people.replace([name, to], asOne(done.known, to))
      })
      last = done
      changed(done.games)
    },
    undo() {
      if (!last) throw refusal('not-found')
      const { name, to, games, known } = last
      const there = new Set(store.people.games(to))
      const ids = games.filter((id) => there.has(id))
      store.atomically(() => {
        for (const id of ids) write(id, { name: to, to: name })
        store.people.replace([name, to], known)
      })
      last = null
      changed(ids)
    },
  }
}

/** The people known under both names as one, with the colour of who sat down last. */
function asOne(known: readonly KnownPerson[], name: string): KnownPerson[] {
  const [latest] = known.toSorted((a, b) => b.seen - a.seen)
  return latest ? [{ ...latest, name }] : []
}
