/** The part of the contract for reports of what went wrong inside Pithead. They stay in the data folder. */

export interface ReportsApi {
  /** Keeps a report of something that failed in the page; of many only the first ones. */
  'reports.add': (failure: PageFailure) => void
  /** The newest first. */
  'reports.list': () => ReportSummary[]
  /** The report's text. Refused with `not-found`. */
  'reports.read': (name: string) => string
  /** Deletes these, whether they are still there or not. */
  'reports.remove': (names: string[]) => void
}

export interface PageFailure {
  message: string
  stack: string
  /** The page's route: ids of games, no names of people. */
  route: string
}

export interface ReportSummary {
  /** A file's name. */
  name: string
  at: string
  /** The report's first words on what happened. */
  what: string
}
