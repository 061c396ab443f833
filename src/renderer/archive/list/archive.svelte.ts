/** The archive as the screen sees it: what is asked for, the pages of it that have arrived, and what is selected. */
import { SvelteMap, SvelteSet } from 'svelte/reactivity'
import {
  ALL_GAMES,
  type ArchivedGame,
  type ArchiveFilter,
  type GameEdit,
  type Narrowing,
  type Selection,
} from '../../../contract/archive.ts'
import type { BatchChange, Undone } from '../../../contract/schemas/batch.ts'
import { lastsUntilReload } from '../../app/lasting.ts'
import { callPatiently, type Services } from '../../app/services.svelte.ts'
import { notifyError } from '../../app/toasts.svelte.ts'
import { isNarrowed } from '../narrowing.svelte.ts'

const PAGE = 100

/** Kept while the app runs, so that coming back from a game shows the same list. */
let lastFilter = ALL_GAMES
lastsUntilReload(() => (lastFilter = ALL_GAMES))

export class Archive {
  /** The request. */
  filter = $state.raw<ArchiveFilter>(ALL_GAMES)
  /** Null until the first page is there. */
  total = $state<number | null>(null)
  /** With `all`, everything found but these ids; else these ids. */
  all = $state(false)
  readonly marked = new SvelteSet<string>()
  readonly #pages = new SvelteMap<number, ArchivedGame[]>()
  readonly #asked = new Set<number>()
  readonly #services: Services
  #round = 0

  /** About this game; null for all of them. Narrowed as it was last where nothing else is asked for. */
  constructor(services: Services, game: string | null, only: Narrowing | undefined) {
    this.#services = services
    this.filter = lastFilter = { ...(only ? { ...ALL_GAMES, ...only } : lastFilter), game }
  }

  /** Whether the filter leaves anything out. */
  get isFiltered(): boolean {
    return this.filter.game !== null || isNarrowed(this.filter)
  }

  /** The game at this place of the list; undefined while it is on its way. */
  at(index: number): ArchivedGame | undefined {
    return this.#pages.get(Math.floor(index / PAGE))?.[index % PAGE]
  }

  ask(change: Partial<ArchiveFilter>) {
    this.filter = lastFilter = { ...this.filter, ...change }
    this.unmark()
    void this.reload()
  }

  /** Sorts by a column, and by the same once more the other way round. */
  sortBy(sort: ArchiveFilter['sort']) {
    const descending = this.filter.sort === sort ? !this.filter.descending : sort !== 'winner'
    this.ask({ sort, descending })
  }

  /** Everything afresh; what is shown stays until the first page has come. */
  async reload(): Promise<void> {
    this.#round++
    this.#asked.clear()
    await this.#fetch(0, true)
  }

  /** Fetches the pages that hold these places, if they are not there. */
  want(first: number, last: number) {
    for (let page = Math.floor(first / PAGE); page <= Math.floor(last / PAGE); page++)
      if (!this.#asked.has(page)) void this.#fetch(page, false)
  }

  async #fetch(page: number, anew: boolean): Promise<void> {
    const round = this.#round
    this.#asked.add(page)
    try {
      const found = await this.#services.call('archive.list', { ...this.filter, skip: page * PAGE, count: PAGE })
      if (round !== this.#round) return
      if (anew) this.#pages.clear()
      this.#pages.set(page, found.games)
      this.total = found.total
    } catch (error) {
      this.#asked.delete(page)
      notifyError(error)
    }
  }

  // Selection

  isMarked(id: string): boolean {
    return this.all !== this.marked.has(id)
  }

  get count(): number {
    return this.all ? (this.total ?? 0) - this.marked.size : this.marked.size
  }

  mark(id: string) {
    if (!this.marked.delete(id)) this.marked.add(id)
  }

  /** Selects the games from one place of the list to another and no others. */
  async markRange(one: number, other: number): Promise<void> {
    const [first, last] = [Math.min(one, other), Math.max(one, other)]
    const missing = []
    for (let page = Math.floor(first / PAGE); page <= Math.floor(last / PAGE); page++)
      if (!this.#pages.has(page)) missing.push(this.#fetch(page, false))
    if (missing.length > 0) await Promise.all(missing)
    this.unmark()
    for (let index = first; index <= last; index++) {
      const game = this.at(index)
      if (game) this.marked.add(game.id)
    }
  }

  /** Whether every selected game that was fetched has a star. */
  get allStarred(): boolean {
    const fetched = [...this.#pages.values()].flat().filter(({ id }) => this.isMarked(id))
    return fetched.length > 0 && fetched.every(({ star }) => star)
  }

  markAll(all: boolean) {
    this.all = all
    this.marked.clear()
  }

  unmark() {
    this.markAll(false)
  }

  get selection(): Selection {
    const ids = [...this.marked]
    return this.all ? { filter: this.filter, except: ids } : { ids }
  }

  // Actions on games

  /** The ids that were removed; none if it could not be done. */
  async remove(selection: Selection): Promise<string[]> {
    return this.#change(() => this.#services.call('archive.remove', selection), [])
  }

  async restore(ids: readonly string[]): Promise<boolean> {
    const restore = async () => {
      for (let first = 0; first < ids.length; first += 1000)
        await this.#services.call('archive.restore', ids.slice(first, first + 1000))
      return true
    }
    return this.#change(restore, false)
  }

  /**
   * Edits a game. While the services are away it waits, and gives up once `isWanted` returns false. Resolves with true
   * if the game was changed; an error is shown.
   */
  edit = async (edit: GameEdit, isWanted: () => boolean): Promise<boolean> => {
    const change = async () => {
      await callPatiently(this.#services, isWanted, 'archive.edit', edit)
      return true
    }
    return this.#change(change, false)
  }

  /** Sets a game's star or takes it away; what is selected stays so. */
  async star({ id, star }: ArchivedGame): Promise<void> {
    try {
      await this.#services.call('archive.mark', { id, star: !star })
      await this.reload()
    } catch (error) {
      notifyError(error)
    }
  }

  /** Changes the selected games, which stay selected; how many there were to change, null if it could not be done. */
  async changeAll(change: BatchChange): Promise<number | null> {
    return this.#together(() => this.#services.call('batch.change', { games: this.selection, change }))
  }

  async undoChange(): Promise<Undone | null> {
    return this.#together(() => this.#services.call('batch.undo'))
  }

  async #together<T>(work: () => Promise<T>): Promise<T | null> {
    try {
      const done = await work()
      await this.reload()
      return done
    } catch (error) {
      notifyError(error)
      return null
    }
  }

  async #change<T>(work: () => Promise<T>, otherwise: T): Promise<T> {
    try {
      const done = await work()
      this.unmark()
      await this.reload()
      return done
    } catch (error) {
      notifyError(error)
      return otherwise
    }
  }
}
