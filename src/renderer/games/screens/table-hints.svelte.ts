/** Hints at the table: asked for, shown, carried out, and gone with the decision that they were for. */
import { offerShortcuts } from '../../keys/shortcuts.svelte.ts'
import { m } from '../../paraglide/messages.js'
import { HintPlan, type Deciding } from './hint-plan.svelte.ts'

/** Asks for hints at this revision; null if none could be had (and that was said). */
export type AskHints<H> = (revision: number) => Promise<H | null>

export interface Hinted {
  readonly ideas: readonly {
    readonly decisions: readonly unknown[]
    readonly lead: number
    readonly reasons: readonly unknown[]
  }[]
}
type DecisionOf<H extends Hinted> = H['ideas'][number]['decisions'][number]

export class TableHints<H extends Hinted> {
  /** An idea that is being carried out. */
  readonly plan: HintPlan<DecisionOf<H>>
  /** The hints belong to the table as it was when they were asked for. */
  #asked = $state.raw<{ revision: number; hints: H | null } | null>(null)
  readonly #board: Deciding<DecisionOf<H>>
  readonly #ask: () => AskHints<H> | undefined

  constructor(board: Deciding<DecisionOf<H>>, ask: () => AskHints<H> | undefined) {
    this.#board = board
    this.#ask = ask
    this.plan = new HintPlan(board, {
      beginsStep: (decision) => this.beginsStep(decision),
      givesUp: (decision) => this.givesUp(decision),
      onwards: () => this.point(null),
    })
  }

  /** Whether a person is asked who might want one. */
  get offered(): boolean {
    return this.#board.asks && this.#ask() !== undefined
  }
  get open(): boolean {
    return this.offered && this.#asked?.revision === this.#board.table.revision
  }
  /** Whether ideas are shown, or what is left of one. */
  get shown(): boolean {
    return this.open || this.isUnderWay
  }
  /** The table's, as it is now. */
  get revision(): number {
    return this.#board.table.revision
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

  /** Whether an idea is being carried out, and the table went no other way. */
  get isUnderWay(): boolean {
    return this.plan.rest.length > 0
  }

  /** Marks an idea on the board; null marks what is left of the one under way. */
  point(idea: H['ideas'][number] | null): void {
    this.#board.idea = idea ? idea.decisions : this.left()
  }

  /** Carries out the first step of an idea, and all others too where they are not to wait. */
  carryOut(idea: H['ideas'][number], atOnce: boolean): void {
    this.plan.begin(idea.decisions, atOnce)
  }

  /** Tells what an idea turns up, where a mouse presses it twice too; null if one press does it. */
  warning(_idea: H['ideas'][number]): string | null {
    return null
  }

  close(): void {
    this.#asked = null
    this.plan.end()
    this.point(null)
  }

  /** Whether a step ends before this decision: each is one by itself. */
  protected beginsStep(_decision: DecisionOf<H>): boolean {
    return true
  }

  /** Whether this decision ends a turn in which more could be done. */
  protected givesUp(_decision: DecisionOf<H>): boolean {
    return false
  }

  /** Decisions of the idea under way that are marked. */
  protected left(): readonly DecisionOf<H>[] {
    return this.plan.rest
  }
}

/** Offers the keys of hints; call it while the board is set up. */
export function offerHintKeys<H extends Hinted>(title: () => string, hints: TableHints<H>): void {
  offerShortcuts(title, [
    { keys: ['h'], says: m.hints_ask, run: () => void hints.toggle(), when: () => hints.offered },
    { keys: ['n'], says: m.next_step, run: hints.plan.next, when: () => hints.isUnderWay },
    { keys: ['Escape'], says: m.close_hints, run: () => hints.close(), when: () => hints.shown },
  ])
}
