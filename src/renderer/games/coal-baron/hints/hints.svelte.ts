/** Hints at the table. */
import type { Decision } from '../../../../games/coal-baron/rules/types.ts'
import { TableHints, type AskHints } from '../../screens/table-hints.svelte.ts'
import type { BoardState } from '../board-state/board-state.svelte.ts'
import { pressAgain } from '../tips/space-tip.ts'
import type { CoalBaronHints, CoalBaronIdea } from '../board-state/envelopes.ts'

export class MineHints extends TableHints<CoalBaronHints> {
  readonly #at: BoardState

  constructor(board: BoardState, ask: () => AskHints<CoalBaronHints> | undefined) {
    super(board, ask)
    this.#at = board
  }

  override warning({ decisions: [first] }: CoalBaronIdea): string | null {
    return 'place' in first && this.#at.asksTwice(first.place) ? pressAgain(this.#at.table, first.place) : null
  }

  /** Mining ends with work steps that could still be used. */
  protected override givesUp(decision: Decision): boolean {
    return 'end' in decision && this.#at.options.steps.length > 0
  }
}
