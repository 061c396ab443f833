/** Somebody's exercises of the day, one after the other: each is tried on the board, judged, and then explained. */
import type { AnsweredExercise, Exercise, ExerciseGrade, NextExercise } from '../../../contract/exercises.ts'
import type { Idea } from '../../../games/facets/ideas.ts'
import type { GameRecord } from '../../../games/record/record.ts'
import { callPatiently, type Services } from '../../app/services.svelte.ts'
import { notify, notifyError } from '../../app/toasts.svelte.ts'
import { WINDOW } from '../../app/window-name.ts'
import { gameEntry, loadWords } from '../../games/offered-games.svelte.ts'
import type { Words } from '../../games/screens/words.ts'
import { m } from '../../paraglide/messages.js'
import { Replay } from '../replay/replay.svelte.ts'
import { Kept } from '../study/kept-places.svelte.ts'
import { LiveAnalysis } from '../study/live-analysis.svelte.ts'
import { Study } from '../study/study.svelte.ts'

/** Exercises of a day, and as many again where somebody wants more. */
const A_DAY = 20

export interface Opened {
  exercise: Exercise
  study: Study
  analysis: LiveAnalysis
  words: Words
}

export class Practice {
  /** Null until the first answer of the services. */
  next = $state.raw<NextExercise | null>(null)
  /** The exercise on the board; null if none is left. */
  opened = $state.raw<Opened | null>(null)
  answered = $state.raw<AnsweredExercise | null>(null)
  /** The answer was looked up before anything was tried. */
  hasGivenUp = $state(false)
  /** The best turn, with the reasons for it. */
  best = $state.raw<Idea | null>(null)
  isThinking = $state(false)
  /** The record's entry of the best turn, whose kind is told as help; null without help. */
  helpEntry = $state.raw<unknown>(null)
  #most = A_DAY
  #isGone = false
  readonly person: string
  readonly #services: Services

  constructor(services: Services, person: string) {
    this.#services = services
    this.person = person
  }

  /** The turn that was tried, once it is whole. */
  readonly turn: unknown[] | null = $derived.by(() => {
    if (!this.opened || this.answered || this.isThinking) return null
    const { study, exercise } = this.opened
    return study.line && study.moves > exercise.moves ? study.place.line : null
  })

  /** Puts the next exercise on the board. Never rejects. */
  async goOn() {
    try {
      const call = { person: this.person, page: WINDOW, most: this.#most }
      const next = await callPatiently(this.#services, () => !this.#isGone, 'exercises.next', call)
      const opened = next.exercise && (await this.#open(next.exercise))
      if (this.#isGone) return
      this.#close()
      this.next = next
      this.opened = opened
      if (next.isBegunAnew) notify({ tone: 'bad', text: () => m.practise_anew({ name: this.person }) })
    } catch (error) {
      notifyError(error)
    }
  }

  /** Asks for twenty more today. */
  wantMore(): Promise<void> {
    this.#most += A_DAY
    return this.goOn()
  }

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
    const { id, moves } = exercise
    await this.#thinking(async () => {
      this.helpEntry = await this.#services.call('exercises.help', { id, moves, page: WINDOW })
    })
  }

  async regrade(grade: ExerciseGrade) {
    const { id, moves } = this.opened!.exercise
    try {
      const changed = await this.#services.call('exercises.grade', { id, moves, grade })
      if (this.answered) this.answered = { ...this.answered, ...changed }
    } catch (error) {
      notifyError(error)
    }
  }

  /** Takes the exercise out, with an offer to undo that, and goes on. */
  async drop() {
    const { id, moves } = this.opened!.exercise
    try {
      await this.#services.call('exercises.drop', { id, moves })
      const undo = { label: m.undo, run: () => void this.callBack(id, moves) }
      notify({ tone: 'plain', text: m.practise_dropped, about: 'exercise', action: undo })
      await this.goOn()
    } catch (error) {
      notifyError(error)
    }
  }

  async callBack(id: string, moves: number) {
    try {
      await this.#services.call('exercises.callBack', { id, moves })
      if (!this.opened) await this.goOn()
    } catch (error) {
      notifyError(error)
    }
  }

  /** Puts the best turn on the board. */
  showBest() {
    if (!this.opened || !this.answered) return
    const { study, exercise } = this.opened
    const { reviewed } = this.answered
    const line = reviewed.line.length > 0 ? reviewed.line : [reviewed.played.decisions]
    study.show({ moves: exercise.moves, line: line.flat() }, 'found', line[0].length)
  }

  /** Returns to the position of the exercise. */
  showPosition() {
    this.opened?.study.leave()
  }

  /** Ends the practice on this page. */
  end() {
    this.#isGone = true
    this.#close()
    this.#services.call('exercises.leave', WINDOW).catch(() => {})
  }

  #close() {
    if (this.opened?.analysis.isOn) this.opened.analysis.stop()
    if (this.isThinking) this.#services.call('analysis.stop', WINDOW).catch(() => {})
    this.opened = this.answered = this.best = this.helpEntry = null
    this.hasGivenUp = this.isThinking = false
  }

  /** The board has the moves up to the exercise, and knows nothing of those after it. */
  async #open(exercise: Exercise): Promise<Opened> {
    const { game: title } = exercise
    const record = JSON.parse(exercise.record) as GameRecord
    const [words, { screens }] = await Promise.all([loadWords(title), gameEntry(title).archive()])
    const game = screens.read(record)
    const study = new Study(game, screens, new Replay(game.played!.positions), new Kept(this.#services, record))
    study.mode = 'puzzle'
    return { exercise, study, words, analysis: new LiveAnalysis(this.#services, record) }
  }

  async #answer(line: unknown[]) {
    const { exercise, study } = this.opened!
    const { game, id, moves } = exercise
    study.mode = 'still'
    await this.#thinking(async () => {
      const answered = await this.#services.call('exercises.answer', { game, id, moves, line, page: WINDOW })
      if (this.opened?.exercise !== exercise) return
      this.hasGivenUp = line.length === 0
      this.answered = answered
      if (answered) void this.#explain(answered)
      if (this.hasGivenUp) this.showBest()
    })
    study.mode = this.answered ? 'board' : 'puzzle'
  }

  /** A turn that nothing beats has its reasons beside the one that was played in the game. */
  async #explain({ reviewed, played, game }: AnsweredExercise) {
    const { exercise } = this.opened!
    if (reviewed.best) return void (this.best = reviewed.best)
    const { id, moves } = exercise
    const call = { game, id, moves, line: played, page: WINDOW, depth: 'quick' as const }
    const tried = await this.#services.call('analysis.try', call).catch(() => null)
    if (this.opened?.exercise === exercise) this.best = tried?.reviewed?.best ?? reviewed.played
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
