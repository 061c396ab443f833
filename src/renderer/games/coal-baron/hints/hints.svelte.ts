/** Hints at the table, and the idea pointed at, which the board shows. */
import type { Board } from '../base/board.svelte.ts'
import type { CoalBaronHints, CoalBaronIdea } from '../base/envelopes.ts'
import { stepsOf } from './idea-text.ts'
import { Plan } from './plan.svelte.ts'
import { TableHints, type AskHints } from '../../screens/table-hints.svelte.ts'

export class HintState extends TableHints<CoalBaronHints> {
  /** The idea pointed at. */
  pointed: CoalBaronIdea | null = null
  readonly plan: Plan
  readonly #pointedOn: Board

  constructor(board: Board, ask: () => AskHints<CoalBaronHints> | undefined) {
    super(board, ask)
    this.#pointedOn = board
    this.plan = new Plan(board)
  }

  override close(): void {
    super.close()
    this.point(null)
  }

  /** Shows on the board where this idea begins, and in the pit what it goes on with. */
  point(idea: CoalBaronIdea | null): void {
    this.pointed = idea
    this.#pointedOn.idea = idea?.decisions[0] ?? null
    this.#pointedOn.planned = idea ? stepsOf(idea) : []
  }
}
