/** State shared by the parts of a board: the table, the actions on it, and what was picked on it so far. */
import { createContext } from 'svelte'
import type { Certificate, Decision, HoldingView, RailroadView } from '../../../../games/railroad-barons/rules/types.ts'
import type { HoldingId, Percent } from '../../../../games/railroad-barons/state/components.ts'
import type { BaronsAction, BaronsTable } from './envelopes.ts'
import { TableBoard } from '../../screens/board-state.svelte.ts'
import { ruleSentence } from '../words/refusals.ts'
import { choicesFor, isAbout, legal, piecesOf, type Choice } from './at-hand.ts'
import { present } from '../../../../games/building-blocks/present.ts'

export class BoardState extends TableBoard<BaronsTable, Decision> {
  /** The certificate with more than one choice of a trade, which the desk asks about. */
  picked = $state.raw<{ holding: HoldingId; percent: Percent } | null>(null)
  /** The bank's Railroad that may be bought next: what it brings and ends is shown. */
  looked = $state.raw<RailroadView | null>(null)

  get choices(): readonly Choice[] {
    return this.asks ? this.table.allowed.choices : []
  }
  /** The name of the player whose turn it is. */
  get nameOnTurn(): string {
    return this.nameOf(this.view.turn)
  }

  /** Whether the idea makes this decision, whatever the price or the split. */
  isIdea(decision: Decision): boolean {
    return this.asks && this.idea.some((each) => isAbout(each, decision))
  }

  holding(id: HoldingId): HoldingView {
    return present(
      this.view.holdings.find((holding) => holding.id === id),
      'the Holding',
    )
  }
  /** The Holding that has its turn. */
  get operating(): HoldingView | null {
    return this.view.operation ? this.holding(this.view.operation.holding) : null
  }

  protected override send(action: BaronsAction): Promise<void> {
    this.picked = null
    this.looked = null
    return super.send(action)
  }

  /** A certificate is pressed: it is traded, asked about where there are several choices, or it is said why it can't be. */
  press(holding: HoldingId, percent: Percent, anchor: Element) {
    const piece = this.pieceWith(holding, percent)
    if (piece >= 0) return void this.drop(piece)
    const all = choicesFor(this.choices, holding, percent)
    const open = all.filter(legal)
    const isStart = all.some(({ decision }) => 'par' in decision)
    if (open.length === 1 && !isStart) return void this.decide(open[0].decision)
    if (open.length > 0) return void (this.picked = { holding, percent })
    const [first] = all
    if (first?.refusal) this.refuse(anchor, ruleSentence(first.refusal))
  }

  /** The place of a certificate among the pieces of the turn under way; -1 where it isn't one of them. */
  pieceWith(holding: HoldingId, percent: Percent): number {
    return piecesOf(this.view.trade).findIndex((piece) => {
      const [id, ...percents] = 'sell' in piece ? piece.sell : (piece as { buy: Certificate }).buy
      return id === holding && percents.includes(percent)
    })
  }

  /** Takes one piece out of the turn under way: back to it, and those after it made again. */
  async drop(piece: number): Promise<void> {
    const pieces = piecesOf(this.view.trade)
    await this.#backTo(piece)
    for (const again of pieces.slice(piece + 1)) await this.decide(again)
  }

  /** Takes the whole turn under way back. */
  clear = (): Promise<void> => this.#backTo(0)

  async #backTo(pieces: number): Promise<void> {
    for (let left = piecesOf(this.view.trade).length; left > pieces; left--) await this.takeBack()
  }
}

export const [useBoard, provideBoard] = createContext<BoardState>()
