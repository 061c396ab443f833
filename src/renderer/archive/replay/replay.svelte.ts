/** A walk through a game's positions: by moves, by decisions, by sections, or by itself at a chosen speed. */
import type { Position } from '../../games/screens/archive-screens.ts'

/** Decisions a second. */
export const SPEEDS = [0.5, 1, 2, 4, 8] as const

export class Replay {
  index = $state(0)
  playing = $state(false)
  speed = $state(2)
  readonly positions: readonly Position[]

  /** Stands at the end. */
  constructor(positions: readonly Position[]) {
    this.positions = positions
    this.index = this.last
  }

  get last(): number {
    return this.positions.length - 1
  }
  get position(): Position {
    return this.positions[this.index]
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

  /** Goes to the position after `moves` whole moves, or to the last one if the game has fewer. */
  toMove(moves: number) {
    this.go(this.positions.findIndex((position) => position.moves >= Math.max(0, moves) && position.part === 0))
    if (moves > this.positions[this.last].moves) this.go(this.last)
  }

  /** To the beginning of the next section, in the last one to the end. */
  nextSection() {
    const next = this.positions.findIndex(({ section }) => section > this.position.section)
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

  /** The beginning of each section, by index. */
  get begins(): number[] {
    return sectionBegins(this.positions)
  }
}

/** The index of the first position of each section. */
export const sectionBegins = (positions: readonly Position[]): number[] =>
  positions.flatMap(({ section }, at) => (section > (positions[at - 1]?.section ?? 0) ? [at] : []))
