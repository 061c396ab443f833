/**
 * People across games. People are identified by name: the names in the records are all there is. Renaming therefore
 * rewrites the records, and renaming to an existing name merges the two. So lists, searches, exports and what others
 * import from them agree everywhere, no second truth can be lost, and an export that comes back is known by its games'
 * ids. The price: games that are imported later with the old spelling bring that person back, to be merged once more.
 * Games that were removed keep the names they had.
 */
import { isApiError, refusal } from '../../contract/errors.ts'
import type { PeopleApi, Renaming, RenamingForeseen } from '../../contract/schemas/statistics.ts'
import type { Catalogue } from '../../games/facets/facets.ts'
import type { EventHub } from '../platform/events.ts'
import { inSlices, pacer, reporting } from '../platform/pace.ts'
import { headed } from '../store/games/record-head.ts'
import type { KnownPerson } from '../store/games/people.ts'
import type { Safety, Stores } from '../store/store.ts'
import { isAsPlayed, isWrittenHere, renamedGame, renamedPlayers, renamedSheet } from './renamed.ts'

export interface PeopleOptions {
  catalogue: Catalogue
  store: Stores & Safety
  events: EventHub
  /** Tells the tables that a game is no longer as they know it. */
  forget: (id: string) => void
}

/** Data to undo a renaming: the games that it changed, and the people known before. */
interface Done extends Renaming {
  games: string[]
  known: KnownPerson[]
}

export class PeopleService {
  readonly #deps: PeopleOptions
  /** The last renaming, as long as the program runs. */
  #last: Done | null = null
  /** One renaming after the other: none meets the half of another. */
  #turn: Promise<void> = Promise.resolve()

  constructor(options: PeopleOptions) {
    this.#deps = options
  }

  readonly api: PeopleApi = {
    'people.list': () => this.#deps.store.people.list(),
    'people.results': (call) => this.#deps.store.people.results(call),
    'people.against': (call) => this.#deps.store.people.against(call),
    'people.foresee': (renaming) => this.foresee(renaming),
    'people.rename': (renaming) => this.rename(renaming),
    'people.undo': () => this.undo(),
  }

  foresee({ name, to }: Renaming): RenamingForeseen {
    const { people } = this.#deps.store
    const games = people.games(name)
    const known = new Set(people.games(to))
    return { games: games.length, known: known.size, together: games.filter((id) => known.has(id)).length }
  }

  rename(renaming: Renaming): Promise<void> {
    return this.#inTurn(() => this.#rename(renaming))
  }

  undo(): Promise<void> {
    return this.#inTurn(() => this.#undo())
  }

  /** Completes a renaming that a crash or a full disk cut off. */
  async resume(): Promise<void> {
    const { people, unfinished } = this.#deps.store
    const renaming = unfinished.renamed()
    if (renaming) await this.#renameAll(renaming, people.games(renaming.name))
  }

  async #rename(renaming: Renaming): Promise<void> {
    const { store } = this.#deps
    const { name, to } = renaming
    const pace = pacer()
    const { games, known, together } = this.foresee(renaming)
    if (name === to || games === 0) throw refusal('not-found', { id: name })
    if (together > 0) throw refusal('sat-together', { name, to, games: together })
    if (known > 0) await store.backup('merge')
    await pace()
    this.#last = { name, to, games: store.people.games(name), known: store.people.known([name, to]) }
    await this.#renameAll(renaming, this.#last.games)
  }

  /** Known as unfinished until all games are written: what is cut off is completed by `resume`. */
  async #renameAll({ name, to }: Renaming, ids: readonly string[]): Promise<void> {
    const { store } = this.#deps
    store.unfinished.renaming({ name, to })
    await this.#writeAll(ids, { name, to }).catch((cause: unknown) => this.#fail(cause, { name, to }))
    this.#end([name, to], asOne(store.people.known([name, to]), to), () => store.puzzles.rename(name, to))
  }

  async #undo(): Promise<void> {
    const { store } = this.#deps
    if (!this.#last) throw refusal('not-found')
    const { name, to, games, known } = this.#last
    const there = new Set(store.people.games(to))
    // Cut off it goes forward again: of two people made one, nobody could tell later which games were whose.
    store.unfinished.renaming({ name, to })
    await this.#writeAll(
      games.filter((id) => there.has(id)),
      { name: to, to: name },
    )
    this.#end([name, to], known)
    this.#last = null
  }

  #end(names: [string, string], known: readonly KnownPerson[], also = () => {}): void {
    const { store, events } = this.#deps
    store.atomically(() => {
      store.people.replace(names, known)
      also()
      store.unfinished.renamingDone()
    })
    events.emit('tables.changed', null)
  }

  #fail(cause: unknown, { name, to }: Renaming): never {
    const error = refusal('rename-left', { name, to, games: this.#deps.store.people.games(name).length })
    throw Object.assign(error, { cause })
  }

  /** Writes the name into these games, a few at a time; those that went in the meantime or can't be read are left out. */
  #writeAll(ids: readonly string[], renaming: Renaming): Promise<void> {
    const { store, events, forget } = this.#deps
    let done = 0
    const report = reporting(() => events.emit('work.progress', { work: 'renaming', done, total: ids.length }))
    return inSlices(ids, {
      together: store.partly,
      one: (id) => passingOver(() => this.#write(id, renaming)),
      done(some) {
        some.forEach(forget)
        done += some.length
        report()
      },
    })
  }

  #write(id: string, renaming: Renaming): void {
    const { catalogue, store } = this.#deps
    const stored = store.games.load(id)
    if (!stored) return
    if (isAsPlayed(stored)) {
      const record = headed(stored.record, id)
      return store.games.retell({ ...record, revision: stored.revision }, renamedPlayers(record.head, renaming))
    }
    const summary = store.games.summary(id)
    if (!summary) return
    if (!isWrittenHere(summary, stored)) return store.games.save(renamedGame(stored, summary, renaming))
    const { change, edit, number } = renamedSheet(stored, store.sheetEdits.load(id), renaming, catalogue)
    store.games.save(change)
    store.sheetEdits.put(id, number, edit)
  }

  #inTurn(work: () => Promise<void>): Promise<void> {
    this.#turn = this.#turn.catch(() => {}).then(work)
    return this.#turn
  }
}

/** One game that can't be read must not keep a renaming from its end. */
function passingOver(work: () => void): void {
  try {
    work()
  } catch (error) {
    if (!isApiError(error) || error.code !== 'game-unreadable') throw error
  }
}

/** The people known under both names as one, with the colour of who sat down last. */
function asOne(known: readonly KnownPerson[], name: string): KnownPerson[] {
  const [latest] = known.toSorted((a, b) => b.seen - a.seen)
  return latest ? [{ ...latest, name }] : []
}
