/** A test by its file, relative to the project's folder, and its full name. */
export interface Place {
  file: string
  /** Undefined if the file as a whole failed. */
  name?: string
}

/** Counts what a test runner has done so far. Its reporter sends it to `npm test` again and again. */
export interface Tally {
  /** How many files or tests have ended, and how many there are. */
  ended: number
  total: number
  passed: number
  skipped: number
  failed: Place[]
  /** Tests that failed first and passed when they were tried again. */
  flaky: Place[]
}

export const emptyTally = (): Tally => ({ ended: 0, total: 0, passed: 0, skipped: 0, failed: [], flaky: [] })

/** Sends a tally to the process that started this one, if there is a channel to it. */
export const send = (tally: Tally): void => void process.send?.(tally)
