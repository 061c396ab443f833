/**
 * Lessons at real tables: each table that one is played at has a chart, which hears of every change of the table. Where one is
 * stands on disk after each step.
 */
import { refusal } from '../../../contract/errors.ts'
import type {
  ActInLesson,
  BeginLesson,
  LessonProgress,
  LessonsApi,
  LessonState,
  OfferedLesson,
} from '../../../contract/schemas/lessons.ts'
import type { Catalogue } from '../../../games/facets/facets.ts'
import type { LessonChapter } from '../../../games/facets/teaching.ts'
import { chartSteps } from '../../../games/building-blocks/machine.ts'
import type { EventHub } from '../../platform/events.ts'
import type { Stores } from '../../store/store.ts'
import type { TablesService } from '../tables.ts'
import { stateOf, type Played, type Taught } from './lesson-state.ts'
import { chapterOf, lessonMachine, positionOf, type BegunStep, type LessonEvent } from './machine.ts'
import { progressStore, type Progress, type ProgressStore } from './progress.ts'
import { lessonTableOf } from './lesson-table.ts'
import { present } from '../../../games/building-blocks/present.ts'

export interface LessonsOptions {
  catalogue: Catalogue
  store: Pick<Stores, 'settings' | 'games'>
  events: EventHub
  tables: TablesService
}

const chart = chartSteps(lessonMachine)
const NEVER_BEGUN: Progress = { version: 0, done: [], at: null }

export class LessonsService {
  readonly #deps: LessonsOptions
  readonly #progress: ProgressStore
  readonly #taught: Taught[]
  /** The lessons under way, by table. */
  readonly #playing = new Map<string, Played>()
  /** Stops listening to the tables. */
  readonly close: () => void

  constructor(options: LessonsOptions) {
    this.#deps = options
    this.#progress = progressStore(options.store.settings)
    this.#taught = [...options.catalogue].flatMap(([game, { teaching = [] }]) =>
      teaching.map((lesson) => ({ game, lesson })),
    )
    this.close = options.events.subscribe((name, value) => {
      if (name === 'table.changed') this.#tableChanged((value as { id: string }).id)
    })
  }

  readonly api: LessonsApi = {
    'lessons.list': () => this.#taught.map((each) => this.#progressOf(each)),
    'lessons.begin': (call) => this.#beginOrResume(call),
    'lessons.open': (id) => {
      const played = this.#resumed(id)
      return played && stateOf(played)
    },
    'lessons.act': ({ id, act }) => {
      const played = this.#resumed(id)
      if (!played) throw refusal('not-found', { id })
      return this.#acts[act](played)
    },
    'lessons.offer': () => this.#offer(),
    'lessons.decline': () => this.#progress.decline(),
  }

  /** Returns the decisions that a lesson prescribes to the bot at this table; null if the bot is free. */
  scripted(table: string): readonly unknown[] | null {
    const played = this.#resumed(table)
    if (!played) return null
    const { context } = played.snapshot
    return chapterOf(context).others?.(positionOf(context)) ?? null
  }

  readonly #acts: Record<ActInLesson['act'], (played: Played) => LessonState> = {
    next: (played) => this.#next(played),
    leave: (played) => this.#leave(played),
    count: (played) => this.#count(played),
  }

  #kept({ game, lesson }: Taught): Progress {
    return this.#progress.read(game, lesson.id) ?? NEVER_BEGUN
  }

  #write({ game, lesson }: Taught, change: Partial<Progress>): void {
    this.#progress.write(game, lesson.id, { ...this.#kept({ game, lesson }), version: lesson.version, ...change })
  }

  #lessonOf(game: string, id: string): Taught {
    const found = this.#taught.find((each) => each.game === game && each.lesson.id === id)
    if (!found) throw refusal('not-found', { id })
    return found
  }

  /** The chart of a table as it was kept; null at a table without a lesson. */
  #resumed(table: string): Played | null {
    const here = this.#playing.get(table)
    if (here) return here
    const found = this.#taught.find((each) => this.#kept(each).at?.table === table)
    return found ? this.#resume(found, this.#kept(found)) : null
  }

  #resume(each: Taught, progress: Progress): Played {
    const { lesson } = each
    const { version } = progress
    const at = present(progress.at, 'the place in the lesson')
    const chapter = Math.max(
      0,
      lesson.chapters.findIndex(({ id }) => id === at.chapter),
    )
    const trail = version === lesson.version ? validTrail(at.trail, lesson.chapters[chapter]) : []
    const input = { lesson, chapter, trail, table: this.#tableOf(at.table) }
    return this.#follow({ ...each, table: at.table, snapshot: chart.open(input) })
  }

  #follow(played: Played): Played {
    this.#playing.set(played.table, played)
    return played
  }

  /** Writes where the lesson is, and tells. */
  #keep(played: Played): LessonState {
    const { table, snapshot } = this.#follow(played)
    const { trail } = snapshot.context
    const chapter = chapterOf(snapshot.context).id
    const isThrough = snapshot.matches('chapterOver') || snapshot.matches('over')
    const { done } = this.#kept(played)
    this.#write(played, {
      done: isThrough && !done.includes(chapter) ? [...done, chapter] : done,
      at: snapshot.matches('over') ? null : { chapter, table, trail },
    })
    if (snapshot.matches('over')) this.#playing.delete(table)
    return this.#tell(stateOf(played))
  }

  #tell(state: LessonState): LessonState {
    this.#deps.events.emit('lesson.changed', state)
    return state
  }

  #send(played: Played, event: LessonEvent): LessonState {
    const next = chart.after(played.snapshot, event)
    return next ? this.#keep({ ...played, snapshot: next }) : stateOf(played)
  }

  #tableChanged(id: string): void {
    const played = this.#playing.get(id)
    if (played) this.#send(played, { type: 'TABLE', table: this.#tableOf(id) })
  }

  #tableOf(id: string) {
    return lessonTableOf(this.#deps.tables.table(id))
  }

  #begin(each: Taught, chapter: LessonChapter, names: readonly string[]): LessonState {
    const { game, lesson } = each
    this.#leaveTable(each)
    const { id } = this.#deps.tables.beginAt({
      game,
      controls: lesson.controls,
      names,
      setup: chapter.setup,
      moves: chapter.moves,
      practice: true,
    })
    const input = { lesson, chapter: lesson.chapters.indexOf(chapter), trail: [], table: this.#tableOf(id) }
    return this.#keep({ ...each, table: id, snapshot: chart.open(input) })
  }

  /** A chapter's table that is left for another one goes to the bin, if its game isn't over. */
  #leaveTable(each: Taught): void {
    const { at } = this.#kept(each)
    if (!at) return
    this.#playing.delete(at.table)
    if (this.#isRunning(at.table)) this.#deps.tables.remove(at.table)
  }

  #isRunning(table: string): boolean {
    return this.#deps.store.games.summary(table)?.finishedAt === null
  }

  /** The lesson at the table where it was left, if that is still there. */
  #leftOff(each: Taught): LessonState | null {
    const { at } = this.#kept(each)
    return at && this.#isRunning(at.table) ? stateOf(present(this.#resumed(at.table), 'the lesson')) : null
  }

  #beginOrResume({ game, lesson, chapter, names }: BeginLesson): LessonState {
    const each = this.#lessonOf(game, lesson)
    const { controls, chapters } = each.lesson
    if (names.length !== controls.length) throw refusal('bad-arguments', { at: 'names', problem: 'no-such-seat' })
    const wanted = chapters.find(({ id }) => id === chapter)
    if (chapter !== null && !wanted) throw refusal('not-found', { id: chapter })
    if (wanted) return this.#begin(each, wanted, names)
    const interrupted = chapters.find(({ id }) => id === this.#kept(each).at?.chapter)
    return this.#leftOff(each) ?? this.#begin(each, interrupted ?? chapters[0], names)
  }

  #next(played: Played): LessonState {
    const { lesson, snapshot, table } = played
    const following = lesson.chapters[snapshot.context.chapter + 1]
    const isApart = snapshot.matches('chapterOver') && following?.isApart
    if (!isApart) return this.#send(played, { type: 'NEXT' })
    const { players } = this.#deps.tables.table(table).head
    return this.#begin(
      played,
      following,
      players.map(({ name }) => name),
    )
  }

  #leave(played: Played): LessonState {
    this.#playing.delete(played.table)
    this.#write(played, { at: null })
    return this.#tell({ ...stateOf(played), stage: 'left', step: null, points: [] })
  }

  #count(played: Played): LessonState {
    const left = this.#leave(played)
    this.#deps.tables.count(played.table)
    return left
  }

  #progressOf(each: Taught): LessonProgress {
    const { game, lesson } = each
    const { done, at } = this.#kept(each)
    return {
      game,
      lesson: lesson.id,
      controls: [...lesson.controls],
      chapters: lesson.chapters.map(({ id }) => ({ id, isDone: done.includes(id) })),
      at: at && { chapter: at.chapter, table: at.table },
    }
  }

  /** The first lesson, where somebody is new here: has neither played nor been taught, and didn't decline. */
  #offer(): OfferedLesson | null {
    const isNew =
      !this.#progress.hasDeclined() &&
      this.#taught.every(({ game, lesson }) => this.#progress.read(game, lesson.id) === null) &&
      this.#deps.tables.list().length === 0
    const [first] = this.#taught
    return first && isNew ? { game: first.game, lesson: first.lesson.id } : null
  }
}

/** A trail that is longer than its chapter is none. */
const validTrail = (trail: readonly BegunStep[], { steps }: LessonChapter): readonly BegunStep[] =>
  trail.length > steps.length + 1 ? [] : trail
