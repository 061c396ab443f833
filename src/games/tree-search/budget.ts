/** Ends a search after `iterations` iterations, or when `expired` says so. */
export interface Budget {
  iterations: number
  expired: () => boolean
}
