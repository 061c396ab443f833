/** A walk through a game's positions: by moves, by work steps, by shifts, or by itself at a chosen speed. */
import type { TableState } from '../../../contract/api.ts'
import { options } from '../../../games/coal-baron/options.ts'
import { shiftOf, type Position } from '../../../games/coal-baron/positions.ts'
import type { Step } from '../../../games/coal-baron/types.ts'
import { deciding, view } from '../../../games/coal-baron/view.ts'
import type { GameRecord } from '../../../games/record.ts'
import type { Played } from '../../games/coal-baron/records/stored-game.ts'

/** Decisions a second. */
export const SPEEDS = [0.5, 1, 2, 4, 8] as const

export class Replay {
  index = $state(0)
  playing = $state(false)
  speed = $state(2)
  readonly #record: GameRecord
  readonly #played: Played

  constructor(record: GameRecord, played: Played) {
    this.#record = record
    this.#played = played
    this.index = this.last
  }

  get positions(): readonly Position[] {
    return this.#played.positions
  }
  get last(): number {
    return this.positions.length - 1
  }
  get position(): Position {
    return this.positions[this.index]
  }
  get shift(): number {
    return shiftOf(this.position)
  }
  get isAtEnd(): boolean {
    return this.index === this.last
  }

  /** To a position; what plays by itself pauses. */
  go(index: number) {
    this.playing = false
    this.#show(index)
  }
  #show(index: number) {
    this.index = Math.max(0, Math.min(this.last, index))
  }

  step(by: 1 | -1) {
    this.go(this.index + by)
  }

  /** To the end of this move or of the next; back to the beginning of this move or of the one before. */
  move(by: 1 | -1) {
    const { moves, part } = this.position
    this.toMove(by > 0 || part > 0 ? moves + (by > 0 ? 1 : 0) : moves - 1)
  }

  /** To where so many whole moves are made. */
  toMove(moves: number) {
    this.go(this.positions.findIndex((position) => position.moves >= Math.max(0, moves) && position.part === 0))
    if (moves > this.positions[this.last].moves) this.go(this.last)
  }

  /** To the beginning of the next shift, in the last one to the end. */
  nextShift() {
    const next = this.positions.findIndex((position) => shiftOf(position) > this.shift)
    this.go(next < 0 ? this.last : next)
  }

  /** From the end it begins anew. */
  play() {
    if (!this.playing && this.isAtEnd) this.#show(0)
    this.playing = !this.playing
  }

  faster(by: 1 | -1) {
    const at = SPEEDS.findIndex((speed) => speed === this.speed) + by
    this.speed = SPEEDS[Math.max(0, Math.min(SPEEDS.length - 1, at))]
  }

  /** Goes on by itself while it plays; for an effect, which calls it again at every step. */
  tick(): (() => void) | undefined {
    if (!this.playing) return
    if (this.isAtEnd) return void (this.playing = false)
    const next = this.index + 1
    const timer = setTimeout(() => this.#show(next), 1000 / this.speed)
    return () => clearTimeout(timer)
  }

  /** The table as it stood, for the board: it asks nobody. Everything may be seen, since the game is over. */
  get table(): TableState {
    const { record, position, index } = { record: this.#record, position: this.position, index: this.index }
    const { state, moves } = position
    return {
      id: record.id,
      game: 'coal-baron',
      revision: index,
      players: record.players,
      startedAt: record.startedAt,
      finishedAt: record.finishedAt,
      waiting: 'finished',
      view: view(state, deciding(state)),
      options: options(state),
      steps: this.#stepsSoFar(),
      takeBack: null,
      ceremony: null,
      log: this.#played.log.filter((item) => !('move' in item) || item.move < moves),
      result: null,
    }
  }

  /** Work steps of the move under way. */
  #stepsSoFar(): Step[] {
    const { moves, part } = this.position
    const entry = part > 0 ? (this.#record.moves![moves] as { steps?: Step[] }) : {}
    return entry.steps?.slice(0, part - 1) ?? []
  }
}
