/** Hints at the table: asked for, shown, and gone with the decision that they were for. */
import type { Board } from '../base/board.svelte.ts'
import type { CoalBaronHints, CoalBaronIdea } from '../base/envelopes.ts'

/** Asks for hints at this revision; null where none could be had (and that was said). */
export type AskHints = (revision: number) => Promise<CoalBaronHints | null>

export class HintState {
  /** The hints belong to the table as it was when they were asked for. */
  #asked = $state.raw<{ revision: number; hints: CoalBaronHints | null } | null>(null)
  /** The idea pointed at. */
  pointed: CoalBaronIdea | null = null
  readonly #board: Board
  readonly #ask: () => AskHints | undefined

  constructor(board: Board, ask: () => AskHints | undefined) {
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
  get hints(): CoalBaronHints | null {
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
    this.point(null)
  }

  /** Shows on the board where this idea begins. */
  point(idea: CoalBaronIdea | null): void {
    this.pointed = idea
    this.#board.idea = idea?.decisions[0] ?? null
  }
}
