/** Hints at the table: asked for, shown, and gone with the decision that they were for. */
import type { Board } from '../base/board.svelte.ts'
import type { BaronsHints } from '../base/envelopes.ts'

/** Asks for hints at this revision; null where none could be had (and that was said). */
export type AskHints = (revision: number) => Promise<BaronsHints | null>

export class HintState {
  /** The hints belong to the table as it was when they were asked for. */
  #asked = $state.raw<{ revision: number; hints: BaronsHints | null } | null>(null)
  readonly #board: Board
  readonly #ask: () => AskHints | undefined

  constructor(board: Board, ask: () => AskHints | undefined) {
    this.#board = board
    this.#ask = ask
  }

  /** Whether a person is asked who might want one, before a turn is begun. */
  get offered(): boolean {
    return this.#board.asks && this.#ask() !== undefined
  }
  get open(): boolean {
    return this.offered && this.#asked?.revision === this.#board.table.revision
  }
  /** Null while they are thought about. */
  get hints(): BaronsHints | null {
    return this.open ? this.#asked!.hints : null
  }

  async toggle(): Promise<void> {
    if (this.open) return this.close()
    const ask = this.#ask()
    if (!this.offered || !ask) return
    const { revision } = this.#board.table
    this.#asked = { revision, hints: null }
    const hints = await ask(revision)
    if (this.#asked?.revision === revision) this.#asked = hints && { revision, hints }
  }

  close(): void {
    this.#asked = null
  }
}
