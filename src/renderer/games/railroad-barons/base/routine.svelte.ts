/**
 * Turns that a player wants to be spared: passes for the rest of a stock round. Each is recorded like any other pass, and a take-back
 * ends it, so that whoever takes back is asked again.
 */
import { untrack } from 'svelte'
import type { BoardState } from './board-state.svelte.ts'
import { legal } from './at-hand.ts'

export class Routine {
  readonly #board: BoardState
  /** The seats that pass, and the stock round in which they do. */
  #seats = $state.raw<readonly number[]>([])
  #round = 0
  #entries = 0

  constructor(board: BoardState) {
    this.#board = board
    $effect(() => this.#follow())
  }

  get seats(): readonly number[] {
    return this.#seats
  }

  passToTheEnd() {
    const { turn, round } = this.#board.view
    if (turn === null) return
    this.#round = round.stock
    this.#seats = [...this.#seats, turn]
  }

  stop(seat: number) {
    this.#seats = this.#seats.filter((each) => each !== seat)
  }

  #follow() {
    const { view, table } = this.#board
    const wasTakenBack = table.log.length < this.#entries
    this.#entries = table.log.length
    if (wasTakenBack || view.round.stock !== this.#round || view.round.operating > 0) {
      if (this.#seats.length > 0) this.#seats = []
    } else if (view.turn !== null && this.#seats.includes(view.turn)) untrack(() => this.#pass())
  }

  #pass() {
    const board = this.#board
    const pass = board.choices.find(({ decision }) => 'pass' in decision)
    if (pass && legal(pass)) void board.decide(pass.decision)
  }
}
