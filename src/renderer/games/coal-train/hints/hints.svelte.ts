/** Hints at the table, and the turn of one of them that is being carried out. */
import type { Decision } from '../../../../games/coal-train/rules/types.ts'
import type { Deciding } from '../../screens/hint-plan.svelte.ts'
import { TableHints, type AskHints } from '../../screens/table-hints.svelte.ts'
import type { BoardState } from '../board-state/board-state.svelte.ts'
import type { TrainHints } from '../board-state/envelopes.ts'
import { hintStepsOf, type HintStep, type TrainIdea } from './idea-words.ts'

export class TurnHints extends TableHints<TrainHints> {
  /** In the words of the position that they were found for. */
  #steps = $state.raw<readonly HintStep[]>([])
  readonly #at: BoardState

  constructor(board: BoardState, ask: () => AskHints<TrainHints> | undefined) {
    super(surely(board), ask)
    this.#at = board
  }

  /** The steps of the turn that is being carried out; none if none is, or if the table went another way. */
  get underWay(): readonly HintStep[] {
    return this.isUnderWay ? this.#steps : []
  }
  /** The number of them that are done. */
  get done(): number {
    const [next] = this.plan.rest
    return this.#steps.findIndex(({ decisions }) => decisions.includes(next))
  }

  /** Marks the things that its reasons name, too. */
  override point(idea: TrainIdea | null): void {
    super.point(idea)
    this.#at.reasons = idea?.reasons ?? []
  }

  override carryOut(idea: TrainIdea, atOnce: boolean): void {
    this.#steps = hintStepsOf(idea, this.#at.view)
    this.plan.begin(
      this.#steps.flatMap(({ decisions }) => decisions),
      atOnce,
    )
  }

  protected override beginsStep(decision: Decision): boolean {
    return this.#steps.some(({ decisions: [first] }) => first === decision)
  }

  /** The next step. */
  protected override left(): readonly Decision[] {
    return this.underWay[this.done]?.decisions ?? []
  }
}

/** A turn that was chosen as a whole asks nothing on its way. */
const surely = (board: BoardState): Deciding<Decision> => ({
  get asks() {
    return board.asks
  },
  get table() {
    return board.table
  },
  get idea() {
    return board.idea
  },
  set idea(decisions) {
    board.idea = decisions
  },
  decide: (decision) => board.decide(decision, true),
  soon: (then) => board.soon(then),
})
