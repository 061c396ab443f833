/** A position on the board that somebody solves: a turn is tried, judged, and then explained. */
import type { Idea, ReviewedMove } from '../../../games/facets/ideas.ts'
import type { GameRecord } from '../../../games/record/record.ts'
import type { Services } from '../../app/services.svelte.ts'
import { notifyError } from '../../app/toasts.svelte.ts'
import { WINDOW } from '../../app/window-name.ts'
import { gameEntry, loadWords } from '../../games/offered-games.svelte.ts'
import type { Words } from '../../games/screens/words.ts'
import { Replay } from '../replay/replay.svelte.ts'
import { Kept } from '../study/kept-places.svelte.ts'
import { LiveAnalysis } from '../study/live-analysis.svelte.ts'
import { Study } from '../study/study.svelte.ts'

export interface ToSolve {
  id: string
  game: string
  /** Whole moves before the position, and the seat that is asked there. */
  moves: number
  seat: number
  /** The game's record up to it, as JSON. */
  record: string
}

export interface Opened<P extends ToSolve> {
  exercise: P
  study: Study
  analysis: LiveAnalysis
  words: Words
}

export abstract class Solving<
  P extends ToSolve = ToSolve,
  A extends { reviewed: ReviewedMove } = { reviewed: ReviewedMove },
> {
  /** The position on the board; null if there is none. */
  opened = $state.raw<Opened<P> | null>(null)
  answered = $state.raw<A | null>(null)
  /** The answer was looked up before anything was tried. */
  hasGivenUp = $state(false)
  /** The best turn, with the reasons for it. */
  best = $state.raw<Idea | null>(null)
  isThinking = $state(false)
  /** The record's entry of the best turn, whose kind is told as help; null without help. */
  helpEntry = $state.raw<unknown>(null)
  protected isGone = false
  protected readonly services: Services

  constructor(services: Services) {
    this.services = services
  }

  /** Puts the next position on the board. Never rejects. */
  abstract goOn(): Promise<void>
  protected abstract askHelp(position: P): Promise<unknown>
  /** Judges a turn, or shows the best one where the line is empty; null if the search was given up. */
  protected abstract send(position: P, line: unknown[]): Promise<A | null>
  protected abstract explain(answered: A): Promise<void>

  /** The turn that was tried, once it is whole. */
  readonly turn: unknown[] | null = $derived.by(() => {
    if (!this.opened || this.answered || this.isThinking) return null
    const { study, exercise } = this.opened
    return study.line && study.moves > exercise.moves ? study.place.line : null
  })

  /** Judges the turn that was tried. */
  judge(turn: unknown[]): Promise<void> {
    return this.#answer(turn)
  }

  /** Shows the best turn without a try. */
  giveUp(): Promise<void> {
    return this.#answer([])
  }

  async help() {
    const { exercise } = this.opened!
    await this.#thinking(async () => {
      this.helpEntry = await this.askHelp(exercise)
    })
  }

  /** Puts the best turn on the board. */
  showBest() {
    if (!this.opened || !this.answered) return
    const { study, exercise } = this.opened
    const line = this.lineOf(this.answered)
    study.show({ moves: exercise.moves, line: line.flat() }, 'found', line[0].length)
  }

  /** Ends the practice on this page. */
  end() {
    this.isGone = true
    this.close()
  }

  /** The turns from the best one on, each with its decisions. */
  lineOf({ reviewed }: A): unknown[][] {
    return reviewed.line.length > 0 ? reviewed.line : [reviewed.played.decisions]
  }

  protected recordOf({ record }: P): GameRecord {
    return JSON.parse(record) as GameRecord
  }

  protected close() {
    if (this.opened?.analysis.isOn) this.opened.analysis.stop()
    if (this.isThinking) this.services.call('analysis.stop', WINDOW).catch(() => {})
    this.opened = this.answered = this.best = this.helpEntry = null
    this.hasGivenUp = this.isThinking = false
  }

  /** The board has the moves up to the position, and knows nothing of those after it. */
  protected async open(exercise: P): Promise<Opened<P>> {
    const { game: title } = exercise
    const record = this.recordOf(exercise)
    const [words, { screens }] = await Promise.all([loadWords(title), gameEntry(title).archive()])
    const game = screens.read(record)
    const study = new Study(game, screens, new Replay(game.played!.positions), new Kept(this.services, record))
    study.mode = 'puzzle'
    return { exercise, study, words, analysis: new LiveAnalysis(this.services, record) }
  }

  async #answer(line: unknown[]) {
    const { exercise, study } = this.opened!
    study.mode = 'still'
    await this.#thinking(async () => {
      const answered = await this.send(exercise, line)
      if (this.opened?.exercise !== exercise) return
      this.hasGivenUp = line.length === 0
      this.answered = answered
      if (answered) void this.explain(answered)
      if (this.hasGivenUp) this.showBest()
    })
    study.mode = this.answered ? 'board' : 'puzzle'
  }

  async #thinking(work: () => Promise<void>) {
    const { opened } = this
    this.isThinking = true
    try {
      await work()
    } catch (error) {
      notifyError(error)
    } finally {
      // A turn that wasn't judged is tried anew.
      if (!this.answered) opened?.study.leave()
      if (this.opened === opened) this.isThinking = false
    }
  }
}
