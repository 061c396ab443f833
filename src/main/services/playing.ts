import { AnalysisService } from '../analysis/analysis.ts'
import { hintsService } from '../bots/hints.ts'
import { BotPool } from '../bots/pool.ts'
import { DaysService } from '../days/days.ts'
import { ExercisesService } from '../exercises/exercises.ts'
import { clocksService } from '../tables/clocks/clocks.ts'
import { LessonsService } from '../tables/lessons/lessons.ts'
import { OpenTablesService } from '../tables/open/open-tables.ts'
import { PhonesService } from '../phones/phones.ts'
import { pageFolder } from '../platform/root.ts'
import { PuzzlesService } from '../puzzles/puzzles.ts'
import { QueueService } from '../reviews/queue.ts'
import { ReviewsService } from '../reviews/reviews.ts'
import { SheetsService } from '../score-sheet/score-sheets.ts'
import { settingsService } from '../settings/settings.ts'
import type { TablesService } from '../tables/tables.ts'
import type { Deps, ServicesOptions } from './options.ts'

/** One for a bot, one for hints meanwhile; a review uses what they leave. */
const THREADS = 2

/** Tables and sheets, with all that thinks. */
export function playingServices(deps: Deps, tables: TablesService, options: ServicesOptions) {
  const { catalogue, store, events, random } = deps
  const { limits, thread, folder, config } = options
  const pool = new BotPool(THREADS, thread)
  const settings = settingsService(store.settings, events)
  const lessons = new LessonsService({ ...deps, tables })
  const openTables = new OpenTablesService({
    ...{ ...deps, tables, pool, settings: settings.get },
    scripted: (table) => lessons.scripted(table),
    limits: limits && (() => limits),
  })
  const study = studyServices(deps, tables, pool)
  const days = new DaysService({ ...deps, tables, pool, limits })
  days.resume()
  const sheets = new SheetsService(deps)
  const phones = new PhonesService({ ...deps, tables, sheets, folder, config, page: pageFolder() })
  void phones.resume()
  const api = {
    ...settings.api,
    ...tables.api,
    ...openTables.api,
    ...lessons.api,
    ...hintsService({ table: tables.table, store: store.hints, pool, random, limits }),
    ...clocksService(catalogue, store),
    ...sheets.api,
    ...phones.api,
    ...study.api,
    ...days.api,
  }
  const close = (): void => {
    for (const service of [openTables, lessons, phones, study, days]) service.close()
    void pool.close()
  }
  return { api, close }
}

/** Reviews, analysis and practice. */
function studyServices(deps: Deps, tables: TablesService, pool: BotPool) {
  const { catalogue, store } = deps
  const reviews = new ReviewsService({ ...deps, pool, threads: THREADS })
  const analysis = new AnalysisService({ catalogue, store, pool, begin: tables.beginAt })
  const exercises = new ExercisesService({ ...deps, judge: (turn) => analysis.try(turn) })
  const puzzles = new PuzzlesService({ ...deps, analysis })
  const queue = new QueueService({ ...deps, review: (game) => reviews.review(game), end: (id) => reviews.end(id) })
  queue.resume()
  return {
    api: { ...reviews.api, ...queue.api, ...analysis.api, ...exercises.api, ...puzzles.api },
    close() {
      for (const service of [queue, reviews, analysis]) service.close()
    },
  }
}
