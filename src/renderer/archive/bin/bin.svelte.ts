/** The bin as its screen sees it: the games that have arrived, and which of them are selected. */
import { SvelteSet } from 'svelte/reactivity'
import type { BinnedGame, BinSelection } from '../../../contract/schemas/bin.ts'
import type { Services } from '../../app/services.svelte.ts'
import { notifyError } from '../../app/toasts.svelte.ts'

const PAGE = 100

export class Bin {
  games = $state.raw<BinnedGame[]>([])
  /** Null until the first page is there. */
  total = $state<number | null>(null)
  readonly marked = new SvelteSet<string>()
  readonly #services: Services

  constructor(services: Services) {
    this.#services = services
  }

  /** Everything afresh, as many games as were shown. */
  async reload(): Promise<void> {
    const shown = Math.max(PAGE, this.games.length)
    const games: BinnedGame[] = []
    do games.push(...(await this.#page(games.length)))
    while (games.length < Math.min(shown, this.total ?? 0))
    this.games = games
    this.marked.clear()
  }

  async more(): Promise<void> {
    this.games = [...this.games, ...(await this.#page(this.games.length))]
  }

  async #page(skip: number): Promise<BinnedGame[]> {
    try {
      const { total, games } = await this.#services.call('bin.list', { skip, count: PAGE })
      this.total = total
      return games
    } catch (error) {
      this.total = null
      notifyError(error)
      return []
    }
  }

  get selection(): BinSelection {
    return { ids: [...this.marked] }
  }

  mark(id: string) {
    if (!this.marked.delete(id)) this.marked.add(id)
  }

  markAll(all: boolean) {
    this.marked.clear()
    if (all) for (const { id } of this.games) this.marked.add(id)
  }

  /** The number put back; null if it could not be done. */
  restore(games: BinSelection): Promise<number | null> {
    return this.#unlessFailing(() => this.#services.call('bin.restore', games))
  }

  /** The number deleted for good; null if it could not be done. */
  erase(games: BinSelection): Promise<number | null> {
    return this.#unlessFailing(() => this.#services.call('bin.erase', games))
  }

  async #unlessFailing(work: () => Promise<number>): Promise<number | null> {
    try {
      return await work()
    } catch (error) {
      notifyError(error)
      return null
    } finally {
      await this.reload()
    }
  }
}
