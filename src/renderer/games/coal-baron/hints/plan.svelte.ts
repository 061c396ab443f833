/** A hint for a whole mining turn, carried out step by step or at once, with the next step shown on the board. */
import type { Decision } from '../../../../games/coal-baron/rules/types.ts'
import { isStep } from './idea-text.ts'
import type { Board } from '../base/board.svelte.ts'

export class Plan {
  /** The decisions still to be made, on the table as it was when the last one was. */
  #rest = $state.raw<{ revision: number; decisions: readonly Decision[] } | null>(null)
  readonly #board: Board

  constructor(board: Board) {
    this.#board = board
  }

  /** None where the table went on in another direction. */
  get rest(): readonly Decision[] {
    return this.#board.asks && this.#rest?.revision === this.#board.table.revision ? this.#rest.decisions : []
  }

  /** Carries out the first decision, and all others too where they are not to wait for `next`. */
  begin(decisions: readonly Decision[], atOnce: boolean): void {
    this.#rest = { revision: this.#board.table.revision, decisions }
    this.#go(atOnce)
  }

  next = (): void => this.#go(false)
  finish = (): void => this.#go(true)

  #go(on: boolean): void {
    this.#board.soon(() => {
      const [decision, ...decisions] = this.rest
      if (!decision) return
      const { revision } = this.#board.table
      this.#board.decide(decision)
      this.#board.soon(() => this.#arrive(revision, decisions, on))
    })
  }

  /** A decision that was refused ends the plan. */
  #arrive(before: number, decisions: readonly Decision[], on: boolean): void {
    const { revision } = this.#board.table
    this.#rest = revision > before ? { revision, decisions } : null
    this.#board.idea = this.rest[0] ?? null
    this.#board.planned = this.rest.filter(isStep)
    if (on && decisions.length > 0) this.#go(true)
  }
}
