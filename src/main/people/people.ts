/**
 * People across games. A person is a name: the names in the records are all there is, and whoever is called the same is the
 * same. Another name is therefore written into the records themselves, and one that somebody has already merges the two.
 * So lists, searches, exports and what others import from them say the same everywhere, no second truth can be lost, and an
 * export that comes back is known by its games' ids. The price: games that are imported later with the old spelling bring
 * that person back, to be merged once more. Games that were removed keep the names they had.
 */
import { refusal } from '../../contract/errors.ts'
import type { Renaming, RenamingForeseen } from '../../contract/statistics.ts'
import type { Catalogue } from '../../games/facets/facets.ts'
import type { EventHub } from '../base/events.ts'
import { inSlices, pacer, reporting } from '../base/pace.ts'
import { headOf } from '../store/record-head.ts'
import type { KnownPerson } from '../store/people.ts'
import type { Safety, Stores } from '../store/store.ts'
import { isAsPlayed, isWrittenHere, renamedGame, renamedPlayers, renamedSheet } from './renamed.ts'

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
  undo: () => Promise<void>
  /** Brings a renaming to its end that a crash or a full disk cut off. */
  resume: () => Promise<void>
}

/** The undo of a rename: the games it changed, and the people known before. */
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
    const stored = store.games.load(id)
    if (!stored) return
    if (isAsPlayed(stored)) return store.games.retell(stored, renamedPlayers(headOf(stored.record), renaming))
    const summary = store.games.summary(id)
    if (!summary) return
    if (!isWrittenHere(summary, stored)) return store.games.save(renamedGame(stored, summary, renaming))
    const { change, edit, number } = renamedSheet(stored, store.sheetEdits.load(id), renaming, catalogue)
    store.games.save(change)
    store.sheetEdits.put(id, number, edit)
  }

  /** One renaming after the other: none meets the half of another. */
  let turn: Promise<void> = Promise.resolve()
  const inTurn = (work: () => Promise<void>): Promise<void> => (turn = turn.catch(() => {}).then(work))

  /** Writes the name into these games, a few at a time; those that went in the meantime are left out. */
  const writeAll = (ids: readonly string[], renaming: Renaming): Promise<void> => {
    let done = 0
    const report = reporting(() => events.emit('work.progress', { work: 'renaming', done, total: ids.length }))
    return inSlices(ids, {
      together: store.partly,
      one: (id) => write(id, renaming),
      done(some) {
        some.forEach(forget)
        done += some.length
        report()
      },
    })
  }

  /** Known as unfinished until all games are written: what is cut off is brought to its end by `resume`. */
  const renameAll = async ({ name, to }: Renaming, ids: readonly string[]): Promise<void> => {
    store.unfinished.renaming({ name, to })
    await writeAll(ids, { name, to }).catch((cause: unknown) => fail(cause, { name, to }))
    store.atomically(() => {
      store.people.replace([name, to], asOne(store.people.known([name, to]), to))
      store.unfinished.renamingDone()
    })
    events.emit('tables.changed', null)
  }

  const fail = (cause: unknown, { name, to }: Renaming): never => {
    const error = refusal('rename-left', { name, to, games: store.people.games(name).length })
    throw Object.assign(error, { cause })
  }

  const rename = async (renaming: Renaming): Promise<void> => {
    const { name, to } = renaming
    const pace = pacer()
    const { games, known, together } = foresee(renaming)
    if (name === to || games === 0) throw refusal('not-found', { id: name })
    if (together > 0) throw refusal('sat-together', { name, to, games: together })
    if (known > 0) await store.backup('merge')
    await pace()
    last = { name, to, games: store.people.games(name), known: store.people.known([name, to]) }
    await renameAll(renaming, last.games)
  }

  const undo = async (): Promise<void> => {
    if (!last) throw refusal('not-found')
    const { name, to, games, known } = last
    const there = new Set(store.people.games(to))
    // Cut off it goes forward again: of two people made one, nobody could tell later which games were whose.
    store.unfinished.renaming({ name, to })
    await writeAll(
      games.filter((id) => there.has(id)),
      { name: to, to: name },
    )
    store.atomically(() => {
      store.people.replace([name, to], known)
      store.unfinished.renamingDone()
    })
    last = null
    events.emit('tables.changed', null)
  }

  return {
    foresee,
    rename: (renaming) => inTurn(() => rename(renaming)),
    undo: () => inTurn(undo),
    async resume() {
      const unfinished = store.unfinished.renamed()
      if (unfinished) await renameAll(unfinished, store.people.games(unfinished.name))
    },
  }
}

/** The people known under both names as one, with the colour of who sat down last. */
function asOne(known: readonly KnownPerson[], name: string): KnownPerson[] {
  const [latest] = known.toSorted((a, b) => b.seen - a.seen)
  return latest ? [{ ...latest, name }] : []
}
