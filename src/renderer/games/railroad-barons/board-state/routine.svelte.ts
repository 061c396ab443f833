/**
 * Passes automatically for players who asked for it, until a price moves or a level of Railroads appears. Each pass is
 * recorded like any other. A take-back ends the routine, so that the player is asked again.
 */
import { untrack } from 'svelte'
import type { BoardState } from './board-state.svelte.ts'
import type { View } from '../../../../games/railroad-barons/rules/types.ts'
import { legal } from './at-hand.ts'

export class Routine {
  readonly #board: BoardState
  /** The seats that pass, and the prices and levels as they were when they said so. */
  #seats = $state.raw<readonly number[]>([])
  #standing = ''
  #entries = 0

  constructor(board: BoardState) {
    this.#board = board
    $effect(() => this.#follow())
  }

  get seats(): readonly number[] {
    return this.#seats
  }

  passOn() {
    const { view } = this.#board
    if (view.turn === null) return
    this.#standing = standingOf(view)
    this.#seats = [...this.#seats, view.turn]
  }

  stop(seat: number) {
    this.#seats = this.#seats.filter((each) => each !== seat)
  }

  #follow() {
    const { view, table } = this.#board
    const wasTakenBack = table.log.length < this.#entries
    this.#entries = table.log.length
    if (wasTakenBack || standingOf(view) !== this.#standing) {
      if (this.#seats.length > 0) this.#seats = []
    } else if (view.turn !== null && this.#seats.includes(view.turn)) untrack(() => this.#pass())
  }

  #pass() {
    const board = this.#board
    const pass = board.choices.find(({ decision }) => 'pass' in decision)
    if (pass && legal(pass)) void board.decide(pass.decision)
  }
}

/** The prices and levels whose change ends the routine. A turn that is still being put together doesn't count. */
const standingOf = ({ before, holdings, appeared }: View): string =>
  JSON.stringify([(before?.holdings ?? holdings).map(({ price }) => price), appeared])
