/**
 * Practice: every day some positions of a person's reviewed games in which something was given away. Each answer is written
 * before it is told, and a position is shown on one page at a time.
 */
import type { Tried, Try } from '../../contract/analysis.ts'
import { isApiError, refusal } from '../../contract/errors.ts'
import type {
  AnsweredExercise,
  Exercise,
  ExerciseAnswer,
  ExerciseAside,
  ExerciseGrade,
  ExercisePile,
  ExercisesApi,
  NextExercise,
} from '../../contract/exercises.ts'
import { gameIn, type Catalogue } from '../../games/facets/facets.ts'
import type { LossScale } from '../../games/facets/thinking.ts'
import type { GameRecord } from '../../games/record/record.ts'
import { lostIn } from '../../games/review/review-summary.ts'
import { finishedGame } from '../analysis/finished-game.ts'
import { inSlices } from '../platform/pace.ts'
import type { Log } from '../platform/program-log.ts'
import type { StoredExercise } from '../store/archive/exercises.ts'
import type { Stores } from '../store/store.ts'
import { daysBetween } from './days.ts'
import { exercisesIn } from './from-review.ts'
import { Kept } from './kept-for-pages.ts'
import { answered, dayOf, mayBeEasy, repeated, streakOf, today, type Scheduled } from './pile.ts'

export interface ExercisesOptions {
  catalogue: Catalogue
  store: Stores
  now: () => Date
  log: Log
  /** Judges a turn in place of the one that was played. */
  judge: (turn: Try) => Promise<Tried>
}

/** Reviewed games before somebody has exercises: fewer would be the same few positions again and again. */
const NEEDED = 3
/** The depth at which answers are judged. */
const DEPTH = 'thorough'

type Own = StoredExercise & Scheduled
type Which = Pick<StoredExercise, 'id'> & { moves: number }

export class ExercisesService {
  readonly #deps: ExercisesOptions
  readonly #kept: Kept
  #making: Promise<void> = Promise.resolve()

  constructor(options: ExercisesOptions) {
    this.#deps = options
    this.#kept = new Kept(options.now)
  }

  readonly api: ExercisesApi = {
    'exercises.people': () => this.people(),
    'exercises.next': (call) => this.next(call),
    'exercises.leave': (page) => this.#kept.leave(page),
    'exercises.help': (call) => this.help(call),
    'exercises.answer': (call) => this.answer(call),
    'exercises.grade': (call) => this.grade(call),
    'exercises.drop': (call) => this.drop(call),
    'exercises.callBack': (call) => this.callBack(call),
    'exercises.aside': (person) => this.aside(person),
  }

  async people(): Promise<ExercisePile[]> {
    await this.#make()
    return this.#deps.store.exercises.people().map(({ name, games }) => this.#pile(name, games, this.#of(name).own))
  }

  async next({ person, page, most }: { person: string; page: string; most: number }): Promise<NextExercise> {
    await this.#make()
    const { store, now } = this.#deps
    const { own, isBegunAnew } = this.#of(person)
    const games = store.exercises.people().find(({ name }) => name === person)?.games ?? 0
    const { left } = dayOf(own, today(own, now()), most)
    const exercise = games < NEEDED ? null : this.#firstOf(left, own, page)
    return { pile: this.#pile(person, games, own, most), exercise, isBegunAnew }
  }

  async help({ page, ...which }: Which & { page: string }): Promise<unknown> {
    const exercise = this.#find(which)
    const { record, game } = this.#gameOf(exercise)
    const tried = await this.#judge(exercise, record, page, [])
    if (!tried) return null
    this.#kept.helped(page, keyOf(exercise))
    const [best] = tried.line
    return best ? game.rules.entryOf(best) : record.moves![exercise.move]
  }

  async answer({ page, ...place }: ExerciseAnswer): Promise<AnsweredExercise | null> {
    const before = this.#open(place)
    const { record, game } = this.#gameOf(before)
    const reviewed = await this.#judge(before, record, page, place.line)
    if (!reviewed) return null
    const exercise = this.#open(place)
    const isHelped = this.#kept.isHelped(page, keyOf(exercise))
    const { scale } = game.thinking!.reviewing
    const grade = place.line.length === 0 ? 'again' : gradeOf(lostIn(reviewed), scale, isHelped)
    const kept = this.#note(exercise, grade)
    this.#kept.leave(page)
    const played = game.rules.decisionsOf(record.moves![exercise.move])
    return { ...scheduleOf(kept), game: exercise.game, reviewed, played, lost: exercise.lost }
  }

  grade({ grade, ...which }: Which & { grade: ExerciseGrade }): ReturnType<ExercisesApi['exercises.grade']> {
    const exercise = this.#find(which)
    const { own } = this.#of(exercise.person)
    const day = today(own, this.#deps.now())
    if (exercise.history.at(-1)?.day !== day) throw refusal('not-found', { id: which.id })
    return scheduleOf(this.#keep(exercise, answered(exercise, day, grade, own)))
  }

  drop(which: Which): void {
    const exercise = this.#find(which)
    this.#keep(exercise, { ...exercise, state: 'dropped' })
  }

  /** An exercise that sat is due at once: somebody wants to see it. */
  callBack(which: Which): void {
    const exercise = this.#find(which)
    const { own } = this.#of(exercise.person)
    const day = today(own, this.#deps.now())
    const due = exercise.state === 'sits' ? day : exercise.due
    this.#keep(exercise, { ...exercise, due, state: 'open' })
  }

  aside(person: string): ExerciseAside[] {
    const { own } = this.#of(person)
    return own
      .flatMap(({ id, move, game, state, startedAt }) =>
        state === 'open' ? [] : [{ id, moves: move, game, state, startedAt }],
      )
      .toSorted((a, b) => (a.startedAt < b.startedAt ? 1 : -1))
  }

  /** Makes the exercises of games that were reviewed whole since; one page after the other. */
  #make(): Promise<void> {
    this.#making = this.#making.catch(() => {}).then(() => this.#makeAll())
    return this.#making
  }

  #makeAll(): Promise<void> {
    const { exercises, atomically } = this.#deps.store
    return inSlices(exercises.unmade(), { together: atomically, one: (game) => this.#makeOf(game), done: () => {} })
  }

  #makeOf({ id, game: title }: { id: string; game: string }): void {
    const { store, catalogue, log } = this.#deps
    const losses = store.exercises.losses(id, gameIn(catalogue, title).thinking!.reviewing.version)
    if (losses.length === 0) return
    try {
      const { game, record } = finishedGame(store, catalogue, id)
      if (losses.length === record.moves!.length) store.exercises.make(id, exercisesIn(game, record, losses))
    } catch (error) {
      if (!isApiError(error) || error.code !== 'game-unreadable') throw error
      log('a reviewed game gave no exercises', error)
      store.exercises.make(id, [])
    }
  }

  /** A person's exercises. Answers that can't be read are forgotten, those to all exercises. */
  #of(person: string): { own: Own[]; isBegunAnew: boolean } {
    const { exercises } = this.#deps.store
    const found = exercises.of(person)
    if (!found) exercises.beginAnew(person)
    const own = (found ?? exercises.of(person) ?? []).map((each) => ({ ...each, weight: this.#weightOf(each) }))
    return { own, isBegunAnew: found === null }
  }

  #weightOf({ game, lost }: StoredExercise): number {
    return lost / gameIn(this.#deps.catalogue, game).thinking!.reviewing.scale.mistake
  }

  #pile(person: string, games: number, own: readonly Own[], most?: number): ExercisePile {
    const day = today(own, this.#deps.now())
    const { done, left } = dayOf(own, day, most)
    const inState = (state: StoredExercise['state']) => own.filter((each) => each.state === state)
    const planned = inState('open').flatMap(({ due }) => (due !== null && due > day ? [due] : []))
    return {
      ...{ person, games, needed: NEEDED, done, left: games < NEEDED ? 0 : left.length },
      ...{ open: inState('open').length, sits: inState('sits').length, dropped: inState('dropped').length },
      next: planned.toSorted()[0] ?? null,
      streak: streakOf(own, day),
    }
  }

  /** The first that no other page shows; games that can't be read any more are passed over. */
  #firstOf(left: readonly Own[], own: readonly Own[], page: string): Exercise | null {
    for (const each of left) {
      if (!this.#kept.isFree(keyOf(each), page)) continue
      const shown = this.#shown(each, own)
      if (!shown) continue
      this.#kept.keep(page, keyOf(each))
      return shown
    }
    this.#kept.leave(page)
    return null
  }

  #shown(exercise: Own, own: readonly Own[]): Exercise | null {
    try {
      return this.#exerciseOf(exercise, today(own, this.#deps.now()))
    } catch (error) {
      if (!isApiError(error) || error.code !== 'game-unreadable') throw error
      return null
    }
  }

  #exerciseOf(stored: StoredExercise, day: string): Exercise {
    const { format, version, game, mode, id, startedAt, players, setup, moves } = this.#gameOf(stored).record
    const known = { format, version, game, mode, id, startedAt, finishedAt: null, players, setup }
    const last = stored.history.at(-1)
    return {
      ...{ id, moves: stored.move, game, seat: stored.seat },
      record: JSON.stringify({ ...known, moves: moves!.slice(0, stored.move), result: null }),
      before: last ? { grade: last.grade, days: daysBetween(last.day, day) } : null,
      isRepeated: last?.day === day,
    }
  }

  #gameOf({ id }: Pick<StoredExercise, 'id'>) {
    return finishedGame(this.#deps.store, this.#deps.catalogue, id)
  }

  #find({ id, moves }: Which): Own {
    const found = this.#deps.store.exercises.find(id, moves)
    if (!found) throw refusal('not-found', { id })
    return { ...found, weight: this.#weightOf(found) }
  }

  /** An exercise that waits for an answer today. */
  #open(which: Which): Own {
    const exercise = this.#find(which)
    const { own } = this.#of(exercise.person)
    const { left } = dayOf(own, today(own, this.#deps.now()), Infinity)
    if (left.every((each) => each.seen !== exercise.seen)) throw refusal('stale', { id: which.id })
    return exercise
  }

  /** Reviews a turn, or without one that which was played; null if the search was given up. */
  async #judge({ id, game, move }: StoredExercise, record: GameRecord, page: string, turn: readonly unknown[]) {
    const { rules } = gameIn(this.#deps.catalogue, game)
    const line = turn.length > 0 ? [...turn] : rules.decisionsOf(record.moves![move])
    return (await this.#deps.judge({ game, id, moves: move, line, page, depth: DEPTH })).reviewed
  }

  /** An exercise that comes once more on its day keeps the grade of the first time. */
  #note(exercise: Own, grade: ExerciseGrade): StoredExercise {
    const { own } = this.#of(exercise.person)
    const day = today(own, this.#deps.now())
    if (exercise.history.at(-1)?.day === day) return this.#keep(exercise, { ...exercise, history: repeated(exercise) })
    return this.#keep(exercise, answered(exercise, day, grade, own))
  }

  #keep(exercise: StoredExercise, { history, due, state }: Pick<StoredExercise, 'history' | 'due' | 'state'>) {
    const kept = { ...exercise, history, due, state }
    this.#deps.store.exercises.keep(kept)
    return kept
  }
}

const keyOf = ({ id, move }: Pick<StoredExercise, 'id' | 'move'>): string => `${move} ${id}`

const scheduleOf = (kept: Pick<StoredExercise, 'history' | 'due' | 'state'>) => ({
  grade: kept.history.at(-1)!.grade,
  due: kept.due!,
  state: kept.state,
  mayBeEasy: mayBeEasy(kept),
})

/** A turn that loses less than an inaccuracy is as good as the best. */
function gradeOf(lost: number, { inaccuracy, mistake }: LossScale, isHelped: boolean): ExerciseGrade {
  if (lost >= mistake) return 'again'
  return lost >= inaccuracy || isHelped ? 'hard' : 'good'
}
