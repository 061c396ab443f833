/** A hint carried out step by step or at once, as long as the table goes the way that it says. */
/** A board on which decisions are made. */
export interface Deciding<D> {
  /** Whether the people at the table are asked for a decision now. */
  readonly asks: boolean
  readonly table: { readonly revision: number }
  /** The decisions that the board marks: those of an idea, or what is left of it. */
  idea: readonly D[]
  decide(decision: D): unknown
  /** Once the table has changed. */
  soon(then: () => void): void
}

interface Told<D> {
  /** Whether a step ends before this decision. */
  beginsStep: (decision: D) => boolean
  /** Whether this decision ends the turn although more could be done: at once never makes it. */
  givesUp: (decision: D) => boolean
  /** Called after each decision. */
  onwards: () => void
}

export class HintPlan<D> {
  /** The decisions still to be made, on the table as it was when the last one was. */
  #rest = $state.raw<{ revision: number; decisions: readonly D[] } | null>(null)
  readonly #board: Deciding<D>
  readonly #told: Told<D>

  constructor(board: Deciding<D>, told: Told<D>) {
    this.#board = board
    this.#told = told
  }

  /** The decisions still to be made; empty if the table went another way. */
  get rest(): readonly D[] {
    return this.#board.asks && this.#rest?.revision === this.#board.table.revision ? this.#rest.decisions : []
  }

  /** Carries out the first step, and all others too where they are not to wait for `next`. */
  begin(decisions: readonly D[], atOnce: boolean): void {
    this.#rest = { revision: this.#board.table.revision, decisions }
    this.#go(atOnce)
  }

  next = (): void => this.#go(false)
  finish = (): void => this.#go(true)

  end(): void {
    this.#rest = null
  }

  #go(on: boolean): void {
    this.#board.soon(() => {
      const [decision, ...decisions] = this.rest
      if (!decision) return
      const { revision } = this.#board.table
      void this.#board.decide(decision)
      this.#board.soon(() => this.#arrive(revision, decisions, on))
    })
  }

  /** A decision that was refused ends the plan. */
  #arrive(before: number, decisions: readonly D[], on: boolean): void {
    const { revision } = this.#board.table
    this.#rest = revision > before ? { revision, decisions } : null
    const [next] = this.rest
    const stops = next && on && this.#told.givesUp(next)
    if (stops) this.end()
    this.#told.onwards()
    if (next && !stops && (on || !this.#told.beginsStep(next))) this.#go(on)
  }
}
