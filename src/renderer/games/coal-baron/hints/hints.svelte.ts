/** Hints at the table, and the idea pointed at, which the board shows. */
import type { Decision } from '../../../../games/coal-baron/rules/types.ts'
import { TableHints, type AskHints } from '../../screens/table-hints.svelte.ts'
import type { BoardState } from '../board-state/board-state.svelte.ts'
import type { CoalBaronHints, CoalBaronIdea } from '../board-state/envelopes.ts'
import { isStep, workStepsOf } from './idea-words.ts'

export class HintState extends TableHints<CoalBaronHints> {
  /** The idea pointed at. */
  pointed: CoalBaronIdea | null = null
  readonly #shownOn: BoardState

  constructor(board: BoardState, ask: () => AskHints<CoalBaronHints> | undefined) {
    super(board, ask)
    this.#shownOn = board
  }

  override close(): void {
    super.close()
    this.point(null)
  }

  /** Shows on the board where this idea begins, and in the pit what it goes on with. */
  point(idea: CoalBaronIdea | null): void {
    this.pointed = idea
    this.#shownOn.idea = idea?.decisions[0] ?? null
    this.#shownOn.planned = idea ? workStepsOf(idea) : []
  }

  protected override onwards(rest: readonly Decision[]): void {
    this.#shownOn.idea = rest[0] ?? null
    this.#shownOn.planned = rest.filter(isStep)
  }
}
