/** The end of a turn, which says what is lost; where a tile will be turned up, or points are left, it takes a second press. */
import type { View } from '../../../../games/coal-train/rules/types.ts'
import { m } from '../../../paraglide/messages.js'
import type { BoardState } from '../base/board-state.svelte.ts'

/** Whether ending the turn draws a tile, which can't be taken back. */
const draws = ({ ending, draw, market }: View): boolean => ending !== 'last' && draw > 0 && market.includes(null)

export class EndTurn {
  readonly #board: BoardState
  /** The revision in which it was pressed once. */
  #pressed = $state(-1)

  constructor(board: BoardState) {
    this.#board = board
  }

  get armed(): boolean {
    return this.#pressed === this.#board.table.revision
  }

  get label(): string {
    const { actionPoints } = this.#board.own
    if (this.armed) return m.ct_end_sure()
    return actionPoints > 0 ? m.ct_end_lost({ count: actionPoints }) : m.ct_end()
  }

  press = () => {
    if (!this.armed && this.#isAsked()) return void (this.#pressed = this.#board.table.revision)
    void this.#board.decide({ end: true })
  }

  #isAsked(): boolean {
    const { view, own, confirms } = this.#board
    return draws(view) && (own.actionPoints > 0 || confirms === 'always')
  }
}
