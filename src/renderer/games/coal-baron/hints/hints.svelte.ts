/** Hints at the table, and the idea pointed at, which the board shows. */
import type { BoardState } from '../base/board-state.svelte.ts'
import type { CoalBaronHints, CoalBaronIdea } from '../base/envelopes.ts'
import { isStep, workStepsOf } from './idea-words.ts'
import type { Decision } from '../../../../games/coal-baron/rules/types.ts'
import { HintPlan } from '../../screens/hint-plan.svelte.ts'
import { TableHints, type AskHints } from '../../screens/table-hints.svelte.ts'

export class HintState extends TableHints<CoalBaronHints> {
  /** The idea pointed at. */
  pointed: CoalBaronIdea | null = null
  /** An idea for a whole mining turn, carried out with the next step shown on the board. */
  readonly plan: HintPlan<Decision>
  readonly #pointedOn: BoardState

  constructor(board: BoardState, ask: () => AskHints<CoalBaronHints> | undefined) {
    super(board, ask)
    this.#pointedOn = board
    this.plan = new HintPlan<Decision>(board, {
      beginsStep: () => true,
      onwards: (rest) => {
        board.idea = rest[0] ?? null
        board.planned = rest.filter(isStep)
      },
    })
  }

  override close(): void {
    super.close()
    this.point(null)
  }

  /** Shows on the board where this idea begins, and in the pit what it goes on with. */
  point(idea: CoalBaronIdea | null): void {
    this.pointed = idea
    this.#pointedOn.idea = idea?.decisions[0] ?? null
    this.#pointedOn.planned = idea ? workStepsOf(idea) : []
  }
}
