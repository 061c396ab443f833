/** The end of a turn, which says what is lost: points, a second build, or by a drawn tile the way back. Then it takes a second press. */
import type { View } from '../../../../games/coal-train/rules/types.ts'
import { m } from '../../../paraglide/messages.js'
import { isTouch } from '../../../ui/click.ts'
import { PressTwice } from '../../../ui/press-twice.svelte.ts'
import type { BoardState } from '../board-state/board-state.svelte.ts'
import { leftOver } from './left-over.ts'

/** Whether ending the turn draws a tile, which can't be taken back. */
const draws = ({ ending, draw, market }: View): boolean => ending !== 'last' && draw > 0 && market.includes(null)

const END = 'end'

export class EndTurn {
  readonly #board: BoardState
  readonly #twice: PressTwice

  constructor(board: BoardState) {
    this.#board = board
    this.#twice = new PressTwice(() => board.table.revision)
  }

  get armed(): boolean {
    return this.#twice.isArmed(END)
  }

  get label(): string {
    const { own, view } = this.#board
    const { actionPoints } = own
    if (this.armed) return draws(view) ? m.ct_end_sure() : m.press_again()
    return actionPoints > 0 ? m.ct_end_lost({ count: actionPoints }) : m.ct_end()
  }

  /** The things left undone, in sentences, after the first press; null before it. */
  get left(): string | null {
    return this.armed ? leftOver(this.#board.view, this.#board.choices) : null
  }

  press = (event?: MouseEvent) => {
    if (this.#isAsked(event) && !this.#twice.press(END)) return
    void this.#board.decide({ end: true }, true)
  }

  #isAsked(event?: MouseEvent): boolean {
    const { view, own, confirms } = this.#board
    const isWanted = confirms === 'always' || (confirms === 'touch' && event !== undefined && isTouch(event))
    return own.actionPoints > 0 || view.building !== null || (isWanted && draws(view))
  }
}
