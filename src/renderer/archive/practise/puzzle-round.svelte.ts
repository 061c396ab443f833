/** Puzzles of a title one after the other, or that of the day; a person's first answers are rated. */
import type { AnsweredPuzzle, Puzzle } from '../../../contract/puzzles.ts'
import type { GameRecord } from '../../../games/record/record.ts'
import { callPatiently, type Services } from '../../app/services.svelte.ts'
import { notify, notifyError } from '../../app/toasts.svelte.ts'
import { WINDOW } from '../../app/window-name.ts'
import { m } from '../../paraglide/messages.js'
import { named } from '../board/seat-names.ts'
import { Solving } from './solving.svelte.ts'

export class PuzzleRound extends Solving<Puzzle, AnsweredPuzzle> {
  /** Null for somebody without a name. */
  readonly person: string | null
  /** The title; null for the puzzle of the day. */
  #game = $state<string | null>(null)
  /** The puzzles that this page has shown. */
  #seen: string[] = []

  constructor(services: Services, person: string | null) {
    super(services)
    this.person = person
  }

  get isDay(): boolean {
    return this.#game === null
  }

  /** Begins with a title's puzzles, or with that of the day where `game` is null. */
  begin(game: string | null): Promise<void> {
    this.#game = game
    return this.#next()
  }

  /** After the puzzle of the day there is none. */
  async goOn() {
    if (this.#game === null) this.close()
    else await this.#next()
  }

  /** Back to the choice of puzzles. */
  leave() {
    this.close()
  }

  override lineOf({ best }: AnsweredPuzzle): unknown[][] {
    return [best]
  }

  async #next() {
    try {
      const call = { person: this.person, game: this.#game, seen: [...this.#seen] }
      const puzzle = await callPatiently(this.services, () => !this.isGone, 'puzzles.next', call)
      const opened = puzzle && (await this.open(puzzle))
      if (this.isGone) return
      this.close()
      this.opened = opened
      if (puzzle) this.#seen.push(puzzle.id)
      else notify({ tone: 'plain', text: m.puzzles_over, about: 'puzzles' })
    } catch (error) {
      notifyError(error)
    }
  }

  /** Seats have numbers for names, in the language of the page. */
  protected override recordOf(puzzle: Puzzle): GameRecord {
    return named(super.recordOf(puzzle))
  }

  protected override askHelp({ id }: Puzzle) {
    return this.services.call('puzzles.help', id)
  }

  protected override send({ game, id }: Puzzle, line: unknown[]) {
    const { person } = this
    return this.services.call('puzzles.answer', {
      game,
      id,
      person,
      line,
      isHelped: this.helpEntry !== null,
      page: WINDOW,
    })
  }

  protected override explain({ ideas, reviewed }: AnsweredPuzzle) {
    this.best = ideas[0] ?? reviewed.played
    return Promise.resolve()
  }
}
