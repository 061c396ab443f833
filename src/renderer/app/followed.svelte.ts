/** A thing of the services that stands open on the screen, as it was last acknowledged. */
import type { ApiError } from '../../contract/api.ts'
import { crossing } from '../../contract/errors.ts'
import { notifyError } from './toasts.svelte.ts'

/** The call for the thing and the subscription to its changes; `listen` returns the end of it. */
export interface Source<T> {
  open: () => Promise<T>
  listen: (show: (thing: T) => void) => () => void
}

export class Followed<T extends { id: string; revision: number }> {
  /** Null until it is open. */
  current = $state.raw<T | null>(null)
  /** The reason that it can't be opened. */
  problem = $state.raw<ApiError | null>(null)
  /** The number of actions without an answer so far. */
  pending = $state(0)
  protected readonly id: string
  readonly #source: Source<T>
  #last: Promise<void> = Promise.resolve()

  constructor(id: string, source: Source<T>) {
    this.id = id
    this.#source = source
  }

  /** Fetches how it stands, and hears of every change until the returned function is called. */
  follow(): () => void {
    void this.open()
    return this.#source.listen((thing) => this.#show(thing))
  }

  async open(): Promise<void> {
    try {
      const opened = await this.#source.open()
      this.#show(opened)
      this.problem = null
    } catch (error) {
      const known = crossing(error)
      // A removed screen must not stay visible.
      if (known.code === 'not-found') this.current = null
      if (this.current) notifyError(known)
      else this.problem = known
    }
  }

  /** Does something on the thing as it is once all that was asked of it is done; at once where nothing is under way. */
  soon = (then: () => void): void => {
    if (this.pending === 0) then()
    else void this.queue(() => Promise.resolve(then()))
  }

  /** Does the work after whatever was begun before it has ended; the work must not reject. */
  protected queue(work: () => Promise<void>): Promise<void> {
    this.pending++
    return (this.#last = this.#last.then(work).finally(() => this.pending--))
  }

  /** It never goes back in time: what it was when it was opened may come after a change. */
  #show(thing: T): void {
    if (!this.current || thing.revision >= this.current.revision) this.current = thing
  }
}
