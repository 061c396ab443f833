/**
 * Lessons at real tables: each table that one is played at has a chart, which hears of every change of the table. Where one is
 * stands on disk after each step.
 */
import { refusal } from '../../contract/errors.ts'
import type { BeginLesson, LessonProgress, LessonsApi, LessonState } from '../../contract/lessons.ts'
import type { Catalogue } from '../../games/facets/facets.ts'
import type { LessonChapter } from '../../games/facets/teaching.ts'
import { chartSteps } from '../../games/base/machine.ts'
import type { EventHub } from '../base/events.ts'
import type { Stores } from '../store/store.ts'
import type { TablesService } from '../tables/tables.ts'
import { stateOf, type Played, type Taught } from './lesson-state.ts'
import { chapterOf, lessonMachine, type Begun, type LessonEvent } from './machine.ts'
import { progressStore, type Progress } from './progress.ts'
import { lessonTableOf } from './lesson-table.ts'

export interface LessonsOptions {
  catalogue: Catalogue
  store: Pick<Stores, 'settings' | 'games'>
  events: EventHub
  tables: TablesService
}

export interface LessonsService {
  api: LessonsApi
  close: () => void
}

const chart = chartSteps(lessonMachine)
const NEVER_BEGUN: Progress = { version: 0, done: [], at: null }

export function lessonsService({ catalogue, store, events, tables }: LessonsOptions): LessonsService {
  const progress = progressStore(store.settings)
  const taught: Taught[] = [...catalogue].flatMap(([game, { teaching = [] }]) =>
    teaching.map((lesson) => ({ game, lesson })),
  )
  /** By table. */
  const playing = new Map<string, Played>()

  const kept = ({ game, lesson }: Taught): Progress => progress.read(game, lesson.id) ?? NEVER_BEGUN

  const write = ({ game, lesson }: Taught, change: Partial<Progress>): void =>
    progress.write(game, lesson.id, { ...kept({ game, lesson }), version: lesson.version, ...change })

  const lessonOf = (game: string, id: string): Taught => {
    const found = taught.find((each) => each.game === game && each.lesson.id === id)
    if (!found) throw refusal('not-found', { id })
    return found
  }

  /** The chart of a table as it was kept; null at a table without a lesson. */
  const resumed = (table: string): Played | null => {
    const here = playing.get(table)
    if (here) return here
    const found = taught.find((each) => kept(each).at?.table === table)
    return found ? resume(found, kept(found)) : null
  }

  const resume = (each: Taught, { version, at }: Progress): Played => {
    const { lesson } = each
    const chapter = Math.max(
      0,
      lesson.chapters.findIndex(({ id }) => id === at!.chapter),
    )
    const trail = version === lesson.version ? validTrail(at!.trail, lesson.chapters[chapter]) : []
    const table = lessonTableOf(tables.table(at!.table))
    return follow({ ...each, table: at!.table, snapshot: chart.open({ lesson, chapter, trail, table }) })
  }

  const follow = (played: Played): Played => {
    playing.set(played.table, played)
    return played
  }

  /** Writes where the lesson is, and tells. */
  const keep = (played: Played): LessonState => {
    const { table, snapshot } = follow(played)
    const { trail } = snapshot.context
    const chapter = chapterOf(snapshot.context).id
    const isThrough = snapshot.matches('chapterOver') || snapshot.matches('over')
    const { done } = kept(played)
    write(played, {
      done: isThrough && !done.includes(chapter) ? [...done, chapter] : done,
      at: snapshot.matches('over') ? null : { chapter, table, trail },
    })
    if (snapshot.matches('over')) playing.delete(table)
    return tell(stateOf(played))
  }

  const tell = (state: LessonState): LessonState => {
    events.emit('lesson.changed', state)
    return state
  }

  const send = (played: Played, event: LessonEvent): LessonState => {
    const next = chart.after(played.snapshot, event)
    return next ? keep({ ...played, snapshot: next }) : stateOf(played)
  }

  const begin = (each: Taught, chapter: LessonChapter, names: readonly string[]): LessonState => {
    const { game, lesson } = each
    leaveTable(each)
    const { id } = tables.beginAt({
      game,
      controls: lesson.controls,
      names,
      setup: chapter.setup,
      moves: chapter.moves,
      practice: true,
    })
    const input = {
      lesson,
      chapter: lesson.chapters.indexOf(chapter),
      trail: [],
      table: lessonTableOf(tables.table(id)),
    }
    return keep({ ...each, table: id, snapshot: chart.open(input) })
  }

  /** A chapter's table that is left for another one goes to the bin, if its game isn't over. */
  const leaveTable = (each: Taught): void => {
    const { at } = kept(each)
    if (!at) return
    playing.delete(at.table)
    if (isRunning(at.table)) tables.remove(at.table)
  }

  const isRunning = (table: string) => store.games.summary(table)?.finishedAt === null

  /** The lesson at the table where it was left, if that is still there. */
  const leftOff = (each: Taught): LessonState | null => {
    const { at } = kept(each)
    return at && isRunning(at.table) ? stateOf(resumed(at.table)!) : null
  }

  const beginOrResume = ({ game, lesson, chapter, names }: BeginLesson): LessonState => {
    const each = lessonOf(game, lesson)
    const { controls, chapters } = each.lesson
    if (names.length !== controls.length) throw refusal('bad-arguments', { at: 'names', problem: 'no-such-seat' })
    const wanted = chapters.find(({ id }) => id === chapter)
    if (chapter !== null && !wanted) throw refusal('not-found', { id: chapter })
    if (wanted) return begin(each, wanted, names)
    const interrupted = chapters.find(({ id }) => id === kept(each).at?.chapter)
    return leftOff(each) ?? begin(each, interrupted ?? chapters[0], names)
  }

  const next = (played: Played): LessonState => {
    const { lesson, snapshot } = played
    const following = lesson.chapters[snapshot.context.chapter + 1]
    const isApart = snapshot.matches('chapterOver') && following?.isApart
    return isApart ? begin(played, following, namesAt(played.table)) : send(played, { type: 'NEXT' })
  }

  const namesAt = (table: string) => tables.table(table).head.players.map(({ name }) => name)

  const leave = (played: Played): LessonState => {
    playing.delete(played.table)
    write(played, { at: null })
    return tell({ ...stateOf(played), stage: 'left', step: null, points: [] })
  }

  const count = (played: Played): LessonState => {
    const left = leave(played)
    tables.count(played.table)
    return left
  }

  const acts = { next, leave, count }

  const progressOf = ({ game, lesson }: Taught): LessonProgress => {
    const { done, at } = kept({ game, lesson })
    return {
      game,
      lesson: lesson.id,
      controls: [...lesson.controls],
      chapters: lesson.chapters.map(({ id }) => ({ id, isDone: done.includes(id) })),
      at: at && { chapter: at.chapter, table: at.table },
    }
  }

  const isNew = () =>
    !progress.hasDeclined() &&
    taught.every(({ game, lesson }) => progress.read(game, lesson.id) === null) &&
    tables.list().length === 0

  const stop = events.subscribe((name, value) => {
    if (name !== 'table.changed') return
    const played = playing.get((value as { id: string }).id)
    if (played) send(played, { type: 'TABLE', table: lessonTableOf(tables.table(played.table)) })
  })

  const first = taught[0]
  return {
    api: {
      'lessons.list': () => taught.map(progressOf),
      'lessons.begin': beginOrResume,
      'lessons.open'(id) {
        const played = resumed(id)
        return played && stateOf(played)
      },
      'lessons.act'({ id, act }) {
        const played = resumed(id)
        if (!played) throw refusal('not-found', { id })
        return acts[act](played)
      },
      'lessons.offer': () => (first && isNew() ? { game: first.game, lesson: first.lesson.id } : null),
      'lessons.decline': progress.decline,
    },
    close: stop,
  }
}

/** A trail that is longer than its chapter is none. */
const validTrail = (trail: readonly Begun[], { steps }: LessonChapter): readonly Begun[] =>
  trail.length > steps.length + 1 ? [] : trail
