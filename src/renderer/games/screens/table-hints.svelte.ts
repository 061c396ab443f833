/** Hints at the table: asked for, shown, and gone with the decision that they were for. */

/** Asks for hints at this revision; null where none could be had (and that was said). */
export type AskHints<H> = (revision: number) => Promise<H | null>

/** A board whose people might want a hint. */
interface Asking {
  /** Whether the people at the table are asked for a decision now. */
  readonly asks: boolean
  readonly table: { readonly revision: number }
}

export class TableHints<H> {
  /** The hints belong to the table as it was when they were asked for. */
  #asked = $state.raw<{ revision: number; hints: H | null } | null>(null)
  readonly #board: Asking
  readonly #ask: () => AskHints<H> | undefined

  constructor(board: Asking, ask: () => AskHints<H> | undefined) {
    this.#board = board
    this.#ask = ask
  }

  /** Whether a person is asked who might want one. */
  get offered(): boolean {
    return this.#board.asks && this.#ask() !== undefined
  }
  get open(): boolean {
    return this.offered && this.#asked?.revision === this.#board.table.revision
  }
  /** Null while they are thought about. */
  get hints(): H | null {
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
