/** Somebody's exercises of the day, one after the other: each is tried on the board, judged, and then explained. */
import type { AnsweredExercise, Exercise, ExerciseGrade, NextExercise } from '../../../contract/exercises.ts'
import { callPatiently, type Services } from '../../app/services.svelte.ts'
import { notify, notifyError } from '../../app/toasts.svelte.ts'
import { WINDOW } from '../../app/window-name.ts'
import { m } from '../../paraglide/messages.js'
import { Solving } from './solving.svelte.ts'

/** Exercises of a day, and as many again where somebody wants more. */
const A_DAY = 20

export class Practice extends Solving<Exercise, AnsweredExercise> {
  /** Null until the first answer of the services. */
  next = $state.raw<NextExercise | null>(null)
  #most = A_DAY
  readonly person: string

  constructor(services: Services, person: string) {
    super(services)
    this.person = person
  }

  async goOn() {
    try {
      const call = { person: this.person, page: WINDOW, most: this.#most }
      const next = await callPatiently(this.services, () => !this.isGone, 'exercises.next', call)
      const opened = next.exercise && (await this.open(next.exercise))
      if (this.isGone) return
      this.close()
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

  async regrade(grade: ExerciseGrade) {
    const { id, moves } = this.opened!.exercise
    try {
      const changed = await this.services.call('exercises.grade', { id, moves, grade })
      if (this.answered) this.answered = { ...this.answered, ...changed }
    } catch (error) {
      notifyError(error)
    }
  }

  /** Takes the exercise out, with an offer to undo that, and goes on. */
  async drop() {
    const { id, moves } = this.opened!.exercise
    try {
      await this.services.call('exercises.drop', { id, moves })
      const undo = { label: m.undo, run: () => void this.callBack(id, moves) }
      notify({ tone: 'plain', text: m.practise_dropped, about: 'exercise', action: undo })
      await this.goOn()
    } catch (error) {
      notifyError(error)
    }
  }

  async callBack(id: string, moves: number) {
    try {
      await this.services.call('exercises.callBack', { id, moves })
      if (!this.opened) await this.goOn()
    } catch (error) {
      notifyError(error)
    }
  }

  override end() {
    super.end()
    this.services.call('exercises.leave', WINDOW).catch(() => {})
  }

  protected override askHelp({ id, moves }: Exercise) {
    return this.services.call('exercises.help', { id, moves, page: WINDOW })
  }

  protected override send({ game, id, moves }: Exercise, line: unknown[]) {
    return this.services.call('exercises.answer', { game, id, moves, line, page: WINDOW })
  }

  /** A turn that nothing beats has its reasons beside the one that was played in the game. */
  protected override async explain({ reviewed, played, game }: AnsweredExercise) {
    const { exercise } = this.opened!
    if (reviewed.best) return void (this.best = reviewed.best)
    const { id, moves } = exercise
    const call = { game, id, moves, line: played, page: WINDOW, depth: 'quick' as const }
    const tried = await this.services.call('analysis.try', call).catch(() => null)
    if (this.opened?.exercise === exercise) this.best = tried?.reviewed?.best ?? reviewed.played
  }
}
